/// The sums from which the parabola of least squares through samples follows: what each sample adds can be taken out
/// again, so that a moving window costs two samples a step, however many it holds.
struct ParabolaSums: Sendable {
  private var n = 0.0
  private var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
  private var (x0, x1, x2) = (0.0, 0.0, 0.0)
  private var (y0, y1, y2) = (0.0, 0.0, 0.0)

  /// Adds a sample (`weight` 1) or takes it out again (−1).
  @inline(__always) mutating func add(_ x: Double, _ y: Double, at t: Double, weight: Double) {
    let wt = weight * t
    let wtt = wt * t
    n += weight
    t1 += wt
    t2 += wtt
    t3 += wtt * t
    t4 += wtt * t * t
    x0 += weight * x
    x1 += wt * x
    x2 += wtt * x
    y0 += weight * y
    y1 += wt * y
    y2 += wtt * y
  }

  /// The slopes at `t`; nil where the samples are at less than three moments, so that no parabola is the nearest.
  func slopes(at t: Double) -> (x: Double, y: Double)? {
    // Normal equations of p(t) = a + b·t + c·t², reduced by the means.
    let inverse = 1 / n
    let s11 = t2 - t1 * t1 * inverse
    let s12 = t3 - t1 * t2 * inverse
    let s22 = t4 - t2 * t2 * inverse
    let determinant = s11 * s22 - s12 * s12
    guard determinant > Self.leastShare * s11 * s22 else { return nil }
    let scale = 1 / determinant
    func slope(_ p0: Double, _ p1: Double, _ p2: Double) -> Double {
      let (s1, s2) = (p1 - t1 * p0 * inverse, p2 - t2 * p0 * inverse)
      return (s1 * s22 - s2 * s12 + 2 * t * (s2 * s11 - s1 * s12)) * scale
    }
    return (slope(x0, x1, x2), slope(y0, y1, y2))
  }

  /// A determinant below this share of its first product is rounding (2⁻⁵² for each of some hundred sums).
  private static let leastShare = 1e-13
}
