import Geometry

/// What fingers do for a screen reader only.
extension TouchPlanner {
  /// How far apart the fingers of a split tap stand, in points.
  private static let splitSpan = 72.0
  /// From where a finger counts as holding to the touch of the one that taps, in µs.
  private static let splitPause: Int64 = 200_000

  /// One finger that goes one way, turns and goes another.
  ///
  /// Each way is three tenths of the screen's lesser side, or half as much again as a swipe needs; about the middle of
  /// the screen unless it starts at a place.
  func turningSwipe(
    _ directions: [SwipeDirection], from place: Point?, duration: Int64?
  ) throws(SynthesisError) -> TouchMotion {
    let stroke = max(min(screen.width, screen.height) * 0.3, thresholds.swipeDistance * 1.5) + 2 * options.jitter
    var ways: [Vector] = [Vector(dx: 0, dy: 0)]
    for direction in directions { ways.append(ways[ways.count - 1] + Self.unit(direction) * stroke) }
    let middle = ways.dropFirst().reduce(ways[0], +) * (1 / Double(ways.count))
    let start = place ?? Point(x: screen.width / 2, y: screen.height / 2) + middle * -1
    let places = ways.map { start + $0 }
    for (index, place) in places.enumerated().dropFirst()
    where place.x < 0 || place.y < 0 || place.x >= screen.width || place.y >= screen.height {
      throw SynthesisError(
        "from \(Place.point(start)) there is no room for a swipe \(directions.map(\.rawValue).joined(separator: " then ")): "
          + "each way takes \(Self.text(stroke)) pt, and \(directions[index - 1].rawValue) it would leave the screen",
        hint: "start further from the edge")
    }
    let duration = duration ?? 320_000
    guard Double(duration) >= 6 * period else {
      throw SynthesisError(
        "a swipe in \(ScriptNumber.duration(duration)) is over before \(device) has reported each of its ways at "
          + "\(options.reportRate) Hz", hint: "take at least \(ScriptNumber.duration(Int64(6 * period) + 1000))")
    }
    let length = stroke * Double(directions.count)
    let speed = MotionCurve.flickRelease * length / Double(duration) * 1_000_000
    let leastSpeed = thresholds.swipeVelocity * 1.2 + 60 * options.jitter
    guard speed >= leastSpeed else {
      throw SynthesisError(
        "a swipe over \(Self.text(length)) pt in \(ScriptNumber.duration(duration)) is let go at \(Self.text(speed)) pt/s, and "
          + "below \(Self.text(leastSpeed)) pt/s it may be taken for a drag", hint: "swipe faster, or use drag")
    }
    return TouchMotion([.line(places)], duration: duration, curve: .flick)
  }

  /// A finger that stays at a place for longer than a long press takes, and one that taps beside it meanwhile.
  func splitTap(at place: Point) throws(SynthesisError) -> TouchMotion {
    let side: Double = place.x + Self.splitSpan < screen.width ? 1 : -1
    let other = place + Vector(dx: side * Self.splitSpan, dy: 0)
    guard other.x >= 0 else {
      throw SynthesisError(
        "a screen of \(Self.text(screen.width)) pt across has no room for a second finger beside \(Place.point(place))")
    }
    let tap = min(GestureSynthesizer.tapDuration, thresholds.tapMaximum / 2)
    let arrival = thresholds.longPress + Self.splitPause
    var motion = TouchMotion([.line([place]), .line([other])], duration: arrival + 2 * tap, curve: .glide, pause: tap)
    motion.fingers[1].arrival = arrival
    motion.fingers[1].departure = arrival + max(tap, Int64((2 * period).rounded(.up)))
    motion.fingers[0].departure = motion.fingers[1].departure + 2 * tap
    return motion
  }

  private static func unit(_ direction: SwipeDirection) -> Vector {
    switch direction {
    case .up: Vector(dx: 0, dy: -1)
    case .down: Vector(dx: 0, dy: 1)
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    }
  }
}
