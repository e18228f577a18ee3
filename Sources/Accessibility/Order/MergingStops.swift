import Geometry

/// Where TalkBack stops, and in which order.
///
/// What can be acted on is a stop if it is a leaf or has something to say, be it by what is in it and cannot be acted on;
/// the same holds for what is directly in something that scrolls. Other nodes are stops for their own words if nothing
/// around them takes those. Sources: TalkBack's `AccessibilityNodeInfoUtils.shouldFocusNode` and
/// `OrderedTraversalController`, `ReorderedChildrenIterator`, `NodeCachedBoundsCalculator` (2024).
struct MergingStops {
  private(set) var elements: [Int] = []

  private let tree: AccessibilityTree
  private var isVisible: [Bool]
  private var speaks: [Bool]
  private var isStop: [Bool]
  /// Children in the order in which they are gone through; changed by links.
  private var children: [[Int]]

  init(_ tree: AccessibilityTree, _ confinement: Confinement) {
    self.tree = tree
    let count = tree.nodes.count
    isVisible = [Bool](repeating: false, count: count)
    speaks = [Bool](repeating: false, count: count)
    isStop = [Bool](repeating: false, count: count)
    children = [[Int]](repeating: [], count: count)
    findVisible(confinement)
    findSpeaking()
    findStops()
    var roots = tree.roots
    follow(&roots)
    walk(roots)
  }

  // MARK: Stops

  private mutating func findVisible(_ confinement: Confinement) {
    var index = 0
    while index < tree.nodes.count {
      guard !tree.nodes[index].removesSubtree, !confinement.excludes(index) else {
        index = max(tree.nodes[index].end, index + 1)
        continue
      }
      // Something around it may not show where it does: children of a zero-sized view, say.
      isVisible[index] = tree.nodes[index].isShowing != false
      let parent = tree.nodes[index].parent
      if parent >= 0 { children[parent].append(index) }
      index += 1
    }
  }

  /// Whether people act on a node, or its author wants a stop there.
  private func isActionable(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    // Readers never come upon what its author says is unimportant, whatever touch does there.
    if node.traits.contains(.decorative) { return false }
    return node.isElement == true || node.traits.contains(.focusable)
      || !node.actions.isDisjoint(with: [.activate, .longPress])
  }

  /// Whether a node is directly in something that scrolls or lists, so that it is taken for an item.
  private func isItem(_ index: Int) -> Bool {
    let parent = tree.nodes[index].parent
    guard parent >= 0 else { return false }
    let around = tree.nodes[parent]
    if around.role == .comboBox { return false }
    // Android knows no rows: the cells of a grid are its items.
    if around.role == .row, around.parent >= 0 { return tree.nodes[around.parent].role == .table }
    if around.role == .table, tree.nodes[index].role == .row { return !hasCells(index) }
    return around.actions.contains(.scroll) || [.list, .table, .scrollView].contains(around.role)
  }

  /// Whether what a node of a role is called is a title, told when people come into it: no stop of its own.
  private func hasTitle(_ role: Role) -> Bool {
    switch role {
    case .list, .table, .tree, .tabBar, .application, .window, .panel, .splitView, .tabView, .page: true
    default: role.isPresentation
    }
  }

  private func hasCells(_ row: Int) -> Bool {
    children[row].contains { [.cell, .columnHeader, .rowHeader].contains(tree.nodes[$0].role) }
  }

  /// Whether a node has something of its own to say; a collection's name is its title only.
  private func hasOwnWords(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    if node.traits.contains(.decorative) { return false }
    if node.stateDescription?.isEmpty == false || node.range != nil { return true }
    // Nobody comes into what holds nothing, so that its title is a stop; what a collection is called never is one.
    let isNamedOnly = [.list, .table, .tree, .tabBar, .window, .application].contains(node.role)
    if hasTitle(node.role) || node.isPager, node.end > index + 1 || isNamedOnly {
      // What can be ticked or is set to something says that, whatever it is called.
      return node.value?.isEmpty == false && isActionable(index)
    }
    // A text that stands on it is spoken, on a switch for its state.
    return node.text?.isEmpty == false || node.hasWords
  }

  private mutating func findSpeaking() {
    for index in tree.nodes.indices.reversed() where isVisible[index] {
      if hasOwnWords(index) { speaks[index] = true }
      let parent = tree.nodes[index].parent
      guard speaks[index], parent >= 0, !isActionable(index) else { continue }
      if !isItem(index) || tree.nodes[parent].actions.contains(.activate) { speaks[parent] = true }
    }
  }

