import Documents
import Testing

/// Texts that YAML ends before a `#`.
@Suite("Texts that a comment cuts off")
struct CutTextTests {
  /// A document, and what is written for the text that it cuts off; nil where nothing is cut off.
  static let documents: [(text: String, mended: String?)] = [
    ("label: Tab #1\n", #"label: "Tab #1""#), ("label: Tab # a comment\n", nil), ("label: \"Tab #1\"\n", nil),
    ("label: one two\n  three #4\n", #"label: "one two three #4""#), ("label:\n  one #4\n", #"label: "one #4""#),
    ("label: one\n  two\n  three #4\n", #"label: "one two three #4""#), ("label: one\n  two: #4\n", nil),
    ("label: one\n# a comment\n", nil), ("summary: Screen #1 of two\r\n", #"summary: "Screen #1 of two""#),
    ("- tap \"Send\" #2\n", #"- 'tap "Send" #2'"#), ("", nil), ("#", nil), ("label:", nil), ("label: #", nil),
  ]

  @Test("are found, with the whole text in quotation marks", arguments: documents)
  func found(text: String, mended: String?) {
    #expect(CutText.find(in: Array(text.utf8)).map(\.mended) == [mended].compactMap(\.self), "\(text)")
  }

  @Test("are looked for in time by the number of lines, however many one text has")
  func manyLines() {
    let text = "label: begins\n" + String(repeating: "  and goes on\n", count: 300_000) + "  to the end #1\n"
    #expect(CutText.find(in: Array(text.utf8)).isEmpty)
  }
}
