import Foundation
import Testing

/// What is made from what nobody but its owner may read is read by nobody else either.
@Suite("Files that only their owner may read")
struct PrivateFilesTests {
  /// Commands and what they write; `IN` is the file that only its owner may read.
  static let writers: [(command: String, file: String)] = [
    ("run m --no-audit --input f --report out", "out"), ("run m --no-audit --input - --report out <f", "out"),
    ("run m --no-audit --input f --record out", "out"), ("run m --no-audit --input f --expect out --update", "out"),
    ("run example:mail --no-audit --input f --input example:mail --plot offset -o out", "out"),
    ("run m --no-audit --keep-keystrokes --report out", "out"), ("run p --no-audit --report out", "out"),
    ("run p --no-audit --script wait\\ 9ms --record out", "out"), ("run p --no-audit --expect out --update", "out"),
    ("run m --no-audit --script-file words --report out", "out"),
    ("run m --no-audit --script-file - --report out <words", "out"),
    ("run m --no-audit --script-file - --record out <words", "out"),
    ("audit p -o out", "out"), ("audit - --format html -o out <p", "out"), ("audit m p --format json -o out", "out"),
    ("audit faulty --evidence folder", "folder/1-name-missing.session.jsonl"),
    ("perform - -o out --to session <words", "out"),
    ("convert f out --to evemu", "out"), ("convert dump out --to tree", "out"),
    ("convert - out.tree.json <dump", "out.tree.json"), ("announce dump --dump-tree out", "out"),
    ("audit dump --coverage out", "out"),
    ("convert raw out --to session --description private.desc", "out"),
  ]
  static let device = "N: Keys\nI: 0003 046d 404d 0111\nB: 00 03 00 00 00 00 00 00 00\nB: 01 00 80 00 00 00 00 00 00\n"

  @Test("nobody else reads what is made from them", arguments: writers)
  func rights(command: String, file: String) throws {
    let folder = try TemporaryFolder([
      "f": WrittenFilesTests.session, "m": WrittenFilesTests.scene, "p": WrittenFilesTests.scene,
      "faulty": AuditCommandTests.faulty, "words": "type \"hunter2\"\n", "dump": HelpExamplesTests.dump,
      "private.desc": Self.device,
      "raw": "E: 0.000001 0001 000f 0001\nE: 0.000001 0000 0000 0000\n",
    ])
    let result = try Shell.run(
      """
      umask 022; chmod 600 f p faulty words private.desc dump
      "$detent" \(command) >/dev/null 2>errors || cat errors; stat -c %a \(file)
      """, in: folder.path)
    #expect(result.output.hasSuffix("600\n"), "\(result.output)")
  }

  @Test("an old file that others could read is taken the place of by one that they cannot")
  func overOld() throws {
    let folder = try TemporaryFolder(["f": WrittenFilesTests.session, "m": WrittenFilesTests.scene, "out": "old"])
    let result = try Shell.run(
      """
      umask 022; chmod 600 f; chmod 644 out
      "$detent" run m --no-audit --input f --report out --force >/dev/null 2>&1; stat -c %a out
      """, in: folder.path)
    #expect(result.output == "600\n")
  }
}
