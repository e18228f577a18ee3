/// The law by which something follows a finger beyond its end (catalogue, A-26; UIScrollView as measured).
enum Resistance {
  /// How far it follows, in points: `(1 − 1 / (travel · 0.55 / extent + 1)) · extent`.
  ///
  /// - Parameters:
  ///   - travel: How far beyond the end the finger is, in points; not negative.
  ///   - extent: Points along the axis of what moves.
  static func displacement(travel: Double, extent: Double) -> Double {
    guard travel > 0, extent > 0 else { return 0 }
    return (1 - 1 / (travel * 0.55 / extent + 1)) * extent
  }

  /// How far beyond the end the finger is for something that has followed it by `displacement` points; the inverse.
  static func travel(displacement: Double, extent: Double) -> Double {
    guard displacement > 0, extent > 0 else { return 0 }
    let share = min(displacement / extent, 0.999_999)
    return (1 / (1 - share) - 1) * extent / 0.55
  }

  /// How fast it follows, as a share of the finger's velocity, where it has been displaced so far; the derivative.
  static func share(displacement: Double, extent: Double) -> Double {
    guard displacement > 0, extent > 0 else { return 1 }
    let left = 1 - min(displacement / extent, 0.999_999)
    return 0.55 * left * left
  }
}
