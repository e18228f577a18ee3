import Accessibility

/// The cursor goes along with content, so that the next step does not lead back to what people have left.
extension ScreenReader {
  /// Moves the cursor off an element that a page turn has taken out of sight, to the first one of the page that shows
  /// now; whether it moved.
  ///
  /// An element that fits counts as in sight where all of it shows, one that does not where any part does. Where the
  /// page has no element that shows as a whole, the first of which a part shows is taken, unless the one under the
  /// cursor is such a one.
  ///
  /// - Parameter followsContent: Whether content that has scrolled without pages takes the cursor along too; so it is
  ///   where the reader itself has scrolled it.
  mutating func follow(_ changes: [ScreenChange], followsContent: Bool, in view: ReaderView) -> Bool {
    var hasMoved = false
    for change in changes {
      switch change {
      case .paged(let id, _, _): hasMoved = follow(id, in: view) || hasMoved
      case .scrolled(let id, _, _, _) where followsContent: hasMoved = follow(id, in: view) || hasMoved
      default: break
      }
    }
    return hasMoved
  }

  private mutating func follow(_ id: NodeID, in view: ReaderView) -> Bool {
    let tree = view.tree
    guard let focus = cursor.focus, let current = tree.index(of: focus), view.place(of: focus) != nil,
      let root = tree.index(of: id), root < current, current < tree.nodes[root].end, !tree.isInSight(current)
    else { return false }
    let inside = view.order.elements.lazy.filter { $0 > root && $0 < tree.nodes[root].end }
    let first =
      inside.first { tree.isInSight($0) }
      ?? (tree.isPartlyInSight(current) ? nil : inside.first { tree.isPartlyInSight($0) })
    guard let first, first != current else { return false }
    return cursor.move(to: tree.nodes[first].id, in: view)
  }
}
