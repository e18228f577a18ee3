import Accessibility

/// Makes a tree smaller as long as something holds of it.
enum TreeShrinker {
  /// Leaves out nodes with all in them, the largest parts first, then nodes around others, until none can go; `node`
  /// always stays.
  static func smallest(
    _ tree: AccessibilityTree, keeping node: NodeID, where holds: (AccessibilityTree) -> Bool
  ) -> AccessibilityTree {
    var tree = tree
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for index in tree.nodes.indices.sorted(by: { size($0, tree) > size($1, tree) }) {
        let without = contains(index, node, tree) ? nil : tree.leavingOut(index, keepsContent: false)
        if let without, holds(without) {
          (tree, isSmaller) = (without, true)
          break
        }
        guard tree.nodes[index].id != node, size(index, tree) > 1 else { continue }
        let unwrapped = tree.leavingOut(index, keepsContent: true)
        if holds(unwrapped) {
          (tree, isSmaller) = (unwrapped, true)
          break
        }
      }
    }
    return tree
  }

  private static func size(_ index: Int, _ tree: AccessibilityTree) -> Int { tree.nodes[index].end - index }

  private static func contains(_ index: Int, _ id: NodeID, _ tree: AccessibilityTree) -> Bool {
    tree.nodes[index..<tree.nodes[index].end].contains { $0.id == id }
  }
}

extension AccessibilityTree {
  /// The same tree without a node, and without all in it unless that is kept in the node's place.
  fileprivate func leavingOut(_ removed: Int, keepsContent: Bool) -> AccessibilityTree {
    var result = AccessibilityTree(screen: screen)
    result.platform = platform
    result.isRightToLeft = isRightToLeft
    result.language = language
    var open: [Int] = []
    var index = 0
    while index < nodes.count {
      while let last = open.last, nodes[last].end <= index {
        result.close()
        open.removeLast()
      }
      if index == removed {
        index = keepsContent ? index + 1 : nodes[index].end
        continue
      }
      result.begin(nodes[index])
      open.append(index)
      index += 1
    }
    for _ in open { result.close() }
    return result
  }
}
