/// Texts and numbers as UTF-8, appended to bytes without a string in between.
extension Array where Element == UInt8 {
  /// Appends the UTF-8 of a text.
  @inlinable package mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends a decimal number, filled up with zeros to `width` characters, the sign counted, as `%0*d` does.
  @inlinable package mutating func append(decimal number: some BinaryInteger, width: Int = 0) {
    let isNegative = number < 0
    if isNegative { append(0x2D) }
    append(digits: UInt64(number.magnitude), width: width - (isNegative ? 1 : 0))
  }

  /// Appends a number without a sign, filled up with zeros to `width` digits.
  @usableFromInline package mutating func append(digits number: UInt64, width: Int = 0) {
    if number < 10, width <= 1 { return append(0x30 + UInt8(number)) }
    var digits = 1
    var power: UInt64 = 10
    while number >= power {
      digits += 1
      guard digits < 20 else { break }
      power *= 10
    }
    let first = count
    append(contentsOf: repeatElement(0x30, count: Swift.max(digits, width)))
    var remaining = number
    for index in stride(from: count - 1, through: first, by: -1) where remaining > 0 {
      self[index] = UInt8(0x30 + remaining % 10)
      remaining /= 10
    }
  }

  /// Appends a number in lower-case hexadecimal, filled up with zeros to `width` digits.
  @inlinable package mutating func append(hexadecimal number: some FixedWidthInteger & UnsignedInteger, width: Int) {
    let digits = Swift.max(width, (number.bitWidth - number.leadingZeroBitCount + 3) / 4)
    for index in stride(from: digits - 1, through: 0, by: -1) {
      let digit = UInt8(truncatingIfNeeded: number >> (4 * index) & 0xF)
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// Appends a number rounded to `decimals` places, six at most, without needless zeros, the same on every machine.
  ///
  /// Numbers of more than eighteen digits, places counted, are cut to so many; what is not a number is 0.
  package mutating func append(_ number: Double, decimals: Int) {
    var scale: UInt64 = 1
    for _ in 0..<Swift.min(decimals, 6) { scale *= 10 }
    let scaled = Int64(exactly: Swift.min(Swift.max((number * Double(scale)).rounded(), -9e18), 9e18)) ?? 0
    if scaled < 0 { append(0x2D) }
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: scale)
    append(digits: whole)
    guard fraction > 0 else { return }
    append(0x2E)
    append(digits: fraction, width: decimals)
    while last == 0x30 { removeLast() }
  }
}

extension Double {
  /// The number rounded to `decimals` places, six at most, without needless zeros; 0 for what is not a number.
  package func text(decimals: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(self, decimals: decimals)
    return String(decoding: bytes, as: UTF8.self)
  }
}
