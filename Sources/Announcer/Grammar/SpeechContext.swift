public import Accessibility

/// What surrounds an element, as far as it is spoken with it.
public struct SpeechContext: Hashable, Sendable {
  /// Its place among its likes.
  public var position: Position?
  /// Whether it is one of the tabs of a tab bar.
  public var isTab = false
  /// The ends of containers at which it stands, in the order they are spoken.
  public var boundaries: [Boundary] = []
  /// Its cell in a table of data.
  public var cell: Cell?

  /// The end of a container.
  public enum Boundary: Hashable, Sendable {
    case listStart, listEnd, landmark, landmarkEnd
  }

  /// A cell of a table of data.
  public struct Cell: Hashable, Sendable {
    /// From 1.
    public var row: Int
    /// From 1.
    public var column: Int
    /// Whether it is the first cell of its row, so that the row is spoken.
    public var isFirstInRow: Bool
    /// Labels and values of the headers it belongs to, those of the row first.
    public var headers: [Header]

    /// A place in a table.
    public init(row: Int, column: Int, isFirstInRow: Bool, headers: [Header] = []) {
      self.row = row
      self.column = column
      self.isFirstInRow = isFirstInRow
      self.headers = headers
    }
  }

  /// A header cell's texts.
  public struct Header: Hashable, Sendable {
    /// What it is called.
    public var label: String?
    /// What it is set to.
    public var value: String?

    /// A header's texts.
    public init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// Nothing around it that is spoken.
  public init() {}
}
