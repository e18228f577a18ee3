public import Digests
public import StageModel

/// What is selected when a scene starts; every copy of the stage shares it.
@usableFromInline
package struct FirstMarks: Sendable {
  @usableFromInline package let marks: DigestedTable<SelectableID, SelectionMark>
  /// Those in which something is selected.
  @usableFromInline let selected: [SelectableID]

  package init(_ marks: DigestedTable<SelectableID, SelectionMark> = DigestedTable([])) {
    self.marks = marks
    selected = marks.indices.filter { !marks[$0].range.isEmpty }
  }

  /// Those, in order, in which something is selected now; what is as it was is not looked at.
  package func selected(in now: DigestedTable<SelectableID, SelectionMark>) -> [SelectableID] {
    let changed = now.ids(differingFrom: marks)
    return Set(changed + selected).filter { !now[$0].range.isEmpty }.sorted()
  }
}
