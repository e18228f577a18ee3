/// Where a cell stands in its table, and how many rows and columns it takes.
public struct TablePlace: Hashable, Sendable {
  /// The row, from 1.
  public var row: Int
  /// The column, from 1.
  public var column: Int
  /// How many rows it takes.
  public var rowSpan: Int
  /// How many columns it takes.
  public var columnSpan: Int

  /// A place in a table; one row and one column unless it spans more.
  public init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}
