import Accessibility

/// What surrounds each node of a tree, as far as voices speak of it: found once, in time and memory linear in the tree.
struct Surroundings: Sendable {
  /// The nearest container around each node, −1 for none.
  private(set) var enclosing: [Int32]
  /// The nearest node, itself or around it, that is an item of a list or a cell of a table; −1 for none.
  private var items: [Int32]
  private var cells: [Int32]
  /// Places from 1 among the items of a list and the rows of a table, and columns of the cells of a row; 0 for others.
  private var places: [Int32]
  private var collections: [Int: Collection] = [:]
  private var rows: [Int: Row] = [:]
  /// The first and last element in each list or landmark.
  private var firstElement: [Int: Int] = [:]
  private var lastElement: [Int: Int] = [:]
  /// Whether what is there can be counted: a dump of Android has none of the rows that are out of sight, and no counts.
  private let isCountable: Bool
  /// Whether the source can say which containers a reader tells the ends of: a dump of XCUITest has the cells that are in
  /// sight and none of that.
  private let knowsEnds: Bool
  /// Longer texts that belong to no control, item or other node, in the order of the tree.
  private let looseTexts: [Int]

  /// A list, table, bar of tabs or pager.
  private struct Collection {
    var count = 0
    /// How many its items say there are, of which the tree may hold some only.
    var said = 0
    var columns = 0
    var hasSelection = false
    /// Cells of the row of headers by the columns that they head, and that row.
    var headers: [Int: Int] = [:]
    var headerRow: Int?
    /// Headers of rows by the further rows that they head.
    var further: [Int: [Int]] = [:]
    /// Cells that stand in the table without rows, where the tree says where they are.
    var cells = GivenCells()
  }

  /// A row of a table.
  private struct Row {
    var firstCell: Int?
    var headers: [Int] = []
    /// The first column behind its last cell.
    var nextColumn = 1
    var hasOnlyHeaders = true
  }

  /// - Parameters:
  ///   - order: What is read, in order, as indices in the tree.
  ///   - ordinals: Places in the reading order by node, −1 for what is not read.
  init(_ tree: AccessibilityTree, order: [Int], ordinals: [Int]) {
    let count = tree.nodes.count
    looseTexts = tree.looseTexts
    isCountable = tree.platform != "Android" || tree.says(.position)
    knowsEnds = tree.says(.landmark)
    enclosing = [Int32](repeating: -1, count: count)
    items = [Int32](repeating: -1, count: count)
    cells = [Int32](repeating: -1, count: count)
    places = [Int32](repeating: 0, count: count)
    // Whether anything of a node is read.
    var isRead = [Bool](repeating: false, count: count)
    for index in tree.nodes.indices.reversed() {
      if ordinals[index] >= 0 { isRead[index] = true }
      let parent = tree.nodes[index].parent
      if isRead[index], parent >= 0 { isRead[parent] = true }
    }
    for index in tree.nodes.indices where tree.nodes[index].parent >= 0 {
      let node = tree.nodes[index]
      let parent = tree.nodes[node.parent]
      enclosing[index] = parent.isContainer ? Int32(node.parent) : enclosing[node.parent]
      items[index] = items[node.parent]
      cells[index] = cells[node.parent]
      guard isRead[index] || node.role == .row || node.role.isCell || node.role == .page else { continue }
      place(index, node, parent)
    }
    for index in order {
      var container = Int(enclosing[index])
      while container >= 0 {
        if tree.nodes[container].isBoundary {
          if firstElement[container] == nil { firstElement[container] = index }
          lastElement[container] = index
        }
        container = Int(enclosing[container])
      }
    }
  }

  /// Counts a node among its siblings.
  private mutating func place(_ index: Int, _ node: AccessibilityNode, _ parent: AccessibilityNode) {
    switch parent.role {
    case .table where node.role == .row:
      collections[node.parent, default: Collection()].count += 1
      places[index] = Int32(collections[node.parent]?.count ?? 0)
    case .table where node.role.isCell && node.cell != nil:
      collections[node.parent, default: Collection()].cells.add(index, node)
      cells[index] = Int32(index)
    case .row where node.role.isCell && parent.parent >= 0 && collections[parent.parent] != nil:
      placeCell(index, node, table: parent.parent)
    default:
      guard parent.role.isList || node.role == .tab || node.isSegment else { return }
      collections[node.parent, default: Collection()].count += 1
      if node.traits.contains(.selected) { collections[node.parent]?.hasSelection = true }
      if let said = node.position?.count, said > collections[node.parent]?.said ?? 0 {
        collections[node.parent]?.said = said
      }
      places[index] = Int32(collections[node.parent]?.count ?? 0)
      items[index] = Int32(index)
    }
  }

