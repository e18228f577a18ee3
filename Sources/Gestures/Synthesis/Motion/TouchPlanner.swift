import Geometry
import InputEvents

/// Decides how fingers move to do what an instruction asks, and refuses what would be recognized as something else.
struct TouchPlanner {
  let screen: Size
  let options: SynthesisOptions
  /// The device's name, for errors.
  let device: String
  /// Whether the device tells contacts without names (protocol A), so that readers match them by their places.
  let isAnonymous: Bool

  var thresholds: GestureOptions { options.thresholds }
  /// µs between two reports.
  var period: Double { 1_000_000 / Double(options.reportRate) }

  typealias Resolve = (Place?) throws(SynthesisError) -> Point

  /// The motion of a touch instruction; of a double tap, that of each tap.
  func motion(_ action: ScriptAction, _ resolve: Resolve) throws(SynthesisError) -> TouchMotion {
    switch action {
    case .tap(let place, let fingers, _):
      let duration = min(GestureSynthesizer.tapDuration, thresholds.tapMaximum / 2, thresholds.longPress / 2)
      return try still(at: try resolve(place), fingers: fingers, duration: duration)
    case .longPress(let place, let fingers, let duration):
      return try longPress(at: try resolve(place), fingers: fingers, duration: duration)
    case .swipe(.between(let start, let end), let fingers, let duration):
      return try swipe(from: try resolve(start), to: try resolve(end), fingers: fingers, duration: duration)
    case .swipe(.toward(let direction, let start), let fingers, let duration):
      let (start, end) = try ends(
        toward: direction, from: try start.map { place throws(SynthesisError) in try resolve(place) })
      return try swipe(from: start, to: end, fingers: fingers, duration: duration)
    case .drag(let drag):
      var places = [try resolve(drag.start)]
      for place in drag.via { places.append(try resolve(place)) }
      places.append(try resolve(drag.end))
      return try self.drag(places, drag)
    case .touch(let touch): return try touch.instruction.motion(self, resolve)
    default: throw SynthesisError("'\(action)' is nothing that fingers do on a screen")
    }
  }

  // MARK: - Rest

  private func still(at place: Point, fingers: Int, duration: Int64) throws(SynthesisError) -> TouchMotion {
    let hand = try HandFormation(fingers: fingers, passing: [place], on: screen)
    // The first finger lifts after the last one has been seen: a finger that comes after a lift belongs to no tap.
    let seen = Int64(fingers - 1) * TouchMotion.arrivalStep + Int64((2 * period).rounded(.up))
    return TouchMotion(hand.offsets.map { .line([place + $0]) }, duration: max(duration, seen), curve: .glide)
  }

  private func longPress(at place: Point, fingers: Int, duration: Int64?) throws(SynthesisError) -> TouchMotion {
    let duration = duration ?? thresholds.longPress + 200_000
    guard duration > thresholds.longPress else {
      throw SynthesisError(
        "a press of \(ScriptNumber.duration(duration)) is a tap",
        hint: "a long press takes more than \(ScriptNumber.duration(thresholds.longPress))")
    }
    return try still(at: place, fingers: fingers, duration: duration)
  }

  // MARK: - One way

  /// - Parameter release: Speed at the lift in points per second; else that of the time which it takes.
  func swipe(
    from start: Point, to end: Point, fingers: Int, duration: Int64?, release: Double? = nil
  ) throws(SynthesisError) -> TouchMotion {
    let way = end - start
    let along = max(way.dx.magnitude, way.dy.magnitude)
    let across = min(way.dx.magnitude, way.dy.magnitude)
    // Positions are rounded to device units.
    let least = max(thresholds.swipeDistance, thresholds.slop) + 1
    guard along - 2 * options.jitter >= least else {
      throw SynthesisError(
        "a swipe over \(Self.text(along)) pt is too short: less than \(Self.text(least)) pt is no swipe",
        hint: "start and end further apart")
    }
    // The ends may tremble towards each other.
    guard along - 2 * options.jitter > (across + 2 * options.jitter) * thresholds.swipeAxisRatio else {
      throw SynthesisError(
        "a swipe that goes \(Self.text(way.dx)) pt across and \(Self.text(way.dy)) pt down has no direction",
        hint: "go further along one axis than along the other, or use drag")
    }
    let lead = Int64(fingers - 1) * TouchMotion.arrivalStep
    var (duration, curve) = (duration ?? 180_000, MotionCurve.flick)
    if let release {
      let letGo = MotionCurve.release(at: release, after: along)
      (duration, curve) = (Int64(letGo.duration.rounded()) + lead, letGo.curve)
    }
    let moving = Double(duration - lead)
    guard moving >= 3 * period, moving >= 30_000 else {
      throw SynthesisError(
        "a swipe in \(ScriptNumber.duration(duration)) is over before \(device) has reported three positions at \(options.reportRate) Hz",
        hint: "take at least \(ScriptNumber.duration(Int64(max(3 * period, 30_000)) + lead + 1000))")
    }
    let speed = release ?? MotionCurve.flickRelease * along / moving * 1_000_000
    let leastSpeed = thresholds.swipeVelocity * 1.2 + 60 * options.jitter
    guard speed >= leastSpeed else {
      throw SynthesisError(
        "a swipe over \(Self.text(along)) pt in \(ScriptNumber.duration(duration)) is let go at \(Self.text(speed)) pt/s, and below "
          + "\(Self.text(leastSpeed)) pt/s it may be taken for a drag",
        hint: "swipe faster, or use drag")
    }
    let hand = try hand(of: fingers, passing: [start, end])
    try checkMatching(hand, step: way * (MotionCurve.flickRelease * period / moving))
    return TouchMotion(hand.offsets.map { .line([start + $0, end + $0]) }, duration: duration, curve: curve)
  }