  private mutating func findStops() {
    // Whether something around a node takes its words.
    var isTaken = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      let taken = node.parent >= 0 && isTaken[node.parent]
      let isActionable = isActionable(index)
      let takes = isVisible[index] && (isActionable || isItem(index) && speaks[index])
      isTaken[index] = taken || takes
      guard isVisible[index], isActionable || !coversWindow(index) else { continue }
      if takes {
        isStop[index] = isLeaf(index) || speaks[index]
        // What can be acted on and says nothing leaves the words in it to others.
        if !isStop[index] { isTaken[index] = taken }
      } else {
        isStop[index] = !taken && hasOwnWords(index)
      }
    }
  }

  /// Whether nothing in a node is a node of its own: it has no children, or its source has merged them up into it.
  private func isLeaf(_ index: Int) -> Bool {
    children[index].isEmpty
      || tree.nodes[index].isElement == true
        && (index + 1..<tree.nodes[index].end).allSatisfy {
          tree.nodes[$0].isElement == false
        }
  }

  /// Whether a node is a container as large as the window; what has no known size is not.
  private func coversWindow(_ index: Int) -> Bool {
    let frame = tree.nodes[index].frame
    return !children[index].isEmpty && !frame.isEmpty && frame.size == tree.screen
  }

  // MARK: Order

  /// Puts nodes where links of the author's say.
  private mutating func follow(_ roots: inout [Int]) {
    let ids = Dictionary(
      tree.nodes.indices.lazy.filter { [tree] in !tree.nodes[$0].relations.isEmpty }.flatMap { [tree] index in
        tree.nodes[index].relations.map { ($0.target, index) }
      }, uniquingKeysWith: { first, _ in first })
    guard !ids.isEmpty else { return }
    var places: [NodeID: Int] = [:]
    for index in tree.nodes.indices where ids[tree.nodes[index].id] != nil { places[tree.nodes[index].id] = index }
    var parents = tree.nodes.map(\.parent)
    for index in tree.nodes.indices {
      let links = tree.nodes[index].relations.filter { $0.kind == .readBefore || $0.kind == .readAfter }
      guard let link = links.first(where: { $0.kind == .readBefore }) ?? links.first, let other = places[link.target],
        !Self.isAround(index, other, parents), !Self.isAround(other, index, parents)
      else { continue }
      // The node leaves its place, and the other one or it goes into the other.
      remove(index, parents, &roots)
      if link.kind == .readBefore {
        replace(other, with: index, parents, &roots)
        parents[index] = parents[other]
        parents[other] = index
        children[index].append(other)
      } else {
        parents[index] = other
        children[other].append(index)
      }
    }
  }

  private mutating func remove(_ index: Int, _ parents: [Int], _ roots: inout [Int]) {
    if parents[index] < 0 {
      roots.removeAll { $0 == index }
    } else {
      children[parents[index]].removeAll { $0 == index }
    }
  }

  private mutating func replace(_ index: Int, with other: Int, _ parents: [Int], _ roots: inout [Int]) {
    if parents[index] < 0 {
      roots = roots.map { $0 == index ? other : $0 }
    } else {
      children[parents[index]] = children[parents[index]].map { $0 == index ? other : $0 }
    }
  }

  private static func isAround(_ index: Int, _ other: Int, _ parents: [Int]) -> Bool {
    var next = other
    var steps = 0
    while next >= 0, steps <= parents.count {
      if next == index { return true }
      next = parents[next]
      steps += 1
    }
    return steps > parents.count
  }

  private mutating func walk(_ roots: [Int]) {
    let bounds = speakingBounds()
    var open = Array(roots.reversed())
    while let index = open.popLast() {
      if isStop[index] { elements.append(index) }
      open += sorted(children[index], bounds).reversed()
    }
  }

  /// Where each node is heard: its own frame if it is a stop, else what the stops in it take up of that.
  private func speakingBounds() -> [Rect] {
    var bounds = [Rect](repeating: .zero, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      if isStop[index] { bounds[index] = tree.nodes[index].frame }
      let parent = tree.nodes[index].parent
      guard parent >= 0, !isStop[parent], !bounds[index].isEmpty else { continue }
      let part = bounds[index].intersection(tree.nodes[parent].frame)
      if !part.isEmpty { bounds[parent] = Self.union(bounds[parent], part) }
    }
    return bounds
  }

  private static func union(_ a: Rect, _ b: Rect) -> Rect {
    guard !a.isEmpty else { return b }
    let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
  }

  /// Siblings in their order; one that is heard elsewhere than where it lies goes behind those that it is heard after.
  private func sorted(_ siblings: [Int], _ bounds: [Rect]) -> [Int] {
    guard siblings.count > 1 else { return siblings }
    var result = siblings
    for start in result.indices.reversed() {
      let node = result[start]
      let frame = tree.nodes[node].frame
      guard !bounds[node].isEmpty, bounds[node] != frame else { continue }
      var place = start
      while place + 1 < result.count {
        let next = result[place + 1]
        let other = bounds[next].isEmpty ? tree.nodes[next].frame : bounds[next]
        guard Self.isBefore(other, bounds[node]), Self.isBefore(frame, tree.nodes[next].frame) else { break }
        result.swapAt(place, place + 1)
        place += 1
      }
    }
    return result
  }

  /// Wholly above, then further left, higher up, taller, wider.
  private static func isBefore(_ a: Rect, _ b: Rect) -> Bool {
    if a.maxY <= b.minY { return true }
    if b.maxY <= a.minY { return false }
    if a.minX != b.minX { return a.minX < b.minX }
    if a.minY != b.minY { return a.minY < b.minY }
    if a.size.height != b.size.height { return a.size.height > b.size.height }
    return a.size.width > b.size.width
  }
}
