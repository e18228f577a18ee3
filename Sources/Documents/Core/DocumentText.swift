import Accessibility

/// Checks on the bytes of a document that hold for every notation.
package enum DocumentText {
  /// Checks size, encoding and control characters and returns how many bytes a byte order mark takes at the start.
  package static func check(
    _ bytes: [UInt8], file: String, limits: DocumentLimits
  ) throws(DocumentError) -> Int {
    guard bytes.count <= limits.bytes else {
      throw tooLarge(file: file, limits: limits)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw DocumentError(
        SourceLocation(file: file, line: 1, column: 1), "the text is encoded as UTF-16",
        expected: "UTF-8", hint: "save the file as UTF-8")
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = start
    while position < bytes.count {
      let length = sequenceLength(bytes, at: position)
      if length == 1 {
        let byte = bytes[position]
        if byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F {
          throw DocumentError(
            place(of: position, in: bytes, from: start, file: file),
            "the byte 0x\(hexadecimal(byte)) is not part of a text", expected: "UTF-8 text",
            hint: byte == 0 ? "this looks like a binary file" : "remove the control character")
        }
      } else if length == 0 {
        throw DocumentError(
          place(of: position, in: bytes, from: start, file: file),
          "the byte 0x\(hexadecimal(bytes[position])) is not UTF-8", expected: "UTF-8 text",
          hint: "save the file as UTF-8")
      }
      position += length
    }
    return start
  }

  /// The error for a text that is larger than the limit.
  static func tooLarge(file: String, limits: DocumentLimits) -> DocumentError {
    DocumentError(
      file: file, "the document is larger than \(limits.bytes >> 20) MB", expected: "at most \(limits.bytes) bytes")
  }

  /// How many bytes the well-formed UTF-8 sequence at `position` has; 0 where it is not well formed.
  private static func sequenceLength(_ bytes: [UInt8], at position: Int) -> Int {
    let first = bytes[position]
    let (length, low, high): (Int, UInt8, UInt8)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, low, high) = (2, 0x80, 0xBF)
    case 0xE0: (length, low, high) = (3, 0xA0, 0xBF)
    case 0xED: (length, low, high) = (3, 0x80, 0x9F)
    case 0xE1...0xEF: (length, low, high) = (3, 0x80, 0xBF)
    case 0xF0: (length, low, high) = (4, 0x90, 0xBF)
    case 0xF1...0xF3: (length, low, high) = (4, 0x80, 0xBF)
    case 0xF4: (length, low, high) = (4, 0x80, 0x8F)
    default: return 0
    }
    guard position + length <= bytes.count, bytes[position + 1] >= low, bytes[position + 1] <= high else { return 0 }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private static func place(of position: Int, in bytes: [UInt8], from start: Int, file: String) -> SourceLocation {
    var (line, lineStart, index) = (1, start, start)
    while index < position {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D && bytes[index] == 0x0A { continue }
      if byte == 0x0A || byte == 0x0D { (line, lineStart) = (line + 1, index) }
    }
    return SourceLocation(file: file, line: line, column: position - lineStart + 1)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
