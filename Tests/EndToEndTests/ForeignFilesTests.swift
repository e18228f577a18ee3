import Foundation
import Testing

/// A file that Detent did not write is replaced only where somebody says so; its own are replaced as they come.
@Suite("Files of others")
struct ForeignFilesTests {
  static let writers = [
    "audit example:mail -o OUT", "audit example:mail --format html -o OUT", "audit example:mail --format json -o OUT",
    "run example:mail --no-audit --report OUT", "run example:mail --input example:mail --no-audit --plot offset -o OUT",
    "convert f OUT --to session", "perform 'tap 10,10' -o OUT --to session",
  ]

  @Test(
    "notes are kept without --force, and replaced with it; what was written so is replaced again", arguments: writers)
  func notes(writer: String) throws {
    let folder = try TemporaryFolder(["notes": "milk, bread\n", "f": WrittenFilesTests.session])
    let command = "\"$detent\" " + writer.replacing("OUT", with: "notes")
    let refused = try Shell.run(command + " 2>&1", in: folder.path)
    #expect(refused.status != 0 && refused.output.contains("--force"), "\(refused.output)")
    #expect(try String(contentsOfFile: folder.path + "/notes", encoding: .utf8) == "milk, bread\n")
    #expect(try Shell.run(command + " --force", in: folder.path).status == 0)
    #expect(try String(contentsOfFile: folder.path + "/notes", encoding: .utf8) != "milk, bread\n")
    let again = try Shell.run(command + " 2>&1", in: folder.path)
    #expect(again.status == 0, "\(again.output)")
  }

  @Test(
    "what other tools write in the manner of Detent is theirs",
    arguments: [
      "a.cpp:3:1: warning: function is too long [readability-function-size]", #"{"case": "c1", "verdict": "won"}"#,
      "<!DOCTYPE html><title>detent</title>", "<?xml version=\"1.0\"?><testsuites name=\"other\"/>",
      #"{"format": "x"}"#,
    ])
  func lookalikes(line: String) throws {
    let folder = try TemporaryFolder(["notes": line + "\n"])
    let refused = try Shell.run("\"$detent\" audit example:mail -o notes 2>&1", in: folder.path)
    #expect(refused.status != 0 && refused.output.contains("--force"), "\(refused.output)")
    #expect(try String(contentsOfFile: folder.path + "/notes", encoding: .utf8) == line + "\n")
  }

  @Test(
    "where a file went is told on standard error, and nothing of it on standard output", arguments: writers.prefix(3))
  func path(writer: String) throws {
    let folder = try TemporaryFolder([:])
    let command = "\"$detent\" \(writer.replacing("OUT", with: "new")) 2>errors"
    let result = try Shell.run(command, in: folder.path)
    let errors = try String(contentsOfFile: folder.path + "/errors", encoding: .utf8)
    #expect(result.output.isEmpty && errors.contains("new"), "\(result.output)\(errors)")
  }

  @Test(
    "lists and descriptions are printed for programs by the same option",
    arguments: ["rules", "guidelines", "doctor", "devices", "describe example:mail"])
  func format(command: String) throws {
    let result = try Shell.run("\"$detent\" \(command) --format json", in: "/")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
  }
}
