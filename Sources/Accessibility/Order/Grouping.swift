import Geometry

/// Which nodes of a tree are elements, and to which container each belongs for the purpose of ordering.
struct Grouping {
  /// Members of each container in document order, as linked lists through `following`, which end with −1. The root is −1
  /// and stands first in the two others.
  private var firstMember: [Int32]
  private var lastMember: [Int32]
  private var following: [Int32]
  private var elementFlags: [Bool]
  /// Containers with members, the innermost first, the root (−1) last.
  private(set) var innermostFirst: [Int] = []

  /// Sorts out the nodes of a tree in one pass; depth does not matter.
  ///
  /// - Parameter knowsFrames: Whether a node of no size has none, where others have one.
  init<Node: Orderable>(_ nodes: [Node], _ confinement: Confinement, knowsFrames: Bool) {
    let leavesOut = knowsFrames && nodes.contains { !$0.frame.isEmpty }
    firstMember = [Int32](repeating: -1, count: nodes.count + 1)
    lastMember = firstMember
    following = [Int32](repeating: -1, count: nodes.count)
    elementFlags = [Bool](repeating: false, count: nodes.count)
    // For every node: the container its children belong to, and whether an element around them absorbs content.
    var group = [Int](repeating: -1, count: nodes.count)
    var isAbsorbed = [Bool](repeating: false, count: nodes.count)
    // Whether what absorbs it is an item, row or cell, which may hold others of its kind.
    var isInStructure = [Bool](repeating: false, count: nodes.count)
    var index = 0
    while index < nodes.count {
      // A node is large: what is asked of it is read in place.
      guard !nodes[index].removesSubtree, !confinement.excludes(index) else {
        index = max(nodes[index].end, index + 1)
        continue
      }
      let (parent, end, role) = (nodes[index].parent, nodes[index].end, nodes[index].role)
      let owner = parent < 0 ? -1 : group[parent]
      let absorbed = parent < 0 ? false : isAbsorbed[parent]
      let isNested = absorbed && role.isStructure && isInStructure[parent]
      // What has no size and stands at the origin has no known place: a node that is turned, say.
      let isSized = !leavesOut || nodes[index].frame.size != .zero || nodes[index].frame == .zero
      let isElement = isSized && nodes[index].exposure == .element && (!absorbed || isNested || role.isControl)
      isAbsorbed[index] = absorbed || isElement
      isInStructure[index] = isElement ? role.isStructure : parent >= 0 && isInStructure[parent]
      elementFlags[index] = isElement
      let isContainer = !isElement && end > index + 1
      let isPlain =
        role == .view && nodes[index].explicitOrder == nil && !nodes[index].traits.contains(.landmark)
      group[index] = isContainer && !isPlain ? index : isElement && end > index + 1 ? index : owner
      if isElement || group[index] == index { add(index, to: owner) }
      index += 1
    }
    guard firstMember[0] >= 0 else { return }
    innermostFirst = firstMember.indices.reversed().filter { firstMember[$0] >= 0 }.map { $0 - 1 }
  }

  /// Whether the cursor stops at this node.
  func isElement(_ index: Int) -> Bool { elementFlags[index] }

  /// Members of a container, in document order.
  func members(of group: Int) -> some Sequence<Int> {
    sequence(state: firstMember[group + 1]) { next in
      guard next >= 0 else { return nil }
      let member = Int(next)
      next = following[member]
      return member
    }
  }

  private mutating func add(_ index: Int, to owner: Int) {
    let (last, short) = (lastMember[owner + 1], Int32(truncatingIfNeeded: index))
    if last >= 0 { following[Int(last)] = short } else { firstMember[owner + 1] = short }
    lastMember[owner + 1] = short
  }
}
