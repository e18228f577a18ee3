import Accessibility

/// Where the key Tab leads in a tree that cannot be driven: through what its source says takes the keyboard focus, in the
/// order of the tree, and round at its ends.
struct TabStops {
  /// The stops, in order.
  let ids: [NodeID]
  /// The stop that has the focus, where one has.
  let focused: Int?
  private let places: [NodeID: Int]

  /// The stops of a tree; nil where its source does not tell what takes the focus.
  init?(_ tree: AccessibilityTree) {
    guard tree.says(.focusable) else { return nil }
    let confinement = Confinement(tree)
    let indices = tree.nodes.indices.filter { index in
      let node = tree.nodes[index]
      return node.traits.contains(.focusable) && !node.traits.contains(.disabled) && !node.isInvisible
        && !confinement.excludes(index)
    }
    ids = indices.map { tree.nodes[$0].id }
    focused = indices.firstIndex { tree.nodes[$0].traits.contains(.focused) }
    places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The place of a node among the stops; nil where it is none.
  func place(of id: NodeID) -> Int? { places[id] }

  /// The stop that Tab leads to, or Shift-Tab, from the stop `id`; where that is none, from where the focus is, and where
  /// it is nowhere, to the first stop or the last.
  func next(from id: NodeID?, isForward: Bool) -> NodeID? {
    guard !ids.isEmpty else { return nil }
    guard let start = id.flatMap({ places[$0] }) ?? focused else { return isForward ? ids.first : ids.last }
    return ids[(start + (isForward ? 1 : ids.count - 1)) % ids.count]
  }
}
