import Accessibility

/// Cells that stand in a table without rows, where the tree says of each which row and column it is in.
struct GivenCells: Sendable {
  /// How many rows and columns the cells come to.
  private(set) var rows = 0
  private(set) var columns = 0
  /// The first cell that begins in each row.
  private var firsts: [Int: (column: Int, index: Int)] = [:]
  private var indices: [NodeID: Int] = [:]
  /// Headers by the rows and columns that they head.
  private var rowHeaders: [Int: [Int]] = [:]
  private var columnHeaders: [Int: [Int]] = [:]
  /// Whether cells name their headers; else these are found by their places.
  private var namesHeaders = false

  var isEmpty: Bool { indices.isEmpty }

  /// Takes up a cell.
  mutating func add(_ index: Int, _ node: AccessibilityNode) {
    guard let place = node.cell else { return }
    rows = max(rows, place.row + place.rowSpan - 1)
    columns = max(columns, place.column + place.columnSpan - 1)
    if firsts[place.row].map({ place.column < $0.column }) ?? true { firsts[place.row] = (place.column, index) }
    indices[node.id] = index
    if node.role == .rowHeader {
      for row in TablePlace.headed(from: place.row, place.rowSpan) { rowHeaders[row, default: []].append(index) }
    }
    if node.role == .columnHeader {
      for column in TablePlace.headed(from: place.column, place.columnSpan) {
        columnHeaders[column, default: []].append(index)
      }
    }
    namesHeaders = namesHeaders || node.relations.contains { $0.kind == .rowHeader || $0.kind == .columnHeader }
  }

  /// A cell with its headers.
  func cell(_ index: Int, _ tree: AccessibilityTree) -> SpeechContext.Cell? {
    let node = tree.nodes[index]
    guard let place = node.cell else { return nil }
    func header(_ index: Int) -> SpeechContext.Header {
      let header = tree.nodes[index]
      var result = SpeechContext.Header(label: header.name, value: header.value)
      result.isAbove = header.cell.map { $0.row + $0.rowSpan == place.row } ?? false
      return result
    }
    var cell = SpeechContext.Cell(
      row: place.row, column: place.column, isFirstInRow: firsts[place.row]?.index == index,
      rowHeaders: headers(.rowHeader, of: index, tree).map(header),
      columnHeaders: headers(.columnHeader, of: index, tree).map(header))
    (cell.rowSpan, cell.columnSpan) = (place.rowSpan, place.columnSpan)
    cell.isColumnHeader = node.role == .columnHeader
    cell.isRowHeader = node.role == .rowHeader
    return cell
  }

  /// The headers that a cell names, else those of its row or above it in its column.
  private func headers(_ kind: Relation.Kind, of index: Int, _ tree: AccessibilityTree) -> [Int] {
    let node = tree.nodes[index]
    if namesHeaders {
      return node.relations.filter { $0.kind == kind }.compactMap { indices[$0.target] }.filter { $0 != index }
    }
    guard let place = node.cell else { return [] }
    if kind == .rowHeader { return (rowHeaders[place.row] ?? []).filter { $0 != index } }
    return (columnHeaders[place.column] ?? []).filter { $0 != index && tree.isAbove($0, place) }
  }
}

extension TablePlace {
  /// The rows or columns that a header heads from a first one; no table is so wide that each of more has to be counted.
  static func headed(from first: Int, _ span: Int) -> Range<Int> {
    let (end, isTooFar) = first.addingReportingOverflow(min(max(1, span), 1000))
    return first..<(isTooFar ? first : end)
  }
}

extension AccessibilityTree {
  /// Whether a cell begins in a row above a place.
  fileprivate func isAbove(_ index: Int, _ place: TablePlace) -> Bool {
    nodes[index].cell.map { $0.row < place.row } ?? false
  }
}
