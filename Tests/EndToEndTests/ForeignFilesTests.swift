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
    // Nobody can record the same once more.
    let isRecording = writer.hasSuffix("session")
    let again = try Shell.run(command + " 2>&1", in: folder.path)
    #expect((again.status == 0) != isRecording, "\(again.output)")
  }

  /// What a command has written, and another one that would put something else in its place.
  static let others: [(made: String, writer: String)] = [
    ("perform 'tap 9,9' -o OUT --to session", "perform 'swipe up' -o OUT --to session"),
    ("perform 'tap 9,9' -o OUT --to session", "convert f OUT --to session"),
    ("perform 'tap 9,9' -o OUT --to session", "audit example:mail --format json -o OUT"),
    ("perform 'tap 9,9' -o OUT --to session", "run example:mail --no-audit --report OUT"),
    ("perform 'tap 9,9' -o OUT --to session", "run example:mail --script 'tap 9,9' --as-script -o OUT"),
    ("audit example:mail --baseline OUT --update-baseline", "audit example:mail -o OUT"),
    ("audit example:mail --baseline OUT --update-baseline", "audit example:mail --coverage OUT"),
    ("run example:mail --input example:mail --as-script -o OUT", "audit example:mail -o OUT"),
    (
      "run example:mail --input example:mail --no-audit --plot offset -o OUT",
      "run example:mail --no-audit --report OUT"
    ),
    ("announce example:mail --dump-tree OUT", "audit example:mail --format json -o OUT"),
    ("run example:mail.flow.yaml --junit OUT", "audit example:mail --format junit -o OUT"),
    ("audit example:mail --format junit -o OUT", "run example:mail.flow.yaml --junit OUT"),
    ("run example:mail --no-audit --expect OUT --update", "audit example:mail -o OUT"),
  ]

  @Test("what one command has written another one leaves as it is, unless --force is given", arguments: others)
  func otherProducts(made: String, writer: String) throws {
    let folder = try TemporaryFolder(["f": WrittenFilesTests.session])
    let make = try Shell.run(
      "\"$detent\" \(made.replacing("OUT", with: "x")) >/dev/null 2>&1; cp x kept", in: folder.path)
    #expect(make.status == 0)
    let command = "\"$detent\" " + writer.replacing("OUT", with: "x")
    let refused = try Shell.run(command + " 2>&1; echo $?; cmp x kept", in: folder.path)
    #expect(refused.status == 0 && refused.output.contains("hint: --force replaces it\n2\n"), "\(refused.output)")
    let forced = try Shell.run(command + " --force >/dev/null 2>&1; ! cmp -s x kept", in: folder.path)
    #expect(forced.status == 0)
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
