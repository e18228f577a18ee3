import Geometry
import InputEvents

/// Reasons are made only when the options ask for them, at the moments when something is decided.
extension TouchSequence {
  private typealias Verdict = GestureExplanation.Verdict

  private func explain(
    _ taker: Recognizer?, _ verdicts: [GestureExplanation.Verdict], at place: Point? = nil, _ moment: Moment,
    _ context: inout EngineContext
  ) {
    let place = place ?? hand.start + offset
    let fingers = max(hand.members, hand.count == 0 ? hand.peak : 1)
    let subject =
      "\(fingers) finger\(fingers == 1 ? "" : "s") at \(Measure.number(place.x.rounded())),"
      + Measure.number(place.y.rounded())
    context.explanations.append(
      GestureExplanation(
        time: moment.time, device: moment.device, subject: subject, taker: taker, verdicts: verdicts))
  }

  /// Pan, pinch or rotation took the fingers.
  func explainMovement(_ winner: Recognizer, _ claims: Claims, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    var verdicts = [Verdict(.tap, took: false, [strayed(options)])]
    verdicts.append(
      hold.state == .began
        ? Verdict(
          .longPress, took: true,
          [.time("time", options.longPress, .atLeast, options.longPress, parameter: "longPress")], note: "goes on")
        : Verdict(.longPress, took: false, [strayed(options), held(moment, .atLeast, options)]))
    verdicts.append(
      Verdict(
        .pan, took: winner == .pan,
        [Measure("travel of the middle", hand.translation.length, .above, options.slop, parameter: "tapSlop")],
        note: hand.count == 2 && !pan.agrees(hand, options)
          ? "the fingers did not move together" : note(claims.pan, of: winner)))
    verdicts += pairVerdicts(winner, claims, options)
    explain(winner, verdicts, moment, &context)
  }

