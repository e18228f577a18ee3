public import Digests
internal import Geometry
package import InputEvents

/// The way of content that nobody holds: it glides, bounces off its end, returns into its bounds, or goes to a place.
///
/// Piecewise in closed form: at most a glide and then a spring, each a function of the time alone (SM-8, decelerating
/// and settling).
@usableFromInline
package struct ScrollMotion: Hashable, Sendable {
  @usableFromInline let glide: Glide?
  @usableFromInline let spring: SpringMotion?
  /// In the place of both: the way of content that follows a pointer beyond its edge (SM-11).
  @usableFromInline let drift: Drift?
  /// Where it comes to rest, in points.
  @usableFromInline package let destination: Double
  /// The greatest offset at rest that there was when it began, in points; beyond it, it bounces.
  @usableFromInline package let maximum: Double

  /// What becomes of content that is let go; nil where it stays as it is.
  ///
  /// - Parameters:
  ///   - origin: The offset at the release, in points; may be out of bounds.
  ///   - velocity: That of the offset, in points per second.
  ///   - maximum: The greatest offset at rest, in points; the least is 0.
  ///   - rate: The share of the velocity that is left after a millisecond.
  ///   - response: Seconds of one oscillation of the spring that leads back into the bounds.
  ///   - isElastic: Whether it may go beyond its ends for a moment; else it stops there.
  package init?(
    from origin: Double, velocity: Double, maximum: Double, rate: Double, response: Double, isElastic: Bool = true,
    start: Timestamp
  ) {
    let limited = min(max(0, origin), maximum)
    if limited != origin {
      self.init(
        from: origin, to: limited, velocity: velocity, maximum: maximum, response: response, start: start)
      return
    }
    guard let glide = Glide(from: origin, velocity: velocity, rate: rate, start: start) else { return nil }
    let end = velocity > 0 ? maximum : 0
    guard let cut = glide.cut(beyond: end) else {
      self.init(glide: glide, spring: nil, destination: glide.rest, maximum: maximum)
      return
    }
    guard isElastic else {
      guard origin != end else { return nil }
      self.init(glide: cut, spring: nil, destination: end, maximum: maximum)
      return
    }
    let spring = SpringMotion(
      from: cut.rest, to: end, velocity: cut.velocity(at: cut.end), response: response, start: cut.end)
    self.init(glide: cut, spring: spring, destination: end, maximum: maximum)
  }

  /// A way to a place, as a spring goes.
  package init(
    from origin: Double, to destination: Double, velocity: Double = 0, maximum: Double, response: Double,
    start: Timestamp
  ) {
    self.init(
      glide: nil,
      spring: SpringMotion(from: origin, to: destination, velocity: velocity, response: response, start: start),
      destination: destination, maximum: maximum)
  }

  /// A way at a steady speed.
  package init(_ drift: Drift) {
    self.init(glide: nil, spring: nil, destination: drift.destination, maximum: .infinity, drift: drift)
  }

  private init(glide: Glide?, spring: SpringMotion?, destination: Double, maximum: Double, drift: Drift? = nil) {
    (self.glide, self.spring, self.destination, self.maximum, self.drift) = (glide, spring, destination, maximum, drift)
  }

  /// Whether it goes at a steady speed.
  package var isDrift: Bool { drift != nil }

  /// Whether it begins with the spring.
  package var startsBySpring: Bool { glide == nil }

  /// When it begins, which may be later than now.
  package var start: Timestamp { drift?.start ?? glide?.start ?? spring?.start ?? .zero }

  /// When it comes to rest.
  package var end: Timestamp { drift?.end ?? spring?.end ?? glide?.end ?? .zero }

  /// When it takes another course: where the glide gives way to the spring, and where that turns.
  package var turns: [Timestamp] {
    [glide == nil ? nil : spring?.start, spring?.turn].compactMap(\.self)
  }

  /// Where it is at `time`, in points; its destination from its end on.
  package func position(at time: Timestamp) -> Double {
    if let drift { return drift.position(at: time) }
    if let spring, time >= spring.start || glide == nil { return spring.position(at: time) }
    guard let glide, time < end else { return destination }
    return glide.position(at: time)
  }

  /// Where it is at `time` while the greatest offset at rest is another than when it began, in points.
  ///
  /// An end that comes nearer takes along what is not beyond it yet; how far content is beyond its end stays the same.
  ///
  /// - Parameter end: The greatest offset at rest at that time, in points.
  package func position(at time: Timestamp, upTo end: Double) -> Double {
    let place = position(at: time)
    let limited = min(max(0, place), maximum)
    return limited > end ? end + (place - limited) : place
  }

  /// Points per second at `time`; zero from its end on.
  package func velocity(at time: Timestamp) -> Double {
    if let drift { return drift.velocity(at: time) }
    guard time < end else { return 0 }
    if let spring, time >= spring.start || glide == nil { return spring.velocity(at: time) }
    return glide?.velocity(at: time) ?? 0
  }
}

extension ScrollMotion: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(glide)
    sink.combine(spring)
    sink.combine(drift)
    sink.combine(destination)
    sink.combine(maximum)
  }
}
