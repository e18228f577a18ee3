import Geometry
import Gestures
import InputEvents

/// Keeps the ways of fingers until the entry of what they did has shown them.
///
/// What happens by itself may be told before it is known what a touch meant (a tap waits for a second one): such an
/// entry shows the ways too, and leaves them for the entry that follows.
struct TrailKeeper {
  private var ways: [Way] = []
  /// Ways that are kept at most; the oldest goes first.
  private static let maximumWays = 64
  /// Points of one way at most; beyond that every second one is dropped.
  private static let maximumPoints = 512
  /// How long a lifted finger may wait for its gesture to be told, in µs; longer than any gesture waits.
  private static let memory: Int64 = 1_000_000

  private struct Way {
    var trail: ScreenCapture.Trail
    var lifted: Timestamp?
  }

  /// Takes what a contact did.
  mutating func take(_ event: ContactEvent, at time: Timestamp) {
    let contact = event.contact
    if event.phase == .began {
      ways.append(Way(trail: .init(contact: contact.id, points: [contact.position], isLifted: false)))
      if ways.count > Self.maximumWays { ways.removeFirst() }
      return
    }
    guard let index = ways.lastIndex(where: { $0.trail.contact == contact.id }) else { return }
    ways[index].trail.go(to: contact.position, limit: Self.maximumPoints)
    if event.phase == .ended || event.phase == .cancelled {
      ways[index].trail.isLifted = true
      ways[index].lifted = time
    }
  }

  /// The ways that an entry at `time` shows, from where each finger came down; `isOfInput` says that the entry tells
  /// what the fingers did, so that those that were lifted need not be shown again.
  mutating func show(at time: Timestamp, isOfInput: Bool) -> [ScreenCapture.Trail] {
    ways.removeAll { way in way.lifted.map { time - $0 > Self.memory } ?? false }
    let shown = ways.map(\.trail)
    if isOfInput { ways.removeAll { $0.lifted != nil } }
    return shown
  }
}

extension ScreenCapture.Trail {
  /// Adds a point at least one point (unit) away from the last.
  fileprivate mutating func go(to place: Point, limit: Int) {
    guard let last = points.last, last.distance(to: place) >= 1 else { return }
    points.append(place)
    guard points.count > limit else { return }
    points = points.enumerated().filter { $0.offset % 2 == 0 || $0.offset == points.count - 1 }.map(\.element)
  }
}
