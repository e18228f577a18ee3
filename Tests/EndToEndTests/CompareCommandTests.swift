import TestSupport
import Testing

@Suite("detent compare")
struct CompareCommandTests {
  @Test("what two readers do not tell alike, with the smallest tree that shows it", arguments: ["text", "json"])
  func mail(format: String) throws {
    let result = try Program.run([
      "compare", "example:mail", "--present", "draft", "--voices", "voiceover,talkback", "--smallest", "--format",
      format,
    ])
    #expect(result.status == 1 && result.errors.isEmpty, "\(result.errors)")
    let golden = Snapshot.compare(result.output, "mail.compare.\(format == "text" ? "txt" : "jsonl")")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("two versions of a reader that tell everything alike end with 0")
  func alike() throws {
    let result = try Program.run(["compare", "example:mail", "--voices", "orca,orca-43"])
    #expect(result.status == 0)
    #expect(result.output == "example:mail\n  orca and orca-43 stop at 3 elements alike, and differ nowhere\n")
  }

  @Test(
    "readers that there are not",
    arguments: [
      ("jaws,orca", "no reader is called “jaws”; there is voiceover, talkback, orca, orca-43"),
      ("orca", "--voices takes two readers"), ("orca,orca", "--voices names one reader twice"),
    ])
  func wrong(voices: String, error: String) throws {
    let result = try Program.run(["compare", "example:mail", "--voices", voices])
    #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(error), "\(result.errors)")
  }
}
