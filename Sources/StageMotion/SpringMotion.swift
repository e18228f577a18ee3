public import Digests
internal import Geometry
public import InputEvents

/// A movement of one number from where it is to where it shall rest, by a critically damped spring.
///
/// With the destination `b`, the distance `a` from it and the velocity `v` at the start, and ω = 2π / response,
/// `x(t) = b + (a + (v + ω a) t) e^(−ωt) − residual · t / duration`.
/// The last term spreads what a spring never quite does over the whole way, so that the movement arrives exactly
/// at `duration`. Nothing is stepped: `position(at:)` is a function of the time alone, whenever and however often
/// one asks.
@usableFromInline
package struct SpringMotion: Hashable, Sendable {
  /// When it began.
  @usableFromInline package let start: Timestamp
  /// How long it takes, in µs; at least 1.
  @usableFromInline package let duration: Int64
  /// Where it ends, in points.
  @usableFromInline package let destination: Double
  @usableFromInline let distance: Double
  @usableFromInline let slope: Double
  @usableFromInline let rate: Double
  @usableFromInline let residual: Double

  /// How near the destination counts as there, in points.
  static let tolerance = 0.5
  /// No movement takes longer, in µs.
  package static let longest: Int64 = 2_000_000

  /// A movement that ends when the spring has come to within `tolerance`, or after `limit` µs.
  ///
  /// - Parameters:
  ///   - velocity: Points per second; as much of it counts as does not carry the movement past its destination.
  ///   - response: Seconds of one undamped oscillation.
  package init(
    from origin: Double, to destination: Double, velocity: Double = 0, response: Double, start: Timestamp,
    limit: Int64 = longest
  ) {
    let rate = Self.rate(response)
    let distance = origin - destination
    let velocity = Self.limited(velocity, distance: distance, rate: rate)
    let slope = velocity + rate * distance
    let settled = Self.settlingTime(distance: distance, slope: slope, rate: rate)
    self.init(
      distance: distance, slope: slope, rate: rate, destination: destination, start: start,
      duration: max(1, min(settled, limit)))
  }

  /// A movement that takes exactly `duration` µs.
  package init(from origin: Double, to destination: Double, response: Double, start: Timestamp, duration: Int64) {
    let rate = Self.rate(response)
    self.init(
      distance: origin - destination, slope: rate * (origin - destination), rate: rate, destination: destination,
      start: start,
      duration: max(1, duration))
  }

  private init(distance: Double, slope: Double, rate: Double, destination: Double, start: Timestamp, duration: Int64) {
    self.distance = distance
    self.slope = slope
    self.rate = rate
    self.destination = destination
    self.start = start
    self.duration = duration
    let time = Double(duration) / 1_000_000
    residual = (distance + slope * time) * DeterministicMath.exp(-rate * time)
  }

  /// When it arrives.
  package var end: Timestamp { start + duration }

  /// Where it is at `time`, in points; the destination from its end on.
  package func position(at time: Timestamp) -> Double {
    let elapsed = time - start
    guard elapsed < duration else { return destination }
    let seconds = Double(max(0, elapsed)) / 1_000_000
    let spring = (distance + slope * seconds) * DeterministicMath.exp(-rate * seconds)
    return destination + spring - residual * (Double(max(0, elapsed)) / Double(duration))
  }

  /// Points per second at `time`; zero from its end on.
  package func velocity(at time: Timestamp) -> Double {
    let elapsed = time - start
    guard elapsed < duration else { return 0 }
    let seconds = Double(max(0, elapsed)) / 1_000_000
    let spring = (slope - rate * (distance + slope * seconds)) * DeterministicMath.exp(-rate * seconds)
    return spring - residual / (Double(duration) / 1_000_000)
  }

  /// When it turns round, to the microsecond; nil where it goes one way only.
  package var turn: Timestamp? {
    let first = velocity(at: start)
    guard first != 0, first * velocity(at: start + (duration - 1)) < 0 else { return nil }
    var (low, high) = (Int64(0), duration - 1)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if velocity(at: start + middle) * first > 0 { low = middle } else { high = middle }
    }
    return start + high
  }

  private static func rate(_ response: Double) -> Double { 6.283185307179586 / max(response, 0.001) }

  /// The velocity with which the spring just does not pass its destination.
  private static func limited(_ velocity: Double, distance: Double, rate: Double) -> Double {
    if distance > 0 { return max(velocity, -rate * distance) }
    if distance < 0 { return min(velocity, -rate * distance) }
    return 0
  }

  /// Microseconds after which (|distance| + |slope| t) e^(−ωt) stays within the tolerance, found by halving.
  ///
  /// Every one takes at least 2/ω, however small it is, as it would leave at any speed if it had no time: from there on
  /// taking the residual off slows it down no less than the spring does, so that its energy never grows. What is there
  /// but for a rounding error needs none.
  private static func settlingTime(distance: Double, slope: Double, rate: Double) -> Int64 {
    func limit(_ microseconds: Int64) -> Double {
      let time = Double(microseconds) / 1_000_000
      return (abs(distance) + abs(slope) * time) * DeterministicMath.exp(-rate * time)
    }
    // The bound rises until 1/ω − |distance|/|slope| and falls from there on.
    let peak = slope == 0 ? 0 : 1 / rate - abs(distance) / abs(slope)
    var low = Int64(max(0, min(peak, 2)) * 1_000_000)
    let isMoving = peak > 0 || abs(distance) > 1e-6
    let least = isMoving ? Int64(2_000_000 / rate) : 0
    guard limit(low) > tolerance else { return max(low, least) }
    var high = longest
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if limit(middle) > tolerance { low = middle } else { high = middle }
    }
    return max(high, least)
  }
}

extension SpringMotion: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(start)
    sink.combine(duration)
    sink.combine(destination)
    sink.combine(distance)
    sink.combine(slope)
    sink.combine(rate)
  }
}
