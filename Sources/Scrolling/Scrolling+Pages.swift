package import Journal
package import StageModel

/// Content that goes page by page and has left the page on which it rested (SM-9).
extension Scrolling {
  /// The page that content has left along an axis.
  package func pageTurn(_ scroller: ScrollerID, _ axis: ScrollAxis) -> PageTurn? {
    pageTurns.first { $0.scroller == scroller && $0.axis == axis }
  }

  /// Content is about to leave a page, counted from 0, of so many.
  package mutating func beginPageTurn(_ scroller: ScrollerID, _ axis: ScrollAxis, page: Int, of count: Int) {
    pageTurns.append(PageTurn(scroller: scroller, axis: axis, page: page, count: count, cause: Cause("SM-9 at rest")))
  }

  /// Who let content go is who has turned its pages.
  package mutating func notePageTurn(_ scroller: ScrollerID, _ cause: Cause) {
    for ordinal in pageTurns.indices where pageTurns[ordinal].scroller == scroller { pageTurns[ordinal].cause = cause }
  }

  /// Content rests on a page along an axis, and that is told.
  package mutating func endPageTurn(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    pageTurns.removeAll { $0.scroller == scroller && $0.axis == axis }
  }

  /// The pages of a scroll view are told otherwise, or not at all.
  package mutating func forgetPageTurns(of scroller: ScrollerID) {
    if !pageTurns.isEmpty { pageTurns.removeAll { $0.scroller == scroller } }
  }
}
