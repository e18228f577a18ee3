import Accessibility

extension JSONParser {
  /// Reads a string in double quotes, which comes next.
  mutating func parseString() throws(DocumentError) -> String {
    let start = location
    position += 1
    let first = position
    while current != UInt8(ascii: "\""), current != UInt8(ascii: "\\"), current >= 0x20 { position += 1 }
    if current == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[first..<position - 1], as: UTF8.self)
    }
    var text = Array(bytes[first..<position])
    while current != UInt8(ascii: "\"") {
      guard position < bytes.count else {
        throw DocumentError(start, "this string never ends", expected: "a closing \"")
      }
      if current == UInt8(ascii: "\\") {
        try parseEscape(into: &text)
      } else if current < 0x20 {
        throw error("a control character in a string", expected: "\\n for a new line, \\t for a tab")
      } else {
        text.append(current)
        position += 1
      }
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func parseEscape(into text: inout [UInt8]) throws(DocumentError) {
    let start = location
    position += 1
    let byte = current
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): try parseCode(from: start, into: &text)
    default:
      throw DocumentError(start, "unknown escape", expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u1234")
    }
  }

  private mutating func parseCode(from start: SourceLocation, into text: inout [UInt8]) throws(DocumentError) {
    var code = hexadecimal()
    if let high = code, (0xD800...0xDBFF).contains(high), current == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      code = hexadecimal().flatMap {
        (0xDC00...0xDFFF).contains($0) ? 0x10000 + (high - 0xD800) << 10 + $0 - 0xDC00 : nil
      }
    }
    guard let scalar = code.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
      throw DocumentError(start, "this escape is not a character", expected: "\\u and four hexadecimal digits")
    }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard current < 0x80, let digit = Character(Unicode.Scalar(current)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
