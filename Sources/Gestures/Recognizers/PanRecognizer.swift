import Geometry
import InputEvents

/// Recognizes fingers that move together.
///
///     possible ──the fingers' middle leaves the slop──▶ began ──▶ changed … ──a finger lifts──▶ ended
///                                                          │
///                                                          └──a finger joins in time, interrupted──▶ cancelled
///
/// Thresholds: `slop` 10 pt for the middle of the fingers; of two fingers each has moved half of it the same way, so
/// that one finger that turns about the other is no pan.
struct PanRecognizer: Sendable {
  private(set) var velocity = VelocityTracker()

  /// How near the hand is to a pan; above 1 it is one.
  func claim(_ hand: Hand, _ options: GestureOptions) -> Double {
    let progress = hand.translation.length / options.slop
    return progress > 1 && !agrees(hand, options) ? 1 : progress
  }

  /// Whether two fingers have both moved, and the same way.
  func agrees(_ hand: Hand, _ options: GestureOptions) -> Bool {
    guard hand.count == 2 else { return true }
    let first = hand.fingers[0].position - hand.fingers[0].start
    let second = hand.fingers[1].position - hand.fingers[1].start
    return first.dx * second.dx + first.dy * second.dy > 0 && !hand.isAnchored(options.slop)
  }

  mutating func follow(_ hand: Hand, at time: Timestamp) { velocity.add(hand.location, at: time) }
  mutating func restart(_ hand: Hand, at time: Timestamp) {
    velocity.reset()
    velocity.add(hand.location, at: time)
  }

  /// Points per second as known at `time`, cut off at the greatest velocity.
  func speed(at time: Timestamp, _ options: GestureOptions) -> Vector {
    let vector = velocity.velocity(at: time)
    let length = vector.length
    return length > options.maximumVelocity ? vector * (options.maximumVelocity / length) : vector
  }
}
