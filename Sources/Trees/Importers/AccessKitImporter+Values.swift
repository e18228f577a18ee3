import Accessibility
import Documents

/// Values of AccessKit's nodes that take more than a line to read.
extension AccessKitImporter {
  /// Takes a place in a table; false for what is no number that can be one.
  static func setCell(_ key: String, _ value: LocatedNode, of node: inout AccessibilityNode) -> Bool {
    guard let number = Whole.from(value, 0...1_000_000) else { return false }
    var cell = node.cell ?? TablePlace(row: 1, column: 1)
    switch key {
    case "rowIndex": cell.row = number + 1
    case "columnIndex": cell.column = number + 1
    case "rowSpan": cell.rowSpan = max(1, number)
    default: cell.columnSpan = max(1, number)
    }
    node.cell = cell
    return true
  }

  /// A color of four numbers from 0 to 255; nil where one is left out.
  static func color(_ value: LocatedNode) throws(DocumentError) -> Color? {
    var parts: [Double] = []
    for name in ["red", "green", "blue", "alpha"] {
      guard let part = value[name] else { continue }
      guard let number = part.number, (0...255).contains(number) else { throw part.mismatch("a number from 0 to 255") }
      parts.append(number / 255)
    }
    return parts.count == 4 ? Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
  }
}
