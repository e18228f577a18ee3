import Geometry
import Gestures
import InputEvents

/// Tells whether the finger that is down came down as for a second tap: soon after one that had only tapped, and near it.
///
/// Thresholds: as of a double tap, `tapMaximum` 500 ms for the first tap, `pause` 300 ms between, `reach` 100 pt.
struct SecondTap: Sendable {
  static let tapMaximum: Int64 = 500_000
  static let pause: Int64 = 300_000
  static let reach = 100.0

  private var down: (place: Point, time: Timestamp)?
  private var tapped: (place: Point, time: Timestamp)?
  private var fingers: Set<Int> = []
  /// Whether it is one that follows a tap.
  private(set) var isDown = false

  /// Takes what a finger does.
  mutating func take(_ event: ContactEvent, at time: Timestamp) {
    let contact = event.contact
    switch event.phase {
    case .began:
      fingers.insert(contact.id)
      isDown =
        fingers.count == 1
        && tapped.map { time - $0.time <= Self.pause && $0.place.distance(to: contact.position) <= Self.reach } ?? false
      down = fingers.count == 1 ? (contact.position, time) : nil
      tapped = nil
    case .moved: break
    case .ended, .cancelled:
      fingers.remove(contact.id)
      if event.phase == .ended, !isDown, let down, time - down.time < Self.tapMaximum,
        down.place.distance(to: contact.position) <= SplitTap.slop
      {
        tapped = (contact.position, time)
      }
      if fingers.isEmpty { (down, isDown) = (nil, false) }
    }
  }
}
