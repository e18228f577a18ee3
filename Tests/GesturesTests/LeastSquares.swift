import Geometry

/// The reference of the velocity tests: a plain quadratic least-squares fit over the samples of the last 100 ms, whose
/// rows are made orthogonal one after the other (AOSP's LSQ2), and nothing clever.
enum LeastSquares {
  struct Sample {
    /// µs.
    var time: Int64
    var place: Point
  }

  /// The samples that count at the newest one: no older than 100 ms, and since the last gap of more than 40 ms.
  static func window(_ samples: [Sample]) -> [Sample] {
    guard let newest = samples.last else { return [] }
    var window: [Sample] = []
    for sample in samples.reversed() {
      if newest.time - sample.time > 100_000 { break }
      if let next = window.last, next.time - sample.time > 40_000 { break }
      window.append(sample)
    }
    return window.reversed()
  }

  /// The slope of the parabola at the newest sample, in points per second; zero with less than three samples.
  static func velocity(_ samples: [Sample]) -> Vector {
    let window = window(samples)
    guard window.count >= 3, let newest = window.last else { return .zero }
    let times = window.map { Double($0.time - newest.time) / 1e6 }
    // Orthogonal polynomials 1, p = t − m, q = p² − r·p − k over these very times.
    let mean = times.reduce(0, +) / Double(times.count)
    let p = times.map { $0 - mean }
    let pp = p.reduce(0) { $0 + $1 * $1 }
    let k = pp / Double(p.count)
    let r = p.reduce(0) { $0 + $1 * $1 * $1 } / pp
    let q = p.map { $0 * $0 - r * $0 - k }
    let qq = q.reduce(0) { $0 + $1 * $1 }
    let slopeOfQ = 2 * (0 - mean) - r
    func slope(_ value: (Sample) -> Double) -> Double {
      let values = window.map { value($0) - value(newest) }
      let alongP = zip(p, values).reduce(0) { $0 + $1.0 * $1.1 } / pp
      let alongQ = zip(q, values).reduce(0) { $0 + $1.0 * $1.1 } / qq
      return alongP + alongQ * slopeOfQ
    }
    return Vector(dx: slope { $0.place.x }, dy: slope { $0.place.y })
  }
}
