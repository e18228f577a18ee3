internal import Geometry
internal import Scenes

/// What a finger came down on: it is what it may act on, whatever has come under it by the time it lifts (SM-1).
struct Landing: Hashable, Sendable {
  /// Where the finger came down, in points.
  let place: Point
  /// The foremost surface there; nil for none.
  let surface: Int?
  /// Whether that took input, and why not.
  let access: Stage.Access?
  /// Whether the on-screen keyboard was there.
  let isOnKeyboard: Bool

  func hash(into hasher: inout StateHasher) {
    hasher.combine(place.x)
    hasher.combine(place.y)
    hasher.combine(surface ?? -1)
    hasher.combine(isOnKeyboard)
    switch access {
    case nil: hasher.combine(0)
    case .open: hasher.combine(1)
    case .absent: hasher.combine(2)
    case .inTransition(let other): hasher.combine(other + 3)
    case .blocked(let other): hasher.combine(-other - 1)
    }
  }
}
