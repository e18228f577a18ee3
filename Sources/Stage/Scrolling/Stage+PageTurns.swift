internal import Accessibility
internal import Geometry
internal import Harness
internal import Scenes

/// Which pages are told, and when (SM-9).
///
/// A page is told when content comes to rest on it, and only where that is another page than the one on which it last
/// rested: once for each turn, whoever turned it. What content merely passes, a page that a touch keeps it from
/// reaching, and the page that it goes back to are not told. Until then a page control shows the page that is nearest,
/// which is the one of which more than half is in sight.
extension Stage {
  /// The page on which content rested when its movement began; where it rests, that one.
  func restedPage(_ slot: Int, _ axis: ScrollAxis, _ grid: PageGrid) -> Int {
    state.pageTurns.first { $0.slot == slot && $0.axis == axis }?.page ?? grid.nearest(to: offset(slot)[axis])
  }

  /// The page that content is on its way to, also where a touch has just stopped it; where it rests, that one.
  func headedPage(_ slot: Int, _ axis: ScrollAxis, _ grid: PageGrid) -> Int {
    let place = state.scrolls[slot]
    let heading = place.axis == axis ? place.motion?.target ?? place.heading : nil
    return grid.nearest(to: heading ?? offset(slot)[axis])
  }

  /// Whether it has several pages along either axis, so that a number alone does not say which of them shows.
  func turnsBothWays(_ slot: Int) -> Bool {
    [ScrollAxis.vertical, .horizontal].allSatisfy { axis in (pages(slot, axis)?.count ?? 1) > 1 }
  }

  /// What to call its pages along an axis: "vertical page" where there are others along the other axis.
  func pageWords(_ slot: Int, _ axis: ScrollAxis) -> String {
    turnsBothWays(slot) ? "\(axis.indicatorAxis.rawValue) page" : "page"
  }

  /// Content is about to leave the page on which it rests.
  mutating func beginPageTurn(_ slot: Int, _ axis: ScrollAxis) {
    guard let grid = pages(slot, axis), !state.pageTurns.contains(where: { $0.slot == slot && $0.axis == axis })
    else { return }
    let page = grid.nearest(to: offset(slot)[axis])
    state.pageTurns.append(
      PageTurn(slot: slot, axis: axis, page: page, count: grid.count, cause: Cause("SM-9 at rest")))
  }

  /// The same along both axes, for content that will be shown at another scale.
  mutating func beginPageTurns(_ slot: Int) {
    for axis in [ScrollAxis.vertical, .horizontal] { beginPageTurn(slot, axis) }
  }

  /// Who let content go is who has turned its page.
  mutating func notePageTurn(_ slot: Int, _ cause: Cause) {
    for place in state.pageTurns.indices where state.pageTurns[place].slot == slot {
      state.pageTurns[place].cause = cause
    }
  }

  /// Tells the pages on which content has come to rest.
  mutating func endPageTurns() {
    guard !state.pageTurns.isEmpty else { return }
    for turn in state.pageTurns
    where !isHeld(turn.slot) && state.scrolls[turn.slot].motion == nil && state.jog?.slot != turn.slot
      && state.zooms[turn.slot]?.motion == nil && !isRoomChanging(turn.slot) && !isBetweenPages(turn.slot)
    {
      tellPage(turn.slot, turn.axis, since: turn.page, of: turn.count, turn.cause)
    }
  }

  /// Tells the page that shows, where it is another one than before, or one of more or fewer.
  ///
  /// - Parameters:
  ///   - page: The page on which it last rested.
  ///   - count: How many pages there were; as many as there are unless given.
  mutating func tellPage(_ slot: Int, _ axis: ScrollAxis, since page: Int, of count: Int? = nil, _ cause: Cause) {
    state.pageTurns.removeAll { $0.slot == slot && $0.axis == axis }
    guard let grid = pages(slot, axis) else { return }
    let shown = grid.nearest(to: offset(slot)[axis])
    if shown != page || grid.count != count ?? grid.count { tell(shown, of: grid, slot, axis, cause) }
  }

  /// Tells a page, with its axis where it alone would not say which pages are meant.
  mutating func tell(_ page: Int, of grid: PageGrid, _ slot: Int, _ axis: ScrollAxis, _ cause: Cause) {
    if blueprint.scrollers[slot].isTabView { arrangePages(of: slot) }
    invalidateTree()
    // One page along this axis says nothing beside several along the other.
    let others = pages(slot, axis == .vertical ? .horizontal : .vertical)?.count ?? 1
    guard grid.count > 1 || others == 1 else { return }
    emit(
      .paged(page: page + 1, count: grid.count), blueprint.items[blueprint.scrollers[slot].item].id, cause,
      along: turnsBothWays(slot) ? [axis.indicatorAxis] : nil)
    if blueprint.scrollers[slot].isTabView { takeFocusAlong(to: slot, cause: cause) }
  }
}
