/// A seeded generator: the same seed gives the same sample on every machine.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts at `seed`.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits (Steele, Lea and Flood 2014).
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// The next number from 0 up to 1.
  public mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }
}
