import Foundation
import TestSupport
import Testing

/// What somebody meets on the fourth day: scripts that are made, flows that are written, files in each other's place.
@Suite("Mistakes of a fourth day")
struct FourthDayTests {
  /// A row that lies under what has a frame, and on it where the screen is turned.
  private static let over = Mistake.scene(
    """
          - {id: two, role: button, label: Two}
          - {id: three, role: button, label: Three, frame: [100, 4, 200, 44]}
    """)

  static let files = [
    "story.txt": "# What a person does.\n\ntap \"Compose\"\nwait 1s\n",
    "bidi.scene.yaml": Mistake.scene(
      #"      - {id: a, role: button, label: "Say\u202e \"no\"\n\u009b2J", frame: [0, 100, 393, 60]}"#),
    "switch.scene.yaml": Mistake.scene(#"      - {id: a, role: toggle, label: Wi-Fi, value: "1"}"#),
    "television.scene.yaml": Mistake.scene(
      """
            - id: films
              role: scrollView
              label: Films
              frame: [0, 100, 1920, 300]
              elements:
                - {id: one, role: button, label: One, frame: [60, 120, 800, 200]}
                - {id: two, role: button, label: Two, frame: [3000, 120, 800, 200]}
            - {id: go, role: button, label: Go, frame: [60, 700, 800, 200]}
      """, platform: "tvOS"),
    "over.scene.yaml": over,
    "cut.scene.yaml": Mistake.scene("      - id: buy\n        role: button\n        label: Tab #1"),
    "page.txt": "- banner:\n  - heading \"Shop\" [level=1]\n- button \"Buy\"\n",
    "dump.xml": """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0"><node index="0" text="Buy" resource-id="" class="android.widget.Button" package="a" \
    content-desc="" checkable="false" checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
    scrollable="false" long-clickable="false" password="false" selected="false" bounds="[0,0][1080,2400]" /></hierarchy>

    """,
    "package.json": "{\n  \"name\": \"shop\",\n  \"version\": \"1.0.0\",\n  \"scripts\": {}\n}\n",
    "tsconfig.json": #"{"name": "shop", "compilerOptions": {}, "include": []}"#,
    "run.txt": "0.000   start                     says “Hi”\n",
    "run.jsonl": #"{"time":0,"start":true,"said":[]}"# + "\n" + #"{"end":{"time":0,"entries":1}}"# + "\n",
    "gestures.jsonl": #"{"time":25817076,"device":0,"gesture":"tap","fingers":1,"count":1,"at":[359,786]}"# + "\n",
    "audit.json": "{\n  \"format\": \"detent-audit\",\n  \"version\": 1,\n  \"counts\": {}\n}\n",
    "sarif.json": "{\n  \"$schema\": \"https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-schema-2.1.0.json\"\n}\n",
    "junit.xml": "<?xml version=\"1.0\"?>\n<testsuites name=\"detent\" tests=\"1\"></testsuites>\n",
    "page.html": "<!DOCTYPE html>\n<html><body>Hi</body></html>\n",
    "said.jsonl": #"{"screen":"mail","place":1,"node":"a","role":"cell","text":"Hi"}"# + "\n",
    "stok.flow.yaml": flow("example:stok"), "missing.flow.yaml": flow("stocks.scene.yaml"),
    "dump.flow.yaml": flow("dump.xml", "tap \"Buy\""), "html.flow.yaml": flow("page.html"),
    "findings.flow.yaml": flow("audit.json"), "session.flow.yaml": flow("example:mail", "replay: over.scene.yaml"),
    "other.flow.yaml": flow("example:mail", "replay: stok.flow.yaml"),
    "recording.flow.yaml": flow("run.txt"), "cut.flow.yaml": flow("cut.scene.yaml"),
    "step.flow.yaml": flow("cut.scene.yaml", "tap \"Tab\" #1"),
    "turned.flow.yaml": "screen: 852x393\n" + flow("over.scene.yaml"),
    "time.flow.yaml": "set: {joinTime: 150ms, longPress: 0.6s, tapMax: 300000}\n" + flow("over.scene.yaml"),
    "fast.flow.yaml": "set: {joinTime: fast}\n" + flow("over.scene.yaml"),
  ]

  private static func flow(_ target: String, _ step: String = "wait 1s") -> String {
    "target: \(target)\nsteps:\n  - \(step)\n"
  }

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    // Texts in scripts.
    (Mistake.script(#"expect said "a\qb""#), 2, #"script:1:15: unknown escape in a text"#),
    (Mistake.script(#"tap "a\u202eb""#), 2, #"script:1:7: a character after \u is"#),
    (Mistake.script(#"tap "a\u202eb""#), 2, #"write \u{202e}"#),
    (Mistake.script(#"tap "a\u{d800}b""#), 2, #"\u{d800} is no character"#),
    (
      Mistake.script(#"tap "Say\u{202e} \"no\"\n2J""#, on: "bidi.scene.yaml"), 1,
      #"did you mean "Say\u{202e} \"no\"\n\u{9b}2J"?"#
    ),
    (
      Mistake.script(#"tap "Say\u{202e} \"no\"\u{a}\u{9b}2J""#, on: "bidi.scene.yaml"), 0,
      #"button "Say\u{202e} \"no\"\n\u{9b}2J" activated"#
    ),
    (Mistake.script("expect said /a"), 2, "the pattern that begins here is not closed on its line"),
    // What came of it.
    (Mistake.script(#"expect value of "Wi-Fi" is "off""#, on: "switch.scene.yaml"), 1, "is “on”"),
    (Mistake.script(#"expect value of "Wi-Fi" is "1""#, on: "switch.scene.yaml"), 0, "as expected"),
    (Mistake.script("turn screen", on: "television.scene.yaml"), 0, "screen on tvOS, even if something comes of it"),
    (Mistake.script(#"press down; tap "Two""#, on: "television.scene.yaml"), 1, "press up"),
    (Mistake.script(#"tap "Two""#, on: "television.scene.yaml"), 1, "press right"),
    (Mistake.script("swipe up from 196,400", on: "example:stocks"), 0, "swipe up from 196,400     something is moving"),
    // What a file is.
    (["run", "run.jsonl"], 3, "this is the transcript of a run, not a scene or a tree"),
    (["audit", "run.txt"], 3, "this is the transcript of a run"),
    (["audit", "gestures.jsonl"], 3, "this is a list of gestures"),
    (["audit", "audit.json"], 3, "this is what an audit has found"),
    (["announce", "sarif.json"], 3, "this is what an audit has found, as SARIF"),
    (["audit", "junit.xml"], 3, "this is JUnit results"), (["audit", "page.html"], 3, "this is a web page"),
    (["audit", "said.jsonl"], 3, "this is what a screen reader says"),
    (["audit", "package.json"], 3, "this is the manifest of a package"),
    (["audit", "tsconfig.json"], 3, "this is JSON of no kind that Detent reads"),
    (["run", "example:mail", "--input", "run.jsonl"], 3, "this is the transcript of a run, not a recording"),
    (["describe", "audit.json"], 3, "this is what an audit has found, not a recording or a device file"),
    (["run", "example:mail", "--script-file", "run.txt"], 3, "this is the transcript of a run, not a script"),
    (["run", "example:mail", "--script-file", "dump.xml"], 3, "this is XML, not a script"),
    (["run", "story.txt"], 3, "this is a script, not a scene or a tree"),
    (["audit", "story.txt"], 3, "`detent run SCENE --script-file story.txt` plays it"),
    (["announce", "story.txt"], 3, "this is a script, not a scene or a tree"),
    (["run", "example:mail", "--input", "story.txt"], 3, "this is a script, not a recording"),
    (["describe", "story.txt"], 3, "this is a script, not a recording"),
    (["audit", "example:mail", "--baseline", "none.json"], 3, "--update-baseline writes it"),
    // Screens.
    (["run", "dump.xml", "--no-audit", "--screen", "393x852"], 0, "--screen changes nothing"),
    (Mistake.script(#"tap "Buy""#, on: "page.txt"), 1, "nobody knows where button \"Buy\""),
    (Mistake.script("reader next", on: "page.txt"), 0, "“Buy"),
    (["run", "over.scene.yaml", "--no-audit"], 0, ""),
    (["run", "over.scene.yaml", "--no-audit", "--screen", "852x393"], 0, #""two" has no frame and its row lies on"#),
    (["run", "turned.flow.yaml"], 0, #""two" has no frame and its row lies on"#),
    // Flows.
    (["run", "stok.flow.yaml"], 3, #"did you mean "example:stocks"?"#), (["run", "example:stok"], 2, "stocks"),
    (["run", "missing.flow.yaml"], 3, "an example is written example:stocks.scene.yaml"),
    (["run", "dump.flow.yaml"], 0, "dump.flow.yaml"), (["run", "html.flow.yaml"], 3, #""page.html" is a web page"#),
    (["run", "findings.flow.yaml"], 3, #""audit.json" is what an audit has found"#),
    (["run", "session.flow.yaml"], 3, #""over.scene.yaml" is a scene"#),
    (["run", "other.flow.yaml"], 3, #""stok.flow.yaml" is a flow"#),
    (["run", "recording.flow.yaml"], 3, "is the transcript of a run"),
    (["run", "cut.flow.yaml"], 0, "cut.scene.yaml:8:20: a \"#\" after a blank begins a comment"),
    (["run", "step.flow.yaml"], 0, ##"write - 'tap "Tab" #1'"##),
    (["run", "time.flow.yaml"], 0, "1 case"), (["run", "fast.flow.yaml"], 3, "a time such as 150ms"),
    (["gestures", "example:mail", "--set", "joinTime=150000"], 2, "150ms, with its unit"),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }

  @Test("a script goes into a pipe with nothing that steers a terminal, and is played")
  func script() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = ["run", "bidi.scene.yaml", "--as-script", "--script", "tap 196,130"]
    let made = try Program.run(run, in: folder.path)
    #expect(
      made.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value < 0x7F }, "\(made.output)")
    #expect(made.output.contains(#"tap "Say\u{202e} \"no\"\n\u{9b}2J""#), "\(made.output)")
    try folder.write(made.output, to: "story.txt")
    let played = try Program.run(
      ["run", "bidi.scene.yaml", "--strict", "--no-audit", "--script-file", "story.txt"], in: folder.path)
    #expect(played.status == 0, "\(played.output)\(played.errors)")
  }

  @Test(
    "what is not as expected is told where a script or a drawing is written instead of a transcript",
    arguments: [["--as-script"], ["--plot", "detent"], ["--plot", "detent", "--expect", "other.txt"]])
  func failures(options: [String]) throws {
    let folder = try TemporaryFolder(["other.txt": "0.000   start\n"])
    let script = #"tap "Compose"; expect said "Nope"; expect "Cancel""#
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--script", script] + options, in: folder.path)
    #expect(result.status == 1 && !result.output.isEmpty, "\(result.errors)")
    #expect(
      result.errors.contains("detent: error: script:1:16: expect said \"Nope\": not as expected: "), "\(result.errors)")
    #expect(!options.contains("--expect") || result.errors.contains("detent: error: differs from other.txt"))
    let strict = try Program.run(
      ["run", "example:mail", "--no-audit", "--strict", "--script", "tap 5,5"] + options, in: folder.path)
    #expect(strict.status == 1 && strict.errors.contains("“tap 5,5” did nothing"), "\(strict.errors)")
  }

  @Test(
    "a stream for programs says where it failed, and how it ends", arguments: ["tap \"Nope\n", "tap \"Nope\"\n", "\n"])
  func stream(line: String) throws {
    let run = ["run", "example:mail", "--no-audit", "--format", "json", "--script-file", "-"]
    let result = try Program.run(run, input: line)
    #expect(result.status != 0)
    let lines = result.output.split(separator: "\n").suffix(2)
    #expect(lines.count == 2 && lines.last?.hasPrefix(#"{"end":{"#) == true, "\(result.output)")
    #expect(lines.first?.hasPrefix(#"{"error":{"#) == true, "\(result.output)")
    #expect(line == "\n" || lines.first?.contains(#""script":"-","line":1,"#) == true, "\(result.output)")
  }

  @Test("what a report says failed names the instruction and leads to a step, and says nothing twice")
  func strictReport() throws {
    let folder = try TemporaryFolder([:])
    for (script, failures) in [
      // It fails when its time has come, and that says more than the doubt before the start.
      (#"tap "Compose"; tap "Nowhere""#, ["tap &quot;Nowhere&quot;</a> (script:1:16)"]),
      // Nothing is wrong with it as it is done.
      (#"tap "Compose"; expect "Nowhere" absent"#, ["expect &quot;Nowhere&quot; absent</a> (script:1:23)"]),
    ] {
      let result = try Program.run(
        ["run", "example:mail", "--no-audit", "--strict", "--script", script, "--report", "r.html", "--force"],
        in: folder.path)
      #expect(result.status == 1)
      let page = try String(contentsOfFile: folder.path + "/r.html", encoding: .utf8)
      let list = page.split(separator: #"<ol class="failures">"#).last?.split(separator: "</ol>").first ?? ""
      #expect(list.components(separatedBy: "<li>").count - 1 == failures.count, "\(list)")
      for failure in failures { #expect(list.contains(failure) && list.contains("href=\"#step-"), "\(list)") }
    }
  }

  @Test(
    "a warning that --strict takes for a failure says where in the script",
    arguments: ["tap 5,5", "tap \"Nope\" in alert"])
  func strict(script: String) throws {
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--format", "json", "--strict", "--script", "wait 1s; \(script)"])
    let error = result.output.split(separator: "\n").first { $0.hasPrefix(#"{"error":{"#) }
    #expect(
      result.status == 1 && error?.contains(#""script":"script","line":1,"column":1"#) == true, "\(result.output)")
  }

  @Test("a transcript without a word on what was moving is still agreed with")
  func moving() throws {
    let folder = try TemporaryFolder([:])
    let run = Mistake.script("swipe up from 196,400", on: "example:stocks")
    let told = try Program.run(run).output
    try folder.write(told.replacing("     something is moving", with: ""), to: "old.txt")
    #expect(try Program.run(run + ["--expect", "old.txt"], in: folder.path).status == 0)
  }
}
