import Geometry

/// Recognizes taps of any number of fingers, and counts those that follow one another.
///
///     possible ──every finger up, in time, within the slop──▶ tapped(n) ──next tap in time, near──▶ tapped(n + 1)
///        │                                                       │
///        └──moved, held, or another gesture──▶ failed            └──too late, too far, other fingers──▶ tapped(1)
///
/// Thresholds: `slop` 10 pt, `tapMaximum` 500 ms, `doubleTapMaximum` 300 ms, `doubleTapSlop` 100 pt,
/// `maximumTapCount` 3.
struct TapRecognizer: Sendable {
  /// The last tap, until something else happens.
  struct Tap: Sendable {
    var liftTime: Int64
    var location: Point
    var fingers: Int
    var count: Int
  }

  private(set) var last: Tap?
  /// A tap that is held back (`tapsWait`), and until when.
  private(set) var pending: Tap?

  /// Whether the hand that has just gone was a tap.
  func accepts(_ hand: Hand, at time: Int64, _ options: GestureOptions) -> Bool {
    hand.travel <= options.slop * options.slop && time &- hand.startTime < options.tapMaximum && !hand.cameAfterLift
  }

  /// The tap that the hand makes, counted on from the last one where it follows it.
  mutating func tap(_ hand: Hand, location: Point, at time: Int64, _ options: GestureOptions) -> Tap {
    var tap = Tap(liftTime: time, location: location, fingers: hand.peak, count: 1)
    if let last, follows(last, hand, location: location, options) { tap.count = last.count + 1 }
    last = tap
    return tap
  }

  /// Whether the hand's tap counts on from `last`.
  func follows(_ last: Tap, _ hand: Hand, location: Point, _ options: GestureOptions) -> Bool {
    let pause = hand.startTime &- last.liftTime
    return last.fingers == hand.peak && last.count < options.maximumTapCount
      && pause >= options.doubleTapMinimum && pause <= options.doubleTapMaximum
      && last.location.distance(to: location) <= options.doubleTapSlop
  }

  /// Something other than a tap happened.
  mutating func reset() { last = nil }

  mutating func hold(_ tap: Tap) { pending = tap }
  mutating func takePending() -> Tap? {
    defer { pending = nil }
    return pending
  }
}
