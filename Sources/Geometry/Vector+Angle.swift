extension Vector {
  /// Degrees from this direction to `other`, clockwise on the screen, in −180…180; 0 where either has no length.
  ///
  /// Uses + − × ÷ and `squareRoot()` only, so that it is the same on every machine; off by less than 1e-12 degrees.
  public func degrees(to other: Vector) -> Double {
    let sine = dx * other.dy - dy * other.dx
    let cosine = dx * other.dx + dy * other.dy
    let (s, c) = (sine.magnitude, cosine.magnitude)
    guard s > 0 || c > 0 else { return 0 }
    let acute = s <= c ? Self.arcTangent(s / c) : 90 - Self.arcTangent(c / s)
    let angle = cosine < 0 ? 180 - acute : acute
    return sine < 0 ? -angle : angle
  }

  /// Degrees of the angle whose tangent is `ratio`, for 0…1: halved twice, then its series.
  private static func arcTangent(_ ratio: Double) -> Double {
    let half = ratio / (1 + (1 + ratio * ratio).squareRoot())
    let z = half / (1 + (1 + half * half).squareRoot())
    let zz = z * z
    var sum = 0.0
    var divisor = 23.0
    while divisor >= 1 {
      sum = 1 / divisor - zz * sum
      divisor -= 2
    }
    return 4 * z * sum * (180 / .pi)
  }
}
