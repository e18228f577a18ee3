import Foundation
import Geometry
import Testing

@Suite("Deterministic exp and log")
struct DeterministicMathTests {
  /// Bits that every machine has to give; pinned when written, within the stated error of the true values.
  static let exponentials: [(Double, UInt64)] = [
    (0, 0x3ff0_0000_0000_0000),
    (1, 0x4005_bf0a_8b14_576a),
    (-1, 0x3fd7_8b56_362c_ef38),
    (0.1, 0x3ff1_aec7_b35a_00d4),
    (-6.283185307179586, 0x3f5e_989f_5d6d_ff5e),
    (100, 0x48f3_494a_9b17_1bf5),
    (-700, 0x00d1_4f2b_0fb9_307f),
  ]

  @Test("exp pins its bits", arguments: exponentials)
  func exponentialBits(x: Double, bits: UInt64) {
    #expect(DeterministicMath.exp(x).bitPattern == bits)
  }

  static let logarithms: [(Double, UInt64)] = [
    (1, 0x0000_0000_0000_0000),
    (2, 0x3fe6_2e42_fefa_39ef),
    (10, 0x4002_6bb1_bbb5_5516),
    (0.5, 0xbfe6_2e42_fefa_39ef),
    (0.998, 0xbf60_6680_ffe7_cc09),
    (1e-300, 0xc085_9634_47f8_7fb5),
  ]

  @Test("log pins its bits", arguments: logarithms)
  func logarithmBits(x: Double, bits: UInt64) {
    #expect(DeterministicMath.log(x).bitPattern == bits)
  }

  @Test("exp stays within two units in the last place of the C library's")
  func exponentialError() {
    var worst = 0.0
    for step in -70_000...70_000 {
      let x = Double(step) * 0.01 + 0.001234
      let expected = Foundation.exp(x)
      worst = max(worst, abs(DeterministicMath.exp(x) - expected) / expected.ulp)
    }
    #expect(worst <= 2, "worst \(worst) ulp")
    #expect(worst > 0, "the comparison is with something else")
  }

  @Test("log stays within two units in the last place of the C library's")
  func logarithmError() {
    for step in 1...100_000 {
      let x = Double(step) * 0.0137
      let expected = Foundation.log(x)
      let error = abs(DeterministicMath.log(x) - expected)
      #expect(error <= max(2 * expected.ulp, 4.5e-16), "log(\(x))")
    }
  }

  @Test("they undo each other")
  func inverse() {
    for step in -500...500 {
      let x = Double(step) * 1.37
      #expect(abs(DeterministicMath.log(DeterministicMath.exp(x)) - x) <= 1e-13 * max(1, abs(x)))
    }
  }

  @Test("what has no ordinary answer has the agreed one")
  func edges() {
    #expect(DeterministicMath.exp(710) == .infinity)
    #expect(DeterministicMath.exp(-.infinity) == 0)
    #expect(DeterministicMath.exp(.nan).isNaN)
    #expect(DeterministicMath.log(0) == -.infinity)
    #expect(DeterministicMath.log(-1).isNaN)
    #expect(DeterministicMath.log(.infinity) == .infinity)
  }
}
