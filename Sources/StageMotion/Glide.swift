public import Digests
internal import Geometry
public import InputEvents

/// Content that runs on by itself and slows down, after the finger has let go.
///
/// With the velocity `v` at the start and the share `d` of it that is left after a millisecond,
/// `x(t) = origin + v / k · (1 − e^(−kt))` where `k = −1000 ln d` per second. Nothing is stepped. It ends where less
/// than `SpringMotion.tolerance` would be left of the way.
@usableFromInline
package struct Glide: Hashable, Sendable {
  /// When it began.
  @usableFromInline package let start: Timestamp
  /// How long it takes, in µs.
  @usableFromInline package let duration: Int64
  @usableFromInline let origin: Double
  @usableFromInline let velocity: Double
  @usableFromInline let decay: Double

  /// A glide; nil where what is left of the way would not be seen.
  ///
  /// - Parameters:
  ///   - origin: Where it begins, in points.
  ///   - velocity: Points per second.
  ///   - rate: The share of the velocity that is left after a millisecond, between 0 and 1.
  package init?(from origin: Double, velocity: Double, rate: Double, start: Timestamp) {
    let decay = -1000 * DeterministicMath.log(rate)
    let ratio = abs(velocity) / (decay * SpringMotion.tolerance)
    guard ratio > 1, ratio.isFinite else { return nil }
    let seconds = DeterministicMath.log(ratio) / decay
    self.init(
      start: start, duration: max(1, Int64((seconds * 1_000_000).rounded(.up))), origin: origin, velocity: velocity,
      decay: decay)
  }

  private init(start: Timestamp, duration: Int64, origin: Double, velocity: Double, decay: Double) {
    (self.start, self.duration) = (start, duration)
    (self.origin, self.velocity, self.decay) = (origin, velocity, decay)
  }

  /// When it comes to rest.
  package var end: Timestamp { start + duration }

  /// Where it comes to rest, in points.
  package var rest: Double { position(at: end) }

  /// Where it is at `time`, in points; where it rests from its end on.
  package func position(at time: Timestamp) -> Double {
    origin + velocity / decay * (1 - DeterministicMath.exp(-decay * seconds(until: time)))
  }

  /// Points per second at `time`, from its start to its very end; it may begin later than now.
  package func velocity(at time: Timestamp) -> Double {
    time < start ? 0 : velocity * DeterministicMath.exp(-decay * seconds(until: time))
  }

  /// The same glide, cut off at the first microsecond at which it is beyond `place`; nil where it never gets there.
  package func cut(beyond place: Double) -> Glide? {
    let way = place - origin
    guard way == 0 || (way > 0) == (velocity > 0), (rest - place) * velocity > 0 else { return nil }
    let seconds = -DeterministicMath.log(1 - decay * way / velocity) / decay
    var time = min(max(1, Int64((seconds * 1_000_000).rounded(.up))), duration)
    while time < duration, (position(at: start + time) - place) * velocity <= 0 { time += 1 }
    return Glide(start: start, duration: time, origin: origin, velocity: velocity, decay: decay)
  }

  private func seconds(until time: Timestamp) -> Double {
    Double(min(max(0, time - start), duration)) / 1_000_000
  }
}

extension Glide: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(start)
    sink.combine(duration)
    sink.combine(origin)
    sink.combine(velocity)
    sink.combine(decay)
  }
}
