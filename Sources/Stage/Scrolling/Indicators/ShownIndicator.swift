internal import InputEvents

/// A scroll indicator that is to be seen because something has scrolled (SM-12).
struct ShownIndicator: Hashable, Sendable {
  /// The scroll view, by its place among them.
  let slot: Int
  /// The axis of the movement.
  let axis: ScrollAxis
  /// When it hides; nil while the content moves or a finger holds it.
  var hides: Timestamp?

  func hash(into hasher: inout StateHasher, now: Timestamp) {
    hasher.combine(slot)
    hasher.combine(axis == .vertical)
    hasher.combine(hides != nil)
    hasher.combine(hides.map { $0 - now } ?? 0)
  }

  /// Whether it comes before another one: by scroll view, vertical first.
  func isBefore(_ other: ShownIndicator) -> Bool {
    slot == other.slot ? axis == .vertical && other.axis == .horizontal : slot < other.slot
  }
}
