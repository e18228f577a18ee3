import Documents
import Foundation
import TestSupport
import Testing

/// Whatever a command prints for programs is what its schema says, and whatever an example leads to as well.
@Suite("Output for programs and its schemas")
struct OutputSchemaCommandTests {
  /// Commands, and which schema is that of what each prints: of a line of it, or of all of it.
  static let commands: [(command: String, kind: String, isByLine: Bool)] = [
    ("rules", "rules", false), ("rules modal-leak", "rules", false),
    ("guidelines", "guidelines", false), ("guidelines --codes", "guidelines", false),
    ("guidelines --glossary", "guidelines", false), ("guidelines --api UIKit", "guidelines", false),
    ("guidelines SM-2 A-34 P.dismissSpeed sheet-grabber-tap-cycles", "guidelines", false),
    ("describe mail.session.jsonl", "describe", false), ("describe tap.evemu", "describe", false),
    ("describe new.device.yaml", "describe", false), ("describe window_dump.xml", "describe", false),
    ("devices", "devices", false), ("doctor", "doctor", false),
    ("example list", "examples", true), ("announce mail.scene.yaml --all", "announcement", true),
    ("announce mail.scene.yaml --explain --voice talkback", "announcement", true),
    ("announce window_dump.xml window_dump.xml --explain", "announcement", true),
    ("announce mail.scene.yaml window_dump.xml", "announcement", true),
    ("compare example:faulty --voices voiceover,talkback --smallest", "comparison", true),
    ("announce mail.scene.yaml window_dump.xml example:tv --all --cost --explain", "cost", true),
    ("run mail.scene.yaml --cost --explain --script 'tap \"Compose\"; type \"x\"; tap \"Send\"'", "cost", true),
    ("compare mail.scene.yaml window_dump.xml", "cost-change", true),
    ("audit mail.scene.yaml window_dump.xml -o audit.json --coverage -", "coverage", false),
    ("audit mail.scene.yaml", "audit", false), ("audit example:faulty", "audit", false),
    ("run example:faulty --script 'tap 1,1'", "transcript", true),
    ("run mail.flow.yaml", "result", true), ("report merge results", "result", true),
    (
      "run mail.scene.yaml --no-audit --script 'tap \"Compose\"; expect said \"x\"; tap \"Nothing\"'", "transcript",
      true
    ),
  ]

  static func schema(_ kind: String) throws -> SchemaValidator {
    try SchemaValidator(try Program.run(["schema", kind]).output)
  }

  static func problems(_ output: String, of validator: SchemaValidator, isByLine: Bool) throws -> [String] {
    let pieces = isByLine ? output.split(separator: "\n").map(String.init) : [output]
    return try pieces.flatMap { validator.problems(in: try LocatedNode.parse($0, file: "output.json")) }
  }

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["window_dump.xml": HelpExamplesTests.dump])
    let made = try Shell.run(
      """
      "$detent" example copy mail && "$detent" new device && "$detent" perform 'tap 9,9' -o tap.evemu &&
      "$detent" run mail.flow.yaml --results results
      """, in: folder.path)
    #expect(made.status == 0, "\(made.output)")
    return folder
  }

  @Test("what a command prints is what its schema says", arguments: commands)
  func printed(command: String, kind: String, isByLine: Bool) throws {
    let folder = try Self.folder()
    let result = try Shell.run("\"$detent\" \(command) --format json", in: folder.path)
    #expect(!result.output.isEmpty)
    #expect(try Self.problems(result.output, of: Self.schema(kind), isByLine: isByLine) == [], "\(command)")
  }

  @Test("the gestures of a recording are what their schema says, with all and with reasons")
  func gestures() throws {
    let folder = try Self.folder()
    for options in ["", "--all", "--explain"] {
      let result = try Shell.run("\"$detent\" gestures mail.session.jsonl \(options)", in: folder.path)
      #expect(result.output.contains("\"time\":"))
      #expect(try Self.problems(result.output, of: Self.schema("gestures"), isByLine: true) == [], "\(options)")
    }
  }

  @Test("what a session of an example leads to is what the schema of transcripts says", arguments: names)
  func sessions(of name: String) throws {
    let result = try Program.run([
      "run", "example:\(name)", "--input", "example:\(name)", "--format", "json", "--explain", "--no-audit",
    ])
    #expect(result.status == 0)
    #expect(try Self.problems(result.output, of: Self.schema("transcript"), isByLine: true) == [])
  }

  static let names = Examples.names.filter { Examples.session($0) != nil }

  @Test("a moment and a duration are whole microseconds wherever they are printed")
  func time() throws {
    let folder = try Self.folder()
    let gestures = try Shell.run("\"$detent\" gestures tap.evemu", in: folder.path).output
    let transcript = try Shell.run(
      "\"$detent\" run mail.scene.yaml --input tap.evemu --no-audit --format json", in: folder.path
    ).output
    let tap = try #require(gestures.firstMatch(of: /"time":(\d+),"device":0,"gesture":"tap"/)?.1)
    #expect(transcript.contains("{\"time\":\(tap),\"input\":\"tap 9,9\""), "\(gestures)\(transcript)")
    let described = try Shell.run("\"$detent\" describe tap.evemu --format json", in: folder.path).output
    #expect(described.contains(/"durationMicroseconds":\d+,/), "\(described)")
  }
}
