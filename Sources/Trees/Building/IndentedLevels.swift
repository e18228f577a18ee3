import Accessibility
import Documents

/// How far lines are indented that say by it what is in what: all of one level alike, else nobody knows what is in what.
struct IndentedLevels {
  private var indentations: [Int] = []

  /// Takes the next line.
  ///
  /// - Parameters:
  ///   - indentation: blanks before it.
  ///   - depth: how many elements around it are open: those that are indented less.
  /// - Throws: `DocumentError` where it is indented otherwise than what stands before it in the same element.
  mutating func take(_ indentation: Int, depth: Int, at place: SourceLocation) throws(DocumentError) {
    if depth + 1 < indentations.count { indentations.removeLast(indentations.count - depth - 1) }
    guard depth < indentations.count else { return indentations.append(indentation) }
    let before = indentations[depth]
    guard indentation != before else { return }
    throw DocumentError(
      place,
      "this line is indented by \(Self.blanks(indentation)), and what stands before it in the same element by \(Self.blanks(before))",
      expected: "\(Self.blanks(before)), or as many as an element further out has",
      hint: "in what it is cannot be told otherwise; take the dump again, or indent the line as its neighbours are")
  }

  private static func blanks(_ count: Int) -> String { "\(count) blank\(count == 1 ? "" : "s")" }
}
