/// Unpacks what zlib packed (RFC 1950, 1951), up to a size that is known before.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The unpacked bytes; nil where the packed ones are not sound, or hold more than `limit`.
  static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2, let first = bytes.first, first & 0x0F == 8 else { return nil }
    var inflate = Inflate(bytes.dropFirst(2), limit: limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
    output.reserveCapacity(min(limit, 1 << 26))
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0: guard copyStored() else { return false }
      case 1: guard unpack(Self.fixedLengths, Self.fixedDistances) else { return false }
      case 2:
        guard let (lengths, distances) = readCodes(), unpack(lengths, distances) else { return false }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard position < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.endIndex else { return false }
    let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + length <= bytes.endIndex, output.count + length <= limit else { return false }
    output += bytes[position..<position + length]
    position += length
    return true
  }

  // MARK: Codes

  /// A prefix code: how many words there are of each length, and what they stand for.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths where length > 0 { counts[length] += 1 }
      let indexed = Array(lengths.enumerated())
      for length in 1..<16 {
        for (symbol, other) in indexed where other == length { symbols.append(symbol) }
      }
    }
  }

  private mutating func decode(_ code: Code) -> Int? {
    var (word, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = take(1) else { return nil }
      word |= bit
      let count = code.counts[length]
      if word - first < count {
        let place = index + word - first
        return code.symbols.indices.contains(place) ? code.symbols[place] : nil
      }
      index += count
      first = (first + count) << 1
      word <<= 1
    }
    return nil
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code((0..<30).map { _ in 5 })

  private mutating func readCodes() -> (Code, Code)? {
    guard let literals = take(5), let distances = take(5), let lengths = take(4), literals <= 29, distances <= 29 else {
      return nil
    }
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(lengths + 4) {
      guard let length = take(3) else { return nil }
      codeLengths[place] = length
    }
    let code = Code(codeLengths)
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = decode(code) else { return nil }
      switch symbol {
      case 0...15: all.append(symbol)
      case 16:
        guard let last = all.last, let extra = take(2) else { return nil }
        all += [Int](repeating: last, count: extra + 3)
      case 17:
        guard let extra = take(3) else { return nil }
        all += [Int](repeating: 0, count: extra + 3)
      default:
        guard let extra = take(7) else { return nil }
        all += [Int](repeating: 0, count: extra + 11)
      }
    }
    guard all.count == total else { return nil }
    return (Code(all[..<(literals + 257)]), Code(all[(literals + 257)...].map { $0 }))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func unpack(_ lengths: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = decode(lengths) else { return false }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol - 257 < Self.lengthBases.count, let extra = take(Self.lengthBits[symbol - 257]),
        let far = decode(distances), far < Self.distanceBases.count, let rest = take(Self.distanceBits[far])
      else { return false }
      let length = Self.lengthBases[symbol - 257] + extra
      let distance = Self.distanceBases[far] + rest
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
