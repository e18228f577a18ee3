import Accessibility

/// A line of a document as its author probably meant it, for the traps that YAML sets: a `#` that begins a comment, a
/// second colon, a tab, and truth values that are none.
enum MendedLine {
  /// The line on which an error stands, mended, and mended again where it sets another trap; nil where nothing is known to
  /// be meant.
  static func settled(of error: DocumentError, in bytes: [UInt8]) -> String? {
    guard var mended = of(error, in: bytes) else { return nil }
    // A long document is not read again for a hint.
    guard bytes.count <= 1 << 20 else { return mended }
    for _ in 0..<4 {
      let text = replacing(error.location.line, of: bytes, by: mended)
      guard let next = firstError(of: text), next.location.line == error.location.line,
        let further = of(next, in: text), further != mended
      else { break }
      mended = further
    }
    return mended
  }

  /// The first thing that is wrong with a document as YAML.
  private static func firstError(of bytes: [UInt8]) -> DocumentError? {
    do {
      _ = try LocatedNode.parse(bytes, file: "", format: .yaml, limits: .interface)
      return nil
    } catch {
      return error.errors.first
    }
  }

  /// A document with another line in the place of one.
  private static func replacing(_ number: Int, of bytes: [UInt8], by line: String) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.indices.contains(number - 1) { lines[number - 1] = ArraySlice(Array(line.utf8)) }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The line on which an error stands, mended; nil where nothing is known to be meant.
  static func of(_ error: DocumentError, in bytes: [UInt8]) -> String? {
    guard error.location.line > 0, let line = line(error.location.line, of: bytes), line.utf8.count <= 400 else {
      return nil
    }
    if error.message.hasPrefix("a tab indents") { return indented(line, error.location.line, in: bytes) }
    if error.message.hasPrefix("a tab follows the dash") { return dashed(line) }
    if error.message.hasPrefix("a second \":\" stands in a value in braces") {
      return quotingInBraces(line, at: error.location.column)
    }
    if error.message.hasPrefix("a second \":\"") {
      if let line = parting(line) { return line }
      return MendedPairs.isOfPairs(line) ? MendedPairs.of(line) : quotingText(line)
    }
    if error.message.hasPrefix("a text cannot begin with")
      || error.message.hasSuffix("s are not supported") && error.message.first != "\""
    {
      return quotingValue(line, at: error.location.column)
    }
    if error.message.hasPrefix("a \"#\" begins a comment here") {
      return QuotedHashes.of(line) ?? QuotedHashes.ofContinuation(line)
    }
    if error.message == "a comment begins without a space before it" { return QuotedHashes.of(line) }
    if error.message == "a pair stands in a list" { return quotingItem(line, at: error.location.column) }
    if let word = error.hint, word == "write true" || word == "write false" {
      return replacing(line, at: error.location.column, with: String(word.dropFirst(6)))
    }
    if error.message == "found nothing" {
      return QuotedHashes.of(line) ?? quotingColors(line) ?? quotingAfterHash(line)
    }
    if error.message.hasSuffix("is never closed") { return QuotedHashes.of(line) }
    if error.message.hasPrefix("element has no attribute \"") || error.message.hasSuffix("\" occurs a second time") {
      return MendedBraces.of(line)
    }
    return nil
  }

  /// A line with one space where tabs follow its dash.
  private static func dashed(_ line: String) -> String? {
    guard let dash = line.firstRange(of: "-\t") else { return nil }
    return String(line[..<dash.lowerBound]) + "- " + line[dash.upperBound...].drop { $0 == "\t" || $0 == " " }
  }

  private static func line(_ number: Int, of bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    for _ in 1..<number {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      rest = rest[(end + 1)...]
    }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }

