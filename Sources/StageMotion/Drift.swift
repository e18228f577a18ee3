public import Digests
internal import Geometry
public import InputEvents

/// Content that moves at a steady speed until its end: `x(t) = origin ± speed · t`. Nothing is stepped.
@usableFromInline
package struct Drift: Hashable, Sendable {
  /// When it began.
  @usableFromInline package let start: Timestamp
  /// Where it ends, in points.
  @usableFromInline package let destination: Double
  /// How long it takes, in µs.
  @usableFromInline package let duration: Int64
  @usableFromInline let origin: Double
  @usableFromInline let velocity: Double

  /// A movement to `destination`; nil where it is there already.
  ///
  /// - Parameter speed: Points per second, more than 0.
  package init?(from origin: Double, to destination: Double, speed: Double, start: Timestamp) {
    let way = destination - origin
    let microseconds = (abs(way) / speed * 1_000_000).rounded(.up)
    guard way != 0, speed > 0, microseconds.isFinite, microseconds < 1e15 else { return nil }
    (self.start, self.origin, self.destination) = (start, origin, destination)
    velocity = way > 0 ? speed : -speed
    duration = max(1, Int64(microseconds))
  }

  /// When it gets to its end.
  package var end: Timestamp { start + duration }

  /// Where it is at `time`, in points.
  package func position(at time: Timestamp) -> Double {
    guard time < end else { return destination }
    let place = origin + velocity * Double(max(0, time - start)) / 1_000_000
    return velocity > 0 ? min(place, destination) : max(place, destination)
  }

  /// Points per second at `time`; zero from its end on.
  package func velocity(at time: Timestamp) -> Double { time < end ? velocity : 0 }
}

extension Drift: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(start)
    sink.combine(destination)
    sink.combine(duration)
    sink.combine(origin)
    sink.combine(velocity)
  }
}