  private mutating func placeCell(_ index: Int, _ node: AccessibilityNode, table: Int) {
    var row = rows[node.parent] ?? Row()
    // Where no cell says where it is, each stands behind the one before it.
    let column = node.cell?.column ?? row.nextColumn
    let columns = TablePlace.headed(from: column, node.cell?.columnSpan ?? 1)
    row.nextColumn = max(row.nextColumn, column + max(1, node.cell?.columnSpan ?? 1))
    places[index] = Int32(clamping: column)
    cells[index] = Int32(index)
    if row.firstCell == nil { row.firstCell = index }
    if node.role == .rowHeader { row.headers.append(index) }
    row.hasOnlyHeaders = row.hasOnlyHeaders && node.role == .columnHeader
    rows[node.parent] = row
    guard var collection = collections[table] else { return }
    collection.columns = max(collection.columns, row.nextColumn - 1)
    if node.role == .rowHeader, let place = node.cell, place.rowSpan > 1 {
      for row in TablePlace.headed(from: place.row, place.rowSpan).dropFirst() {
        collection.further[row, default: []].append(index)
      }
    }
    if node.role == .columnHeader, collection.headerRow == nil || collection.headerRow == node.parent {
      collection.headerRow = node.parent
      for column in columns where collection.headers[column] == nil {
        collection.headers[column] = index
      }
    }
    collections[table] = collection
  }

  // MARK: What surrounds a node

  /// What surrounds the element at `index` for somebody who comes from the one at `previous`.
  func context(of index: Int, after previous: Int?, in tree: AccessibilityTree) -> SpeechContext {
    var context = SpeechContext()
    let node = tree.nodes[index]
    if node.parent >= 0 {
      let parent = tree.nodes[node.parent]
      context.isTab = parent.role == .tabBar
      context.isPage = parent.role == .tabView
      if context.isPage || parent.isPager {
        let shown = tree.children(of: node.parent).filter {
          !tree.nodes[$0].isInvisible && tree.nodes[$0].isShowing != false && tree.isPartlyInSight($0)
        }
        context.isOnlyPage = shown == [index]
      }
      context.position = node.position
      // Dumps of Android leave out what is scrolled away, unmarked.
      if isCountable, context.position == nil, context.isTab || node.role == .tab || node.isSegment, places[index] > 0 {
        // Of one that stands alone, and in no bar, nobody knows that it is the only one.
        if let count = collections[node.parent]?.count, count > 1 || context.isTab {
          context.position = Position(index: Int(places[index]), count: count)
        }
      }
    } else {
      context.position = node.position
    }
    // Readers do not count the answers to a question.
    if enclosing[index] >= 0, [.alert, .actionSheet].contains(tree.nodes[Int(enclosing[index])].role) {
      context.position = nil
    }
    setBoundary(&context, index, tree)
    let (item, cell) = (Int(items[index]), Int(cells[index]))
    if item >= 0, item > cell { context.item = itemPosition(item, tree) }
    context.cell = self.cell(cell, tree)
    if let previous { setMoves(&context, index, previous, tree) }
    // Who is in an item already has heard which one it is.
    if let previous, previous != index, item >= 0, item > cell, items[previous] == Int32(item) { context.item = nil }
    context.entered = spoken(containers(around: index, butNot: previous, tree).reversed(), showing: index, tree)
    if let previous {
      context.left = containers(around: previous, butNot: index, tree).map { spoken($0, showing: previous, tree) }
    }
    context.isInDocument = tree.platform == "web"
    context.groupName = groupName(of: index, after: previous, tree)
    context.staysInTable = previous.map { isInOneTable(index, $0, tree) } ?? false
    if item > cell { context.hidesCell = true }
    if let place = context.cell, let shape = shape(of: table(around: cell, tree), tree), !shape.isGrid {
      // A table of one row or column is a list.
      let index = shape.columns > 1 ? place.column : place.row
      context.item = Position(index: index, count: max(shape.rows, shape.columns))
      context.hidesCell = true
    }
    return context
  }

  /// What the panel around a radio button is called (`_generate_radio_button_group`: out to a list; in no document).
  private func groupName(of index: Int, after previous: Int?, _ tree: AccessibilityTree) -> String? {
    guard tree.nodes[index].role == .radioButton, tree.platform != "web" else { return nil }
    var container = Int(enclosing[index])
    while container >= 0, tree.nodes[container].role != .list {
      if tree.nodes[container].role == .panel, let name = tree.nodes[container].name.nonEmpty {
        // Who comes in hears it as the name of the panel.
        guard let previous, container <= previous, previous < tree.nodes[container].end else { return nil }
        return tree.nodes[previous].role == .radioButton ? nil : name
      }
      container = Int(enclosing[container])
    }
    return nil
  }

