internal import Geometry

/// A pointer with its button down, or a finger that was held before, that selects as it moves.
struct SelectionDrag: Hashable, Sendable {
  /// What it selects in, by its place among them.
  let selectable: Int
  /// Where it began: characters before it, or the row.
  let anchor: Int
  /// Where it is, in points of the screen.
  var location: Point

  func hash(into hasher: inout StateHasher) {
    hasher.combine(selectable)
    hasher.combine(anchor)
    hasher.combine(location.x)
    hasher.combine(location.y)
  }
}
