/// What a screen reader scrolls, by where its cursor is.
///
///     let scrolling = ReaderScrolling(tree)
///     scrolling.node(from: cursor)
public struct ReaderScrolling: Sendable {
  /// By node: the nearest around it that offers to scroll, itself included; −1 for none.
  private let around: [Int]
  /// What scrolls where the cursor is in nothing that does; nil for nothing.
  private let elsewhere: Int?

  /// Looks once at every node.
  public init(_ tree: AccessibilityTree) {
    var around = [Int](repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let (node, parent) = (tree.nodes[index], tree.nodes[index].parent)
      around[index] =
        node.actions.contains(.scroll) ? index : parent >= 0 && parent < index ? around[parent] : -1
    }
    self.around = around
    elsewhere = tree.nodes.lastIndex { $0.actions.contains(.scroll) && !$0.removesSubtree }
  }

  /// The node that is asked to scroll while the cursor is at `element`, as indices in the tree; nil where nothing scrolls.
  ///
  /// It is the nearest around the cursor, else the last of the tree that is neither hidden nor covered.
  public func node(from element: Int?) -> Int? {
    guard let element, around.indices.contains(element), around[element] >= 0 else { return elsewhere }
    return around[element]
  }
}