  /// A line that tabs indent, as deep as what is above it asks for: in what the line above opens, else beside that, and an
  /// item beside the last one. Two spaces for each tab where the line above has tabs as well.
  private static func indented(_ line: String, _ number: Int, in bytes: [UInt8]) -> String {
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let text = line.dropFirst(indentation.count)
    let above = linesAbove(number, of: bytes)
    guard let last = above.first, !last.prefix(while: { $0 == " " || $0 == "\t" }).contains("\t") else {
      return indentation.map { $0 == "\t" ? "  " : String($0) }.joined() + text
    }
    func blanks(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func isItem(_ line: some StringProtocol) -> Bool { line.drop { $0 == " " }.hasPrefix("- ") }
    let column = blanks(last) + (isItem(last) ? 2 : 0)
    let isOpened = last.reversed().drop { $0 == " " }.first == ":"
    let depth =
      isOpened ? column + 2 : isItem(text) ? above.first(where: isItem).map(blanks) ?? column : column
    return String(repeating: " ", count: depth) + text
  }

  /// The lines before another one that hold something, the nearest first; far above nothing stands that a line could
  /// belong beside.
  private static func linesAbove(_ number: Int, of bytes: [UInt8]) -> [String] {
    var end = bytes.startIndex
    for _ in 1..<number {
      guard let next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      end = next + 1
    }
    var found: [String] = []
    while end > 0, found.count < 200 {
      let before = bytes[..<(end - 1)]
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = String(decoding: before[start...].prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      let content = line.drop { $0 == " " || $0 == "\t" }
      if !content.isEmpty, content.first != "#" { found.append(line) }
      end = start
    }
    return found
  }

  /// The text after the first colon in quotation marks; a comment behind it stays one.
  private static func quotingText(_ line: String) -> String? {
    guard let colon = line.firstRange(of: ": ") else { return nil }
    let rest = line[colon.upperBound...]
    // A # with a blank behind it is a comment; with a letter or number it is more likely a part of the text.
    let comment = rest.firstRange(of: " # ").map { rest[$0.lowerBound...] } ?? ""
    return line[..<colon.upperBound] + quoted(String(rest.dropLast(comment.count)).trimmingBlanks) + comment
  }

  /// A text in quotation marks, in single ones where it has double ones or backslashes in it.
  private static func quoted(_ text: String) -> String {
    text.contains("\"") || text.contains("\\") ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
  }

  /// The value in braces that a second colon stands in, in quotation marks.
  private static func quotingInBraces(_ line: String, at column: Int) -> String? {
    if !line.contains("\""), !line.contains("'"), let all = quotingPairs(line) { return all }
    let scalars = Array(line.unicodeScalars)
    guard scalars.indices.contains(column - 1) else { return nil }
    guard let colon = scalars[..<(column - 1)].lastIndex(of: ":") else { return nil }
    // Brackets in the text belong to it, with what they hold.
    var (end, depth) = (colon + 1, 0)
    while end < scalars.count {
      switch scalars[end] {
      case "{", "[": depth += 1
      case "}" where depth > 0, "]" where depth > 0: depth -= 1
      case "," where depth == 0, "}" where depth == 0: depth = -1
      default: break
      }
      if depth < 0 { break }
      end += 1
    }
    guard end < scalars.count else { return nil }
    let text = String(String.UnicodeScalarView(scalars[(colon + 1)..<end])).trimmingBlanks
    guard !text.isEmpty, !text.contains("\\") else { return nil }
    let (before, after) = (scalars[...colon], scalars[end...])
    return String(String.UnicodeScalarView(before)) + " " + quoted(text) + String(String.UnicodeScalarView(after))
  }

  /// A line with a blank between a dash and the brace behind it.
  private static func parting(_ line: String) -> String? {
    let blanks = line.prefix { $0 == " " }
    let text = line.dropFirst(blanks.count)
    return text.hasPrefix("-{") ? blanks + "- " + text.dropFirst() : nil
  }

  /// The value that begins at a column in quotation marks, up to what ends it.
  private static func quotingValue(_ line: String, at column: Int) -> String? {
    let scalars = Array(line.unicodeScalars)
    guard scalars.indices.contains(column - 1) else { return nil }
    let isInBrackets = scalars[..<(column - 1)].contains { $0 == "{" || $0 == "[" }
    let ends: [Unicode.Scalar] = isInBrackets ? [",", "}", "]"] : []
    var end = column - 1
    while end < scalars.count, !ends.contains(scalars[end]) {
      if scalars[end] == "#", scalars[end - 1] == " " { break }
      end += 1
    }
    while end > column, scalars[end - 1] == " " { end -= 1 }
    func text(_ part: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(part)) }
    return text(scalars[..<(column - 1)]) + quoted(text(scalars[(column - 1)..<end])) + text(scalars[end...])
  }

  /// The item of a list in brackets that a colon stands in, in quotation marks, where the item has some of its own.
  private static func quotingItem(_ line: String, at column: Int) -> String? {
    let scalars = Array(line.unicodeScalars)
    guard scalars.indices.contains(column - 1), let open = scalars[..<(column - 1)].firstIndex(of: "[") else {
      return nil
    }
    // Commas within quotation marks part no items.
    var (start, isQuoted, end) = (open + 1, false, scalars.count)
    for index in (open + 1)..<scalars.count {
      if scalars[index] == "\"" { isQuoted.toggle() }
      guard !isQuoted, scalars[index] == "," || scalars[index] == "]" else { continue }
      if index >= column - 1 {
        end = index
        break
      }
      start = index + 1
    }
    let text = String(String.UnicodeScalarView(scalars[start..<end])).trimmingBlanks
    guard end < scalars.count, text.contains("\""), !text.hasPrefix("\"") else { return nil }
    let blank = scalars[start] == " " ? " " : ""
    return String(String.UnicodeScalarView(scalars[..<start])) + blank + quoted(text)
      + String(String.UnicodeScalarView(scalars[end...]))
  }

  /// Every value in braces that has a second colon in it, in quotation marks; of a line without any.
  private static func quotingPairs(_ line: String) -> String? {
    guard let open = line.firstIndex(of: "{"), let close = line.lastIndex(of: "}"), open < close else { return nil }
    let inner = line[line.index(after: open)..<close]
    guard !inner.contains("{"), !inner.contains("[") else { return nil }
    let pairs = inner.split(separator: ",", omittingEmptySubsequences: false).map { pair -> String in
      guard let colon = pair.firstRange(of: ": "), pair[colon.upperBound...].firstRange(of: ": ") != nil else {
        return String(pair)
      }
      return pair[..<colon.upperBound] + quoted(String(pair[colon.upperBound...]).trimmingBlanks)
    }
    return line[...open] + pairs.joined(separator: ",") + line[close...]
  }

  /// Colours in quotation marks: a `#` after a blank begins a comment.
  private static func quotingColors(_ line: String) -> String? {
    var mended = ""
    var rest = line[...]
    var isChanged = false
    while let mark = rest.firstRange(of: " #") {
      let digits = rest[mark.upperBound...].prefix { $0.isHexDigit }
      mended += rest[..<mark.lowerBound]
      rest = rest[digits.endIndex...]
      guard [3, 6, 8].contains(digits.count), rest.first?.isLetter != true else {
        mended += " #\(digits)"
        continue
      }
      // Colours are written with two digits a part; a label may be anything.
      let key = mended.split { " ,{".contains($0) }.last.map(String.init)?.lowercased() ?? ""
      let isColor = ["color", "colour", "foreground", "background", "tint"].contains { key.contains($0) }
      let all = digits.count == 3 && isColor ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      mended += " '#\(all)'"
      isChanged = true
    }
    return isChanged ? mended + rest : nil
  }

  /// A text that begins with `#`, in quotation marks; nil in braces, where nobody knows its end.
  private static func quotingAfterHash(_ line: String) -> String? {
    guard !line.contains("{"), let start = line.firstRange(of: ": #") else { return nil }
    let text = line[line.index(start.lowerBound, offsetBy: 2)...]
    guard !text.contains("\""), !text.contains("\\") else { return nil }
    return line[..<start.lowerBound] + ": \"\(text)\""
  }

  private static func replacing(_ line: String, at column: Int, with word: String) -> String? {
    let scalars = line.unicodeScalars
    guard column >= 1, let start = scalars.index(scalars.startIndex, offsetBy: column - 1, limitedBy: scalars.endIndex)
    else { return nil }
    let end = scalars[start...].firstIndex { $0 == " " || $0 == "," || $0 == "}" || $0 == "]" } ?? scalars.endIndex
    return String(scalars[..<start]) + word + String(scalars[end...])
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}

extension DocumentErrors {
  /// The errors with the mended line in the hint of those of which it is known.
  func mended(by bytes: [UInt8]) -> DocumentErrors {
    var mended = self
    for index in errors.indices {
      if errors[index].message.hasPrefix("this line is indented by"),
        let cut = CutText.find(in: bytes).first(where: { $0.line == errors[index].location.line - 1 })
      {
        // What is meant to go on with a text begins something new where a comment has ended the text.
        mended.errors[index].hint =
          "the \"#\" in line \(cut.line), column \(cut.column) begins a comment, and ends the text: a text that has one"
          + " stands in quotes, as in \(cut.mended)"
        continue
      }
      guard let line = MendedLine.settled(of: errors[index], in: bytes) else { continue }
      let hint = errors[index].hint.map { $0.hasPrefix("write ") ? "" : "\($0); " } ?? ""
      // Where a line begins is what a tab is wrong about.
      let isIndentation = errors[index].message.hasPrefix("a tab ")
      mended.errors[index].hint = hint + (isIndentation ? "write “\(line)”" : "write \(Self.trimmed(line))")
    }
    return mended
  }

  private static func trimmed(_ line: String) -> Substring { line.drop { $0 == " " } }
}
