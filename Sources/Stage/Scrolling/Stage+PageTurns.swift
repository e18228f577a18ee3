internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Which pages are told, and when (SM-9).
///
/// A page is told when content comes to rest on it, and only where that is another page than the one on which it last
/// rested: once for each turn, whoever turned it. What content merely passes, a page that a touch keeps it from
/// reaching, and the page that it goes back to are not told. Until then a page control shows the page that is nearest,
/// which is the one of which more than half is in sight.
extension Stage {
  /// The page on which content rested when its movement began; where it rests, that one.
  func restedPage(_ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid) -> Int {
    state.scrolling.pageTurn(scroller, axis)?.page ?? grid.nearest(to: offset(scroller)[axis])
  }

  /// The page that content is on its way to, also where a touch has just stopped it; where it rests, that one.
  func headedPage(_ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid) -> Int {
    grid.nearest(to: headedOffset(scroller, axis))
  }

  /// Where content is on its way to along an axis, also where a touch has just stopped it; where it rests, there.
  func headedOffset(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Double {
    let place = state.scrolling.places[scroller]
    let heading = place.axis == axis ? place.motion?.destination ?? place.heading : nil
    return heading ?? offset(scroller)[axis]
  }

  /// Whether it has several pages along either axis, so that a number alone does not say which of them shows.
  func turnsBothWays(_ scroller: ScrollerID) -> Bool {
    [ScrollAxis.vertical, .horizontal].allSatisfy { axis in (pages(scroller, axis)?.count ?? 1) > 1 }
  }

  /// What to call its pages along an axis: "vertical page" where there are others along the other axis.
  func pageWords(_ scroller: ScrollerID, _ axis: ScrollAxis) -> String {
    turnsBothWays(scroller) ? "\(axis.indicatorAxis.rawValue) page" : "page"
  }

  /// Content is about to leave the page on which it rests.
  mutating func beginPageTurn(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    guard let grid = pages(scroller, axis), state.scrolling.pageTurn(scroller, axis) == nil else { return }
    let page = grid.nearest(to: offset(scroller)[axis])
    state.scrolling.beginPageTurn(scroller, axis, page: page, of: grid.count)
  }

  /// The same along both axes, for content that will be shown at another scale.
  mutating func beginPageTurns(_ scroller: ScrollerID) {
    for axis in [ScrollAxis.vertical, .horizontal] { beginPageTurn(scroller, axis) }
  }

  /// Tells the pages on which content has come to rest.
  mutating func endPageTurns() {
    guard !state.scrolling.pageTurns.isEmpty else { return }
    for turn in state.scrolling.pageTurns
    where !isHeld(turn.scroller) && state.scrolling.places[turn.scroller].motion == nil
      && state.scrolling.jog?.scroller != turn.scroller
      && state.scrolling.zooms[turn.scroller]?.motion == nil && !isRoomChanging(turn.scroller)
      && !isBetweenPages(turn.scroller)
    {
      tellPage(turn.scroller, turn.axis, since: turn.page, of: turn.count, turn.cause)
    }
  }

  /// Tells the page that shows, where it is another one than before, or one of more or fewer.
  ///
  /// - Parameters:
  ///   - page: The page on which it last rested.
  ///   - count: How many pages there were; as many as there are unless given.
  mutating func tellPage(
    _ scroller: ScrollerID, _ axis: ScrollAxis, since page: Int, of count: Int? = nil, _ cause: Cause
  ) {
    state.scrolling.endPageTurn(scroller, axis)
    guard let grid = pages(scroller, axis) else { return }
    let shown = grid.nearest(to: offset(scroller)[axis])
    if shown != page || grid.count != count ?? grid.count { tell(shown, of: grid, scroller, axis, cause) }
  }

  /// Tells a page, with its axis where it alone would not say which pages are meant.
  mutating func tell(_ page: Int, of grid: PageGrid, _ scroller: ScrollerID, _ axis: ScrollAxis, _ cause: Cause) {
    if blueprint.scrollers[scroller].isTabView { arrangePages(of: scroller) }
    invalidateTree()
    // One page along this axis says nothing beside several along the other.
    let others = pages(scroller, axis == .vertical ? .horizontal : .vertical)?.count ?? 1
    guard grid.count > 1 || others == 1 else { return }
    emit(
      .paged(page: page + 1, count: grid.count), blueprint.items[blueprint.scrollers[scroller].item].id, cause,
      along: turnsBothWays(scroller) ? [axis.indicatorAxis] : nil)
    if blueprint.scrollers[scroller].isTabView { takeFocusAlong(to: scroller, cause: cause) }
  }
}
