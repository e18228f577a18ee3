import Accessibility

/// The lines of a document as they are written, to find the place of something within a text of it.
struct DocumentLines: Sendable {
  private var lines: [String] = []
  /// Beyond it nobody looks for a place: a document on one line would be gone through once for each text in it.
  private static let greatestColumn = 2000

  /// No lines: nothing can be found.
  init() {}

  /// The lines of a text in UTF-8.
  init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lines = String(decoding: bytes[start...], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" })
      .map(String.init)
  }

  /// The text of a node as it stands in the document, with blanks in the place of what is before it, so that a line and
  /// a column in it are those in the document; nil where it stands there in other characters, escaped or folded.
  func instructions(of node: LocatedNode) -> (text: String, firstLine: Int)? {
    guard let scalar = node.scalar, let rest = rest(of: node) else { return nil }
    if rest.first == "|", !scalar.isPlain { return block(scalar.text, after: node.location.line) }
    let quotes = scalar.isPlain ? 0 : 1
    guard rest.dropFirst(quotes).starts(with: scalar.text.unicodeScalars) else { return nil }
    let blanks = String(repeating: " ", count: node.location.column - 1 + quotes)
    return (blanks + scalar.text, node.location.line)
  }

  /// Whether what follows a text on its line is a comment.
  func hasComment(after node: LocatedNode) -> Bool {
    guard let scalar = node.scalar, scalar.isPlain, let rest = rest(of: node) else { return false }
    let after = rest.dropFirst(scalar.text.unicodeScalars.count).drop { $0 == " " }
    return after.first == "#"
  }

  /// A step as it stands in the document, from its text to the end of the line, in single quotes.
  func quoted(_ node: LocatedNode) -> String? {
    guard let rest = rest(of: node), rest.first != "'", rest.count <= 200 else { return nil }
    let text = String(rest)
    return "'\(text.replacing("'", with: "''"))'"
  }

  private func rest(of node: LocatedNode) -> Substring.UnicodeScalarView? {
    let (line, column) = (node.location.line, node.location.column)
    guard line >= 1, line <= lines.count, column >= 1, column <= Self.greatestColumn else { return nil }
    return lines[line - 1].unicodeScalars.dropFirst(column - 1)
  }

  /// A text after `|`: every line as it is written, the indentation included.
  private func block(_ text: String, after line: Int) -> (text: String, firstLine: Int)? {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let written = lines.dropFirst(line).prefix(count)
    let trimmed = { (line: String) in line.drop { $0 == " " } }
    let isSame = zip(written, text.split(separator: "\n", omittingEmptySubsequences: false))
      .allSatisfy { trimmed($0) == trimmed(String($1)) || $1.isEmpty }
    return isSame ? (written.prefix(text.hasSuffix("\n") ? count - 1 : count).joined(separator: "\n"), line + 1) : nil
  }
}
