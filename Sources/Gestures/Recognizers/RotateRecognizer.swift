import Geometry

/// Recognizes two fingers that turn about their middle, or one about the other.
///
///     possible ──they turn by more than the slop──▶ began ──▶ changed … ──a finger lifts──▶ ended
///
/// Thresholds: `rotationSlop` 10 degrees, and `rotationArc` 10 pt for each finger's way along its arc; twice as
/// much while one finger stays: it may only lag behind in a pan.
struct RotateRecognizer: Sendable {
  private var last = Vector.zero
  /// Degrees clockwise since the second finger came down; more than a turn is counted on.
  private(set) var degrees = 0.0

  mutating func restart(_ hand: Hand) {
    last = hand.pair
    degrees = 0
  }

  mutating func follow(_ hand: Hand) {
    let pair = hand.pair
    degrees += last.degrees(to: pair)
    last = pair
  }

  /// How near the hand is to a rotation; above 1 it is one.
  func claim(_ hand: Hand, _ options: GestureOptions) -> Double {
    min(degrees.magnitude / options.rotationSlop, arc(hand) / options.rotationArc)
      * (hand.isAnchored(options.slop) ? 0.5 : 1)
  }

  /// Points that each finger has gone along its arc.
  func arc(_ hand: Hand) -> Double { degrees.magnitude * (.pi / 180) * hand.pair.length / 2 }
}
