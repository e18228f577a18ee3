import Foundation
import TestSupport
import Testing

/// Scripts with expectations as a person and a program meet them.
@Suite("detent run with expectations")
struct ExpectationCommandTests {
  static let story = """
    tap "Compose"
    expect said "New Message"
    expect sheet "New Message" at large within 1s
    expect focus on "Snd"
    tap 5,5
    expect nothing
    wait for "Home"
    """

  @Test("kept and failed expectations stand in both transcripts, and the exit code is 1", arguments: ["text", "json"])
  func transcripts(format: String) throws {
    let folder = try TemporaryFolder(["story.txt": Self.story])
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--script-file", "story.txt", "--format", format], in: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    let golden = Snapshot.compare(result.output, "expectations.\(format == "text" ? "txt" : "jsonl")")
    #expect(golden.isEqual, "\(golden.message)")
  }

  /// Runs that fail, each with the reason that its stream ends with.
  static let failures: [(arguments: [String], error: String)] = [
    (
      ["--script", #"tap "Compose"; expect "Send" disabled; expect said "x""#],
      #"{"error":{"time":483333,"instruction":"expect \"Send\" disabled","script":"script","line":1,"column":16,"message":"not as expected: "#
    ),
    (
      ["--script", #"tap "Compose"; expect "Send" disabled; tap "Sned""#],
      #"{"error":{"time":483333,"instruction":"tap \"Sned\"","script":"script","line":1,"column":40,"message":"cannot be done: nothing on the screen is \"Sned\"","hint":"nearest: "#
    ),
    (
      ["--strict", "--script", "tap 5,840"],
      #"{"error":{"time":83333,"script":"script","line":1,"column":1,"message":"“tap 5,840” did nothing"}}"#
    ),
    (
      ["--input", "mail.session.jsonl", "--expect", "other.txt"],
      #"{"error":{"time":494398,"message":"differs from other.txt"}}"#
    ),
  ]

  @Test(
    "the stream of a run that failed ends with why, its end and its audit with the findings in full",
    arguments: failures)
  func failedStream(arguments: [String], error: String) throws {
    let folder = try TemporaryFolder([:])
    let made = try Shell.run(
      #""$detent" example copy mail && "$detent" run mail.scene.yaml --no-audit --input mail.session.jsonl | sed s/Sheet/Sheets/ > other.txt"#,
      in: folder.path)
    #expect(made.status == 0, "\(made.output)")
    let result = try Program.run(
      ["run", "mail.scene.yaml", "--format", "json", "--report", "run.html"] + arguments, in: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.hasPrefix(#"{"error":"#) })
    #expect(lines[index].hasPrefix(error), "\(lines[index])")
    #expect(
      lines[(index + 1)...].map { $0.prefix(8) }.filter { $0 != #"{"expect"# } == [#"{"end":{"#, #"{"audit""#],
      "\(lines)")
    let page = try String(contentsOfFile: folder.path + "/run.html", encoding: .utf8)
    let failed = try #require(page.range(of: "What failed</h2>"))
    let run = try #require(page.range(of: "<h2 id=\"run\">"))
    #expect(failed.lowerBound < run.lowerBound && page[failed.upperBound..<run.lowerBound].contains("<a href=\"#step-"))
  }

  @Test("the audit at the end of a stream has its findings in full")
  func findings() throws {
    let result = try Program.run(["run", "example:faulty", "--format", "json"])
    let audit = try #require(result.output.split(separator: "\n").last)
    let report = try Program.run(["audit", "example:faulty", "--format", "json"])
    func findings(_ text: String) -> Int { text.components(separatedBy: #""rule":"#).count }
    func compact(_ text: String) -> String { text.replacing(#": ""#, with: #":""#) }
    #expect(
      audit.contains(#""findings":[{"rule":"#) && audit.contains(#""evidence":{"#) && audit.contains(#""states":["#))
    #expect(findings(String(audit)) > 5 && findings(String(audit)) == findings(compact(report.output)), "\(audit)")
  }

  @Test("where everything is as expected, the exit code is 0")
  func kept() throws {
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--script", #"tap "Compose"; expect said "New Message"; wait for "Send""#])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("\n2 expectations, 2 kept, 0 failed\n"))
  }

  @Test("a claim that is wrong is told before anything is done")
  func mistakes() throws {
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--script", #"tap "Compose"; expect sad "x""#])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(
      result.errors.contains("script:1:23: 'sad' begins nothing that can be expected\n  hint: did you mean 'said'?"))
  }

  @Test(
    "an instruction that did nothing, or that nobody can do, is a warning, and with --strict a failure",
    arguments: [
      ("tap 5,840", "script:1:1: “tap 5,840” did nothing", 1 as Int32),
      ("tap 5,840; expect nothing", nil, 0),
      ("turn crown 1; expect nothing", nil, 0), ("turn crown 1", "“turn crown 1”: no device with iOS has a crown", 1),
      (#"tap "Compose"; wait 50ms; tap "Send""#, #"“tap "Send"” did nothing"#, 1),
    ] as [(String, String?, Int32)])
  func strictness(script: String, warning: String?, status: Int32) throws {
    for (arguments, status) in [([], 0 as Int32), (["--strict"], status)] {
      let result = try Program.run(["run", "example:mail", "--no-audit", "--script", script] + arguments)
      #expect(result.status == status, "\(result.output)\(result.errors)")
      #expect(result.output.contains("warning ") == (warning != nil), "\(result.output)")
      if let warning { #expect(result.output.contains(warning), "\(result.output)") }
    }
  }

  @Test("several scripts are done in order, each under its own name")
  func severalScripts() throws {
    let result = try Program.run([
      "run", "example:mail", "--no-audit", "--script", #"tap "Compose""#, "--script",
      #"expect "Send"; expect said "New Message"; expect "Sent""#,
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("not as expected (script 2:1:43)"), "\(result.output)")
    #expect(result.output.contains("3 expectations, 2 kept, 1 failed"))
  }

  @Test("a name that nothing in the scene has is told of before the run")
  func unknownName() throws {
    let result = try Program.run(["run", "example:mail", "--no-audit", "--script", #"tap "Compose"; tap "Sned""#])
    #expect(
      result.errors.contains(#"warning: script:1:20: no element of the scene is called "Sned"; did you mean "Send"?"#))
    #expect(result.status == 1)
  }

  @Test("a script from standard input is done line by line, and goes on after a mistake")
  func talking() throws {
    let text = "tap \"Compose\"\ntap \"Snd\"\ntpa\n\n# hello\nexpect \"Send\"\n"
    let result = try Program.run(["run", "example:mail", "--no-audit", "--script-file", "-"], input: text)
    #expect(result.status == 1)
    #expect(
      result.errors.contains("-:2:1: cannot do “tap \"Snd\"”")
        && result.errors.contains("-:3:1: expected an instruction"))
    #expect(result.output.contains("expect \"Send\"             as expected"), "\(result.output)")
  }

  @Test("what a presentation and the question about unsaved changes bring is known by its name")
  func namesToCome() throws {
    let result = try Program.run([
      "run", "example:mail", "--no-audit", "--script",
      #"tap "Compose"; tap "To"; type "Hi"; swipe down from grabber; tap "Delete Draft""#,
    ])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test("names are looked up in an interface with 3,000 sheets without showing each")
  func manySheets() throws {
    var scene =
      "scene: many\nplatform: iOS\nwindows:\n  - {id: w, elements: [{id: b, role: button, label: Go}]}\npresentations:\n"
    for number in 1...3000 { scene += "  - {sheet: s\(number), title: Sheet \(number)}\n" }
    let folder = try TemporaryFolder(["many.scene.yaml": scene])
    let result = try Program.run(
      ["run", "many.scene.yaml", "--no-audit", "--script", #"tap "Go"; expect "Sheet 2999" absent; tap "Shet""#],
      in: folder.path)
    #expect(result.errors.contains(#"no element of the scene is called "Shet""#), "\(result.errors)")
    #expect(result.output.contains("as expected"), "\(result.output)")
  }

  @Test("a pattern that would be tried for ever is given up, and fails")
  func endlessPattern() throws {
    let result = try Program.run([
      "run", "example:mail", "--no-audit", "--script", #"tap "Compose"; expect said /(([a-zA-Z .]+)+)+0/ within 2s"#,
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("was given up after 5 s"), "\(result.output)")
  }

  @Test("two fingers are no mistake where they go to a screen reader", arguments: [true, false])
  func twoFingers(byReader: Bool) throws {
    let result = try Program.run(
      ["run", "example:watch-workout", "--no-audit", "--script", "rotate by 90deg"] + (byReader ? ["--reader"] : []))
    #expect(result.output.contains("no room for two fingers") == !byReader, "\(result.output)\(result.errors)")
  }

  @Test(
    "what takes no time to come is waited for and acted on",
    arguments: ["fullScreen", "alert"])
  func noTransition(kind: String) throws {
    let content =
      kind == "alert"
      ? "buttons: [{id: x, label: Close}]" : "elements: [{id: x, role: button, label: Close, dismiss: close}]"
    let scene = """
      scene: t0
      platform: iOS
      parameters: {transition: 0}
      windows: [{id: w, title: W, elements: [{id: o, role: button, label: Open, opens: p}]}]
      presentations: [{\(kind): p, title: P, \(content)}]

      """
    let folder = try TemporaryFolder(["t0.scene.yaml": scene])
    let result = try Program.run(
      [
        "run", "t0.scene.yaml", "--script", #"tap #w/o; wait for "P"; tap "Close"; expect "P" absent"#, "--fail-on",
        "incomplete",
      ], in: folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    "a stream for programs says why it ends, also where it has not begun",
    arguments: [
      (["example:mail", "--script", "tpa 1,1"], 2, "tpa"), (["no.scene.yaml"], 3, "cannot open"),
      (["bad.scene.yaml"], 3, "platform"),
    ] as [([String], Int32, String)])
  func streamWithoutBeginning(arguments: [String], status: Int32, words: String) throws {
    let folder = try TemporaryFolder(["bad.scene.yaml": "scene: a\n"])
    let result = try Program.run(["run", "--format", "json"] + arguments, in: folder.path)
    #expect(result.status == status)
    #expect(result.output.hasPrefix(#"{"error":{"time":0,"#) && result.output.contains(words), "\(result.output)")
    #expect(result.errors.hasPrefix("detent: error: "))
  }
}
