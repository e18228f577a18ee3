import Geometry
import Gestures

/// Keeps the ways of fingers until an entry shows them.
struct TrailKeeper {
  private(set) var trails: [ScreenCapture.Trail] = []
  /// Points of one trail at most; beyond that every second one is dropped.
  private let limit = 512

  /// Takes what a contact did.
  mutating func take(_ event: ContactEvent) {
    let contact = event.contact
    if event.phase == .began {
      trails.append(.init(contact: contact.id, points: [contact.position], isLifted: false))
      if trails.count > 64 { trails.removeFirst() }
      return
    }
    guard let index = trails.lastIndex(where: { $0.contact == contact.id }) else { return }
    if let last = trails[index].points.last, last.distance(to: contact.position) >= 1 {
      trails[index].points.append(contact.position)
      if trails[index].points.count > limit {
        trails[index].points = trails[index].points.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      }
    }
    if event.phase == .ended || event.phase == .cancelled { trails[index].isLifted = true }
  }

  /// Forgets fingers that have left the screen and the ways of the others so far.
  mutating func clear() {
    trails = trails.filter { !$0.isLifted }.map {
      .init(contact: $0.contact, points: Array($0.points.suffix(1)), isLifted: false)
    }
  }
}
