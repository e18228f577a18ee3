internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Pages under the focus engine of tvOS: a push turns one page at a time, and a page without anything to focus is
/// turned as well, whatever the others hold (A-41, scroll-tvos-focus-autoscroll, SM-9).
extension Stage {
  /// Turns one page where the focus would go past the next one or leave pages that have not shown yet, or where what
  /// has it lies that way and does not show as a whole; false where the focus may go.
  ///
  /// What has the focus keeps it while the whole of it shows; where it does not fit on the page any more, the focus goes
  /// to what lies ahead as soon as one push shows the whole of that (SM-11, cause 5).
  mutating func turnsPage(
    before next: ItemID, from focus: ItemID, _ direction: FocusMove.Direction, cause: Cause
  ) -> Bool {
    let (axis, turn) = (axis(of: direction), turn(of: direction))
    for scroller in scrollChain(from: next).reversed() + scrollChain(from: focus) {
      guard let grid = pages(scroller, axis) else { continue }
      let shown = headedOffset(scroller, axis)
      if isInContent(focus, of: scroller), !isInView(.item(focus)) {
        let own = rest(toShow: focus, scroller, axis, grid)
        if (own - shown) * Double(turn) > 0 { return turnEmptyPage(scroller, axis, by: turn, cause: cause) }
      }
      if isInContent(next, of: scroller) {
        let whole = rest(toShow: next, scroller, axis, grid)
        guard (whole - shown) * Double(turn) > 0, !grid.isOneTurn(from: shown, to: whole) else { continue }
        if goesOn(towards: next, from: focus, scroller, axis, grid, by: turn, cause: cause) { return true }
      } else if turnEmptyPage(scroller, axis, by: turn, cause: cause) {
        return true
      }
    }
    // What lies on the way and has nothing for the focus shows all its pages before the focus passes it.
    for scroller in pagesBetween(focus, next, direction) where turnEmptyPage(scroller, axis, by: turn, cause: cause) {
      return true
    }
    return false
  }

  /// Content goes on towards something that is further than one page; false where the focus may go there.
  ///
  /// To the next page, as long as what has the focus shows as a whole on it. Where it does not, the focus goes, if one
  /// push shows the whole of what comes next; else content goes as far as the whole of what has the focus shows, if that
  /// makes the next push do so. What comes next is more than a page away otherwise, and pages without anything to focus
  /// lie before it.
  private mutating func goesOn(
    towards next: ItemID, from focus: ItemID, _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid,
    by turn: Int, cause: Cause
  ) -> Bool {
    let shown = headedOffset(scroller, axis)
    let isShown = isInContent(focus, of: scroller) && isInView(.item(focus))
    let (stretch, viewLength) = stretch(of: focus, scroller, axis)
    let isTabView = blueprint.scrollers[scroller].isTabView
    if isShown, !isTabView, let page = grid.turned(from: shown, by: turn), grid.shows(stretch, in: viewLength, on: page)
    {
      return turnEmptyPage(scroller, axis, by: turn, cause: cause)
    }
    if restOfPush(toShow: next, scroller, axis, grid, from: shown) != nil { return false }
    guard isShown, !isTabView else { return turnEmptyPage(scroller, axis, by: turn, cause: cause) }
    let (limit, reach) = (grid.limit(showing: stretch, in: viewLength, by: turn), grid.reach(from: shown, by: turn))
    let last = turn > 0 ? min(limit, reach) : max(limit, reach)
    if let page = cutPage(scroller, axis, grid, by: turn),
      let rest = restOfPush(toShow: next, scroller, axis, grid, from: grid.offset(of: page))
    {
      if abs(rest - shown) > grid.stride, leavesFocusBehind(scroller, axis, grid, by: turn, cause: cause) {
        return true
      }
      decide(
        cause.text, taker: blueprint.items[focus].id,
        "A-41: what is left of the page would cut what has the focus")
      move(scroller, along: axis, to: rest, cause: cause)
      return false
    }
    guard (last - shown) * Double(turn) > 1e-6,
      restOfPush(toShow: next, scroller, axis, grid, from: last) != nil
    else { return turnEmptyPage(scroller, axis, by: turn, cause: cause) }
    decide(
      cause.text, taker: blueprint.items[focus].id,
      "SM-11 (5): as far as the whole of what has the focus shows; what comes next is further")
    move(scroller, along: axis, to: last, cause: cause)
    return true
  }

