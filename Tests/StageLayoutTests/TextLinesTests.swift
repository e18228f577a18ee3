import TestSupport
import Testing

@testable import StageLayout

/// How texts are broken into lines.
@Suite("Lines of text")
struct TextLinesTests {
  static let breaks: [(text: String, columns: Int, lines: [String])] = [
    ("", 10, [""]), ("one", 10, ["one"]), ("one\ntwo", 10, ["one\n", "two"]), ("one\n", 10, ["one\n", ""]),
    ("one two three", 8, ["one two ", "three"]), ("one two three", 7, ["one two ", "three"]),
    ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("a abcdefghij", 4, ["a ", "abcd", "efgh", "ij"]),
    ("a     b", 3, ["a     ", "b"]), ("\n\n", 3, ["\n", "\n", ""]), ("👨‍👩‍👧 é", 1, ["👨‍👩‍👧 ", "é"]), ("ab", .max, ["ab"]),
  ]

  @Test(
    "lines break at breaks, before words that do not fit, and within words that fit nowhere", arguments: breaks.indices)
  func lines(index: Int) {
    let (text, columns, expected) = Self.breaks[index]
    let lines = TextLines(text, columns: columns)
    let found = lines.starts.indices.map { line in
      let end = line + 1 < lines.starts.count ? lines.starts[line + 1] : lines.count
      return String(text.dropFirst(lines.starts[line]).prefix(end - lines.starts[line]))
    }
    #expect(found == expected)
  }

  @Test("every place is on one line, at a column from which it is found again")
  func places() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let text = String(
        (0..<Int.random(in: 0...60, using: &random)).map { _ in
          ["a", "b", " ", "\n", "é"].randomElement(using: &random) ?? "a"
        })
      let lines = TextLines(text, columns: Int.random(in: 1...12, using: &random))
      #expect(lines.count == text.count && lines.starts.first == 0)
      #expect(zip(lines.starts, lines.starts.dropFirst()).allSatisfy { $0 < $1 })
      for place in 0...text.count {
        let line = lines.line(of: place)
        #expect(lines.starts[line] <= place && (line + 1 == lines.starts.count || place < lines.starts[line + 1]))
        #expect(lines.offset(line: line, column: lines.column(of: place)) == place)
      }
    }
  }
}
