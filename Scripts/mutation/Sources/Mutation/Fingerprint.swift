/// A short word that is another one where a text is.
struct Fingerprint: Hashable, CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The fingerprint of texts in their order (FNV-1a).
  init(_ texts: [String]) {
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
  }

  var description: String { String(hash, radix: 36) }
}
