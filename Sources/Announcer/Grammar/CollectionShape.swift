/// How many things a collection has.
public struct CollectionShape: Hashable, Sendable {
  /// Items of a list, tabs of a bar, pages of a pager.
  public var items: Int
  /// Rows and columns of a table; 0 for others.
  public var rows: Int
  public var columns: Int
  /// The page of a pager that shows, from 1.
  public var page: Int?
  /// How deep a list is in others, from 1; nil for one that is in none and has none in it.
  public var level: Int?
  /// Whether everything that is in it is there to be counted; a dump may hold only what is in sight.
  public var isWhole = true

  /// A collection of so many things.
  public init(items: Int, rows: Int = 0, columns: Int = 0, page: Int? = nil, level: Int? = nil) {
    self.items = items
    self.rows = rows
    self.columns = columns
    self.page = page
    self.level = level
  }

  /// Whether it has more than one row and column.
  public var isGrid: Bool { rows > 1 && columns > 1 }
}
