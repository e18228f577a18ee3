import Geometry

/// Recognizes two fingers that go back and forth, as if to write a Z: the reader's escape.
///
///     stroke 1 ──turns round after scrubStroke──▶ stroke 2 ──turns round──▶ stroke 3 … ──lift──▶ scrub
///
/// Thresholds: `scrubStrokes` 3, each `scrubStroke` 40 pt sideways, all within `scrubMaximum` 2 s.
struct ScrubRecognizer: Sendable {
  private var turningPoint = 0.0
  private var extreme = 0.0
  private var direction = 0.0
  /// Strokes so far.
  private(set) var strokes = 0

  mutating func restart(_ hand: Hand) {
    turningPoint = hand.location.x
    direction = 0
    strokes = 0
  }

  mutating func follow(_ hand: Hand, _ options: GestureOptions) {
    let x = hand.location.x
    if direction == 0 {
      guard (x - turningPoint).magnitude >= options.scrubStroke else { return }
      direction = x < turningPoint ? -1 : 1
      extreme = x
      strokes = 1
    } else if (x - extreme) * direction >= 0 {
      extreme = x
    } else if (extreme - x) * direction >= options.scrubStroke {
      direction = -direction
      extreme = x
      strokes += 1
    }
  }

  /// Whether the hand has scrubbed when it goes at `time`.
  func accepts(_ hand: Hand, at time: Int64, _ options: GestureOptions) -> Bool {
    strokes >= options.scrubStrokes && time &- hand.startTime <= options.scrubMaximum
  }
}
