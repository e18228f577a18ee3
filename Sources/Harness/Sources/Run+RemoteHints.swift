import Accessibility
import Geometry
import Gestures

/// What to press on a television, where no finger goes.
extension Run {
  /// The keys that bring what an instruction names into sight, tried on a copy of the interface: they bring the focus to
  /// it, or else to what takes the focus nearest to it in what scrolls. Words where no key does; nil where that is not a
  /// television that can be driven.
  func remoteHint(for action: ScriptAction) -> String? {
    let tree = target.tree
    guard tree.platform == "tvOS", let target = target as? any ReproducibleTarget,
      let id = action.places.lazy.compactMap({ $0.node(in: tree, touched: target.touched) }).first,
      let index = tree.index(of: id)
    else { return nil }
    let nodes = tree.nodes
    let scroller = tree.ancestors(of: index).last { nodes[$0].traits.contains(.clips) }
    let neighbours = scroller.map { $0..<nodes[$0].end } ?? 0..<0
    let middle = nodes[index].frame.center
    let nearest = neighbours.filter { $0 != index && nodes[$0].traits.contains(.focusable) }.sorted {
      nodes[$0].frame.center.distance(to: middle) < nodes[$1].frame.center.distance(to: middle)
    }
    let keys = Self.keys(toFirstOf: [id] + nearest.prefix(20).map { nodes[$0].id }, on: target, tree: tree)
    return keys ?? "no key of the remote brings it nearer"
  }

  /// The keys to the first of several things to which there are any.
  private static func keys(
    toFirstOf goals: [NodeID], on target: some ReproducibleTarget, tree: AccessibilityTree
  ) -> String? {
    var terms = CostTerms()
    terms.mostTries = 2000
    let found = KeyboardWaySearch(to: goals, on: target, tree: tree, terms).outcomes
    let ways = goals.lazy.compactMap { goal -> KeyboardWay? in
      if case .way(let way)? = found[goal] { way } else { nil }
    }
    guard let way = ways.first, way.count > 0 else { return nil }
    return way.presses.map { ScriptAction.press($0.chord).description }.joined(separator: "; ")
  }
}
