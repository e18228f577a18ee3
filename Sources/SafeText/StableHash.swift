/// FNV-1a with 64 bits, its bits mixed at the end: the same on every machine and in every version, for what is kept in
/// files; `Hasher` is seeded anew in every process. Not for what somebody may forge.
///
/// The numbers are those of the algorithm's authors (Fowler, Noll, Vo); the last step is the finalizer of MurmurHash3.
package struct StableHash: Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A hash of nothing.
  package init() {}

  /// The hash of a text in UTF-8.
  package static func of(_ text: String) -> UInt64 {
    var hash = StableHash()
    for byte in text.utf8 { hash.combine(byte) }
    return hash.value
  }

  /// Adds a byte.
  package mutating func combine(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds a text and where it ends: `ab`, `c` and `a`, `bc` are not alike. UTF-8 has no byte 255.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  /// The hash of what was added.
  package var value: UInt64 {
    var hash = state
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ (hash >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ (hash >> 33)
  }
}
