import Geometry
import Gestures
import InputEvents

/// Recognizes a split tap: while a finger stays on what it explores, another one taps.
///
///     no finger ──down──▶ staying ──another down──▶ tapping ──it lifts in time, where it came down──▶ split tap, staying
///                           ▲                          └──too late, or moved──▶ staying
///                           └── a third finger, or the first one lifts: no split tap until all are up
///
/// Thresholds: `tapMaximum` 500 ms and `slop` 10 pt, as of any tap.
struct SplitTap: Sendable {
  static let tapMaximum: Int64 = 500_000
  static let slop = 10.0

  private var staying: Int?
  private var tapping: (id: Int, place: Point, time: Timestamp)?
  private var fingers: Set<Int> = []

  /// Takes what a finger does; whether a split tap is over with that.
  mutating func take(_ event: ContactEvent, at time: Timestamp) -> Bool {
    let contact = event.contact
    switch event.phase {
    case .began:
      if fingers.isEmpty { staying = contact.id }
      fingers.insert(contact.id)
      tapping = fingers.count == 2 && staying != nil ? (contact.id, contact.position, time) : nil
      if fingers.count > 2 { staying = nil }
      return false
    case .moved: return false
    case .ended, .cancelled:
      fingers.remove(contact.id)
      defer { if contact.id == tapping?.id { tapping = nil } }
      if contact.id == staying { (staying, tapping) = (nil, nil) }
      guard event.phase == .ended, let tapping, tapping.id == contact.id else { return false }
      return time - tapping.time < Self.tapMaximum && tapping.place.distance(to: contact.position) <= Self.slop
    }
  }
}
