/// How many rows and columns a table has, those included that are not in the tree.
public struct TableShape: Hashable, Sendable {
  /// How many rows.
  public var rows: Int
  /// How many columns.
  public var columns: Int

  /// A table of so many rows and columns.
  public init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
