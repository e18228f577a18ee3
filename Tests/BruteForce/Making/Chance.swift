/// Chance that is the same for a seed on every machine (SplitMix64; Steele, Lea and Flood 2014).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to `count` − 1.
  mutating func index(_ count: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    z = z ^ (z >> 31)
    return count > 1 ? Int(z % UInt64(count)) : 0
  }

  /// True once in so many times.
  mutating func once(in count: Int) -> Bool { index(count) == 0 }

  /// One of them.
  mutating func pick<T>(_ first: T, _ others: T...) -> T {
    let place = index(others.count + 1)
    return place == 0 ? first : others[place - 1]
  }
}
