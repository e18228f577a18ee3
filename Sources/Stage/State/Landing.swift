internal import Geometry
internal import Scenes

/// What a finger came down on: it is what it may act on, whatever has come under it by the time it lifts (SM-1).
struct Landing: Hashable, Sendable {
  /// Where the finger came down, or where it was when it became the only one, in points.
  var place: Point
  /// The foremost surface there; nil for none.
  let surface: Int?
  /// Whether that took input, and why not.
  let access: Stage.Access?
  /// Whether the on-screen keyboard was there.
  let isOnKeyboard: Bool
  /// What was on its way anywhere on the screen.
  let transition: Int?

  /// Whether what the finger came down on was on its way, so that it touched nothing for as long as it stays down.
  var isInTransition: Bool { if case .inTransition = access { true } else { false } }

  /// Whether what is at a place is what the finger came down on.
  func isStill(_ other: Landing) -> Bool {
    surface == other.surface && access == other.access && isOnKeyboard == other.isOnKeyboard
  }

  func hash(into hasher: inout StateHasher) {
    hasher.combine(place.x)
    hasher.combine(place.y)
    hasher.combine(surface ?? -1)
    hasher.combine(isOnKeyboard)
    if let transition { hasher.combine(transition) }
    switch access {
    case nil: hasher.combine(0)
    case .open: hasher.combine(1)
    case .absent: hasher.combine(2)
    case .inTransition(let other): hasher.combine(other + 3)
    case .blocked(let other): hasher.combine(-other - 1)
    }
  }
}
