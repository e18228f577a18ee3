import Accessibility

extension SpeechContext {
  /// What surrounds the element at `index`, found in the tree.
  ///
  /// - Parameter isFirstIn, isLastIn: whether the element is the first or last one read in a container.
  init(
    of index: Int, in tree: AccessibilityTree, isFirstIn: (Int) -> Bool, isLastIn: (Int) -> Bool
  ) {
    self.init()
    guard tree.nodes.indices.contains(index) else { return }
    let node = tree.nodes[index]
    position = node.position
    let ancestors = tree.ancestors(of: index)
    for ancestor in ancestors {
      let container = tree.nodes[ancestor]
      let isLandmark = container.traits.contains(.landmark)
      guard container.role == .list || isLandmark else { continue }
      if isFirstIn(ancestor) { boundaries.append(isLandmark ? .landmark : .listStart) }
      if isLastIn(ancestor) { boundaries.append(isLandmark ? .landmarkEnd : .listEnd) }
    }
    if let parent = ancestors.first, tree.nodes[parent].role == .tabBar {
      isTab = true
      if position == nil { position = Self.position(of: index, in: parent, of: tree) }
    } else if position == nil, node.role == .tab, let parent = ancestors.first {
      position = Self.position(of: index, in: parent, of: tree)
    }
    cell = Self.cell(of: index, ancestors: ancestors, in: tree)
  }

  /// Which of the elements in a parent a node is. There may be very many: no list of them is made.
  private static func position(of index: Int, in parent: Int, of tree: AccessibilityTree) -> Position? {
    var (place, count) = (0, 0)
    var next = parent + 1
    while next < tree.nodes[parent].end {
      if !tree.nodes[next].removesSubtree, tree.nodes[next].exposure == .element {
        count += 1
        if next == index { place = count }
      }
      next = tree.nodes[next].end
    }
    return count > 1 && place > 0 ? Position(index: place, count: count) : nil
  }

  /// The place of a cell, or of something in it, in the table around it; nil outside tables and for headers.
  private static func cell(of index: Int, ancestors: [Int], in tree: AccessibilityTree) -> Cell? {
    let path = [index] + ancestors
    guard let depth = path.firstIndex(where: { tree.nodes[$0].role == .cell }), path.count > depth + 2 else {
      return nil
    }
    let (cell, row, table) = (path[depth], path[depth + 1], path[depth + 2])
    guard tree.nodes[row].role == .row, tree.nodes[table].role == .table else { return nil }
    func cells(_ row: Int) -> [Int] {
      tree.children(of: row).filter { [.cell, .columnHeader, .rowHeader].contains(tree.nodes[$0].role) }
    }
    let rows = tree.children(of: table).filter { tree.nodes[$0].role == .row }
    let inRow = cells(row)
    guard let column = inRow.firstIndex(of: cell) else { return nil }
    let headerRow = rows.first {
      cells($0).allSatisfy { tree.nodes[$0].role == .columnHeader } && !cells($0).isEmpty
    }
    guard let rowNumber = rows.filter({ $0 != headerRow }).firstIndex(of: row) else { return nil }
    var headers: [Int] = inRow.filter { tree.nodes[$0].role == .rowHeader }
    if let headerRow, cells(headerRow).indices.contains(column) { headers.append(cells(headerRow)[column]) }
    return Cell(
      row: rowNumber + 1, column: column + 1,
      isFirstInRow: inRow.first { tree.nodes[$0].role == .cell } == cell,
      headers: headers.map { Header(label: tree.nodes[$0].name, value: tree.nodes[$0].value) })
  }
}
