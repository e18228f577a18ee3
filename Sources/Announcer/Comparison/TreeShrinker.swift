import Accessibility

/// Makes a tree smaller as long as something holds of it.
///
/// What differs about a node hangs on little else as a rule. So it is looked for near the node first, with what is around
/// it: none of that costs more in a large tree than in a small one. Only where it does not hold there, the whole tree is
/// gone through by halves, level by level; what is needed of n nodes is found by about log n trials for each of them.
struct TreeShrinker {
  /// How many nodes before and after the node are looked at first, and by how much more the next time.
  private static let nearest = 4
  private static let widening = 8

  /// The tree that everything is left out of.
  let tree: AccessibilityTree
  /// What stays.
  let node: Int
  /// What has to hold.
  let holds: (AccessibilityTree) -> Bool

  /// Nodes that are left out with all in them, and nodes that are left out alone.
  private var isGone: [Int: Bool] = [:]

  private init(_ tree: AccessibilityTree, _ node: Int, _ holds: @escaping (AccessibilityTree) -> Bool) {
    self.tree = tree
    self.node = node
    self.holds = holds
  }

  /// The smallest tree that nothing can be left out of any more; `id` always stays.
  ///
  /// - Parameter others: Other nodes that it may hang on, the likeliest first.
  static func smallest(
    _ tree: AccessibilityTree, keeping id: NodeID, with others: [NodeID] = [],
    where holds: @escaping (AccessibilityTree) -> Bool
  ) -> AccessibilityTree {
    guard let node = tree.index(of: id) else { return tree }
    let start = near(node, others, in: tree, holds) ?? tree
    guard let kept = start.index(of: id) else { return tree }
    return withoutSingles(byHalves(TreeShrinker(start, kept, holds)), keeping: id, where: holds)
  }

  // MARK: Near the node

  /// The smallest surroundings of a node of which it holds, if those are less than everything.
  private static func near(
    _ node: Int, _ others: [NodeID], in tree: AccessibilityTree, _ holds: (AccessibilityTree) -> Bool
  ) -> AccessibilityTree? {
    let size = tree.nodes[node].end - node
    var kept = Set(node..<tree.nodes[node].end)
    if size * 2 < tree.nodes.count {
      let alone = tree.keeping(kept)
      if holds(alone) { return alone }
      if !others.isEmpty {
        let ids = Set(others)
        kept.formUnion(tree.nodes.indices.filter { ids.contains(tree.nodes[$0].id) })
        let few = tree.keeping(kept)
        if holds(few) { return few }
      }
    }
    var reach = nearest
    while reach + size < tree.nodes.count / 2 {
      let window = max(0, node - reach)..<min(tree.nodes.count, tree.nodes[node].end + reach)
      let around = tree.keeping(kept.union(window))
      if holds(around) { return around }
      reach *= widening
    }
    return nil
  }

  // MARK: By halves

  /// Leaves out parts, level by level, then nodes around others.
  private static func byHalves(_ start: TreeShrinker) -> AccessibilityTree {
    var shrinker = start
    var level = start.tree.roots
    while !level.isEmpty {
      shrinker.leaveOut(level.filter { !shrinker.contains($0) }[...], keepsContent: false)
      level = level.filter { shrinker.isGone[$0] == nil }.flatMap { start.tree.children(of: $0) }
    }
    var around: [Int] = []
    var index = 0
    while index < start.tree.nodes.count {
      let end = start.tree.nodes[index].end
      if index != start.node, end > index + 1, shrinker.isGone[index] == nil { around.append(index) }
      index = shrinker.isGone[index] == nil ? index + 1 : end
    }
    shrinker.leaveOut(around[...], keepsContent: true)
    return shrinker.rest
  }

  /// Leaves out as many of some nodes as can go: all of them, else those of each half.
  private mutating func leaveOut(_ nodes: ArraySlice<Int>, keepsContent: Bool) {
    guard !nodes.isEmpty else { return }
    let before = isGone
    for index in nodes where isGone[index] == nil { isGone[index] = keepsContent }
    if isGone.count > before.count, holds(rest) { return }
    isGone = before
    guard nodes.count > 1 else { return }
    let middle = nodes.startIndex + nodes.count / 2
    // What comes later goes first: it is the larger rest that the earlier half is then tried on.
    leaveOut(nodes[middle...], keepsContent: keepsContent)
    leaveOut(nodes[..<middle], keepsContent: keepsContent)
  }

  private func contains(_ index: Int) -> Bool { index <= node && node < tree.nodes[index].end }

  /// What has not been left out.
  private var rest: AccessibilityTree { tree.leavingOut(isGone) }

  // MARK: One by one

  /// Leaves out nodes with all in them, the largest parts first, then nodes around others, until none can go.
  private static func withoutSingles(
    _ tree: AccessibilityTree, keeping id: NodeID, where holds: (AccessibilityTree) -> Bool
  ) -> AccessibilityTree {
    var tree = tree
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      let node = tree.index(of: id) ?? 0
      for index in tree.nodes.indices.sorted(by: { size($0, tree) > size($1, tree) }) {
        let isAround = index <= node && node < tree.nodes[index].end
        let without = isAround ? nil : tree.leavingOut([index: false])
        if let without, holds(without) {
          (tree, isSmaller) = (without, true)
          break
        }
        guard index != node, size(index, tree) > 1 else { continue }
        let unwrapped = tree.leavingOut([index: true])
        if holds(unwrapped) {
          (tree, isSmaller) = (unwrapped, true)
          break
        }
      }
    }
    return tree
  }

  private static func size(_ index: Int, _ tree: AccessibilityTree) -> Int { tree.nodes[index].end - index }
}

extension AccessibilityTree {
  /// The same tree without some nodes, by index: with all in them, or, where that is true, with their content in their
  /// place.
  fileprivate func leavingOut(_ gone: [Int: Bool]) -> AccessibilityTree {
    var result = empty
    var open: [Int] = []
    var index = 0
    while index < nodes.count {
      while let last = open.last, nodes[last].end <= index {
        result.close()
        open.removeLast()
      }
      if let keepsContent = gone[index] {
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

  /// The tree of some nodes and of those that they are in.
  fileprivate func keeping(_ indices: Set<Int>) -> AccessibilityTree {
    var kept = indices
    for index in indices {
      var parent = nodes[index].parent
      while parent >= 0, kept.insert(parent).inserted { parent = nodes[parent].parent }
    }
    var result = empty
    var open: [Int] = []
    for index in kept.sorted() {
      while let last = open.last, nodes[last].end <= index {
        result.close()
        open.removeLast()
      }
      result.begin(nodes[index])
      open.append(index)
    }
    for _ in open { result.close() }
    return result
  }

  private var empty: AccessibilityTree {
    var result = AccessibilityTree(screen: screen)
    result.platform = platform
    result.isRightToLeft = isRightToLeft
    result.language = language
    return result
  }
}
