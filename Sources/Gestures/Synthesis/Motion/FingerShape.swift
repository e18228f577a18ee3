import Geometry

/// The line that a finger draws.
enum FingerShape: Hashable, Sendable {
  /// Straight pieces from point to point.
  case line([Point])
  /// A part of a circle: where it starts from its centre, and degrees clockwise.
  case arc(center: Point, start: Vector, degrees: Double)

  /// Where the finger is at a share of the way.
  func position(_ progress: Double) -> Point {
    switch self {
    case .line(let points): return Self.along(points, progress)
    case .arc(let center, let start, let degrees):
      return center + start.turned(degrees: degrees * progress)
    }
  }

  /// The way's length in points.
  var length: Double {
    switch self {
    case .line(let points): zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    case .arc(_, let start, let degrees): start.length * degrees.magnitude * (.pi / 180)
    }
  }

  /// The same line, moved.
  func offset(by vector: Vector) -> Self {
    switch self {
    case .line(let points): .line(points.map { $0 + vector })
    case .arc(let center, let start, let degrees): .arc(center: center + vector, start: start, degrees: degrees)
    }
  }

  private static func along(_ points: [Point], _ progress: Double) -> Point {
    guard let last = points.last else { return .zero }
    if progress >= 1 { return last }
    var remaining = progress * FingerShape.line(points).length
    for (start, end) in zip(points, points.dropFirst()) {
      let length = start.distance(to: end)
      if remaining <= length, length > 0 { return start + (end - start) * (remaining / length) }
      remaining -= length
    }
    return last
  }
}
