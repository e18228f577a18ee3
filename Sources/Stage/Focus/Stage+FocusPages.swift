internal import Accessibility
internal import Geometry
internal import Harness
internal import Scenes

/// Pages under the focus engine of tvOS: a push turns one page at a time, and pages without anything to focus are
/// turned as well (scroll-tvos-focus-autoscroll, SM-9).
extension Stage {
  /// Turns one page where the focus would go past the next one or leave pages that have not shown yet, or where what
  /// has it is on a page that does not show and lies that way; false where the focus may go.
  ///
  /// What has the focus keeps it meanwhile.
  mutating func turnsPage(
    before next: Int, from focus: Int, _ direction: FocusMove.Direction, cause: Cause
  ) -> Bool {
    let (axis, turn) = (axis(of: direction), turn(of: direction))
    for scroller in scrollChain(from: next).reversed() + scrollChain(from: focus) {
      guard !blueprint.scrollers[scroller].isTabView, let grid = pages(scroller, axis) else { continue }
      let shown = headedPage(scroller, axis, grid)
      if isInContent(focus, of: scroller), !isPartlyInView(focus),
        let own = page(toShow: focus, scroller, axis, grid), (own - shown) * turn > 0
      {
        if own == shown + turn {
          decide(cause.text, taker: blueprint.items[focus].id, "SM-9: the page of what has the focus")
          scrollIntoView(focus, cause: cause)
          return true
        }
        return turnEmptyPage(scroller, axis, by: turn, cause: cause)
      }
      let isOutside = !isInContent(next, of: scroller)
      let target = isOutside ? nil : page(toShow: next, scroller, axis, grid)
      if isOutside || target.map({ ($0 - shown) * turn > 1 }) ?? false,
        turnEmptyPage(scroller, axis, by: turn, cause: cause)
      {
        return true
      }
    }
    return false
  }

  /// Turns a page where nothing can get the focus that way; false where there is none.
  ///
  /// A swipe over pages with nothing to focus in them takes hold of them: they go the way of the finger. Anything else
  /// pushes: to the page that lies that way.
  ///
  /// - Parameter place: Where a swipe began.
  mutating func turnsPage(_ direction: FocusMove.Direction, over place: Point?, cause: Cause) -> Bool {
    let (axis, turn) = (axis(of: direction), turn(of: direction))
    let swiped = place.flatMap { hit(at: $0) }.flatMap { access(to: $0.surface) == .open ? $0.item : nil }
    for scroller in scrollChain(from: swiped) where isPagedWithoutFocus(scroller, axis) {
      if turnEmptyPage(scroller, axis, by: -turn, cause: cause) { return true }
    }
    let around = reachableFocus.map { scrollChain(from: $0) } ?? []
    for scroller in around where turnEmptyPage(scroller, axis, by: turn, cause: cause) { return true }
    guard let front = foremostFirst.first(where: { access(to: $0) == .open }) else { return false }
    for scroller in blueprint.scrollers(of: front) where isOnShownPage(scroller) && !around.contains(scroller) {
      guard pages(scroller, axis) != nil, place == nil || !isPagedWithoutFocus(scroller, axis),
        !focusables(in: scroller).contains(where: isPartlyInView)
      else { continue }
      if turnEmptyPage(scroller, axis, by: turn, cause: cause) { return true }
    }
    return false
  }

  private mutating func turnEmptyPage(_ scroller: Int, _ axis: ScrollAxis, by turn: Int, cause: Cause) -> Bool {
    guard !blueprint.scrollers[scroller].isTabView, let grid = pages(scroller, axis) else { return false }
    let page = headedPage(scroller, axis, grid) + turn
    guard (0..<grid.count).contains(page) else { return false }
    let item = blueprint.items[blueprint.scrollers[scroller].item].id
    decide(
      cause.text, taker: item,
      words("SM-9: page \(page + 1) of \(grid.count) comes first; the focus stays where it is"))
    return turnPage(scroller, axis, by: turn, cause: cause) == true
  }

  /// Content that rested between two pages for something that has lost the focus goes to the page that shows, unless
  /// what has the focus now needs it there.
  mutating func restOnPages(left former: Int, cause: Cause) {
    for scroller in scrollChain(from: former) where !blueprint.scrollers[scroller].isTabView && !isHeldByFocus(scroller)
    {
      let old = offset(scroller)
      var new = old
      for axis in [ScrollAxis.vertical, .horizontal] {
        if let grid = pages(scroller, axis) { new[axis] = grid.offset(of: headedPage(scroller, axis, grid)) }
      }
      if new != old { move(scroller, to: new, from: old, cause: cause.by("SM-9: it rests on a page")) }
    }
  }

  /// Whether content rests where it does so that the whole of what has the focus shows: no page does.
  func isHeldByFocus(_ scroller: Int) -> Bool {
    guard let focus = state.focus, isInContent(focus, of: scroller) else { return false }
    return [ScrollAxis.vertical, .horizontal].contains { axis in
      guard let grid = pages(scroller, axis), let stretch = stretch(of: focus, scroller, axis) else { return false }
      let offset = offset(scroller)[axis]
      let rest = grid.offset(of: grid.nearest(to: offset))
      return stretch.start < rest - 1e-6 || stretch.start + stretch.length > rest + stretch.extent + 1e-6
    }
  }

  // MARK: What lies where

  /// The page on which the focus engine shows the whole of an item, seen from the one that shows now; nil where no page
  /// does because the item is larger.
  private func page(toShow item: Int, _ scroller: Int, _ axis: ScrollAxis, _ grid: PageGrid) -> Int? {
    guard let stretch = stretch(of: item, scroller, axis) else { return nil }
    let (start, end) = (stretch.start, stretch.start + stretch.length)
    return grid.whole(from: start, to: end, showing: stretch.extent, seenFrom: headedPage(scroller, axis, grid)).page
  }

  /// Where an item lies in the content of a scroll view, and how much of that shows at once, in points of the content;
  /// nil where the item is larger.
  private func stretch(
    of item: Int, _ scroller: Int, _ axis: ScrollAxis
  ) -> (start: Double, length: Double, extent: Double)? {
    let (view, frame, scale) = (clearViewport(scroller), visibleFrame(of: item), magnification(ofScroller: scroller))
    let isVertical = axis == .vertical
    let extent = (isVertical ? view.size.height : view.size.width) / scale
    let length = (isVertical ? frame.size.height : frame.size.width) / scale
    guard length <= extent + 1e-6 else { return nil }
    let way =
      isVertical ? frame.minY - view.minY : scene.isRightToLeft ? view.maxX - frame.maxX : frame.minX - view.minX
    return (offset(scroller)[axis] + way / scale, length, extent)
  }

  private func isInContent(_ item: Int, of scroller: Int) -> Bool {
    scrollChain(from: item).contains(scroller)
  }

  /// Whether it scrolls page by page along an axis, and nothing in it can have the focus.
  private func isPagedWithoutFocus(_ scroller: Int, _ axis: ScrollAxis) -> Bool {
    guard pages(scroller, axis) != nil else { return false }
    return focusables(in: scroller).isEmpty
  }

  private func focusables(in scroller: Int) -> [Int] {
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
