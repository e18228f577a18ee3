/// Unpacks what was packed with DEFLATE (RFC 1951), up to a size that is known before.
///
/// Everything that the packed bytes say is checked before it is used; time and memory are bound by the limit.
struct Inflate {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// The bytes that zlib packed (RFC 1950); nil where they are not sound, or hold more than `limit`.
  static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard bytes.count > 2, let first = bytes.first, first & 0x0F == 8 else { return nil }
    return unpack(raw: bytes.dropFirst(2), limit: limit)?.output
  }

  /// The bytes that were packed without anything around them, and where what follows them begins.
  static func unpack(raw bytes: ArraySlice<UInt8>, limit: Int) -> (output: [UInt8], end: Int)? {
    var inflate = Inflate(bytes, limit: limit)
    guard inflate.run() else { return nil }
    // Bytes that were taken in and not needed are given back.
    return (inflate.output, inflate.position - inflate.bitCount / 8)
  }

  private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = bytes.startIndex
    // Texts and screens are packed to a twentieth or less.
    output.reserveCapacity(min(limit, bytes.count * 20))
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      switch kind {
      case 0: guard copyStored() else { return false }
      case 1:
        guard let lengths = Self.fixedLengths, let distances = Self.fixedDistances, unpack(lengths, distances) else {
          return false
        }
      case 2: guard let (lengths, distances) = readCodes(), unpack(lengths, distances) else { return false }
      default: return false
      }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  /// Takes in bytes until there are enough bits for any word with what belongs to it.
  private mutating func refill() {
    while bitCount <= 48, position < bytes.endIndex {
      bits |= UInt64(bytes[position]) << UInt64(bitCount)
      position += 1
      bitCount += 8
    }
  }

  private mutating func drop(_ count: Int) -> Bool {
    guard count <= bitCount else { return false }
    bits >>= UInt64(count)
    bitCount -= count
    return true
  }

  private mutating func take(_ count: Int) -> Int? {
    if bitCount < count { refill() }
    let value = Int(bits & (1 << UInt64(count) - 1))
    return drop(count) ? value : nil
  }

  private mutating func decode(_ code: PrefixCode) -> Int? {
    if bitCount < PrefixCode.longest { refill() }
    guard let (symbol, length) = code.symbol(of: bits), drop(length) else { return nil }
    return symbol
  }

  private mutating func copyStored() -> Bool {
    // Back to the byte behind the one that the last bits are of.
    position -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.endIndex else { return false }
    let length = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let check = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    position += 4
    guard length == check ^ 0xFFFF, position + length <= bytes.endIndex, output.count + length <= limit else {
      return false
    }
    output += bytes[position..<position + length]
    position += length
    return true
  }

  // MARK: Codes

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLengths = PrefixCode((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = PrefixCode((0..<30).map { _ in 5 })

  private mutating func readCodes() -> (PrefixCode, PrefixCode)? {
    guard let literals = take(5), let distances = take(5), let lengths = take(4), literals <= 29, distances <= 29 else {
      return nil
    }
    var codeLengths = [Int](repeating: 0, count: 19)
    for place in Self.order.prefix(lengths + 4) {
      guard let length = take(3) else { return nil }
      codeLengths[place] = length
    }
    guard let code = PrefixCode(codeLengths) else { return nil }
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
    guard all.count == total, let first = PrefixCode(all[..<(literals + 257)]),
      let second = PrefixCode(all[(literals + 257)...])
    else { return nil }
    return (first, second)
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

  private mutating func unpack(_ lengths: PrefixCode, _ distances: PrefixCode) -> Bool {
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
