/// What is selected when a scene starts; every copy of the stage shares it.
struct FirstMarks: Sendable {
  let marks: DigestedArray<SelectionMark>
  /// The places at which something is selected.
  private let selected: [Int]

  init(_ marks: DigestedArray<SelectionMark> = DigestedArray([])) {
    self.marks = marks
    selected = marks.indices.filter { !marks[$0].range.isEmpty }
  }

  /// The places, in order, at which something is selected now; what is as it was is not looked at.
  func selected(in now: DigestedArray<SelectionMark>) -> [Int] {
    let changed = now.ordinals(differingFrom: marks)
    return Set(changed + selected).filter { !now[$0].range.isEmpty }.sorted()
  }
}
