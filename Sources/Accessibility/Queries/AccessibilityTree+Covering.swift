package import Geometry

extension AccessibilityTree {
  /// The whole screen, in points.
  package var screenBounds: Rect { Rect(origin: .zero, size: screen) }

  /// The part of a node's frame that is on the screen and in everything around it that clips, in points; be it covered.
  package func visibleArea(of index: Int) -> Rect {
    nodes.indices.contains(index) ? visibleArea(nodes[index].frame, of: index) : .zero
  }

  /// The same part of another area that is the node's.
  package func visibleArea(_ area: Rect, of index: Int) -> Rect {
    var area = area.intersection(screenBounds)
    for ancestor in ancestors(of: index) where nodes[ancestor].traits.contains(.clips) {
      area = area.intersection(nodes[ancestor].frame)
    }
    return area
  }

  /// Whether people can see any part of a node: on the screen, in what it scrolls in, and beside every opaque surface
  /// that lies over it. What only dims covers nothing.
  public func isToBeSeen(_ index: Int) -> Bool {
    guard nodes.indices.contains(index), isPartlyInSight(index) else { return false }
    var open = [visibleArea(of: index)].filter { !$0.isEmpty }
    var next = nodes[index].end
    while next < nodes.count, !open.isEmpty {
      let node = nodes[next]
      guard !node.isInvisible else {
        next = node.end
        continue
      }
      if isOpaqueSurface(next) {
        let cover = visibleArea(of: next)
        open = open.flatMap { $0.without(cover) }
      }
      next += 1
    }
    return !open.isEmpty
  }

  /// Whether nothing shows through a node: what comes up over other things, a window, and the on-screen keyboard, which
  /// stands by itself and has nothing in it.
  private func isOpaqueSurface(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.alpha >= 1 else { return false }
    if node.role.isPresentation || node.role == .window { return true }
    return node.role == .group && node.parent < 0 && node.end == index + 1
  }
}
