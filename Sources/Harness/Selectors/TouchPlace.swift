package import Accessibility
package import Geometry

/// Looks for the place where a hand touches what is named, and for why there is none.
package struct TouchPlace {
  private let tree: AccessibilityTree
  /// The index in the tree of what is foremost at a place; nil for nothing, and for what the tree does not have.
  private let hit: (Point) -> Int?

  /// - Parameter touched: What is foremost at a place.
  package init(_ tree: AccessibilityTree, touched: @escaping (Point) -> NodeID?) {
    self.tree = tree
    hit = { touched($0).flatMap(tree.index) }
  }

  /// The same of a screen on which many are looked for.
  ///
  /// - Parameter touched: What is foremost at a place.
  package init(_ screen: SelectorIndex, touched: @escaping (Point) -> NodeID?) {
    tree = screen.tree
    hit = { touched($0).flatMap(screen.index) }
  }

  /// How often it is looked at most for a place at which a thing shows; a bound for screens full of small things.
  private static let mostLooks = 2000

  /// The place on a node, in points.
  package func place(on index: Int) throws(SelectorError) -> Point {
    guard !tree.screenBounds.isEmpty else {
      throw SelectorError(
        .outOfReach,
        "nobody knows where \(SelectorMatcher(tree).description(of: index)) lies, as the tree has no places",
        hint: "a screen reader is asked without them: reader focus, reader activate")
    }
    switch look(for: index) {
    case .place(let place): return place
    case .outOfSight: throw outOfSight(index)
    case .covered(let cover): throw covered(index, by: cover)
    }
  }

  /// The same, without a word on why there is none.
  package func find(on index: Int) -> Point? {
    if case .place(let place) = look(for: index) { place } else { nil }
  }

  private enum Find {
    case place(Point), outOfSight
    case covered(by: Int)
  }

  private func look(for index: Int) -> Find {
    let node = tree.nodes[index]
    let usual = node.effectiveActivationPoint
    // What has no extent, or only shows where content is, is touched where its document says.
    guard !node.frame.isEmpty, node.role != .scrollBar else { return .place(usual) }
    let isOnScreen = tree.screenBounds.contains(usual)
    if node.activationPoint != nil, isOnScreen, owns(index, at: usual) { return .place(usual) }
    let areas = [tree.visibleArea(of: index), tree.visibleArea(node.hitArea ?? node.frame, of: index)]
    let shown = areas.filter { !$0.isEmpty }
    guard let first = shown.first else { return .outOfSight }
    if shown.contains(where: { $0.contains(usual) }), owns(index, at: usual) { return .place(usual) }
    if !node.isOperable, let near = Self.places(in: first).first(where: { reaches(index, at: $0) }) {
      return .place(near)
    }
    let tests = [owns, reaches]
    for isMeant in tests {
      let found = PlaceSearch.place(in: shown, most: Self.mostLooks) { place in
        if isMeant(index, place) { return .here }
        guard let hit = hit(place), hit < index || hit >= node.end, !isAround(hit, index)
        else { return .elsewhere }
        return .covered(by: tree.visibleArea(of: hit))
      }
      if let place = found.point { return .place(place) }
    }
    // Who is foremost is not always something that the tree has.
    let place = first.contains(usual) ? usual : first.center
    return hit(place).map { .covered(by: $0) } ?? .place(place)
  }

  /// Whether a touch at a place is the node's own: of a control not that of another one in it.
  private func owns(_ index: Int, at place: Point) -> Bool {
    guard let hit = hit(place) else { return false }
    if isAround(hit, index) { return true }
    guard hit >= index, hit < tree.nodes[index].end else { return false }
    return !tree.nodes[index].isOperable || hit == index || !tree.nodes[hit].isOperable
  }

  /// Whether a touch at a place reaches the node, or something in it.
  private func reaches(_ index: Int, at place: Point) -> Bool {
    guard let hit = hit(place) else { return false }
    return hit >= index && hit < tree.nodes[index].end || isAround(hit, index)
  }

  /// Whether what was hit holds the node, as a cell its text: it takes the touch for what is in it.
  private func isAround(_ hit: Int, _ index: Int) -> Bool { hit < index && index < tree.nodes[hit].end }

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

  // MARK: Why there is none

  private func outOfSight(_ index: Int) -> SelectorError {
    let frame = tree.nodes[index].frame
    let name = SelectorMatcher(tree).description(of: index)
    let clips = tree.ancestors(of: index).filter { tree.nodes[$0].traits.contains(.clips) }
    let holder = clips.first { !tree.nodes[$0].frame.intersects(frame) }
    guard let holder else {
      let scroller = clips.last ?? tree.ancestors(of: index).last { tree.nodes[$0].actions.contains(.scroll) }
      return SelectorError(
        .outOfReach, "\(name) lies off the screen",
        hint: scroller.map { wayTo(frame, in: $0, tree.screenBounds) }
          ?? "nothing around it scrolls; a place such as 120,300 says where to touch instead")
    }
    return SelectorError(
      .outOfReach, "\(name) is out of sight in \(SelectorMatcher(tree).description(of: holder))",
      hint: wayTo(frame, in: holder, tree.nodes[holder].frame))
  }

  /// The instruction that brings what lies beyond a view nearer.
  private func wayTo(_ frame: Rect, in scroller: Int, _ view: Rect) -> String {
    let selector = SelectorNamer(tree).selectors(of: scroller).last ?? "#\(tree.nodes[scroller].id)"
    let isBelow = frame.minY >= view.maxY
    let isAbove = frame.maxY <= view.minY
    guard isBelow || isAbove || frame.minX >= view.maxX || frame.maxX <= view.minX else {
      return "it is not scrolled away; a place such as 120,300 says where to touch instead"
    }
    switch tree.platform {
    case "macOS":
      let notches = isBelow || frame.minX >= view.maxX ? -3 : 3
      return "move to \(selector); scroll \(notches)\(isBelow || isAbove ? "" : " horizontally")"
    case "tvOS": return "press \(key(toward: frame, in: scroller))"
    default:
      let way = isBelow ? "up" : isAbove ? "down" : frame.minX >= view.maxX ? "left" : "right"
      return "swipe \(way) from \(selector)"
    }
  }

  /// The arrow that brings the focus nearer: keys move it from where it is, and so to the view first that something is in.
  private func key(toward frame: Rect, in scroller: Int) -> String {
    guard let focused = tree.nodes.firstIndex(where: { $0.traits.contains(.focused) }) else { return "down" }
    let isInside = focused >= scroller && focused < tree.nodes[scroller].end
    let (from, goal) = (tree.nodes[focused].frame, isInside ? frame : tree.nodes[scroller].frame)
    if goal.minY >= from.maxY { return "down" }
    if goal.maxY <= from.minY { return "up" }
    return goal.center.x >= from.center.x ? "right" : "left"
  }

  private func covered(_ index: Int, by hit: Int) -> SelectorError {
    let matcher = SelectorMatcher(tree)
    let name = matcher.description(of: index)
    // What has come up is to blame, and not what is in it.
    let front = ([hit] + tree.ancestors(of: hit)).first {
      tree.nodes[$0].role.isPresentation && !isAround($0, index)
    }
    let cover = matcher.description(of: front ?? hit)
    guard front == nil else {
      return SelectorError(
        .outOfReach, "\(name) is covered by \(cover)", hint: "put \(cover) away first; expect it absent to be sure")
    }
    return SelectorError(
      .outOfReach, "\(name) is covered by \(cover)",
      hint: "a place such as \(InputLabel.text(tree.nodes[index].frame.center)) touches whatever lies there")
  }
}
