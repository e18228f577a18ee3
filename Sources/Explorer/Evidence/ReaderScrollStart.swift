import Accessibility

/// From where a person with a screen reader scrolls something: its cursor has to be at an element in it.
enum ReaderScrollStart: Hashable, Sendable {
  /// With the cursor at this element, an index in the tree.
  case element(Int)
  /// With the cursor nowhere, as there is nothing to read.
  case nowhere

  /// The best place for the cursor to scroll `node` from, an index in the tree; nil where the reader cannot scroll it as
  /// it is: going to what is out of sight would move it first.
  ///
  /// An element that shows whole comes before one that shows in part, so that going there moves nothing.
  static func best(toScroll node: Int, in tree: AccessibilityTree) -> Self? {
    let (elements, scrolling) = (ReadingOrder(tree).elements, ReaderScrolling(tree))
    guard !elements.isEmpty else { return scrolling.node(from: nil) == node ? .nowhere : nil }
    let starts = elements.filter { scrolling.node(from: $0) == node && tree.isPartlyInSight($0) }
    let best = starts.first { !tree.isCutOff($0) } ?? starts.first { tree.isInSight($0) } ?? starts.first
    return best.map { .element($0) }
  }
}
