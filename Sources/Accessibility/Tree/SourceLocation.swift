/// A place in a document; every finding and every error points to one.
public struct SourceLocation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The file as it was named on the command line; `-` for standard input.
  public var file: String
  /// Lines from 1.
  public var line: Int {
    get { Int(shortLine) }
    set { shortLine = Int32(clamping: newValue) }
  }
  /// Bytes in the line from 1.
  public var column: Int {
    get { Int(shortColumn) }
    set { shortColumn = Int32(clamping: newValue) }
  }

  private var shortLine: Int32
  private var shortColumn: Int32

  /// A place in a document.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    shortLine = Int32(clamping: line)
    shortColumn = Int32(clamping: column)
  }

  /// `file:line:column`
  public var description: String { "\(file):\(line):\(column)" }

  /// Orders places by file, line and column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