  private func pairVerdicts(_ winner: Recognizer, _ claims: Claims, _ options: GestureOptions) -> [Verdict] {
    guard hand.count == 2 else {
      return [Recognizer.pinch, .rotate].map { Verdict($0, took: false, [fingers(2)]) }
    }
    // One finger that stays may only lag behind: the other has to do twice as much.
    let factor = hand.isAnchored(options.slop) ? 2.0 : 1
    let anchored = factor == 2 ? "doubled while one finger stays" : ""
    func notes(_ claim: Double) -> String {
      [anchored, note(claim, of: winner)].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return [
      Verdict(
        .pinch, took: winner == .pinch,
        [
          Measure(
            "change of distance", (hand.pair.length - pinch.start).magnitude, .above, options.pinchSlop * factor,
            parameter: "pinchSlop")
        ],
        note: notes(claims.pinch)),
      Verdict(
        .rotate, took: winner == .rotate,
        [
          Measure(
            "turn", rotate.degrees.magnitude, .above, options.rotationSlop * factor, .degrees,
            parameter: "rotationSlop"),
          Measure("arc", rotate.arc(hand), .above, options.rotationArc * factor, parameter: "rotationArc"),
        ], note: notes(claims.rotate)),
    ]
  }

  /// How near a movement was to its threshold: that matters where several passed theirs.
  private func note(_ claim: Double, of winner: Recognizer) -> String {
    hand.count == 2 && claim > 1 ? "\(Measure.number(claim)) times the threshold, the most takes the fingers" : ""
  }

  /// A finger joined a movement that had begun.
  func explainJoin(_ moment: Moment, _ context: inout EngineContext) {
    let age = Measure.time(
      "finger \(hand.count + 1) after", moment.time.microseconds &- hand.startTime, .atMost, context.options.joinTime,
      parameter: "joinTime")
    let recognizer: Recognizer = phase == .pinch ? .pinch : phase == .rotate ? .rotate : .pan
    explain(nil, [Verdict(recognizer, took: false, [age], note: "cancelled")], moment, &context)
  }

  /// The fingers held still.
  func explainHold(_ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    explain(
      .longPress,
      [
        Verdict(.longPress, took: true, [held(moment, .atLeast, options), strayed(options)]),
        Verdict(.tap, took: false, [tapTime(moment, options)]),
        Verdict(.pan, took: false, [strayed(options, .above)]),
      ], moment, &context)
  }

  /// The fingers tapped.
  func explainTap(_ place: Point, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    var again = Verdict(.doubleTap, took: false, note: "no tap before it")
    if let last = tap.last {
      let pause = hand.startTime &- last.liftTime
      again.took = tap.follows(last, hand, location: place, options)
      again.measures = [
        .time("pause", pause, .atMost, options.doubleTapMaximum, parameter: "doubleTapMaximum"),
        Measure(
          "apart", last.location.distance(to: place), .atMost, options.doubleTapSlop, parameter: "doubleTapSlop"),
      ]
      if pause < options.doubleTapMinimum {
        again.measures[0] = .time(
          "pause", pause, .atLeast, options.doubleTapMinimum, parameter: "doubleTapMinimum")
      }
      if last.fingers != hand.peak {
        again.measures.append(Measure("fingers", Double(hand.peak), .equal, Double(last.fingers), .count))
      }
      let isLast = last.count >= options.maximumTapCount
      if isLast {
        again.measures.append(
          Measure(
            "taps before it", Double(last.count), .below, Double(options.maximumTapCount), .count,
            parameter: "maximumTapCount"))
      }
      again.note = isLast ? "\(last.count) taps are counted at most" : "tap \(last.count + 1)"
    }
    explain(
      again.took ? .doubleTap : .tap,
      [
        Verdict(.tap, took: !again.took, [strayed(options), tapTime(moment, options)]), again,
        Verdict(.longPress, took: false, [held(moment, .atLeast, options)]),
        Verdict(.pan, took: false, [strayed(options, .above)]),
      ], at: place, moment, &context)
  }

  /// Fingers came and went and made no gesture.
  func explainNothing(_ isCancelled: Bool, at place: Point, _ moment: Moment, _ context: inout EngineContext) {
    let options = context.options
    let note =
      isCancelled
      ? "the contact turned out to be a palm"
      : !mayTap
        ? "down since before the first event, or left over from another gesture"
        : hand.cameAfterLift ? "a finger came after another had lifted" : ""
    explain(
      nil,
      [
        Verdict(.tap, took: false, [strayed(options), tapTime(moment, options)], note: note),
        Verdict(.longPress, took: false, [strayed(options), held(moment, .atLeast, options)]),
        Verdict(
          .pan, took: false,
          [Measure("travel of the middle", hand.translation.length, .above, options.slop, parameter: "tapSlop")]),
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
    // A speed against the way that was gone is no speed of a swipe.
    let isBack = along != 0 && speed != 0 && (speed < 0) != (along < 0)
    explain(
      taker,
      [
        Verdict(
          .swipe, took: taker == .swipe,
          [
            Measure("travel", along.magnitude, .atLeast, options.swipeDistance, parameter: "swipeTravel"),
            Measure(
              "velocity", isBack ? -speed.magnitude : speed.magnitude, .atLeast, options.swipeVelocity,
              .pointsPerSecond, parameter: "swipeSpeed"),
            Measure(
              "along the axis", along.magnitude, .above, across.magnitude * options.swipeAxisRatio,
              parameter: "axisRatio"),
          ]),
        Verdict(
          .scrub, took: isScrub,
          hand.members == 2
            ? [
              Measure(
                "strokes", Double(scrub.strokes), .atLeast, Double(options.scrubStrokes), .count,
                parameter: "scrubStrokes"),
              held(moment, .atMost, options, limit: options.scrubMaximum, parameter: "scrubMaximum"),
            ] : [fingers(2)]),
        Verdict(
          .pan, took: taker != .scrub, note: isScrub ? "cancelled in favour of the scrub" : "ended with the lift"),
      ], moment, &context)
  }

  // MARK: - Measures

  /// How far a finger strayed from where it came down.
  private func strayed(_ options: GestureOptions, _ relation: Measure.Relation = .atMost) -> Measure {
    Measure("travel", hand.travel.squareRoot(), relation, options.slop, parameter: "tapSlop")
  }

  private func tapTime(_ moment: Moment, _ options: GestureOptions) -> Measure {
    held(moment, .below, options, limit: options.tapMaximum, parameter: "tapMax")
  }

  /// How long the fingers have been down.
  private func held(
    _ moment: Moment, _ relation: Measure.Relation, _ options: GestureOptions, limit: Int64? = nil,
    parameter: String = "longPress"
  ) -> Measure {
    .time(
      "time", moment.time.microseconds &- hand.startTime, relation, limit ?? options.longPress, parameter: parameter)
  }

  private func fingers(_ count: Int) -> Measure {
    Measure("fingers", Double(hand.members), .equal, Double(count), .count)
  }
}
