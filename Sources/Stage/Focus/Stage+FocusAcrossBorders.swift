internal import Digests
internal import Geometry
internal import Journal
internal import SafeText
internal import Scrolling
internal import StageModel
internal import StageMotion

/// What has the focus on pages that turn (tvOS): the whole of it shows wherever it shows and fits, and what is left of a
/// page shows without it.
extension Stage {
  /// Content goes back to what has the focus and does not show as a whole, as far as the whole of it shows; false where
  /// that lies elsewhere, or a page comes first.
  ///
  /// Where one push shows the whole of it, and where the page that comes next would show only a part of it: what is left of
  /// that page is passed over then, as it has shown on the way there.
  mutating func comesBack(
    _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, by turn: Int, cause: Cause
  ) -> Bool {
    guard let focus = reachableFocus, isInContent(focus, of: scroller), !isInView(.item(focus)) else { return false }
    let shown = headedOffset(scroller, axis)
    let whole = rest(toShow: focus, scroller, axis, grid)
    guard (whole - shown) * Double(turn) > 0 else { return false }
    if restOfPush(toShow: focus, scroller, axis, grid, from: shown) != nil {
      decide(cause.text, taker: blueprint.items[focus].id, "A-41: the page of what has the focus")
      bringIntoView(AutomaticScroll(sight: .item(focus), occasion: .push), cause: cause)
      return true
    }
    guard !blueprint.scrollers[scroller].isTabView, let page = grid.turned(from: shown, by: turn),
      grid.nearest(to: whole) == page
    else { return false }
    let (stretch, viewLength) = stretch(of: focus, scroller, axis)
    let start = grid.offset(of: page)
    guard stretch.upperBound - stretch.lowerBound <= viewLength + 1e-6, stretch.upperBound > start,
      stretch.lowerBound < start + viewLength
    else { return false }
    decide(
      cause.text, taker: blueprint.items[focus].id,
      words("A-41: page \(page + 1) of \(grid.count), whole with the focus"))
    move(scroller, along: axis, to: whole, cause: cause)
    return true
  }

  /// Where the content rests on a page that would show only a part of what has the focus, so that the whole of it shows; nil
  /// where the page does, where nothing of it shows there, or where that is no place of the page within one push.
  func restWithFocus(
    on page: Int, _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, by turn: Int
  ) -> Double? {
    guard let focus = reachableFocus, isInContent(focus, of: scroller), !blueprint.scrollers[scroller].isTabView else {
      return nil
    }
    let shown = headedOffset(scroller, axis)
    let (stretch, viewLength) = stretch(of: focus, scroller, axis)
    let start = grid.offset(of: page)
    guard stretch.upperBound - stretch.lowerBound <= viewLength + 1e-6, !grid.shows(stretch, in: viewLength, on: page),
      stretch.upperBound > start, stretch.lowerBound < start + viewLength
    else { return nil }
    let rest = grid.nearestRest(toShow: stretch, in: viewLength, from: start)
    guard grid.nearest(to: rest) == page, (rest - shown) * Double(turn) > 1e-6, grid.isOneTurn(from: shown, to: rest)
    else { return nil }
    return rest
  }

  /// Content goes on as far as nothing of what has the focus shows any more, and what is left of the page does; false where
  /// the next page is not further.
  mutating func leavesFocusBehind(
    _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, by turn: Int, cause: Cause
  ) -> Bool {
    guard let focus = reachableFocus else { return false }
    let page = headedPage(scroller, axis, grid)
    let (stretch, viewLength) = stretch(of: focus, scroller, axis)
    let rest = turn > 0 ? stretch.upperBound : stretch.lowerBound - viewLength
    guard (0..<grid.count).contains(page + turn), (grid.offset(of: page + turn) - rest) * Double(turn) > 1e-6,
      (rest - headedOffset(scroller, axis)) * Double(turn) > 1e-6
    else { return false }
    decide(
      cause.text, taker: blueprint.items[focus].id,
      words("SM-9: the rest of page \(page + 1) of \(grid.count) comes first"))
    move(scroller, along: axis, to: rest, cause: cause)
    takeFocusAlong(withPagesOf: scroller, cause: cause)
    return true
  }

  /// The page that shows, where a push leads to what is left of that page, the whole of what has the focus shows now and
  /// a part of it would be left there (SM-11, cause 5).
  func cutPage(_ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, by turn: Int) -> Int? {
    guard hasFocusEngine, let focus = reachableFocus, isInContent(focus, of: scroller), isInView(.item(focus)),
      !blueprint.scrollers[scroller].isTabView
    else { return nil }
    let page = headedPage(scroller, axis, grid)
    let (stretch, viewLength) = stretch(of: focus, scroller, axis)
    let start = grid.offset(of: page)
    let isCut =
      stretch.upperBound - stretch.lowerBound <= viewLength + 1e-6 && !grid.shows(stretch, in: viewLength, on: page)
      && stretch.upperBound > start && stretch.lowerBound < start + viewLength
    return isCut && grid.turned(from: headedOffset(scroller, axis), by: turn) == page ? page : nil
  }
}
