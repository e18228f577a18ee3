import Geometry

/// Fitts's law as ISO 9241-411 writes it: a movement takes `start + perBit · log₂(distance / width + 1)`.
///
/// The slope is that of a finger on a phone, 6.95 bits a second (MacKenzie, HCII 2015); the width of a rectangle is its
/// smaller side (MacKenzie and Buxton, CHI 1992).
public struct PointingLaw: Hashable, Sendable {
  /// What every movement takes, in µs.
  public var start: Int64 = 0
  /// How many bits a finger does in a second.
  public var throughput = 6.95

  /// The law of a finger on a phone.
  public init() {}

  /// How long a movement takes, in µs.
  ///
  /// - Parameters:
  ///   - distance: From where the finger was to the middle of the target, in points.
  ///   - width: The smaller side of the target, in points.
  public func duration(over distance: Double, to width: Double) -> Int64 {
    guard throughput > 0, distance.isFinite, distance > 0 else { return start }
    let bits = DeterministicMath.log(distance / max(width, 1) + 1) / DeterministicMath.log(2)
    return start + Int64((bits / throughput * 1_000_000).rounded())
  }
}
