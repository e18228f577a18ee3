/// Reads the fields of one evemu line.
struct EvemuFields {
  /// The next byte, in the reader's window.
  var position: Int
  let end: Int

  init(_ range: Range<Int>) {
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next byte, or nil at the end of the line.
  func peek(_ bytes: Span<UInt8>) -> UInt8? { position < end ? bytes[position] : nil }

  mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while let byte = peek(bytes), byte == 0x20 || byte == 0x09 { position += 1 }
  }

  /// Takes one given byte.
  mutating func take(_ byte: UInt8, _ bytes: Span<UInt8>, _ what: String) throws(LineProblem) {
    guard peek(bytes) == byte else { throw expected(what, bytes) }
    position += 1
  }

  /// A hexadecimal number of at most `T`'s width, after blanks.
  mutating func hexadecimal<T: FixedWidthInteger & UnsignedInteger>(
    _ bytes: Span<UInt8>, _ what: String
  ) throws(LineProblem) -> T {
    skipBlanks(bytes)
    let start = position
    var number: T = 0
    while let byte = peek(bytes), let digit = hexadecimalDigit(byte) {
      guard number <= T.max >> 4 else { throw tooLarge(what, at: start, limit: "at most \(String(T.max, radix: 16))") }
      number = number << 4 | T(digit)
      position += 1
    }
    guard position > start else { throw expected("\(what) in hexadecimal", bytes) }
    return number
  }

  /// A decimal number with an optional sign, after blanks.
  mutating func decimal<T: FixedWidthInteger>(
    _ bytes: Span<UInt8>, _ what: String
  ) throws(LineProblem) -> T {
    skipBlanks(bytes)
    let first = position
    var isNegative = false
    if let sign = peek(bytes), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position += 1
    }
    let start = position
    var number: T = 0
    while let byte = peek(bytes), byte >= 0x30, byte <= 0x39 {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let digit = T(byte - 0x30)
      let (sum, carry) =
        isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      guard !overflow, !carry else {
        throw tooLarge(what, at: first, limit: "a whole number from \(T.min) to \(T.max)")
      }
      number = sum
      position += 1
    }
    guard position > start else { throw expected(what, bytes) }
    return number
  }

  /// Nothing but blanks and a comment may follow.
  mutating func finish(_ bytes: Span<UInt8>) throws(LineProblem) {
    skipBlanks(bytes)
    guard let byte = peek(bytes), byte != UInt8(ascii: "#") else { return }
    throw expected("the end of the line or a comment", bytes)
  }

  /// Whether nothing but blanks and a comment follows.
  mutating func isFinished(_ bytes: Span<UInt8>) -> Bool {
    skipBlanks(bytes)
    guard let byte = peek(bytes) else { return true }
    return byte == UInt8(ascii: "#")
  }

  func expected(_ what: String, _ bytes: Span<UInt8>) -> LineProblem {
    guard let byte = peek(bytes) else {
      return LineProblem(position: position, message: "expected \(what), found the end of the line")
    }
    return LineProblem(position: position, message: "expected \(what), found \(visible(byte))")
  }

  private func tooLarge(_ what: String, at position: Int, limit: String) -> LineProblem {
    LineProblem(code: .tooLarge, position: position, message: "\(what) is out of range; expected \(limit)")
  }
}

/// The value of a hexadecimal digit, or nil.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte &- 0x30
  case 0x41...0x46: byte &- 0x37
  case 0x61...0x66: byte &- 0x57
  default: nil
  }
}

/// A byte as an error message shows it.
func visible(_ byte: UInt8) -> String {
  switch byte {
  case 0x21...0x7E: "“\(Character(Unicode.Scalar(byte)))”"
  case 0x20: "a space"
  default: "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