  /// From where to where a swipe in a direction goes: two fifths of the screen, about its middle or from a place.
  func ends(toward direction: SwipeDirection, from place: Point?) throws(SynthesisError) -> (Point, Point) {
    let isVertical = direction == .up || direction == .down
    let sign: Double = direction == .up || direction == .left ? -1 : 1
    let extent = isVertical ? screen.height : screen.width
    let unit = isVertical ? Vector(dx: 0, dy: sign) : Vector(dx: sign, dy: 0)
    guard let place else {
      let middle = Point(x: screen.width / 2, y: screen.height / 2)
      return (middle + unit * (extent * -0.2), middle + unit * (extent * 0.2))
    }
    let position = isVertical ? place.y : place.x
    let room = (sign < 0 ? position : extent - position) - 2
    guard room >= thresholds.swipeDistance else {
      throw SynthesisError(
        "there are only \(Self.text(max(0, room))) pt \(direction == .up ? "above" : direction == .down ? "below" : "beside") "
          + "\(Place.point(place)) for a swipe \(direction.rawValue)",
        hint: "start further from the edge")
    }
    return (place, place + unit * min(room, max(extent * 0.4, thresholds.swipeDistance)))
  }

  func edgeSwipe(_ edge: ScreenEdge, duration: Int64?) throws(SynthesisError) -> TouchMotion {
    let (width, height) = (screen.width, screen.height)
    let inset = min(2, thresholds.edgeZone / 2)
    let start: Point
    let end: Point
    switch edge {
    case .left: (start, end) = (Point(x: inset, y: height / 2), Point(x: width * 0.6, y: height / 2))
    case .right: (start, end) = (Point(x: width - inset, y: height / 2), Point(x: width * 0.4, y: height / 2))
    case .top: (start, end) = (Point(x: width / 2, y: inset), Point(x: width / 2, y: height * 0.6))
    case .bottom: (start, end) = (Point(x: width / 2, y: height - inset), Point(x: width / 2, y: height * 0.4))
    }
    return try swipe(from: start, to: end, fingers: 1, duration: duration ?? 220_000)
  }

