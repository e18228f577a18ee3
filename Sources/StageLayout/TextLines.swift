internal import Scenes

/// How a text is broken into lines: at its line breaks, and before a word that would be wider than the text's frame.
///
/// A character is as wide as half the font size (A-22 estimates titles the same way), so that lines are the same on
/// every machine.
package struct TextLines: Hashable, Sendable {
  /// For each line how many characters stand before it; the first is 0.
  package let starts: [Int]
  /// How many characters there are.
  package let count: Int
  /// How many characters fit on a line.
  package let columns: Int
  /// The text that was broken.
  package let text: String

  /// The width of a character, as a share of its font size.
  package static let characterWidth = 0.5

  /// How many characters fit on a line.
  ///
  /// - Parameters:
  ///   - width: Points of a line.
  ///   - fontSize: Points of the text.
  package static func columns(width: Double, fontSize: Double) -> Int {
    let columns = width / max(1, fontSize) / characterWidth
    return columns.isFinite ? Int(min(max(1, columns), 1_000_000)) : 1
  }

  /// Breaks a text.
  ///
  /// - Parameter columns: How many characters fit on a line.
  package init(_ text: String, columns: Int) {
    var starts = [0]
    var offset = 0
    var word = 0
    for character in text {
      let start = starts[starts.count - 1]
      if character == "\n" {
        starts.append(offset + 1)
        word = offset + 1
      } else if character == " " {
        // Spaces stay at the end of their line, however long.
        word = offset + 1
      } else if offset - start >= columns {
        let next = word > start ? word : offset
        starts.append(next)
        word = next
      }
      offset += 1
    }
    (self.starts, self.columns, self.text) = (starts, columns, text)
    count = offset
  }

  /// The line on which an offset between two characters is, counted from 0.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offsets that are on a line: before each of its characters, and at its end.
  package func offsets(on line: Int) -> ClosedRange<Int> {
    guard line < starts.count - 1 else { return starts[starts.count - 1]...count }
    return starts[line]...max(starts[line], starts[line + 1] - 1)
  }

  /// The offset in a line that is nearest to a column; that at its end where it is shorter.
  package func offset(line: Int, column: Int) -> Int {
    let offsets = offsets(on: min(max(0, line), starts.count - 1))
    return min(offsets.lowerBound + max(0, column), offsets.upperBound)
  }

  /// How many characters stand before an offset on its line.
  package func column(of offset: Int) -> Int { offset - starts[line(of: offset)] }
}
