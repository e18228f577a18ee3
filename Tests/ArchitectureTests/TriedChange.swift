import Foundation

/// A change of the sources that was tried: where it was, what stood there, and what came of it.
struct TriedChange: Hashable {
  let file: String
  let line: Int
  let column: Int
  let original: String
  /// What stood there and what stood there instead, as the tables have it.
  let change: String
  let outcome: String

  /// Reads a line of the table: switch, place, change, outcome, test.
  init?(_ text: Substring) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5, let arrow = fields[2].range(of: " => ", options: .backwards) else { return nil }
    let place = fields[1].split(separator: ":")
    guard place.count == 3, let line = Int(place[1]), let column = Int(place[2]) else { return nil }
    (file, self.line, self.column) = (String(place[0]), line, column)
    (original, change) = (String(fields[2][..<arrow.lowerBound]), String(fields[2]))
    outcome = String(fields[3])
  }

  /// Whether the tests noticed it; nil where it did not compile.
  var isNoticed: Bool? {
    switch outcome {
    case "noticed", "timed out": true
    case "survived": false
    default: nil
    }
  }

  /// The lines in which the text still stands: in its column, at most so many lines further up or down than it was.
  func lines(among lines: [Substring], within distance: Int = 40) -> [String] {
    (line - 1 - distance...line - 1 + distance).compactMap { index in
      guard lines.indices.contains(index), lines[index].utf8.count >= column else { return nil }
      guard lines[index].dropFirst(column - 1).first?.isWhitespace == false else { return nil }
      // What goes on in the next lines stands in the table on one.
      let following = [lines[index].dropFirst(column - 1)] + lines[(index + 1)...].prefix(40)
      guard Self.onOneLine(following.joined(separator: " ")).hasPrefix(original) else { return nil }
      return Self.onOneLine(String(lines[index]))
    }
  }

  private static func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
