/// The hash function of FIPS 180-4, for short texts.
enum SHA256 {
  /// The hash of the bytes: 32 bytes.
  static func hash(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      padded.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    for start in stride(from: 0, to: padded.count, by: 64) { compress(padded[start..<(start + 64)], into: &state) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() { words[index / 4] = words[index / 4] << 8 | UInt32(byte) }
    for index in 16..<64 {
      let (a, b) = (words[index - 15], words[index - 2])
      let s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      words[index] = words[index - 16] &+ s0 &+ words[index - 7] &+ s1
    }
    var v = state
    for index in 0..<64 {
      let s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let first = v[7] &+ s1 &+ choice &+ constants[index] &+ words[index]
      let s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [first &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
    }
    for index in 0..<8 { state[index] &+= v[index] }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(fractionOfCubeRoot)
  }()

  /// The first 32 bits behind the point of the cube root: the greatest r with r³ ≤ n·2⁹⁶, without its whole part.
  private static func fractionOfCubeRoot(_ number: UInt64) -> UInt32 {
    let wanted = UInt128(number) << 96
    var root: UInt128 = 0
    for bit in stride(from: 35, through: 0, by: -1) {
      let trial = root | 1 << UInt128(bit)
      if trial * trial * trial <= wanted { root = trial }
    }
    return UInt32(truncatingIfNeeded: root)
  }
}