  /// The outermost list or landmark around a node wins; a place among its likes wins over the container it is in.
  private func setBoundary(_ context: inout SpeechContext, _ index: Int, _ tree: AccessibilityTree) {
    var container = Int(enclosing[index])
    var outermost = -1
    while container >= 0 {
      if tree.nodes[container].isBoundary { outermost = container }
      container = Int(enclosing[container])
    }
    guard outermost >= 0 else { return }
    let isLandmark = tree.nodes[outermost].traits.contains(.landmark)
    guard isLandmark || knowsEnds else { return }
    context.hidesPosition = tree.nodes[index].position == nil && outermost != tree.nodes[index].parent
    if firstElement[outermost] == index {
      context.boundary = isLandmark ? .landmark : .listStart
    } else if lastElement[outermost] == index {
      context.boundary = isLandmark ? .landmarkEnd : .listEnd
    }
  }

  /// Which of the items of its list a node is, as it says itself or as they are counted; nil for an only one and for the
  /// page of a pager, which is told with the pager.
  func itemPosition(_ index: Int, _ tree: AccessibilityTree) -> Position? {
    guard items[index] == Int32(index), tree.nodes[tree.nodes[index].parent].role != .tabView else { return nil }
    return tree.nodes[index].position ?? countedPosition(index, tree)
  }

  /// The table that a cell is in, be it in a row of that or not.
  private func table(around cell: Int, _ tree: AccessibilityTree) -> Int {
    let parent = tree.nodes[cell].parent
    return tree.nodes[parent].role == .row ? tree.nodes[parent].parent : parent
  }

  /// Which of the items of its parent a node is; nil for an only one.
  private func countedPosition(_ index: Int, _ tree: AccessibilityTree) -> Position? {
    guard isCountable, places[index] > 0, let collection = collections[tree.nodes[index].parent], collection.count > 1
    else { return nil }
    return Position(index: Int(places[index]), count: collection.count)
  }

  /// The place of a cell in the table around it.
  private func cell(_ index: Int, _ tree: AccessibilityTree) -> SpeechContext.Cell? {
    guard index >= 0 else { return nil }
    let (node, parent) = (tree.nodes[index], tree.nodes[index].parent)
    if let cells = collections[parent]?.cells, !cells.isEmpty { return cells.cell(index, tree) }
    guard let row = rows[parent], let table = collections[tree.nodes[parent].parent] else { return nil }
    let headerRow = table.headerRow.flatMap { rows[$0]?.hasOnlyHeaders == true ? $0 : nil }
    let place = Int(places[parent])
    let column = Int(places[index])
    let columnHeaders =
      headerRow != nil && headerRow != parent ? [table.headers[column]].compactMap(\.self) : []
    func header(_ index: Int) -> SpeechContext.Header {
      var header = SpeechContext.Header(label: tree.nodes[index].name, value: tree.nodes[index].value)
      header.isAbove = tree.nodes[index].role == .columnHeader && headerRow.map { Int(places[$0]) } == place - 1
      return header
    }
    let number = node.cell?.row ?? place
    let rowHeaders = (table.further[number] ?? []) + row.headers.filter { $0 != index }
    var cell = SpeechContext.Cell(
      row: number, column: column, isFirstInRow: row.firstCell == index, rowHeaders: rowHeaders.map(header),
      columnHeaders: columnHeaders.map(header))
    if let place = node.cell { (cell.rowSpan, cell.columnSpan) = (place.rowSpan, place.columnSpan) }
    cell.isColumnHeader = node.role == .columnHeader
    cell.isRowHeader = node.role == .rowHeader
    return cell
  }

  private func setMoves(_ context: inout SpeechContext, _ index: Int, _ previous: Int, _ tree: AccessibilityTree) {
    let (here, there) = (Int(cells[index]), Int(cells[previous]))
    guard here >= 0, there >= 0, tree.nodes.indices.contains(there) else { return }
    if collections[tree.nodes[here].parent]?.cells.isEmpty == false {
      guard tree.nodes[here].parent == tree.nodes[there].parent else { return }
      context.cell?.isRowNew = tree.nodes[here].cell?.row != tree.nodes[there].cell?.row
      context.cell?.isColumnNew = tree.nodes[here].cell?.column != tree.nodes[there].cell?.column
      return
    }
    let (row, otherRow) = (tree.nodes[here].parent, tree.nodes[there].parent)
    guard tree.nodes[row].parent == tree.nodes[otherRow].parent else { return }
    context.cell?.isRowNew = row != otherRow
    context.cell?.isColumnNew = places[here] != places[there]
  }

  // MARK: Containers

