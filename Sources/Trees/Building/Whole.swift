import Documents

/// Whole numbers of a dump.
enum Whole {
  /// A whole number in a range; nil for anything else.
  static func from(_ node: LocatedNode?, _ range: ClosedRange<Int>) -> Int? {
    guard let value = node?.number ?? node?.words.flatMap(Double.init), value.rounded(.towardZero) == value,
      value >= Double(range.lowerBound), value <= Double(range.upperBound)
    else { return nil }
    return Int(value)
  }
}