  /// What scrolls page by page, shows nothing to focus and lies between two items, seen in a direction.
  private func pagesBetween(_ focus: ItemID, _ next: ItemID, _ direction: FocusMove.Direction) -> [ScrollerID] {
    let axis = axis(of: direction)
    let (start, end) = (screenFrame(of: focus), screenFrame(of: next))
    let corner = Point(x: min(start.minX, end.minX), y: min(start.minY, end.minY))
    let corridor = Rect(
      x: corner.x, y: corner.y, width: max(start.maxX, end.maxX) - corner.x,
      height: max(start.maxY, end.maxY) - corner.y)
    func isBetween(_ view: Rect) -> Bool {
      let (first, middle, last) =
        direction.isVertical
        ? (start.center.y, view.center.y, end.center.y) : (start.center.x, view.center.x, end.center.x)
      return view.intersects(corridor) && min(first, last) < middle && middle < max(first, last)
    }
    return blueprint.scrollers(of: blueprint.items[next].surface).filter {
      !isInContent(focus, of: $0) && !isInContent(next, of: $0) && showsPageWithoutFocus($0, axis)
        && isOnShownPage($0) && isBetween(screenView(of: $0))
    }
  }

  /// A swipe over pages with nothing to focus on any of them takes hold of them: they go the way of the finger, and at
  /// their ends nothing goes; false where it is over nothing of the kind. Where one of them has something to focus, all of
  /// them are pushed, so that the same swipe goes on the same way from one to the next.
  mutating func swipesPages(_ direction: FocusMove.Direction, at place: Point, cause: Cause) -> Bool {
    let pages = pagesWithoutFocus(at: place, axis(of: direction))
    guard let outermost = pages.last else { return false }
    for scroller in pages where turnEmptyPage(scroller, axis(of: direction), by: -turn(of: direction), cause: cause) {
      return true
    }
    let item = blueprint.items[blueprint.scrollers[outermost].item].id
    decide(cause.text, taker: item, "SM-9: its pages end there")
    return true
  }

  /// What scrolls page by page at a place and has nothing to focus, from the inside out.
  private func pagesWithoutFocus(at place: Point, _ axis: ScrollAxis) -> [ScrollerID] {
    let item = hit(at: place).flatMap { access(to: $0.surface) == .open ? $0.item : nil }
    return scrollChain(from: item).filter { pages($0, axis) != nil && focusables(in: $0).isEmpty }
  }

  /// Turns a page where nothing can get the focus that way; false where there is none.
  ///
  /// A swipe over pages with nothing to focus takes hold of them: they go the way of the finger. Anything else pushes: to
  /// the page that lies that way.
  ///
  /// - Parameter place: Where a swipe began.
  mutating func turnsPage(_ direction: FocusMove.Direction, over place: Point?, cause: Cause) -> Bool {
    let (axis, turn) = (axis(of: direction), turn(of: direction))
    if let place, swipesPages(direction, at: place, cause: cause) { return true }
    let around = reachableFocus.map { scrollChain(from: $0) } ?? []
    for scroller in around where turnEmptyPage(scroller, axis, by: turn, cause: cause) { return true }
    guard let front = foremostFirst.first(where: { access(to: $0) == .open }) else { return false }
    for scroller in blueprint.scrollers(of: front) where isOnShownPage(scroller) && !around.contains(scroller) {
      guard showsPageWithoutFocus(scroller, axis) else { continue }
      if turnEmptyPage(scroller, axis, by: turn, cause: cause) { return true }
    }
    return false
  }

