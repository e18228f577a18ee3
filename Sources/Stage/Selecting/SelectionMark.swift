/// What is selected: everything between two places, each between two characters of a text or two rows of a list.
///
/// Where both are the same, nothing is selected, and in a text that is the insertion point.
struct SelectionMark: Hashable, Sendable {
  /// Where the selection began.
  var anchor: Int
  /// Where it goes on when people extend it.
  var head: Int

  /// The insertion point at a place.
  init(at place: Int) { (anchor, head) = (place, place) }

  /// A selection.
  init(_ range: Range<Int>) { (anchor, head) = (range.lowerBound, range.upperBound) }

  init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

  /// What is between the places.
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// The same where there are only `count` characters or rows.
  func limited(to count: Int) -> Self {
    Self(anchor: min(max(0, anchor), count), head: min(max(0, head), count))
  }
}

extension SelectionMark: StatePart {
  func encode(into sink: inout some StateSink) {
    sink.combine(anchor)
    sink.combine(head)
  }
}
