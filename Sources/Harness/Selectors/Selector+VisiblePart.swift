import Accessibility
import Geometry

extension Selector {
  /// The place where a hand would touch what is meant, in points: where a tap goes, or, where that cannot be touched, in
  /// the part of it that is to be seen.
  func visiblePoint(in tree: AccessibilityTree) throws(SelectorError) -> Point {
    guard case .node = subject else { return try point(in: tree) }
    let index = try index(in: tree)
    let node = tree.nodes[index]
    let usual = node.effectiveActivationPoint
    guard !node.isOperable, node.activationPoint == nil else { return usual }
    var visible = node.frame.intersection(Rect(origin: Point(x: 0, y: 0), size: tree.screen))
    for ancestor in tree.ancestors(of: index) where tree.nodes[ancestor].traits.contains(.clips) {
      visible = visible.intersection(tree.nodes[ancestor].frame)
    }
    guard !visible.isEmpty, !(visible.contains(usual) && Self.touches(index, at: usual, in: tree)) else { return usual }
    return Self.places(in: visible).first { Self.touches(index, at: $0, in: tree) } ?? visible.center
  }

  /// Places over a rectangle, those near its middle first.
  private static func places(in rect: Rect) -> [Point] {
    let shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]
    let places = shares.flatMap { y in
      shares.map { x in Point(x: rect.minX + rect.size.width * x, y: rect.minY + rect.size.height * y) }
    }
    let middle = rect.center
    return places.enumerated().sorted {
      ($0.element.distance(to: middle), $0.offset) < ($1.element.distance(to: middle), $1.offset)
    }.map(\.element)
  }

  /// Whether a touch at a place reaches a node, or something in it.
  private static func touches(_ index: Int, at place: Point, in tree: AccessibilityTree) -> Bool {
    guard let hit = tree.hitTest(place) else { return false }
    return hit >= index && hit < tree.nodes[index].end
  }
}
