/// A prefix code of RFC 1951: what the next bits stand for, and how many of them do, looked up in one step.
struct PrefixCode {
  /// Greatest length of a word, in bits.
  static let longest = 15

  /// How many bits are looked up.
  let width: Int
  /// By those bits, the first lowest: the symbol and, in the four lowest bits, the length of its word; 0 where no word
  /// begins so.
  private let table: [UInt16]

  /// The code whose symbols, from 0, have words of these lengths, 0 to 15; nil where there are more words than bits for them.
  init?(_ lengths: some Collection<Int>) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    var room = 1
    var next = [Int](repeating: 0, count: Self.longest + 1)
    for length in 1...Self.longest {
      next[length] = length > 1 ? (next[length - 1] + counts[length - 1]) << 1 : 0
      room = room << 1 - counts[length]
      guard room >= 0 else { return nil }
    }
    width = max(1, counts.lastIndex { $0 > 0 } ?? 1)
    var table = [UInt16](repeating: 0, count: 1 << width)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      var word = next[length]
      next[length] += 1
      // Words come with their first bit lowest.
      var place = 0
      for _ in 0..<length {
        place = place << 1 | word & 1
        word >>= 1
      }
      for index in stride(from: place, to: table.count, by: 1 << length) {
        table[index] = UInt16(symbol << 4 | length)
      }
    }
    self.table = table
  }

  /// What the lowest of some bits stand for, and how many do; nil where no word begins so.
  func symbol(of bits: UInt64) -> (symbol: Int, length: Int)? {
    let entry = table[Int(bits & UInt64(table.count - 1))]
    return entry == 0 ? nil : (Int(entry >> 4), Int(entry & 15))
  }
}
