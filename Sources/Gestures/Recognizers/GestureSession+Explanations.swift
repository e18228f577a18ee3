import Geometry
import InputEvents

/// Reasons are made only when the options ask for them, at the moments when something is decided.
extension GestureSession {
  private typealias Verdict = GestureExplanation.Verdict

  private func explain(
    _ taker: Recognizer?, _ verdicts: [GestureExplanation.Verdict], at place: Point? = nil, _ moment: Moment,
    _ context: inout EngineContext
  ) {
    let place = place ?? hand.start + offset
    let fingers = max(hand.members, hand.count == 0 ? hand.peak : 1)
    let subject =
      "\(fingers) finger\(fingers == 1 ? "" : "s") at \(Self.number(place.x, digits: 0)),\(Self.number(place.y, digits: 0))"
    context.explanations.append(
      GestureExplanation(
        time: moment.time, device: moment.device, subject: subject, taker: taker, verdicts: verdicts))
  }

  /// Pan, pinch or rotation took the fingers.
  func explainMovement(_ winner: Recognizer, _ claims: Claims, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    let moved = Self.points(hand.travel.squareRoot())
    var verdicts = [
      Verdict(.tap, took: false, reason: "a finger moved \(moved), slop \(Self.points(options.slop))")
    ]
    verdicts.append(
      hold.state == .began
        ? Verdict(.longPress, took: true, reason: "held since \(Self.milliseconds(options.longPress)); goes on")
        : Verdict(
          .longPress, took: false,
          reason: "moved \(moved) after \(Self.milliseconds(moment.time.microseconds &- hand.startTime)) "
            + "of \(Self.milliseconds(options.longPress))"))
    let translation = Self.points(hand.translation.length)
    var panReason = "the middle moved \(translation), slop \(Self.points(options.slop))"
    if hand.count == 2, !pan.agrees(hand, options) { panReason += "; the fingers did not move together" }
    verdicts.append(Verdict(.pan, took: winner == .pan, reason: panReason + Self.ratio(claims.pan)))
    if hand.count == 2 {
      let anchored = hand.isAnchored(options.slop) ? "; one finger rests" : ""
      let change = Self.points(hand.pair.length - pinch.start)
      verdicts.append(
        Verdict(
          .pinch, took: winner == .pinch,
          reason: "distance changed by \(change), slop \(Self.points(options.pinchSlop))\(anchored)"
            + Self.ratio(claims.pinch)))
      verdicts.append(
        Verdict(
          .rotate, took: winner == .rotate,
          reason: "turned by \(Self.number(rotate.degrees)) degrees, slop \(Self.number(options.rotationSlop)), "
            + "along \(Self.points(rotate.arc(hand))) of \(Self.points(options.rotationArc))\(anchored)"
            + Self.ratio(claims.rotate)))
    } else {
      let reason = "needs two fingers, has \(hand.count)"
      verdicts += [Verdict(.pinch, took: false, reason: reason), Verdict(.rotate, took: false, reason: reason)]
    }
    explain(winner, verdicts, moment, &context)
  }

  /// A finger joined a movement that had begun.
  func explainJoin(_ moment: Moment, _ context: inout EngineContext) {
    let age = Self.milliseconds(moment.time.microseconds &- hand.startTime)
    let reason =
      "cancelled: finger \(hand.count + 1) came \(age) after the first, within "
      + Self.milliseconds(context.options.joinTime)
    let recognizer: Recognizer = stage == .pinch ? .pinch : stage == .rotate ? .rotate : .pan
    explain(nil, [Verdict(recognizer, took: false, reason: reason)], moment, &context)
  }

  /// The fingers held still.
  func explainHold(_ moment: Moment, _ context: inout EngineContext) {
    let held = Self.milliseconds(context.options.longPress)
    let moved = "moved \(Self.points(hand.travel.squareRoot())), slop \(Self.points(context.options.slop))"
    explain(
      .longPress,
      [
        Verdict(.longPress, took: true, reason: "held for \(held), \(moved)"),
        Verdict(.tap, took: false, reason: "still down after \(held)"),
        Verdict(.pan, took: false, reason: moved),
      ], moment, &context)
  }

