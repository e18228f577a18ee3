public import InputEvents

/// FNV-1a over 64-bit words with a final mix: the same on every machine, unlike `Hasher`, which is seeded.
@usableFromInline
package struct StateHasher: StateSink {
  @usableFromInline package let now: Timestamp
  @usableFromInline var state: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable package init(now: Timestamp) { self.now = now }

  @inlinable package mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    state ^= state >> 29
  }

  @inlinable package mutating func combine<Element>(_ list: DigestedArray<Element>) {
    combine(list.count)
    combine(list.digest)
  }

  /// The hash of everything combined so far.
  @inlinable package func finalize() -> UInt64 {
    var hash = state
    hash = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
    hash = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
    return hash ^ (hash >> 32)
  }
}
