import Geometry
import Gestures
import InputEvents

/// Keeps the ways of fingers, and of pointers with a button down, until the entry of what they did has shown them.
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

    /// Whether it is that of the pointer of a device, with its button still down.
    func isHeld(by device: Int) -> Bool { trail.tool != .finger && trail.contact == device && !trail.isLifted }
  }

  /// Takes what a contact did.
  mutating func take(_ event: ContactEvent, at time: Timestamp) {
    let contact = event.contact
    if event.phase == .began {
      begin(.finger, contact.id, at: contact.position)
      return
    }
    guard let index = ways.lastIndex(where: { $0.trail.tool == .finger && $0.trail.contact == contact.id }) else {
      return
    }
    ways[index].trail.go(to: contact.position, limit: Self.maximumPoints)
    if event.phase == .ended || event.phase == .cancelled {
      ways[index].trail.isLifted = true
      ways[index].lifted = time
    }
  }

  /// Takes what the pointer of a device did, by its ordinal among those of the run.
  mutating func take(_ input: PointerInput, of device: Int, at time: Timestamp) {
    switch input {
    case .gazed: break
    case .pressed(let button, let place):
      // Its release was lost.
      ways.removeAll { $0.isHeld(by: device) && $0.trail.tool == .pointer(button: button) }
      begin(.pointer(button: button), device, at: place)
    case .moved(let place):
      for index in ways.indices where ways[index].isHeld(by: device) {
        ways[index].trail.go(to: place, limit: Self.maximumPoints)
      }
    case .released(let button, let place):
      let tool = ScreenCapture.Trail.Tool.pointer(button: button)
      guard let index = ways.lastIndex(where: { $0.isHeld(by: device) && $0.trail.tool == tool }) else { return }
      ways[index].trail.go(to: place, limit: Self.maximumPoints)
      ways[index].trail.isLifted = true
      ways[index].lifted = time
    }
  }

  /// A device was interrupted: no button of its pointer is down any more. Its contacts are cancelled one by one.
  mutating func interrupt(device: Int, at time: Timestamp) {
    for index in ways.indices where ways[index].isHeld(by: device) {
      ways[index].trail.isLifted = true
      ways[index].lifted = time
    }
  }

  private mutating func begin(_ tool: ScreenCapture.Trail.Tool, _ contact: Int, at place: Point) {
    ways.append(Way(trail: .init(tool: tool, contact: contact, points: [place], isLifted: false)))
    if ways.count > Self.maximumWays { ways.removeFirst() }
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
