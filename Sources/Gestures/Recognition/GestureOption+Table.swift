extension GestureOption {
  /// Every option, in the order of `GestureOptions`.
  public static let all: [GestureOption] = movement + taps + swipes + severalFingers + rotary

  /// Times are no longer than this, in µs: some sixteen minutes.
  private static let longest = 1e9

  private static let movement: [GestureOption] = [
    .init(
      "tapSlop", .number(\.slop), .points, 1...10_000, "Greatest movement of a tap",
      source: "UIKit, UILongPressGestureRecognizer.allowableMovement: 10 points"),
    .init(
      "edgeZone", .number(\.edgeZone), .points, 0...10_000,
      "How near to an edge of the screen a gesture started at the edge", source: "Flutter, _kBackGestureWidth"),
    .init(
      "joinTime", .time(\.joinTime), .time, 0...longest,
      "How long after the first finger another one joins a movement that has begun (fingers that hold are joined at any time)",
      source: "ViewConfiguration, TAP_TIMEOUT"),
    .init(
      "liftTime", .time(\.liftTime), .time, 0...longest,
      "How long a finger stays down after the lift of another one until it may begin a gesture of its own",
      source: "chosen here: the fingers of one hand do not lift in the same frame"),
  ]

  private static let taps: [GestureOption] = [
    .init(
      "tapMax", .time(\.tapMaximum), .time, 10_000...longest, "Greatest duration of a tap",
      source: "chosen here: as long as longPress, so that no slow finger falls between the two"),
    .init(
      "doubleTapMaximum", .time(\.doubleTapMaximum), .time, 0...longest,
      "Longest pause between two taps that are counted together", source: "ViewConfiguration, DOUBLE_TAP_TIMEOUT"),
    .init(
      "doubleTapMinimum", .time(\.doubleTapMinimum), .time, 0...longest,
      "Shortest pause between two taps that are counted together; what comes sooner is a contact that bounces",
      source: "chosen here for iOS, where none is known; 40 ms in ViewConfiguration, DOUBLE_TAP_MIN_TIME"),
    .init(
      "doubleTapSlop", .number(\.doubleTapSlop), .points, 0...10_000,
      "Greatest distance of two taps that are counted together", source: "ViewConfiguration, DOUBLE_TAP_SLOP"),
    .init(
      "maximumTapCount", .count(\.maximumTapCount), .plain, of: "taps", 1...100,
      "Greatest number of taps that are counted together; the next one is the first again",
      source: "VoiceOver, which knows triple taps"),
    .init(
      "longPress", .time(\.longPress), .time, 10_000...longest, "Hold that starts a long press within tapSlop",
      source: "UIKit, UILongPressGestureRecognizer.minimumPressDuration: 0.5 seconds"),
  ]

  private static let swipes: [GestureOption] = [
    .init(
      "swipeTravel", .number(\.swipeDistance), .points, 0...10_000, "Least travel of a swipe",
      source: "chosen here: five times tapSlop, so that a drag that has just begun is no swipe"),
    .init(
      "swipeSpeed", .number(\.swipeVelocity), .pointsPerSecond, 1...100_000, "Least speed of a swipe",
      source:
        "chosen here: up to 300 points per second FloatingPanel, too, settles without a swing (Behavior.swift)"
    ),
    .init(
      "axisRatio", .number(\.swipeAxisRatio), .plain, 0...1000,
      "What the way of a swipe along its axis has to exceed, over the way across it",
      source: "chosen here, because a swipe goes the way on which it gets farther"),
    .init(
      "maximumVelocity", .number(\.maximumVelocity), .pointsPerSecond, 1...1_000_000,
      "The speed at which velocities are cut off",
      source: "iOS has no limit; 8000 in ViewConfiguration, MAXIMUM_FLING_VELOCITY"),
  ]

  private static let severalFingers: [GestureOption] = [
    .init(
      "pinchSlop", .number(\.pinchSlop), .points, 0...10_000,
      "How much the distance of two fingers changes without being a pinch",
      source: "ScaleGestureDetector, whose span slop is twice Android's touch slop of 8"),
    .init(
      "rotationSlop", .number(\.rotationSlop), .degrees, 0...360, "How far two fingers turn without being a rotation",
      source: "chosen here: the jitter of two fingers 60 pt apart stays below"),
    .init(
      "rotationArc", .number(\.rotationArc), .points, 0...10_000,
      "How far each finger goes along its arc without being part of a rotation",
      source: "chosen here: the slop of a tap, so that fingers close together do not turn by jitter"),
    .init(
      "scrubStroke", .number(\.scrubStroke), .points, 1...10_000, "Least way of each stroke of a scrub, sideways",
      source: "chosen here: farther than a finger trembles, and three fit on a watch"),
    .init(
      "scrubStrokes", .count(\.scrubStrokes), .plain, of: "strokes", 1...100, "Least number of strokes of a scrub",
      source: "VoiceOver, where two fingers write a Z"),
    .init(
      "scrubMaximum", .time(\.scrubMaximum), .time, 10_000...longest, "Greatest duration of a scrub",
      source: "chosen here: a Z that is written slowly"),
  ]

  private static let rotary: [GestureOption] = [
    .init(
      "rotaryThreshold", .count(\.rotaryThreshold), .plain, of: "units of 1/120 notch", 1...120,
      "What must come together before an axis turns, and the part of the way to the next notch at which it counts",
      source: "libinput, ACC_V120_THRESHOLD"),
    .init(
      "rotaryHysteresis", .count(\.rotaryHysteresis), .plain, of: "units of 1/120 notch", 0...120,
      "What a notch against the direction of the last one needs beyond rotaryThreshold",
      source: "chosen here: an axis that trembles half-way between two notches does not rattle"),
    .init(
      "rotaryReset", .time(\.rotaryReset), .time, 0...longest,
      "Pause after which an axis drops what it has held back, and what it has turned of a notch",
      source: "libinput, WHEEL_SCROLL_TIMEOUT"),
    .init(
      "crownBurst", .time(\.rotaryBurst), .time, 0...longest, "Pause that ends a burst of rotation",
      source: "Wear, where after 200 milliseconds without a turn another gesture begins (A-34)"),
  ]
}
