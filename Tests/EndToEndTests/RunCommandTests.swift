import Foundation
import TestSupport
import Testing

/// `detent run` and `detent announce` as a person and a program use them.
@Suite("detent run and announce")
struct RunCommandTests {
  static let story = """
    tap "Compose"; tap grabber; tap "Message"; type "Hi"; tap #cancel; tap "Delete Draft"
    """

  @Test("a script tells its story, is recorded, and the recording tells the same again")
  func scriptAndRecording() throws {
    let folder = try TemporaryFolder()
    let told = try Program.run(
      ["run", "example:mail", "--script", Self.story, "--record", "told.session.jsonl", "--no-audit", "--state-hash"],
      in: folder.path)
    #expect(told.status == 0, "\(told.errors)")
    #expect(told.output.contains("says “New Message. Sheet.”"))
    #expect(told.output.contains("sheet \"New Message\" dismissed (discarded)"))
    let retold = try Program.run(
      ["run", "example:mail", "--input", "told.session.jsonl", "--no-audit", "--state-hash"], in: folder.path)
    #expect(retold.output == told.output)
    let piped = try Program.run(
      ["run", "example:mail", "--input", "-", "--no-audit", "--state-hash"],
      input: String(contentsOfFile: folder.path + "/told.session.jsonl", encoding: .utf8))
    #expect(piped.output == told.output)
  }

  @Test("a run with the screen reader plays again from its session without the flag")
  func recordedReader() throws {
    let folder = try TemporaryFolder()
    let told = try Program.run(
      [
        "run", "example:mail", "--reader", "--script", "swipe right; reader next; double tap", "--record",
        "told.session.jsonl", "--no-audit",
      ], in: folder.path)
    #expect(told.status == 0, "\(told.errors)")
    let retold = try Program.run(
      ["run", "example:mail", "--input", "told.session.jsonl", "--no-audit"], in: folder.path)
    #expect(retold.output == told.output)
    #expect(retold.output.contains("swipe right"))
  }

  @Test("a script comes from a file or from standard input too")
  func scriptFile() throws {
    let folder = try TemporaryFolder(["story.txt": Self.story])
    let arguments = ["run", "example:mail", "--no-audit", "--format", "json", "--script-file"]
    let fromFile = try Program.run(arguments + ["story.txt"], in: folder.path)
    let fromInput = try Program.run(arguments + ["-"], input: Self.story)
    #expect(fromFile.status == 0 && fromFile.output == fromInput.output)
    for line in fromFile.output.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test(
    "a mistake in a script file is located in it, as on the command line; one that is too large is a bad document",
    arguments: [
      ("tap \"Compose\"\n tap \"Snd\"", 1 as Int32, "story.txt:2:2: cannot do “tap \"Snd\"”"),
      ("swipe up\ntpa", 2, "story.txt:2:1: expected an instruction"), ("", 2, "story.txt: the script says nothing"),
      ("\n# later\n", 2, "story.txt: the script says nothing"),
      (String(repeating: "#\n", count: (1 << 19) + 1), 3, "story.txt: the document is larger than 1 MB"),
    ])
  func scriptFileMistake(text: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder(["story.txt": text])
    let arguments = ["run", "example:mail", "--no-audit", "--script-file"]
    let fromFile = try Program.run(arguments + ["story.txt"], in: folder.path)
    #expect(fromFile.status == status)
    #expect(fromFile.errors.contains("detent: error: " + message), "\(fromFile.errors)")
    let fromInput = try Program.run(arguments + ["-"], input: text)
    #expect(fromInput.status == status)
    #expect(fromInput.errors.contains("detent: error: " + message.replacing("story.txt:", with: "-:")))
  }

  @Test(
    "what cannot be done ends with the right exit code, a place and a hint",
    arguments: [
      (
        ["run", "example:mail", "--no-audit", "--script", "tap \"Snd\""], 1 as Int32,
        "detent: error: script:1:1: cannot do “tap \"Snd\"”: nothing on the screen is \"Snd\""
      ),
      (["run", "example:mail", "--script", "tpa 1,1"], 2, "did you mean 'tap'?"),
      (["run", "example:mail", "--script", "tap 9999,1"], 1, "is outside the screen"),
      (["run", "example:mali"], 2, "there is no example scene “mali”"),
      (["run", "missing.scene.yaml"], 3, "missing.scene.yaml"),
      (["run", "example:mail", "--script", "tap 1,1", "--script-file", "x"], 2, "not both"),
      (["run", "-", "--input", "-"], 2, "only once"),
      (["run", "example:mail", "--language", "tlh"], 2, "no voice speaks “tlh”"),
      (["announce", "example:mail", "--present", "nothing"], 2, "it presents draft, discard-draft"),
    ])
  func errors(arguments: [String], status: Int32, message: String) throws {
    let result = try Program.run(arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("a screen and all its presentations in reading order")
  func announce() throws {
    let result = try Program.run(["announce", "example:mail", "--all"])
    #expect(result.status == 0, "\(result.errors)")
    let golden = Snapshot.compare(result.output, "mail.announce.txt")
    #expect(golden.isEqual, "\(golden.message)")
    let json = try Program.run(["announce", "example:mail", "--present", "draft", "--format", "json"])
    #expect(json.output.contains(#""node":"draft/cancel","role":"button","text":"Cancel. Button.","language":"en"}"#))
  }

  @Test("right to left, the screen reader goes from the right")
  func rightToLeft() throws {
    let result = try Program.run(["announce", "example:right-to-left"])
    #expect(result.status == 0 && !result.output.isEmpty)
  }

  @Test("reader gestures alone lead through the interface")
  func reader() throws {
    let result = try Program.run(
      ["run", "example:mail", "--reader", "--no-audit", "--script", "swipe right; swipe right; double tap; scrub"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains("double tap: activate") && result.output.contains("dismissed (escape)"), "\(result.output)"
    )
  }
}