  /// The fingers tapped.
  func explainTap(_ place: Point, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    let held = Self.milliseconds(moment.time.microseconds &- hand.startTime)
    let moved = "moved \(Self.points(hand.travel.squareRoot())), slop \(Self.points(options.slop))"
    var reason = "down for \(held) of \(Self.milliseconds(options.tapMaximum)), \(moved)"
    if let last = tap.last {
      let rest = Self.milliseconds(hand.startTime &- last.liftTime)
      let limit = Self.milliseconds(options.doubleTapMaximum)
      let apart = Self.points(last.location.distance(to: place))
      let slop = Self.points(options.doubleTapSlop)
      reason +=
        tap.follows(last, hand, location: place, options)
        ? "; tap \(last.count + 1): \(rest) after the last one (limit \(limit)), \(apart) apart (limit \(slop))"
        : "; not tap \(last.count + 1): \(rest) after the last one (limit \(limit)), \(apart) apart (limit \(slop)), "
          + "\(last.fingers) fingers before, \(last.count) of \(options.maximumTapCount) taps counted"
    }
    explain(
      .tap,
      [
        Verdict(.tap, took: true, reason: reason),
        Verdict(.longPress, took: false, reason: "lifted after \(held) of \(Self.milliseconds(options.longPress))"),
        Verdict(.pan, took: false, reason: moved),
      ], at: place, moment, &context)
  }

  /// Fingers came and went and made no gesture.
  func explainNothing(_ isCancelled: Bool, at place: Point, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    let held = Self.milliseconds(moment.time.microseconds &- hand.startTime)
    let moved = "moved \(Self.points(hand.travel.squareRoot())), slop \(Self.points(options.slop))"
    let reason =
      isCancelled
      ? "the contact turned out to be a palm"
      : !mayTap
        ? "down since before the first event, or left over from another gesture"
        : hand.cameAfterLift
          ? "a finger came after another had lifted"
          : "down for \(held) of \(Self.milliseconds(options.tapMaximum)), \(moved)"
    explain(
      nil,
      [
        Verdict(.tap, took: false, reason: reason),
        Verdict(
          .longPress, took: false, reason: "down for \(held) of \(Self.milliseconds(options.longPress)), \(moved)"),
        Verdict(.pan, took: false, reason: "the middle did not leave the slop"),
      ], at: place, moment, &context)
  }

  /// A pan ended: was it a swipe or a scrub?
  func explainPanEnd(_ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    let way = hand.translation
    let velocity = pan.speed(at: moment.time, options)
    let isScrub = hand.members == 2 && scrub.accepts(hand, at: moment.time.microseconds, options)
    let direction = SwipeRecognizer.direction(of: way, velocity: velocity, options)
    let taker: Recognizer = isScrub ? .scrub : direction != nil ? .swipe : .pan
    let isHorizontal = way.dx.magnitude > way.dy.magnitude
    let (along, across) = isHorizontal ? (way.dx, way.dy) : (way.dy, way.dx)
    let speed = isHorizontal ? velocity.dx : velocity.dy
    var scrubReason = "\(scrub.strokes) of \(options.scrubStrokes) strokes of \(Self.points(options.scrubStroke))"
    if hand.members != 2 { scrubReason = "needs two fingers, has \(hand.members)" }
    explain(
      taker,
      [
        Verdict(
          .swipe, took: taker == .swipe,
          reason: "went \(Self.points(along)) along its axis (at least \(Self.points(options.swipeDistance))), "
            + "\(Self.points(across)) across, \(Self.number(speed, digits: 0)) pt/s at the lift "
            + "(at least \(Self.number(options.swipeVelocity, digits: 0)))"),
        Verdict(.scrub, took: isScrub, reason: scrubReason),
        Verdict(
          .pan, took: taker != .scrub, reason: isScrub ? "cancelled in favour of the scrub" : "ended with the lift"),
      ], moment, &context)
  }

  // MARK: - Numbers

  private static func points(_ value: Double) -> String { number(value) + " pt" }
  private static func milliseconds(_ microseconds: Int64) -> String { number(Double(microseconds) / 1_000) + " ms" }
  private static func ratio(_ claim: Double) -> String { " (\(number(claim, digits: 2)) of the threshold)" }

  private static func number(_ value: Double, digits: Int = 1) -> String {
    let scale = digits == 0 ? 1.0 : digits == 1 ? 10.0 : 100.0
    let rounded = (value * scale).rounded() / scale
    guard rounded != rounded.rounded(), digits > 0 else {
      return Int64(exactly: rounded.rounded()).map { String($0) } ?? "\(value)"
    }
    return "\(rounded)"
  }
}
