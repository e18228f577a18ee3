import SafeText

/// Decimal numbers of scripts: at most nine digits before the point and six after it, so that every one is exact enough to be
/// printed back as it was read.
enum ScriptNumber {
  /// The number that these bytes spell; nil when it has too many digits.
  static func parse(_ bytes: some Sequence<UInt8>) -> Double? {
    var mantissa: Int64 = 0
    var scale: Int64 = 1
    var digits = 0
    var isNegative = false
    var isFraction = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      default:
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        if isFraction {
          guard scale < 1_000_000 else { return nil }
          scale *= 10
        } else {
          digits += 1
          guard digits <= 9 else { return nil }
        }
        mantissa = mantissa * 10 + Int64(byte - 0x30)
      }
    }
    let value = Double(mantissa) / Double(scale)
    return isNegative && mantissa != 0 ? -value : value
  }

  /// The shortest text with at most six digits after the point.
  static func text(_ value: Double) -> String { min(max(value, -1e9), 1e9).text(decimals: 6) }

  /// A duration in the greatest unit that holds it in whole numbers.
  static func duration(_ microseconds: Int64) -> String {
    if microseconds % 1_000_000 == 0 { return "\(microseconds / 1_000_000)s" }
    if microseconds % 1000 == 0 { return "\(microseconds / 1000)ms" }
    return "\(microseconds)us"
  }
}