  private mutating func turnEmptyPage(_ scroller: ScrollerID, _ axis: ScrollAxis, by turn: Int, cause: Cause) -> Bool {
    guard let grid = pages(scroller, axis) else { return false }
    let (shown, page) = (headedOffset(scroller, axis), headedPage(scroller, axis, grid))
    if comesBack(scroller, axis, grid, by: turn, cause: cause) { return true }
    guard var next = grid.turned(from: shown, by: turn) else { return false }
    // What is left of the page that shows would cut what has the focus: the page has been told, and what comes is the rest
    // of it without that, or else the next one.
    if next == cutPage(scroller, axis, grid, by: turn) {
      if leavesFocusBehind(scroller, axis, grid, by: turn, cause: cause) { return true }
      // At the end of the content nothing else would ever show it.
      if (0..<grid.count).contains(page + turn) { next = page + turn }
    }
    if let rest = restWithFocus(on: next, scroller, axis, grid, by: turn) {
      decide(
        cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id,
        words("A-41: page \(next + 1) of \(grid.count), whole with the focus"))
      move(scroller, along: axis, to: rest, cause: cause)
      return true
    }
    let item = blueprint.items[blueprint.scrollers[scroller].item].id
    decide(cause.text, taker: item, words("SM-9: page \(next + 1) of \(grid.count) comes first"))
    if next == page {
      move(scroller, along: axis, to: grid.offset(of: next), cause: cause)
    } else {
      guard turnPage(scroller, axis, by: turn, cause: cause) == true else { return false }
    }
    takeFocusAlong(withPagesOf: scroller, cause: cause)
    return true
  }

  mutating func move(_ scroller: ScrollerID, along axis: ScrollAxis, to place: Double, cause: Cause) {
    let old = offset(scroller)
    var new = old
    new[axis] = place
    move(scroller, to: new, from: old, cause: cause)
  }

  /// A page has turned and what has the focus does not show as a whole: the focus goes with the page to the nearest that
  /// does. Where nothing does, the focus stays where it is: nothing is cut that has it only for that.
  mutating func takeFocusAlong(withPagesOf scroller: ScrollerID, cause: Cause) {
    guard hasFocusEngine, let focus = reachableFocus, isInContent(focus, of: scroller), !isInView(.item(focus)) else {
      return
    }
    let place = screenFrame(of: focus).center
    func distance(_ item: ItemID) -> Double {
      let way = screenFrame(of: item).center - place
      return way.dx * way.dx + way.dy * way.dy
    }
    let whole = focusables(in: scroller).filter { $0 != focus && isItemOnShownPage($0) && isInView(.item($0)) }
    guard let next = whole.min(by: { distance($0) < distance($1) }) else { return }
    state.focusing.move(to: next)
    let because = cause.by("SM-11 (5): the focus goes to what shows as a whole").text
    emit(.focused, blueprint.items[next].id, Cause(because, initiator: .automatic))
  }

  /// Content that rested between two pages for something that has lost the focus goes to the page that shows, unless
  /// what has the focus now needs it there, or that page is further than one push goes.
  ///
  /// - Parameter starts: Where the content was before the push.
  mutating func restOnPages(from starts: [(scroller: ScrollerID, offset: Vector)], cause: Cause) {
    for (scroller, start) in starts where !blueprint.scrollers[scroller].isTabView && !isHeldByFocus(scroller) {
      let old = offset(scroller)
      var new = old
      for axis in [ScrollAxis.vertical, .horizontal] {
        guard let grid = pages(scroller, axis) else { continue }
        let page = grid.offset(of: headedPage(scroller, axis, grid))
        if grid.isOneTurn(from: start[axis], to: page) { new[axis] = page }
      }
      if new != old { move(scroller, to: new, from: old, cause: cause.by("SM-9: it rests on a page")) }
    }
  }

  /// Where the content is or is going in which something scrolls.
  func headedOffsets(around item: ItemID) -> [(scroller: ScrollerID, offset: Vector)] {
    scrollChain(from: item).map { scroller in
      (scroller, Vector(dx: headedOffset(scroller, .horizontal), dy: headedOffset(scroller, .vertical)))
    }
  }

