/// Numbers as text, appended to bytes without a string in between.
extension Array where Element == UInt8 {
  /// Appends the UTF-8 of a text.
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends a decimal number, filled up with zeros to `width` characters, the sign counted, as `%0*d` does.
  mutating func append(decimal number: some BinaryInteger, width: Int = 0) {
    let negative = number < 0
    var remaining = UInt64(number.magnitude)
    var digits = 1
    var power: UInt64 = 10
    while remaining >= power {
      digits += 1
      guard digits < 20 else { break }
      power *= 10
    }
    if negative { append(0x2D) }
    for _ in 0..<Swift.max(0, width - digits - (negative ? 1 : 0)) { append(0x30) }
    let first = count
    for _ in 0..<digits { append(0x30) }
    for index in stride(from: digits - 1, through: 0, by: -1) {
      self[first + index] = UInt8(0x30 + remaining % 10)
      remaining /= 10
    }
  }

  /// Appends a number in lower-case hexadecimal, filled up with zeros to `width` digits.
  mutating func append(hexadecimal number: some FixedWidthInteger & UnsignedInteger, width: Int) {
    let digits = Swift.max(width, (number.bitWidth - number.leadingZeroBitCount + 3) / 4)
    for index in stride(from: digits - 1, through: 0, by: -1) {
      let digit = UInt8(truncatingIfNeeded: number >> (4 * index) & 0xF)
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
