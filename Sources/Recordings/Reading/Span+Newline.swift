extension Span where Element == UInt8 {
  /// The position of the first line feed in `start..<end`, or nil; eight bytes at a time.
  @inline(__always)
  func firstNewline(from start: Int, to end: Int) -> Int? {
    let raw = bytes
    var index = start
    while index + 8 <= end {
      // A byte is zero where the line feed was; the lowest such byte gets its top bit, exactly.
      let word = UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
      let hits = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if hits != 0 { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end {
      if self[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }
}
