import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage

/// What is selected, found without going through all that can be.
@Suite("Selections since the start")
struct FirstMarksTests {
  @Test("places at which something is selected are found, whether it was so from the start or not")
  func selected() {
    let first = FirstMarks(
      DigestedTable((0..<200).map { $0 % 50 == 10 ? SelectionMark(2..<5) : SelectionMark(at: $0) }))
    var marks = first.marks
    #expect(first.selected(in: marks) == [10, 60, 110, 160])
    marks[3] = SelectionMark(0..<1)
    marks[60] = SelectionMark(at: 4)
    marks[110] = SelectionMark(0..<1)
    marks[199] = SelectionMark(at: 0)
    #expect(first.selected(in: marks) == [3, 10, 110, 160])
    #expect(first.selected(in: marks) == marks.indices.filter { !marks[$0].range.isEmpty })
  }
}
