import Accessibility

extension YAMLParser {
  /// Reads a text in single or double quotes; the opening quote comes next.
  mutating func scanQuoted() throws(DocumentError) -> String {
    let start = location
    let quote = current
    let isDouble = quote == UInt8(ascii: "\"")
    position += 1
    var text: [UInt8] = []
    while true {
      if isAtEnd || isAtMarker {
        throw DocumentError(start, "this quotation never ends", expected: "a closing \(isDouble ? "\"" : "'")")
      }
      let byte = current
      if byte == quote {
        position += 1
        guard !isDouble, current == quote else { break }
        text.append(quote)
        position += 1
      } else if isDouble, byte == UInt8(ascii: "\\") {
        try scanEscape(into: &text)
      } else if Self.isBlank(byte) || Self.isBreak(byte) {
        foldSpace(into: &text)
      } else {
        text.append(byte)
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads blanks and line breaks within quotes: blanks count on their line only, a single break is a space.
  private mutating func foldSpace(into text: inout [UInt8]) {
    let start = position
    skipBlanks()
    guard Self.isBreak(current) else {
      text.append(contentsOf: bytes[start..<position])
      return
    }
    let breaks = skipBreaks()
    text.append(contentsOf: breaks == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: breaks - 1))
  }

  /// Skips line breaks with the blanks after each and returns how many there were; stops at a marker.
  private mutating func skipBreaks() -> Int {
    var breaks = 0
    while Self.isBreak(current) {
      skipBreak()
      breaks += 1
      if isAtMarker { break }
      skipBlanks()
    }
    return breaks
  }

  private mutating func scanEscape(into text: inout [UInt8]) throws(DocumentError) {
    let start = location
    position += 1
    let byte = current
    if Self.isBreak(byte) {
      text.append(contentsOf: [UInt8](repeating: 0x0A, count: max(0, skipBreaks() - 1)))
      return
    }
    position += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"), 0x09: text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "e"): text.append(0x1B)
    case UInt8(ascii: "N"): text.append(contentsOf: "\u{85}".utf8)
    case UInt8(ascii: "_"): text.append(contentsOf: "\u{A0}".utf8)
    case UInt8(ascii: "L"): text.append(contentsOf: "\u{2028}".utf8)
    case UInt8(ascii: "P"): text.append(contentsOf: "\u{2029}".utf8)
    case 0x20, UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"): text.append(byte)
    case UInt8(ascii: "x"): try scanCode(digits: 2, from: start, into: &text)
    case UInt8(ascii: "u"): try scanCode(digits: 4, from: start, into: &text)
    case UInt8(ascii: "U"): try scanCode(digits: 8, from: start, into: &text)
    default:
      throw DocumentError(
        start, "unknown escape after \"\\\"", expected: "one of \\n \\t \\\" \\\\ \\/ \\x12 \\u1234",
        hint: "write \\\\ for a backslash, or use single quotes")
    }
  }

  private mutating func scanCode(
    digits: Int, from start: SourceLocation, into text: inout [UInt8]
  ) throws(DocumentError) {
    var code = hexadecimal(digits)
    if let high = code, (0xD800...0xDBFF).contains(high), matches("\\u") {
      position += 2
      code = hexadecimal(4).flatMap {
        (0xDC00...0xDFFF).contains($0) ? 0x10000 + (high - 0xD800) << 10 + $0 - 0xDC00 : nil
      }
    }
    guard let scalar = code.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
      throw DocumentError(
        start, "this escape is not a character", expected: "\(digits) hexadecimal digits of a character")
    }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal(_ digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue, current < 0x80 else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
