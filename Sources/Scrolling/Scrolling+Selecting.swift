internal import Digests
package import StageLayout
package import StageModel

/// What is selected, and what waits until the content is let go in which it is.
extension Scrolling {
  /// This is selected in a text or list from now on, or the insertion point is there.
  package mutating func select(_ mark: SelectionMark, in selectable: SelectableID) { marks[selectable] = mark }

  /// A text is broken into these lines now; nil for what is no text.
  package mutating func keep(_ lines: TextLines?, of selectable: SelectableID) {
    if self.lines[selectable] != lines { self.lines[selectable] = lines }
  }

  // MARK: Waiting

  /// Something waits until a finger lets go of the content that has to scroll for it.
  package mutating func wait(for scroll: AwaitedScroll) { awaited.append(scroll) }

  /// Something needs not scroll into view any more.
  package mutating func stopWaiting(for scroll: AutomaticScroll) {
    awaited.removeAll { $0.deed == .scroll(scroll) }
  }

  /// The content is let go: what has waited is done now, in this order.
  package mutating func takeAwaited() -> [AwaitedScroll] {
    defer { awaited = [] }
    return awaited
  }
}