  private func drag(_ places: [Point], _ drag: ScriptAction.Drag) throws(SynthesisError) -> TouchMotion {
    let hand = try hand(of: drag.fingers, passing: places)
    let shapes = hand.offsets.map { offset in FingerShape.line(places.map { $0 + offset }) }
    let furthest = places.map { places[0].distance(to: $0) }.max() ?? 0
    let least = thresholds.slop * 1.2 + 2 * options.jitter
    guard furthest > least else {
      throw SynthesisError(
        "a drag that never goes further than \(Self.text(furthest)) pt is a tap or a long press",
        hint: "go further than \(Self.text(least)) pt")
    }
    let length = shapes.first?.length ?? 0
    let usual = Int64(min(max(length / 500 * 1_000_000, 300_000), 1_500_000))
    let lead = Int64(drag.fingers - 1) * TouchMotion.arrivalStep
    let duration = drag.duration ?? usual + lead
    guard Double(duration - lead) >= 3 * period else {
      throw SynthesisError(
        "a drag in \(ScriptNumber.duration(duration)) is over before \(device) has reported three positions at \(options.reportRate) Hz",
        hint: "take at least \(ScriptNumber.duration(Int64(3 * period) + lead + 1000))")
    }
    var curve = MotionCurve.glide
    if let speed = drag.release {
      let moving = Double(duration - lead)
      guard let letGo = MotionCurve.letGo(at: speed * moving / 1_000_000 / length, in: moving) else {
        throw SynthesisError(
          "a drag over \(Self.text(length)) pt in \(ScriptNumber.duration(duration)) cannot be let go at "
            + "\(Self.text(speed)) pt/s: it would have to turn back before",
          hint: "take less time, or go further")
      }
      curve = letGo
    }
    if let after = drag.after {
      guard after > thresholds.longPress else {
        throw SynthesisError(
          "a drag after \(ScriptNumber.duration(after)) is no drag of what was held",
          hint: "what is held takes more than \(ScriptNumber.duration(thresholds.longPress))")
      }
    } else {
      try checkStart("drag", least / length, lead: lead, duration: duration, curve)
    }
    for (start, end) in zip(places, places.dropFirst()) {
      let way = end - start
      let speed = (drag.release == nil ? MotionCurve.glidePeak : 3) * length / Double(duration - lead)
      try checkMatching(hand, step: way * (speed * period / max(way.length, 1)))
    }
    return TouchMotion(
      shapes, duration: duration, curve: curve,
      pause: drag.hold ?? (drag.release == nil ? GestureSynthesizer.usualHold : 0), after: drag.after ?? 0)
  }

  // MARK: - What would be taken for something else

  /// The fingers of a hand; where they have no names, side by side across the way, so that none comes where another
  /// was.
  func hand(of fingers: Int, passing places: [Point]) throws(SynthesisError) -> HandFormation {
    let ways = zip(places, places.dropFirst()).map { $1 - $0 }
    let sideways = ways.reduce(0) { $0 + $1.dx.magnitude - $1.dy.magnitude }
    return try HandFormation(
      fingers: fingers, passing: places, on: screen, prefersColumn: isAnonymous && sideways > 0)
  }

  /// Refuses a movement that takes so long to pass its threshold that the fingers have made a long press by then.
  ///
  /// - Parameter share: the share of the way at which the threshold lies.
  func checkStart(
    _ what: String, _ share: Double, lead: Int64, duration: Int64, _ curve: MotionCurve = .glide
  ) throws(SynthesisError) {
    let passed = Double(lead) + curve.time(of: share * 1.1) * Double(duration - lead) + 2 * period
    guard passed >= Double(thresholds.longPress) else { return }
    throw SynthesisError(
      "a \(what) in \(ScriptNumber.duration(duration)) begins so slowly that it is a long press first",
      hint:
        "take at most \(ScriptNumber.duration(Int64(Double(duration) * 0.9 * Double(thresholds.longPress) / passed / 1000) * 1000))"
    )
  }

  /// Refuses a hand that trembles so much that a finger that holds, or that waits for the others, seems to drag.
  func checkTremble(_ action: ScriptAction, fingers: Int) throws(SynthesisError) {
    let isPausing =
      switch action {
      case .tap, .longPress: true
      case .drag(let drag): fingers > 1 || drag.after != nil
      default: fingers > 1
      }
    // From one corner of the square in which it trembles to the other.
    let corners = 2 * 2.0.squareRoot()
    guard isPausing, options.jitter * corners > thresholds.slop - 1 else { return }
    throw SynthesisError(
      "a hand that trembles by \(ScriptNumber.text(options.jitter)) pt strays up to \(Self.text(options.jitter * corners)) pt, and "
        + "further than \(Self.text(thresholds.slop)) pt '\(action)' may be taken for a drag",
      hint: "let it tremble by at most \(Self.text(((thresholds.slop - 1) / corners * 10).rounded(.down) / 10)) pt")
  }

  /// Refuses fingers without names that move so far between two reports that one comes where another was.
  func checkMatching(_ hand: HandFormation, step: Vector) throws(SynthesisError) {
    guard isAnonymous, hand.offsets.count > 1 else { return }
    for first in hand.offsets {
      for second in hand.offsets where first != second {
        let own = step.length + 2 * options.jitter
        let other = (first - second + step).length - 2 * options.jitter
        guard own >= other else { continue }
        throw SynthesisError(
          "\(device) tells fingers without names, and at \(options.reportRate) Hz they would move by \(Self.text(step.length)) pt "
            + "from one report to the next: one would be taken for another",
          hint: "move more slowly, or raise --rate")
      }
    }
  }

  static func text(_ value: Double) -> String { ScriptNumber.text((value * 10).rounded() / 10) }
}