  /// Containers around a node that another one is not in, the innermost first.
  private func containers(around index: Int, butNot other: Int?, _ tree: AccessibilityTree) -> [Int] {
    var result: [Int] = []
    var container = Int(enclosing[index])
    while container >= 0 {
      let role = tree.nodes[container].role
      // What has come up or forward is told when it does.
      let isTold = container == other && (role.isPresentation || role == .window || role == .panel)
      if let other, container < other || isTold, other < tree.nodes[container].end { break }
      // A window is told by what happens, unless people go there themselves.
      if role != .window || other != nil { result.append(container) }
      container = Int(enclosing[container])
    }
    return result
  }

  /// Whether a table around one node has the other in it as well.
  private func isInOneTable(_ index: Int, _ other: Int, _ tree: AccessibilityTree) -> Bool {
    var container = Int(enclosing[index])
    while container >= 0 {
      if tree.nodes[container].role == .table, container < other, other < tree.nodes[container].end { return true }
      container = Int(enclosing[container])
    }
    return false
  }

  private func spoken(_ container: Int, showing index: Int, _ tree: AccessibilityTree) -> SpokenNode {
    var result = SpokenNode(tree.nodes[container])
    result.shape = shape(of: container, showing: index, tree)
    return result
  }

  /// Containers that are entered, from outside in; a text in several of them belongs to the outermost that tells texts.
  private func spoken(_ containers: [Int], showing index: Int, _ tree: AccessibilityTree) -> [SpokenNode] {
    var told = 0
    return containers.map { container in
      var result = spoken(container, showing: index, tree)
      let node = tree.nodes[container]
      if container >= told, node.role.isPresentation || node.role == .panel || node.role == .group {
        result.children = texts(in: container, tree)
        told = node.end
      }
      return result
    }
  }

  /// Longer texts in a node that belong to nothing else in it.
  func texts(in index: Int, _ tree: AccessibilityTree) -> [SpokenNode] {
    let end = tree.nodes[index].end
    var (low, high) = (0, looseTexts.count)
    while low < high {
      let middle = (low + high) / 2
      if looseTexts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return looseTexts[low...].prefix { $0 < end }.map { SpokenNode(tree.nodes[$0]) }
  }

  /// How many things a collection has; nil for what is none.
  func shape(of index: Int, showing element: Int? = nil, _ tree: AccessibilityTree) -> CollectionShape? {
    guard var shape = counted(index, showing: element, tree) else { return nil }
    shape.isWhole = isCountable || (collections[index]?.said ?? 0) > 0 || tree.nodes[index].table != nil
    return shape
  }

  private func counted(_ index: Int, showing element: Int?, _ tree: AccessibilityTree) -> CollectionShape? {
    guard let collection = collections[index] else { return nil }
    let role = tree.nodes[index].role
    if role == .table, let table = tree.nodes[index].table {
      return CollectionShape(items: 0, rows: table.rows, columns: table.columns)
    }
    if !collection.cells.isEmpty {
      return CollectionShape(items: 0, rows: collection.cells.rows, columns: collection.cells.columns)
    }
    if role == .table { return CollectionShape(items: 0, rows: collection.count, columns: collection.columns) }
    var shape = CollectionShape(items: max(collection.count, collection.said))
    if role == .tabView, let element, items[element] >= 0, tree.nodes[Int(items[element])].parent == index {
      let page = Int(items[element])
      shape.page = tree.nodes[page].position?.index ?? Int(places[page])
    }
    guard role == .list else { return shape }
    var depth = 1
    var container = Int(enclosing[index])
    while container >= 0 {
      if tree.nodes[container].role == .list { depth += 1 }
      container = Int(enclosing[container])
    }
    if depth > 1 { shape.level = depth }
    if let level = tree.nodes[index].hierarchyLevel { shape.level = level }
    return shape
  }

  /// Whether an item of the list that a node is an item of is the chosen one.
  func isAmongSelected(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    items[index] == Int32(index) && collections[tree.nodes[index].parent]?.hasSelection == true
  }
}

extension Role {
  var isCell: Bool { self == .cell || self == .columnHeader || self == .rowHeader }

  /// Whether what is directly in it is counted.
  fileprivate var isList: Bool { self == .list || self == .tree || self == .tabBar || self == .tabView }
}

extension AccessibilityNode {
  /// Whether a voice may speak of it when people come into it or leave it.
  fileprivate var isContainer: Bool {
    switch role {
    case .list, .table, .tree, .tabBar, .tabView, .group, .panel, .window, .menu, .menuBar, .statusBar: true
    case .dialog, .alert, .sheet, .fullScreen, .actionSheet, .popover, .activityView: true
    default: traits.contains(.landmark) || isPager
    }
  }

  /// Whether its first and last element are told.
  fileprivate var isBoundary: Bool { role == .list || traits.contains(.landmark) }
}
