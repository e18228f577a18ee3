internal import Geometry

/// Windows and panels on macOS: which lies over which, which takes the keys, where each has its keyboard focus, and
/// how far people have moved them (SM-16).
///
/// Windows that are gone and panels that are not presented keep their places; `StageState.goneWindows` has them.
struct WindowStack: Sendable {
  /// Surfaces of windows and panels, from back to front.
  var order: [Int] = []
  /// The one that takes the keys; it need not be in front, as the panels of its document lie over it.
  var key: Int?
  /// The items that get the keyboard focus when their windows take the keys again, by window.
  var focus: [Int: Int] = [:]
  /// What presented panels were opened with, by panel.
  var openers: [Int: Int] = [:]
  /// How far from their places windows are, by window; in points.
  var offsets: [Int: Vector] = [:]
  /// The window that the pointer moves.
  var move: Move?

  /// A window that is moved by its title bar.
  struct Move: Hashable, Sendable {
    /// The window.
    var window: Int
    /// Where the pointer took hold of it, in points.
    var start: Point
    /// How far from its place it was then, in points.
    var offset: Vector
  }

  func hash(into hasher: inout StateHasher) {
    for surface in order { hasher.combine(surface) }
    hasher.combine(key)
    hash(focus, into: &hasher)
    hash(openers, into: &hasher)
  }

  /// Mixes where windows were moved to; of a state in which none was, nothing.
  func hashPlaces(into hasher: inout StateHasher) {
    for window in offsets.keys.sorted() {
      hasher.combine(window)
      hasher.combine(offsets[window]?.dx ?? 0)
      hasher.combine(offsets[window]?.dy ?? 0)
    }
    guard let move else { return }
    hasher.combine(move.window)
    for number in [move.start.x, move.start.y, move.offset.dx, move.offset.dy] { hasher.combine(number) }
  }

  private func hash(_ items: [Int: Int], into hasher: inout StateHasher) {
    hasher.combine(items.count)
    for window in items.keys.sorted() {
      hasher.combine(window)
      hasher.combine(items[window])
    }
  }
}
