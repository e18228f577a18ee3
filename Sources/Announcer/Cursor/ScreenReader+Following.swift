import Accessibility

/// The cursor goes along with content, so that the next step does not lead back to what people have left.
extension ScreenReader {
  /// Moves the cursor off an element that a page turn has taken out of sight, to the first one of the page that shows
  /// now; whether it moved.
  ///
  /// An element that fits counts as in sight where its middle shows, one that does not where any part does. Where the
  /// page has no such element, the first of which a part shows is taken, unless the one under the cursor is such a
  /// one. Where the keyboard focus has just come is where people are, however little of it shows.
  ///
  /// - Parameter followsContent: Whether content that has scrolled without pages takes the cursor along too; so it is
  ///   where the reader itself has scrolled it.
  /// - Parameter staysWithFocus: Whether what can have the focus and has not is passed over.
  mutating func follow(
    _ changes: [ScreenChange], followsContent: Bool, staysWithFocus: Bool, in view: ReaderView
  ) -> Bool {
    let focused = changes.contains { if case .focused(let id) = $0 { id == cursor.focus } else { false } }
    guard !focused else { return false }
    var hasMoved = false
    for change in changes {
      switch change {
      case .paged(let id, _, _, _):
        hasMoved = follow(id, fromAnywhere: followsContent, staysWithFocus, in: view) || hasMoved
      case .scrolled(let id, _, _, _) where followsContent:
        hasMoved = follow(id, fromAnywhere: true, staysWithFocus, in: view) || hasMoved
      default: break
      }
    }
    return hasMoved
  }

  /// - Parameter fromAnywhere: Whether a cursor that is out of sight elsewhere comes here too, as people are here: so
  ///   it is once a page without anything to read has left it behind.
  private mutating func follow(
    _ id: NodeID, fromAnywhere: Bool, _ staysWithFocus: Bool, in view: ReaderView
  ) -> Bool {
    let tree = view.tree
    guard let focus = cursor.focus, let current = view.index(of: focus), view.ordinal(of: focus) != nil,
      let root = view.index(of: id), !tree.isInSight(current)
    else { return false }
    let isInside = root < current && current < tree.nodes[root].end
    guard isInside || fromAnywhere && !tree.isPartlyInSight(current) else { return false }
    let inside = view.elements(in: root).filter { index in
      let traits = tree.nodes[index].traits
      return !staysWithFocus || !traits.contains(.focusable) || traits.contains(.focused)
    }
    let first =
      inside.first { tree.isInSight($0) }
      ?? (tree.isPartlyInSight(current) ? nil : inside.first { tree.isPartlyInSight($0) })
    guard let first, first != current else { return false }
    return cursor.move(to: tree.nodes[first].id, in: view)
  }
}
