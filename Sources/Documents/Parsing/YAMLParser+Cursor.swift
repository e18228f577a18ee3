extension YAMLParser {
  /// Whether every byte has been read.
  var isAtEnd: Bool { position >= bytes.count }
  /// Bytes from the start of the line, from 0.
  var column: Int { position - lineStart }
  /// The byte after the next one.
  var following: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  /// A blank, a line break or the end.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0
  }
  static func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether the next byte is this character, with space or nothing after it.
  func isAtIndicator(_ character: Unicode.Scalar) -> Bool {
    current == UInt8(ascii: character) && Self.isSpace(following)
  }

  /// Whether these bytes come next.
  func matches(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[position..<position + $0.count].elementsEqual($0) }
  }

  /// Whether `---` or `...` comes next, at the start of a line.
  var isAtMarker: Bool { isAtMarker("-") || isAtMarker(".") }

  func isAtMarker(_ character: Unicode.Scalar) -> Bool {
    guard column == 0, position + 3 <= bytes.count else { return false }
    let byte = UInt8(ascii: character)
    return bytes[position] == byte && bytes[position + 1] == byte && bytes[position + 2] == byte
      && (position + 3 == bytes.count || Self.isSpace(bytes[position + 3]))
  }

  /// Whether only spaces stand before the next byte on its line.
  var isFirstInLine: Bool { bytes[lineStart..<position].allSatisfy { $0 == 0x20 } }

  /// Reads `\n`, `\r\n` or `\r`.
  mutating func skipBreak() {
    if current == 0x0D && following == 0x0A { position += 1 }
    position += 1
    line += 1
    lineStart = position
  }

  mutating func skipBlanks() {
    while Self.isBlank(current) { position += 1 }
  }

  /// Skips the rest of the line, without its break.
  mutating func skipLine() {
    while !isAtEnd, !Self.isBreak(current) { position += 1 }
  }

  /// Whether a comment begins at the next byte.
  var isAtComment: Bool {
    current == UInt8(ascii: "#") && (position == lineStart || Self.isBlank(bytes[position - 1]))
  }

  /// Whether the line has nothing more but blanks (already skipped) or a comment.
  var isAtLineEnd: Bool { isAtEnd || Self.isBreak(current) || isAtComment }

  /// Skips blanks, comments and line breaks; a tab that indents a line is an error outside brackets.
  mutating func skipToToken(inFlow: Bool = false) throws(DocumentError) {
    while true {
      let beginsLine = position == lineStart
      var tab: Int?
      while Self.isBlank(current) {
        if beginsLine, tab == nil, current == 0x09 { tab = position }
        position += 1
      }
      if isAtComment {
        if inFlow, !beginsLine { innerComment = location }
        skipLine()
      }
      if isAtEnd { return }
      guard Self.isBreak(current) else {
        if let tab, !inFlow {
          position = tab
          throw error("a tab indents this line", expected: "spaces", hint: "YAML is indented with spaces only")
        }
        return
      }
      skipBreak()
    }
  }
}
