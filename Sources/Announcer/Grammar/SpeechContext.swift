public import Accessibility

/// What surrounds an element, as far as it is spoken with it.
public struct SpeechContext: Sendable {
  /// Its place among its likes.
  public var position: Position?
  /// Whether it is one of the tabs of a tab bar.
  public var isTab = false
  /// Whether it is a page of a pager, which tells itself which page shows.
  var isPage = false
  /// Whether it is all that shows of something that is turned page by page.
  var isOnlyPage = false
  /// The end of the outermost list or landmark at which it stands.
  public var boundary: Boundary?
  /// Its cell in a table of data.
  public var cell: Cell?
  /// Its place in the innermost list; nil where a table is nearer.
  public var item: Position?
  /// Whether a list or landmark farther out than what the place is in is told instead of the place.
  public var hidesPosition = false
  /// Whether a list is nearer to it than the table that its cell is in.
  public var hidesCell = false
  /// Containers that the stop before was not in, the outermost first.
  public var entered: [SpokenNode] = []
  /// Containers that the stop before was in and this one is not, the innermost first.
  public var left: [SpokenNode] = []

  /// What the panel around a radio button is called, for somebody who comes from no radio button in it and has not just
  /// heard it.
  var groupName: String?
  /// Whether it is in a document, such as a page of the web.
  public var isInDocument = false
  /// Whether the stop before was in the same table.
  public var staysInTable = false

  /// The end of a container; one that is both is the start.
  public enum Boundary: Hashable, Sendable {
    case listStart, listEnd, landmark, landmarkEnd
  }

  /// A cell of a table of data.
  public struct Cell: Hashable, Sendable {
    /// From 1, rows and columns of headers counted as well.
    public var row: Int
    public var column: Int
    /// How many rows and columns it takes.
    public var rowSpan = 1
    public var columnSpan = 1
    /// Whether it is the first cell of its row, so that the row is spoken.
    public var isFirstInRow: Bool
    /// Labels and values of the headers of its row, and of those of its column.
    public var rowHeaders: [Header]
    public var columnHeaders: [Header]
    /// Whether it is a header itself.
    public var isColumnHeader = false
    public var isRowHeader = false
    /// Whether the stop before was in another row or column, or outside the table.
    public var isRowNew = true
    public var isColumnNew = true

    /// A place in a table.
    public init(
      row: Int, column: Int, isFirstInRow: Bool, rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.isFirstInRow = isFirstInRow
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }

  /// A header cell's texts.
  public struct Header: Hashable, Sendable {
    /// What it is called.
    public var label: String?
    /// What it is set to.
    public var value: String?
    /// Whether it stands directly above the cell that it heads.
    public var isAbove = false

    /// A header's texts.
    public init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// Nothing around it that is spoken.
  public init() {}
}
