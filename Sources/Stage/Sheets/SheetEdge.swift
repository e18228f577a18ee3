/// An edge or corner of a sheet that is pulled.
struct SheetEdge: Hashable, Sendable {
  /// −1 at the left edge, 1 at the right, 0 between them.
  var horizontal = 0
  /// −1 at the upper edge, 1 at the lower, 0 between them.
  var vertical = 0

  func hash(into hasher: inout StateHasher) {
    hasher.combine(horizontal)
    hasher.combine(vertical)
  }
}
