import Documents
import Foundation
import TestSupport
import Testing

/// Flows as a person and a CI system meet them.
@Suite("detent run with flows")
struct FlowCommandTests {
  static let failing = """
    target: example:mail
    for: {screen: [393x852, 430x932]}
    steps:
      - tap "Compose"
      - expect said "Nw Message"
      - expect focus on "Snd"
      - tap "Snd"
    """
  static let kept = "target: example:mail\nsteps:\n  - tap \"Compose\"\n  - expect said \"New Message\"\n"
  static let replayed = """
    target: example:mail
    steps:
      - replay: example:mail
      - expect focus on button "Compose"
      - tap 5,840
    """

  /// A folder with flows of which one fails.
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(["a.flow.yaml": kept, "b.flow.yaml": failing, "c.flow.yaml": replayed])
  }

  @Test(
    "a line for each case, the differences below one that failed, and exit code 1", arguments: ["text", "json"])
  func lines(format: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(["run", ".", "--format", format], in: folder.path)
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    let golden = Snapshot.compare(result.output, "flows.\(format == "text" ? "txt" : "jsonl")")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test(
    "the same bytes whatever the number of cores", arguments: ["", "--fail-fast", "--strict --format json"])
  func cores(options: String) throws {
    let folder = try Self.folder()
    for number in 0..<12 { try folder.write(number % 5 == 3 ? Self.failing : Self.kept, to: "f\(number).flow.yaml") }
    let outputs = try ["1", "2", "7", "64"].map { jobs in
      try Program.run(["run", ".", "--jobs", jobs] + options.split(separator: " ").map(String.init), in: folder.path)
        .output
    }
    #expect(Set(outputs).count == 1)
  }

  @Test("what none of a flow's devices can do is a warning, and a failure where that is wanted; the rest is done")
  func missingDevices() throws {
    let folder = try TemporaryFolder([
      "crown.flow.yaml": """
      target: example:mail
      device: phone-touchscreen
      steps:
        - turn crown 3
        - click "Compose"
        - press f20
        - type "x"
        - look at "Compose"
        - tap "Compose"
        - expect said "New Message"

      """
    ])
    let result = try Program.run(["run", "crown.flow.yaml"], in: folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    for (place, instruction, why) in [
      ("4:5", "turn crown 3", "none of the devices is a crown"),
      ("5:5", "click \"Compose\"", "none of the devices moves a pointer"),
      ("6:5", "press f20", "none of the devices has the key f20"),
      ("7:5", "type \"x\"", "none of the devices has the key x"),
      ("8:5", "look at \"Compose\"", "none of the devices follows the eyes"),
    ] {
      #expect(
        result.output.contains("crown.flow.yaml:\(place): “\(instruction)” is not done: \(why)"), "\(result.output)")
    }
    let strict = try Program.run(["run", "crown.flow.yaml", "--strict"], in: folder.path)
    #expect(strict.status == 1)
  }

  static let endings: [(arguments: String, status: Int32)] = [
    ("a.flow.yaml", 0), ("c.flow.yaml", 0), ("c.flow.yaml --strict", 1), ("b.flow.yaml", 1), (".", 1),
    (". --only a.flow", 0), ("example:mail.flow.yaml", 0), ("nothing.flow.yaml", 3), ("a.flow.yaml example:mail", 2),
    ("a.flow.yaml --script swipe", 2), ("example:mail --shard 1/2", 2), ("a.flow.yaml --shard 3/2", 2),
    ("a.flow.yaml --only z", 2), ("a.flow.yaml --junit -", 2), ("a.flow.yaml --junit a.flow.yaml", 2),
    ("a.flow.yaml --junit no/such.xml", 2), ("a.flow.yaml --results no/such", 2), ("a.flow.yaml --jobs 0", 2),
  ]

  @Test("exit codes", arguments: endings)
  func exitCodes(arguments: String, status: Int32) throws {
    let folder = try Self.folder()
    let result = try Program.run(["run"] + arguments.split(separator: " ").map(String.init), in: folder.path)
    #expect(result.status == status, "\(result.output)\(result.errors)")
    if status == 2 { #expect(result.output.isEmpty && result.errors.hasPrefix("detent: error: ")) }
  }

  @Test("a flow that cannot be read, and what it names, is a wrong document, and nothing is run")
  func unreadable() throws {
    let folder = try Self.folder()
    try folder.write(
      "target: example:mail\nfor: {language: [en, tlh]}\nsteps:\n  - tpa \"Compose\"\n", to: "d.flow.yaml")
    try folder.write("target: wrong.scene.yaml\nsteps:\n  - swipe up\n", to: "e.flow.yaml")
    try folder.write("scene: a\nplatform: iOS\n", to: "wrong.scene.yaml")
    let both = try Program.run(["run", "."], in: folder.path)
    #expect(both.status == 3 && both.output.isEmpty)
    #expect(
      both.errors.contains("./d.flow.yaml:2:22: no voice speaks \"tlh\" yet\n  expected: en, ko\n"), "\(both.errors)")
    #expect(both.errors.contains("./d.flow.yaml:4:5: expected an instruction such as 'tap 120,300', found 'tpa'"))
    #expect(both.errors.contains("./wrong.scene.yaml:1:1: scene has no \"windows\""))
    let scene = try Program.run(["run", "e.flow.yaml"], in: folder.path)
    #expect(scene.status == 3 && scene.output.isEmpty)
  }

  @Test("a flow is read from standard input as well, and a scene that comes there is one all the same")
  func standardInput() throws {
    let folder = try Self.folder()
    for (file, end) in [("a.flow.yaml", 0 as Int32), ("b.flow.yaml", 1)] {
      let named = try Program.run(["run", file, "--format", "json"], in: folder.path)
      let piped = try Shell.run(#"cat \#(file) | "$detent" run - --format json; echo $?"#, in: folder.path)
      #expect(piped.output == named.output.replacing("\(file)", with: "-") + "\(end)\n", "\(piped.output)")
    }
    let scene = try Shell.run(
      #""$detent" example copy mail.scene.yaml - | "$detent" run - --no-audit --script 'tap "Compose"'; echo $?"#,
      in: folder.path)
    #expect(
      scene.output.contains("sheet \"New Message\" presented") && scene.output.hasSuffix("\n0\n"), "\(scene.output)")
  }

  @Test("a flow that expects nothing says so, and fails with --strict")
  func withoutExpectations() throws {
    let folder = try Self.folder()
    try folder.write("target: example:mail\nsteps:\n  - tap \"Compose\"\n", to: "n.flow.yaml")
    let result = try Program.run(["run", "n.flow.yaml"], in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.output
        == "ok      n.flow.yaml\n        warning: n.flow.yaml: nothing is expected: whatever comes of the steps, they pass\n"
        + "1 case, 1 ok, 0 failed, 1 warning\n", "\(result.output)")
    #expect(try Program.run(["run", "n.flow.yaml", "--strict"], in: folder.path).status == 1)
    let json = try Program.run(["run", "n.flow.yaml", "--format", "json"], in: folder.path)
    #expect(json.output.contains(#""warnings": ["n.flow.yaml: nothing is expected"#), "\(json.output)")
  }

  @Test("who copies a flow gets what it drives as well")
  func copies() throws {
    let folder = try TemporaryFolder()
    let copied = try Program.run(["example", "copy", "mail.flow.yaml"], in: folder.path)
    #expect(copied.status == 0 && copied.errors == "mail.flow.yaml\nmail.scene.yaml\n", "\(copied.errors)")
    #expect(try Program.run(["run", "mail.flow.yaml", "--strict"], in: folder.path).status == 0)
    let printed = try Program.run(["example", "copy", "mail.flow.yaml", "-"], in: folder.path)
    #expect(printed.output.contains("target: mail.scene.yaml"), "\(printed.output)")
  }

  @Test("the nearest name is told where no case has the one that is asked for")
  func nearest() throws {
    let folder = try Self.folder()
    for (name, hint) in [("b.flwo.yaml", "b.flow.yaml"), ("screen=393x582", "screen=393x852")] {
      let result = try Program.run(["run", ".", "--only", name], in: folder.path)
      #expect(result.status == 2 && result.errors.contains("did you mean \"\(hint)\"?"), "\(result.errors)")
    }
  }

  @Test("after the first failure nothing is run with --fail-fast, and that is said")
  func failFast() throws {
    let folder = try Self.folder()
    let result = try Program.run(["run", ".", "--fail-fast", "--junit", "x.xml"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.hasSuffix("4 cases, 1 ok, 1 failed, 2 not run, 2 warnings\n"), "\(result.output)")
    #expect(try folder.text(of: "x.xml").contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"2\""))
  }

  @Test("shards together are the whole run, put together to the byte", arguments: [2, 3, 5])
  func merging(count: Int) throws {
    let folder = try Self.folder()
    let whole = try Program.run(["run", ".", "--junit", "whole.xml"], in: folder.path)
    let json = try Program.run(["run", ".", "--format", "json"], in: folder.path)
    var folders: [String] = []
    for index in 1...count {
      let shard = try Program.run(
        ["run", ".", "--shard", "\(index)/\(count)", "--results", "r\(index)"], in: folder.path)
      #expect([0, 1].contains(shard.status), "\(shard.errors)")
      folders.insert("r\(index)", at: 0)
    }
    let merged = try Program.run(["report", "merge", "--junit", "merged.xml"] + folders, in: folder.path)
    #expect(merged.status == 1 && merged.errors == "merged.xml\n", "\(merged.errors)")
    #expect(merged.output == whole.output)
    #expect(try folder.text(of: "merged.xml") == folder.text(of: "whole.xml"))
    _ = try Program.run(["report", "merge", "-o", "merged.json"] + folders, in: folder.path)
    #expect(try folder.text(of: "merged.json") == json.output)
  }

  @Test("a file that Detent did not write is kept, and one that it did is replaced")
  func foreign() throws {
    let folder = try Self.folder()
    try folder.write("my notes\n", to: "x.xml")
    let kept = try Program.run(["run", "a.flow.yaml", "--junit", "x.xml"], in: folder.path)
    #expect(kept.status == 2 && kept.output.isEmpty, "\(kept.output)")
    for arguments in [["--force"], [], ["--shard", "1/1", "--results", "r"]] {
      let result = try Program.run(["run", "a.flow.yaml", "--junit", "x.xml"] + arguments, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
    }
    for name in ["x.txt", "x.json", "x.txt", "x.json"] {
      #expect(try Program.run(["report", "merge", "r", "-o", name], in: folder.path).status == 0)
    }
    try folder.write("my notes\n", to: "x.txt")
    #expect(try Program.run(["report", "merge", "r", "-o", "x.txt"], in: folder.path).status == 2)
  }

  @Test("what is missing or there twice is said, and fails")
  func incomplete() throws {
    let folder = try TemporaryFolder(["a.flow.yaml": Self.kept, "z.flow.yaml": Self.kept])
    for index in 1...2 {
      _ = try Program.run(["run", ".", "--shard", "\(index)/2", "--results", "r\(index)"], in: folder.path)
    }
    let all = try Program.run(["report", "merge", "r1", "r2"], in: folder.path)
    #expect(all.status == 0 && all.errors.isEmpty, "\(all.errors)")
    let one = try Program.run(["report", "merge", "r2"], in: folder.path)
    #expect(one.errors.contains("detent: warning: shard 1/2 is missing\n"), "\(one.errors)")
    #expect(one.output.contains("2 cases,"))
    let twice = try Program.run(["report", "merge", "r1", "r2", "r2"], in: folder.path)
    #expect(twice.errors.contains("shard 2/2 is there twice"), "\(twice.errors)")
    _ = try Program.run(["run", "a.flow.yaml", "--results", "other"], in: folder.path)
    let mixed = try Program.run(["report", "merge", "r1", "other"], in: folder.path)
    #expect(mixed.status == 3 && mixed.errors.contains("is of another run than"), "\(mixed.errors)")
    try folder.write("{", to: "other/case-00001.result.json")
    #expect(try Program.run(["report", "merge", "other"], in: folder.path).status == 3)
    let again = try Program.run(["run", ".", "--results", "r1"], in: folder.path)
    #expect(again.status == 2 && again.errors.contains("there are results of an earlier run"))
  }

  @Test("results never take the place of what is read, of another output, or of another run's results")
  func kept() throws {
    let folder = try TemporaryFolder(["a.flow.yaml": Self.kept, "z.flow.yaml": Self.kept])
    let files = FileManager.default
    for name in ["link", "r"] {
      try files.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: false)
    }
    try files.createSymbolicLink(
      atPath: folder.path + "/link/case-00001.result.json", withDestinationPath: "../a.flow.yaml")
    let run = { (arguments: [String]) in try Program.run(["run", "."] + arguments, in: folder.path) }
    let over = try run(["--results", "link"])
    #expect(over.status == 2 && over.errors.contains("results of an earlier run: case-00001"), "\(over.errors)")
    let forced = try run(["--results", "link", "--force"])
    #expect(forced.status == 2 && forced.errors.contains("which is read"), "\(forced.errors)")
    #expect(try folder.text(of: "a.flow.yaml") == Self.kept)
    for name in ["shard-1-of-1.run.json", "case-00002.result.json"] {
      let both = try run(["--results", "r", "--junit", "r/\(name)"])
      #expect(both.status == 2 && both.errors.contains("which is written too"), "\(both.errors)")
    }
    #expect(try run(["--results", "old"]).status == 0)
    let part = try run(["--results", "old", "--shard", "1/2"])
    #expect(part.status == 2 && part.errors.contains("results of an earlier run"), "\(part.errors)")
    #expect(try run(["--results", "old", "--shard", "1/2", "--force"]).status == 0)
    // The other part of that run may join it, and nothing of another one.
    let other = try run(["--results", "old", "--shard", "2/2", "--only", "z"])
    #expect(other.status == 2, "\(other.errors)")
  }

  @Test("names do not steer a terminal or end an element")
  func hostile() throws {
    let name = "a\u{1B}[2J\"><b>\n.flow.yaml"
    let folder = try TemporaryFolder([name: Self.failing])
    let result = try Program.run(["run", ".", "--junit", "x.xml"], in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("FAILED  a\\u{1b}[2J\"><b>\\u{a}.flow.yaml [screen="), "\(result.output)")
    let xml = try folder.text(of: "x.xml")
    #expect(xml.contains("name=\"a\\u{1b}[2J&quot;&gt;&lt;b&gt;\\u{a}.flow.yaml [screen=393x852]\""), "\(xml)")
    #expect(!xml.contains("\u{1B}"))
  }

  @Test("the bundled flow is as expected, by itself and copied")
  func example() throws {
    let bundled = try Program.run(["run", "example:mail.flow.yaml"])
    #expect(bundled.status == 0 && bundled.output.hasSuffix("4 cases, 4 ok, 0 failed\n"), "\(bundled.output)")
    let folder = try TemporaryFolder()
    #expect(try Program.run(["example", "copy", "mail"], in: folder.path).status == 0)
    #expect(try Program.run(["run", "."], in: folder.path).output == bundled.output)
    #expect(try Program.run(["example", "list"]).output.contains("mail.flow.yaml"))
    #expect(try Program.run(["new", "flow"], in: folder.path).status == 0)
    #expect(try Program.run(["run", "new.flow.yaml", "--strict"], in: folder.path).status == 0)
  }

  @Test("a flow that is given where something else is meant is known for one")
  func mistaken() throws {
    let folder = try Self.folder()
    for arguments in [["audit", "a.flow.yaml"], ["announce", "a.flow.yaml"], ["describe", "a.flow.yaml"]] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 3 && result.errors.contains("this is a flow, not"), "\(result.errors)")
    }
    let input = try Program.run(["run", "example:mail", "--input", "a.flow.yaml"], in: folder.path)
    #expect(input.status == 3 && input.errors.contains("this is a flow, not a recording"), "\(input.errors)")
  }
}
