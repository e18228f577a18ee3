/// `exp` and `log` that give the same bits on every machine.
///
/// Built from IEEE 754 addition, subtraction, multiplication and division alone, in a fixed order and without fused
/// operations, because the C libraries' own functions differ in the last bits. Numbers that decide what happens
/// (when a sheet comes to rest, where a scroll ends) go through here.
public enum DeterministicMath {
  /// The natural logarithm of 2 in two parts; the upper has 21 trailing zero bits, so that `k * upper` is exact.
  private static let ln2Upper = 6.93147180369123816490e-01
  private static let ln2Lower = 1.90821492927058770002e-10
  private static let ln2Inverse = 1.44269504088896338700

  /// Reciprocals of the factorials of 2 … 14, which carry `exp` on ±0.35 to beyond the last bit.
  private static let reciprocalFactorials: [14 of Double] = [
    1.0 / 87_178_291_200, 1.0 / 6_227_020_800, 1.0 / 479_001_600, 1.0 / 39_916_800, 1.0 / 3_628_800, 1.0 / 362_880,
    1.0 / 40_320, 1.0 / 5_040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 1.0 / 2, 1.0,
  ]

  /// e to the power of `x`; relative error at most 2 units in the last place (4.5e-16) for results that are normal
  /// numbers, infinity above 709.79, zero below −708.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.78 { return .infinity }
    if x < -708 { return 0 }
    let turns = (x * ln2Inverse).rounded(.toNearestOrEven)
    let remainder = (x - turns * ln2Upper) - turns * ln2Lower
    var sum = 0.0
    for index in 0..<14 { sum = sum * remainder + reciprocalFactorials[index] }
    return Double(sign: .plus, exponent: Int(turns), significand: 1 + sum * remainder)
  }

  /// The natural logarithm of `x`; error at most 2 units in the last place, or 4.5e-16 near 1. Not a number below
  /// zero, minus infinity at zero.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var exponent = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      exponent += 1
    }
    // log(m) = 2 artanh((m − 1)/(m + 1)), where the quotient lies within ±0.1716.
    let quotient = (fraction - 1) / (fraction + 1)
    let square = quotient * quotient
    var sum = 0.0
    var odd = 23.0
    while odd >= 3 {
      sum = sum * square + 2 / odd
      odd -= 2
    }
    return exponent * ln2Upper + (exponent * ln2Lower + (2 * quotient + quotient * square * sum))
  }
}
