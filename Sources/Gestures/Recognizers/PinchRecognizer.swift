import Geometry

/// Recognizes two fingers that move apart or together.
///
///     possible ──their distance changes by more than the slop──▶ began ──▶ changed … ──a finger lifts──▶ ended
///
/// Threshold: `pinchSlop` 16 pt, twice as much while one finger stays: it may only lag behind in a pan.
struct PinchRecognizer: Sendable {
  /// The fingers' distance when the second came down, in points.
  private(set) var start = 0.0

  mutating func restart(_ hand: Hand) { start = hand.pair.length }

  /// How near the hand is to a pinch; above 1 it is one.
  func claim(_ hand: Hand, _ options: GestureOptions) -> Double {
    (hand.pair.length - start).magnitude / options.pinchSlop * (hand.isAnchored(options.slop) ? 0.5 : 1)
  }

  /// The fingers' distance against that at the start.
  func scale(_ hand: Hand) -> Double { hand.pair.length / max(start, 1) }
}
