import Documents
import Testing
import Yams

@testable import Reports

@Suite("YAML for programs")
struct YAMLTextTests {
  /// Texts that readers of some YAML take for something else, or that break a line of it, unless they are quoted well.
  static let texts = [
    "", " ", "no", "Yes", "on", "null", "~", "true", "1.1.1", "1.10", "0x1F", "1_000", "12:30:45", "2026-11-26", "-",
    "- a",
    "? a", "a: b", "a #b", "#", "[a]", "{a: b}", "*a", "&a", "!a", "|", ">", "%a", "@a", "`a`", "'", "\"", "\\", "\\n",
    "a\nb", "a\n\n  b\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}",
    "a\u{FEFF}", "\u{FFFD}", "\u{202E}abc", "보내기", "👩‍👩‍👧", "\u{E0041}", "\u{10FFFD}", "---", "...", "<<", "=",
    String(repeating: "long ", count: 400),
  ]

  @Test("a text is the same text to every reader, wherever it stands", arguments: texts)
  func readers(text: String) throws {
    var yaml = YAMLText()
    yaml.comment(text)
    yaml.member("first", text)
    yaml.mapping("inner") { yaml in
      yaml.member("text", text)
      yaml.list("items", of: [text, text]) { item, yaml in
        yaml.member("item", item)
        yaml.list("deeper", of: [item]) { $1.member("text", $0) }
      }
    }
    let theirs = try #require(try Yams.load(yaml: yaml.text) as? [String: Any])
    #expect(theirs["first"] as? String == text)
    let inner = try #require(theirs["inner"] as? [String: Any])
    #expect(inner["text"] as? String == text)
    let items = try #require(inner["items"] as? [[String: Any]])
    #expect(items.map { $0["item"] as? String } == [text, text])
    #expect(items.map { ($0["deeper"] as? [[String: String]])?.first?["text"] } == [text, text])
    // Documents of ours have no NUL, however it is written.
    guard !text.contains("\u{0}") else { return }
    let ours = try LocatedNode.parse(yaml.text, file: "x.yaml")
    #expect(ours.mapping?["first"]?.scalar?.text == text)
  }

  @Test("a list that is empty is a list, and what is true or false is so")
  func values() throws {
    var yaml = YAMLText()
    yaml.list("nothing", of: [String]()) { $1.member("item", $0) }
    yaml.member("yes", true)
    yaml.member("no", false)
    #expect(yaml.text == "nothing: []\nyes: true\nno: false\n")
  }

  @Test(
    "what would be markup in Markdown stands for itself",
    arguments: [
      ("plain text, 1.5 (a)", "plain text, 1.5 (a)"), ("<b>R&D</b>", "\\<b\\>R\\&D\\</b\\>"),
      ("*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"), ("[a](b)", "\\[a\\](b)"), ("a\nb\\", "a b\\\\"),
    ])
  func markdown(text: String, markdown: String) { #expect(MarkdownText.escaped(text) == markdown) }
}
