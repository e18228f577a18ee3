import Accessibility
import Documents
import Testing
import Trees

/// Dumps that somebody has copied together with what stood around them.
@Suite("Dumps with something around them")
struct SurroundedDumpTests {
  static func names(_ text: String) throws -> [String?] { try HeldWordsTests.read(text).tree.nodes.map(\.name) }

  @Test(
    "a dump in a block of Markdown is read, up to the end of the block and with its own lines",
    arguments: ["```yaml\n", "```\n", "# Page snapshot\n\n```yaml\n", "Some words.\n- Page URL: x\n```yaml\r\n"])
  func fenced(opening: String) throws {
    let text = opening + "- button \"Go\"\n- link \"Home\"\n```\n\nMore words.\n"
    #expect(try Self.names(text) == ["Go", "Home"])
    let line = opening.count { $0.isNewline } + 1
    #expect(try HeldWordsTests.read(text).tree.nodes.first?.source?.line == line)
    let wrong = Fixture.error(opening + "- button \"Go\n```\n") ?? ""
    #expect(wrong.hasPrefix("x:\(line):10: a text never ends"), "\(wrong)")
  }

  @Test("so are other dumps that have one element a line")
  func otherFences() throws {
    let flutter = "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label: \"It\"\n"
    #expect(try Self.names("```\n\(flutter)```\n") == ["It"])
    #expect(try Self.names("```\nElement subtree:\n →Application\n    Button, label: 'x'\n```\n") == [nil, "x"])
  }

  @Test("what is in a block and no such dump is refused with what to do")
  func otherBlocks() {
    for text in ["```json\n[]\n```\n", "```xml\n<hierarchy/>\n```\n", "```\nwords\n```\n"] {
      let error = MistakenDump.error(in: Array(text.utf8)[...], file: "x")?.errors.first?.description ?? ""
      #expect(error.hasPrefix("x:1:1: this is a block of Markdown") && error.contains("(cut out what"), "\(error)")
    }
  }

  @Test("what a debugger or a log says before a dump is passed over")
  func behindLog() throws {
    let description =
      "Attributes: Application, pid: 1\nElement subtree:\n →Application, pid: 1\n    Button, label: 'x'\n"
    #expect(try Self.names("(lldb) po app\n" + description + "(lldb) \n") == [nil, "x"])
    #expect(try Self.names("t = 1.0s Tap\nPrinting description of app:\n" + description) == [nil, "x"])
    let flutter = "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label: \"It\"\n"
    #expect(try Self.names("Performing hot restart...\n" + flutter) == ["It"])
    let logged = flutter.split(separator: "\n").map { "I/flutter (107): \($0)\n" }.joined()
    #expect(try Self.names("Launching lib/main.dart\nSyncing files\n" + logged) == ["It"])
  }

  @Test(
    "words that only speak of dumps make no dump",
    arguments: ["a\nSemanticsNode#1 is the root\n", "a: 1\nAttributes: none\n", "scene: x\nlabel: SemanticsNode#0\n"])
  func noDump(text: String) { #expect(TreeFormat(content: Array(text.utf8)[...]) == nil) }

  @Test(
    "a snapshot of what has changed is called so, wherever that stands",
    arguments: [
      ("- <changed> button \"Save\" [ref=e2]\n", 1), ("- ref=e3 [unchanged]\n", 1),
      ("- main:\n  - ref=e3 [unchanged]\n", 2), ("- '<changed> button \"Save: all\" [ref=e2]'\n", 1),
    ])
  func changes(text: String, line: Int) {
    let error = Fixture.error(text) ?? ""
    #expect(error.hasPrefix("x:\(line):") && error.contains("only what has changed since the one before"), "\(error)")
  }
}
