public import Accessibility

/// What the selectors of one step mean on one screen, worked out once for who asks about many.
///
/// It answers as `Selector.index(in:)` does for `"Send"` and `#id`.
public struct SelectorIndex: Sendable {
  /// The screen.
  public let tree: AccessibilityTree
  private var names: [String: Found] = [:]
  /// By id, and by each end of it that begins after a slash.
  private var ids: [String: Found] = [:]
  /// Where each node is in the tree.
  private var ordinals: [NodeID: Int32] = [:]
  /// By node; what lies in something covered is covered too.
  private let blocked: [Bool]

  /// The nodes that something may mean, in little room: there may be very many.
  private struct Found {
    /// The first of all, and of those that nothing covers; −1 for none.
    private var (first, free): (Int32, Int32) = (-1, -1)
    /// Whether there are others.
    private var (isOne, isFreeOne) = (true, true)

    mutating func add(_ index: Int, isBlocked: Bool) {
      let index = Int32(clamping: index)
      if first < 0 { first = index } else { isOne = false }
      guard !isBlocked else { return }
      if free < 0 { free = index } else { isFreeOne = false }
    }

    /// The only one; covered ones are meant only where no other is.
    var only: Int? {
      if isOne { return Int(first) }
      return isFreeOne && free >= 0 ? Int(free) : nil
    }
  }

  /// Looks once at every node.
  public init(_ tree: AccessibilityTree) {
    self.tree = tree
    var isBlocked: [Bool] = []
    isBlocked.reserveCapacity(tree.nodes.count)
    for node in tree.nodes {
      let parent = node.parent >= 0 && node.parent < isBlocked.count && isBlocked[node.parent]
      isBlocked.append(parent || node.traits.contains(.blocked))
    }
    blocked = isBlocked
    ordinals.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where ordinals[node.id] == nil {
      ordinals[node.id] = Int32(clamping: index)
    }
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      guard !node.isInvisible else {
        index = node.end
        continue
      }
      if let name = node.name { names[name, default: Found()].add(index, isBlocked: isBlocked[index]) }
      let path = node.id.path
      ids[path, default: Found()].add(index, isBlocked: isBlocked[index])
      for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
        ids[String(path[path.utf8.index(after: slash)...]), default: Found()].add(index, isBlocked: isBlocked[index])
      }
      index += 1
    }
  }

  /// The index of the only node that the name means; nil where it means none or several.
  public func node(named name: String) -> Int? { names[name]?.only }

  /// The index of the only node that the id means; nil where it means none or several.
  public func node(id: String) -> Int? { ids[id]?.only }

  /// Whether something modal covers the node at an index; false beyond the screen.
  public func isBlocked(_ index: Int) -> Bool { blocked.indices.contains(index) && blocked[index] }

  /// The index in the tree of the first node with an id.
  public func index(of id: NodeID) -> Int? { ordinals[id].map(Int.init) }
}
