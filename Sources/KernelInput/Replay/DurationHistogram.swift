/// Counts of durations in constant memory, exact below 64 ns·2 and within 1.6 % above.
///
/// Every power of two is cut into 64 equal parts, so that a replay of any length keeps its percentiles.
struct DurationHistogram {
  private static let partBits = 6
  private var counts = [Int](repeating: 0, count: (64 - partBits) << partBits)
  private(set) var count = 0
  private(set) var maximum: Int64 = 0

  /// Adds a duration in nanoseconds; a negative one counts by its magnitude.
  mutating func add(_ nanoseconds: Int64) {
    let magnitude = Int64(clamping: nanoseconds.magnitude)
    counts[Self.bucket(of: magnitude)] += 1
    count += 1
    maximum = max(maximum, magnitude)
  }

  /// The least duration that at least `share` of all durations do not exceed, in nanoseconds; 0 when there are none.
  func percentile(_ share: Double) -> Int64 {
    let wanted = max(1, Int((Double(count) * share).rounded(.up)))
    var seen = 0
    for (bucket, number) in counts.enumerated() where number > 0 {
      seen += number
      if seen >= wanted { return min(maximum, Self.upperBound(of: bucket)) }
    }
    return 0
  }

  private static func bucket(of value: Int64) -> Int {
    let exponent = max(0, 63 - value.leadingZeroBitCount - partBits)
    return (exponent << partBits) + Int(value >> Int64(exponent))
  }

  private static func upperBound(of bucket: Int) -> Int64 {
    // Within an exponent the parts count from 64 to 127; the first exponent also holds 0 to 63.
    let exponent = max(0, (bucket >> partBits) - 1)
    let part = Int64(bucket - (exponent << partBits))
    return ((part + 1) << Int64(exponent)) &- 1
  }
}
