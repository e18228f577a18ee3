import InputEvents

/// Replaces what identifies one piece of hardware by hashes: the same device gives the same hash in one recording,
/// and whoever has the device and the recording's salt can still tell that it is the one.
struct IdentityMask {
  /// Mixed into every hash; written into the recording.
  let salt: String

  /// A mask with a salt of its own: 16 random bytes.
  static func random() -> IdentityMask {
    var generator = SystemRandomNumberGenerator()
    return IdentityMask(salt: hexadecimal((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }))
  }

  /// The description with `phys` and `uniq` as hashes of 64 bits; what is absent or empty stays so.
  func masked(_ description: DeviceDescription) -> DeviceDescription {
    var result = description
    result.physicalPath = hash(description.physicalPath)
    result.uniqueID = hash(description.uniqueID)
    return result
  }

  private func hash(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return text }
    return "hash:" + Self.hexadecimal(SHA256.hash(Array((salt + text).utf8)).prefix(8))
  }

  private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
