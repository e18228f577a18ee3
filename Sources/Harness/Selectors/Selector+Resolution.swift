public import Accessibility
public import Geometry

extension Selector {
  /// The place that is meant, in points: the node's activation point, or the point itself.
  public func point(in tree: AccessibilityTree) throws(SelectorError) -> Point {
    switch subject {
    case .point(let point): point
    case .node: tree.nodes[try index(in: tree)].effectiveActivationPoint
    }
  }

  /// The node that is meant; for a point the topmost element there.
  public func index(in tree: AccessibilityTree) throws(SelectorError) -> Int {
    switch subject {
    case .point(let point):
      let ids = Set(ReadingOrder(tree).ids(in: tree))
      let index = tree.hitTest(point) { ids.contains($0.id) }
      guard let index else { throw SelectorError(.noMatch, "there is nothing at \(self)") }
      return index
    case .node(let steps):
      return try unique(SelectorMatcher(tree).matches(steps), of: steps, in: tree)
    }
  }

  /// The node that is meant.
  public func node(in tree: AccessibilityTree) throws(SelectorError) -> AccessibilityNode {
    tree.nodes[try index(in: tree)]
  }

  private func unique(_ found: [Int], of steps: [Segment], in tree: AccessibilityTree) throws(SelectorError)
    -> Int
  {
    if found.count == 1, let index = found.first { return index }
    let matcher = SelectorMatcher(tree)
    guard found.isEmpty else {
      let list = found.prefix(8).map { matcher.description(of: $0) }.joined(separator: ", ")
      throw SelectorError(
        .ambiguous(found.count),
        "\(self) means \(found.count) things: \(list)\(found.count > 8 ? ", …" : "")",
        hint: "say which one by its role, what it is in, its #id or its number, as in \(self)[1]")
    }
    let near = matcher.nearest(to: steps)
    throw SelectorError(
      .noMatch, "nothing on the screen is \(self)",
      hint: near.isEmpty ? nil : "nearest: \(near.joined(separator: ", "))")
  }
}
