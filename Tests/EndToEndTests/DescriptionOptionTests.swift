import Foundation
import Recordings
import TestSupport
import Testing

/// `--description` is for recordings of one device that do not describe it.
@Suite("A description for a recording that has several devices")
struct DescriptionOptionTests {
  static let arguments = [
    ["describe", "two.session.jsonl"], ["describe", "two.session.jsonl", "--format", "json"],
    ["convert", "two.session.jsonl", "two.session.jsonl", "--force"],
    ["convert", "two.session.jsonl", "out.session.jsonl"],
    ["gestures", "two.session.jsonl"],
    ["run", "example:mail", "--no-audit", "--input", "two.session.jsonl", "--record", "out.session.jsonl"],
  ]

  @Test("it is refused with what to do, and nothing is written", arguments: arguments)
  func refused(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(["example", "copy", "mail.session.jsonl"], in: folder.path)
    let session = try folder.text(of: "mail.session.jsonl")
    try folder.write(session, to: "two.session.jsonl")
    let result = try Program.run(arguments + ["--description", "mail.session.jsonl"], in: folder.path)
    #expect(result.status == 3, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("devices, and --description gives one"), "\(result.errors)")
    #expect(result.errors.contains("leave --description out"), "\(result.errors)")
    #expect(try folder.text(of: "two.session.jsonl") == session)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.session.jsonl"))
  }

  @Test("a run without any input has nothing to record, and the old recording stays")
  func nothing() throws {
    let folder = try TemporaryFolder(["old.session.jsonl": "old"])
    let result = try Program.run(
      ["run", "example:mail", "--no-audit", "--record", "old.session.jsonl", "--force"], in: folder.path)
    #expect(result.status == 2 && result.errors.contains("there is nothing to record"), "\(result.errors)")
    #expect(try folder.text(of: "old.session.jsonl") == "old")
  }
}
