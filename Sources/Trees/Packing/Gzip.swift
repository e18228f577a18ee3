/// Unpacks a file that gzip packed (RFC 1952).
enum Gzip {
  /// Why a file cannot be unpacked.
  enum Failure: Error, Hashable {
    /// It ends too early, or something in it is not as gzip writes it.
    case damaged
    /// What is packed in it is larger than the limit, or not what its check says; both end in the same way.
    case unsound
  }

  /// Whether bytes begin as gzip begins them.
  static func isOne(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// What is packed, one file.
  static func unpack(_ bytes: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    guard let start = headerEnd(bytes), let (output, end) = Inflate.unpack(raw: bytes[start...], limit: limit),
      end + 8 <= bytes.count
    else { throw .damaged }
    let (check, size) = (number(bytes, at: end), number(bytes, at: end + 4))
    guard check == Self.check(output), size == UInt32(truncatingIfNeeded: output.count), end + 8 == bytes.count else {
      throw .unsound
    }
    return output
  }

  /// Where the packed bytes begin; nil where the header is none.
  private static func headerEnd(_ bytes: [UInt8]) -> Int? {
    guard isOne(bytes[...]), bytes.count > 10, bytes[2] == 8, bytes[3] & 0xE0 == 0 else { return nil }
    let flags = bytes[3]
    var position = 10
    if flags & 4 != 0 {
      guard bytes.count > position + 2 else { return nil }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    // The file's name and a comment, each up to a zero.
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else { return nil }
      position = end + 1
    }
    if flags & 2 != 0 { position += 2 }
    return position < bytes.count ? position : nil
  }

  private static func number(_ bytes: [UInt8], at position: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32(8 * $1) }
  }

  /// CRC-32 of some bytes.
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = sum >> 8 ^ table[Int((sum ^ UInt32(byte)) & 0xFF)] }
    return sum ^ 0xFFFF_FFFF
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    return value
  }
}