  /// Whether content rests where it does so that the whole of what has the focus shows: no page does.
  func isHeldByFocus(_ scroller: ScrollerID) -> Bool {
    guard let focus = state.focusing.focus, isInContent(focus, of: scroller) else { return false }
    return [ScrollAxis.vertical, .horizontal].contains { axis in
      guard let grid = pages(scroller, axis) else { return false }
      let (stretch, viewLength) = stretch(of: focus, scroller, axis)
      return !grid.shows(stretch, in: viewLength, on: grid.nearest(to: offset(scroller)[axis]))
    }
  }

  /// Whether the whole of what has the focus shows in content, wherever that rests.
  func showsFocus(_ scroller: ScrollerID) -> Bool {
    guard let focus = state.focusing.focus, isInContent(focus, of: scroller) else { return false }
    return isInView(.item(focus))
  }

  // MARK: What lies where

  /// Where the focus engine shows an item as far as it fits, seen from where the content is or is going.
  func rest(toShow item: ItemID, _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid) -> Double {
    // What lies on a page of a tab view shows with the page; whether that has to scroll is another matter.
    if let page = page(of: item, inTabView: scroller) { return grid.offset(of: page) }
    let (stretch, viewLength) = stretch(of: item, scroller, axis)
    return grid.rest(toShow: stretch, in: viewLength, from: headedOffset(scroller, axis))
  }

  /// Where one push rests that shows an item as far as it fits, from a place of the content; nil where none does.
  func restOfPush(
    toShow item: ItemID, _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, from shown: Double
  ) -> Double? {
    if let page = page(of: item, inTabView: scroller) {
      let rest = grid.offset(of: page)
      return grid.isOneTurn(from: shown, to: rest) ? rest : nil
    }
    let (stretch, viewLength) = stretch(of: item, scroller, axis)
    return grid.restOfPush(toShow: stretch, in: viewLength, from: shown)
  }

  /// Where an item lies in the content of a scroll view, and how much of that shows at once, in points of the content.
  func stretch(
    of item: ItemID, _ scroller: ScrollerID, _ axis: ScrollAxis
  ) -> (stretch: ClosedRange<Double>, viewLength: Double) {
    let (view, frame, scale) = (clearViewport(scroller), visibleFrame(of: item), magnification(ofScroller: scroller))
    let isVertical = axis == .vertical
    let viewLength = (isVertical ? view.size.height : view.size.width) / scale
    let length = (isVertical ? frame.size.height : frame.size.width) / scale
    let way =
      isVertical ? frame.minY - view.minY : scene.isRightToLeft ? view.maxX - frame.maxX : frame.minX - view.minX
    let start = offset(scroller)[axis] + way / scale
    return (start...start + max(0, length), viewLength)
  }

  func isInContent(_ item: ItemID, of scroller: ScrollerID) -> Bool {
    scrollChain(from: item).contains(scroller)
  }

  /// Whether it scrolls page by page along an axis, and the page that shows holds nothing that can have the focus.
  private func showsPageWithoutFocus(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    guard pages(scroller, axis) != nil else { return false }
    let isTabView = blueprint.scrollers[scroller].isTabView
    return !focusables(in: scroller).contains {
      isTabView ? page(of: $0, inTabView: scroller) == shownPage(scroller) : isPartlyInView($0)
    }
  }

  /// The place of the page of a tab view on which an item lies, from 0; nil for what is not a tab view or not on it.
  private func page(of item: ItemID, inTabView tabView: ScrollerID) -> Int? {
    guard blueprint.scrollers[tabView].isTabView else { return nil }
    let chain = scrollChain(from: item)
    return blueprint.pageScrollers[tabView].firstIndex(where: chain.contains)
  }

  private func focusables(in scroller: ScrollerID) -> [ItemID] {
    let root = blueprint.scrollers[scroller].item
    return focusRing.filter { $0 > root && $0 < blueprint.items[root].end }
  }

  private func axis(of direction: FocusMove.Direction) -> ScrollAxis { direction.isVertical ? .vertical : .horizontal }

  /// 1 for what leads on in the content, −1 for what leads back.
  private func turn(of direction: FocusMove.Direction) -> Int {
    switch direction {
    case .up: -1
    case .down: 1
    case .left: scene.isRightToLeft ? 1 : -1
    case .right: scene.isRightToLeft ? -1 : 1
    }
  }
}
