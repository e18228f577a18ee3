internal import InputEvents

/// FNV-1a over 64-bit words with a final mix: the same on every machine, unlike `Hasher`, which is seeded.
struct StateHasher {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func combine(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01b3
    state ^= state >> 29
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  mutating func combine(_ number: Int64) { combine(UInt64(bitPattern: number)) }
  mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0 as UInt64) }
  /// Zero counts the same with either sign.
  mutating func combine(_ number: Double) { combine(number == 0 ? 0 : number.bitPattern) }

  mutating func combine(_ number: Int?) {
    combine(number != nil)
    combine(number ?? 0)
  }

  /// UTF-8, closed by its length.
  mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        combine(word)
        word = 0
      }
    }
    combine(word)
    combine(count)
  }

  /// The hash of everything combined so far.
  func finalize() -> UInt64 {
    var hash = state
    hash = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
    hash = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
    return hash ^ (hash >> 32)
  }
}
