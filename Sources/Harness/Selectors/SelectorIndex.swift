public import Accessibility

/// What the selectors of one step mean on one screen, worked out once for who asks about many.
///
/// It answers as `Selector.index(in:)` does for `"Send"` and `#id`.
public struct SelectorIndex: Sendable {
  /// The screen.
  public let tree: AccessibilityTree
  private var names: [String: [Int]] = [:]
  /// By id, and by each end of it that begins after a slash.
  private var ids: [String: [Int]] = [:]
  /// By node; what lies in something covered is covered too.
  private let blocked: [Bool]

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
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      guard !node.isInvisible else {
        index = node.end
        continue
      }
      if let name = node.name { names[name, default: []].append(index) }
      let path = node.id.path
      ids[path, default: []].append(index)
      for slash in path.utf8.indices where path.utf8[slash] == UInt8(ascii: "/") {
        ids[String(path[path.utf8.index(after: slash)...]), default: []].append(index)
      }
      index += 1
    }
  }

  /// The index of the only node that the name means; nil where it means none or several.
  public func node(named name: String) -> Int? { only(names[name]) }

  /// The index of the only node that the id means; nil where it means none or several.
  public func node(id: String) -> Int? { only(ids[id]) }

  /// Whether something modal covers the node at an index; false beyond the screen.
  public func isBlocked(_ index: Int) -> Bool { blocked.indices.contains(index) && blocked[index] }

  /// Covered ones are meant only where no other is.
  private func only(_ found: [Int]?) -> Int? {
    guard let found else { return nil }
    if found.count == 1 { return found[0] }
    var free: Int?
    for index in found where !blocked[index] {
      if free != nil { return nil }
      free = index
    }
    return free
  }
}
