internal import Digests
internal import Geometry
internal import Scenes
internal import StageModel

/// What a finger came down on: it is what it may act on, whatever has come under it by the time it lifts (SM-1).
struct Touchdown: Hashable, Sendable {
  /// Where the finger came down, or where it was when it became the only one, in points.
  var place: Point
  /// The foremost surface there; nil for none.
  let surface: SurfaceID?
  /// The foremost item there that people operate, or failing that the foremost item; nil for none.
  let item: ItemID?
  /// Whether that took input, and why not.
  let access: Stage.Access?
  /// Whether the on-screen keyboard was there.
  let isOnKeyboard: Bool
  /// What was on its way anywhere on the screen.
  let transition: SurfaceID?

  /// Whether what the finger came down on was on its way, so that it touched nothing for as long as it stays down.
  var isInTransition: Bool { if case .inTransition = access { true } else { false } }

  /// Whether what is at a place is what the finger came down on.
  func isStill(_ other: Touchdown) -> Bool {
    surface == other.surface && access == other.access && isOnKeyboard == other.isOnKeyboard
  }
}

extension Touchdown: StateEncodable {
  func encode(into sink: inout some StateSink) {
    sink.combine(place)
    sink.combine(surface)
    sink.combine(item)
    sink.combine(access)
    sink.combine(isOnKeyboard)
    sink.combine(transition)
  }
}

extension Stage.Access: StateEncodable {
  func encode(into sink: inout some StateSink) {
    switch self {
    case .open: sink.combine(1)
    case .absent: sink.combine(2)
    case .inTransition(let other):
      sink.combine(3)
      sink.combine(other)
    case .blocked(let other):
      sink.combine(4)
      sink.combine(other)
    }
  }
}
