public import Geometry

extension AccessibilityTree {
  /// The index of the topmost visible node at `point` (points of the screen) that `accepts` lets count.
  ///
  /// Hit areas count where nodes have them, else frames, cut off by every ancestor that clips. Later nodes lie
  /// above earlier ones and children above their parents. Linear in the size of the tree.
  public func hitTest(_ point: Point, where accepts: (AccessibilityNode) -> Bool = { _ in true }) -> Int? {
    var found: Int?
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let cutsOff = node.traits.contains(.clips) && !node.frame.contains(point)
      guard !node.isInvisible, !cutsOff else {
        index = node.end
        continue
      }
      if (node.hitArea ?? node.frame).contains(point), accepts(node) { found = index }
      index += 1
    }
    return found
  }

  /// Whether something around a node clips, and the node reaches beyond it.
  public func isCutOff(_ index: Int) -> Bool {
    guard nodes.indices.contains(index) else { return false }
    let frame = nodes[index].frame
    var next = nodes[index].parent
    while next >= 0 {
      let around = nodes[next].frame
      if nodes[next].traits.contains(.clips),
        frame.minX < around.minX || frame.maxX > around.maxX || frame.minY < around.minY || frame.maxY > around.maxY
      {
        return true
      }
      next = nodes[next].parent
    }
    return false
  }

  /// The index of the nearest ancestor of `index`, itself included, for which `matches` holds.
  public func nearestAncestor(of index: Int, where matches: (AccessibilityNode) -> Bool) -> Int? {
    guard nodes.indices.contains(index) else { return nil }
    var next = index
    while next >= 0 {
      if matches(nodes[next]) { return next }
      next = nodes[next].parent
    }
    return nil
  }
}
