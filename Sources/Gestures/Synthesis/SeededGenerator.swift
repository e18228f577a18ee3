/// Random numbers that are the same on every machine (SplitMix64; Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from −1 to 1.
  mutating func unit() -> Double { Double(Int64(bitPattern: next()) >> 11) / 4_503_599_627_370_496 }

  /// A number from 0 to `count` − 1.
  mutating func index(_ count: Int) -> Int { count > 1 ? Int(next() % UInt64(count)) : 0 }

  /// The elements in any order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + self.index(elements.count - index))
    }
    return elements
  }
}
