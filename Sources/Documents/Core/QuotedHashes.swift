/// A line with braces or brackets in which the texts that have a `#` stand in quotation marks.
///
/// A `#` after a blank begins a comment, which takes the rest of the line with it, the brackets that close there too.
enum QuotedHashes {
  /// The mended line; nil where no text in brackets has such a `#`.
  static func of(_ line: String) -> String? {
    guard let open = line.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return nil }
    return mended(line, from: open)
  }

  /// The same of a line that goes on with what a line before it has opened.
  ///
  /// Where the text with the `#` may have begun in a line before, nobody knows what to quote.
  static func ofContinuation(_ line: String) -> String? {
    let start = line.firstIndex { $0 != " " } ?? line.startIndex
    let first = line[start...].prefix { !",}]#".contains($0) }
    guard first.firstRange(of: ": ") != nil || line[first.endIndex...].first != "#" else { return nil }
    return mended(line, from: start)
  }

  private static func mended(_ line: String, from start: String.Index) -> String? {
    var result = String(line[..<start])
    var key: Substring = ""
    var (text, isHashed, isChanged) = (line[start..<start], false, false)
    var next = start
    /// Writes the text that ends here.
    func flush() {
      if isHashed {
        let blanks = text.prefix { $0 == " " }
        let words = String(text.dropFirst(blanks.count).reversed().drop { $0 == " " }.reversed())
        result += blanks + quoted(words, of: key)
        isChanged = true
      } else {
        result += text
      }
      isHashed = false
    }
    while next < line.endIndex {
      let sign = line[next]
      let isFirst = text.allSatisfy { $0 == " " }
      if isFirst, sign == "\"" || sign == "'", let end = end(ofQuote: sign, in: line, from: next) {
        next = end
        text = line[text.startIndex..<next]
        continue
      }
      let after = line.index(after: next)
      if "{[,]}".contains(sign) {
        flush()
        result.append(sign)
        text = line[after..<after]
      } else if sign == ":", after == line.endIndex || line[after] == " " {
        key = text.drop { $0 == " " }
        flush()
        result.append(sign)
        text = line[after..<after]
      } else {
        if sign == "#", isFirst || text.last == " " { isHashed = true }
        text = line[text.startIndex..<after]
      }
      next = after
    }
    // Behind the last bracket a comment is one.
    if text.startIndex != start, text.drop(while: { $0 == " " }).first == "#" { isHashed = false }
    flush()
    return isChanged ? result : nil
  }

  private static func end(ofQuote sign: Character, in line: String, from start: String.Index) -> String.Index? {
    line[line.index(after: start)...].firstIndex(of: sign).map { line.index(after: $0) }
  }

  /// A text in quotation marks; a colour of three digits with all six.
  private static func quoted(_ text: String, of key: Substring) -> String {
    let digits = text.dropFirst()
    let isColor = ["color", "colour", "foreground", "background", "tint"].contains { key.lowercased().contains($0) }
    if text.first == "#", digits.allSatisfy(\.isHexDigit), [3, 6, 8].contains(digits.count) {
      return "'#\(digits.count == 3 && isColor ? digits.map { "\($0)\($0)" }.joined() : String(digits))'"
    }
    return text.contains("\"") || text.contains("\\") ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
  }
}
