import Accessibility

extension AccessibilityTree {
  /// Texts of three words or more that belong to no control, item, cell or other node, in the order of the tree.
  var looseTexts: [Int] {
    var result: [Int] = []
    var belongs = [Bool](repeating: false, count: nodes.count)
    var labels: Set<NodeID> = []
    for index in nodes.indices {
      let node = nodes[index]
      let isOwner = node.role.isControl || node.role.holdsItems || node.removesSubtree
      belongs[index] = isOwner || node.parent >= 0 && belongs[node.parent]
      if node.saysFurther {
        labels.formUnion(node.relations.lazy.filter { $0.kind == .labelledBy }.map(\.target))
      }
      if node.role == .text, !belongs[index], node.name.map(Self.isLong) == true { result.append(index) }
    }
    return labels.isEmpty ? result : result.filter { !labels.contains(nodes[$0].id) }
  }

  private static func isLong(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: " ")) && text.split(separator: " ").count >= 3
  }
}

extension Role {
  /// Whether texts in it belong to its items.
  fileprivate var holdsItems: Bool { self == .list || self == .table || self == .tree || self == .listItem }
}
