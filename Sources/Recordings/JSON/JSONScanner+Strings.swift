extension JSONScanner {
  /// A string; escapes are resolved, a lone surrogate becomes U+FFFD, bytes that are no UTF-8 are a problem.
  mutating func string(_ what: String = "a string") throws(LineProblem) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw expected(what) }
    position += 1
    let start = position
    while position < end, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"),
      bytes[position] >= 0x20
    { position += 1 }
    if position < end, bytes[position] == UInt8(ascii: "\"") {
      position += 1
      return try text(bytes[start..<position - 1], at: start)
    }
    return try escapedString(from: start)
  }

  private mutating func escapedString(from start: Int) throws(LineProblem) -> String {
    var result = Array(bytes[start..<position])
    while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try text(result[...], at: start)
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &result)
      case 0..<0x20:
        throw LineProblem(position: position, message: "a control character within a string; expected an escape")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw LineProblem(position: position, message: "expected the end of the string, found the end of the line")
  }

  private mutating func escape(into result: inout [UInt8]) throws(LineProblem) {
    guard position < end else { throw expected("the rest of an escape") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      var scalar = UInt32(try codeUnit())
      if 0xD800..<0xDC00 ~= scalar, position + 1 < end, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      {
        let mark = position
        position += 2
        let low = UInt32(try codeUnit())
        if 0xDC00..<0xE000 ~= low {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
        } else {
          position = mark
        }
      }
      result.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    default:
      position -= 1
      throw expected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func codeUnit() throws(LineProblem) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard position < end, let digit = hexadecimalDigit(bytes[position]) else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  mutating func skipString() throws(LineProblem) {
    position += 1
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20:
        throw LineProblem(position: position, message: "a control character within a string; expected an escape")
      default: position += 1
      }
    }
    position = end
    throw LineProblem(position: end, message: "expected the end of the string, found the end of the line")
  }

  private func text(_ slice: ArraySlice<UInt8>, at start: Int) throws(LineProblem) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw LineProblem(position: start, message: "the string is not valid UTF-8")
    }
    return text
  }
}
