public import Testing

/// Where a finger is from its touch to its lift, in points from its start: a polynomial of the share of that time.
public struct MovingHand: Sendable, CustomTestStringConvertible {
  public let testDescription: String
  /// Seconds from touch to lift.
  public let duration: Double
  /// Points by the powers of the share of the time that has gone by.
  private let coefficients: [Double]

  private init(_ name: String, _ duration: Double, _ coefficients: [Double]) {
    testDescription = "\(name), \(duration) s"
    self.duration = duration
    self.coefficients = coefficients
  }

  /// A constant acceleration, in points per second squared.
  public static func steady(velocity: Double, acceleration: Double = 0, duration: Double) -> MovingHand {
    MovingHand(
      "\(velocity) pt/s, \(acceleration) pt/s²", duration,
      [0, velocity * duration, acceleration * duration * duration / 2])
  }

  /// The first `share` of half a turn of a crank seen from the side: (1 − cos(π·share·t)) / 2.
  public static func cosine(_ distance: Double, share: Double = 1, duration: Double) -> MovingHand {
    let angle = Double.pi * share
    var coefficients = [0.0]
    var term = distance / 2
    for power in 1...26 {
      term *= angle / Double(power)
      coefficients.append(power.isMultiple(of: 2) ? (power.isMultiple(of: 4) ? -term : term) : 0)
    }
    return MovingHand("cosine \(share) of \(distance) pt", duration, coefficients)
  }

  /// How people reach for a place: from rest to rest with the least jerk (Flash and Hogan, 1985), 10t³ − 15t⁴ + 6t⁵;
  /// the finger leaves the glass after `share` of it.
  public static func minimumJerk(_ distance: Double, share: Double = 1, duration: Double) -> MovingHand {
    let (s3, s4) = (share * share * share, share * share * share * share)
    return MovingHand(
      "minimum jerk \(share) of \(distance) pt", duration,
      [0, 0, 0, 10 * s3 * distance, -15 * s4 * distance, 6 * s4 * share * distance])
  }

  /// 3t² − 2t³, which starts and stops at its greatest acceleration.
  public static func smoothstep(_ distance: Double, duration: Double) -> MovingHand {
    MovingHand("smoothstep of \(distance) pt", duration, [0, 0, 3 * distance, -2 * distance])
  }

  /// Points from its start.
  public func place(_ seconds: Double) -> Double { derivative(0, seconds) }
  /// Points per second.
  public func velocity(_ seconds: Double) -> Double { derivative(1, seconds) }

  private func derivative(_ order: Int, _ seconds: Double) -> Double {
    var sum = 0.0
    for power in coefficients.indices.reversed() where power >= order {
      let factors = (power - order + 1)..<(power + 1)
      sum = sum * seconds / duration + coefficients[power] * factors.reduce(1) { $0 * Double($1) }
    }
    return (0..<order).reduce(sum) { sum, _ in sum / duration }
  }

  /// The greatest of a derivative in the last seconds before the lift.
  private func greatest(_ order: Int, last seconds: Double) -> Double {
    let start = max(0, duration - seconds)
    return (0...40).reduce(0) { max($0, abs(derivative(order, start + (duration - start) * Double($1) / 40))) }
  }

  /// The greatest velocity in the last seconds before the lift, in points per second.
  public func greatestVelocity(last seconds: Double) -> Double { greatest(1, last: seconds) }

  /// Whether a digitizer of this rate reports the very moment of the lift.
  public func isSeenLifting(_ rate: Int64) -> Bool {
    (Int64((duration * 1_000_000).rounded()) * rate).isMultiple(of: 1_000_000)
  }

  /// How far it goes in the last period of the slower of two digitizers, in points: `v/rate`.
  public func way(_ rate: Int64, _ other: Int64) -> Double {
    let period = 1 / Double(min(rate, other))
    return greatest(1, last: period) * period
  }

  /// How far apart its velocities by the reports of two digitizers may be, in points per second.
  ///
  /// That is the velocity that it wins or loses in a period of the slower one, `a/rate`, by the greatest acceleration of
  /// the 100 ms of the fit and that period. It is all where both see the moment of the lift. Where one does not, its
  /// fit is that of up to one period earlier, and a fit's slope changes by the hand's acceleration as the parabola
  /// weighs it: at a share u of its 100 ms by 12u(1 − u)(5u − 2), which is negative before 0.4. Of a hand with
  /// |acceleration| ≤ a and |jerk| ≤ j that is at most a + 0.198·j·100 ms (for a = 0.34·j·100 ms, when the acceleration
  /// turns round about u = 0.33), hence `(a + 0.2·j·100 ms)/rate`. Below 2·a of any hand.
  public func velocityTolerance(_ rate: Int64, _ other: Int64) -> Double {
    let (period, horizon) = (1 / Double(min(rate, other)), 0.1)
    let seesLift = isSeenLifting(rate) && isSeenLifting(other)
    let acceleration = greatest(2, last: horizon + period)
    let turn = seesLift ? 0 : 0.2 * horizon * greatest(3, last: horizon + period)
    return min(acceleration + turn, 2.03 * acceleration) * period
  }
}
