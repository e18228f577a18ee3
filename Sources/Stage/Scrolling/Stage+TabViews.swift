internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Tab views, whose children are pages: stacked vertically, a page that is higher than the screen scrolls by itself
/// before the next one comes (SM-10, C-25).
extension Stage {
  /// Whether the pages of a scroller's tab view are stacked vertically.
  func isStack(_ scroller: ScrollerID) -> Bool {
    blueprint.scrollers[scroller].isTabView && blueprint.scrollers[scroller].axes == .vertical
  }

  /// The place of the page that a tab view shows, from 0.
  func shownPage(_ tabView: ScrollerID) -> Int {
    let axis: ScrollAxis = isStack(tabView) ? .vertical : .horizontal
    return pages(tabView, axis)?.nearest(to: offset(tabView)[axis]) ?? 0
  }

  /// The scroller of the page that a tab view shows; nil where it has none.
  func pageScroller(_ tabView: ScrollerID) -> ScrollerID? {
    let (page, scrollers) = (shownPage(tabView), blueprint.pageScrollers[tabView])
    return scrollers.indices.contains(page) ? scrollers[page] : nil
  }

  /// What scrolls on a page: itself, else the first scroll view on it that has more than shows, else itself.
  func tallest(onPage page: ScrollerID) -> ScrollerID {
    if maximumOffset(page).dy > 0 { return page }
    let item = blueprint.scrollers[page].item
    let inner = blueprint.scrollers(of: blueprint.items[item].surface).first { scroller in
      let other = blueprint.scrollers[scroller].item
      return other > item && other < blueprint.items[item].end && scrolls(scroller, .vertical)
        && maximumOffset(scroller).dy > 0
    }
    return inner ?? page
  }

  /// The vertical tab view that a scroll view is, is a page of, or is on a page of.
  private func stack(around scroller: ScrollerID) -> ScrollerID? {
    var next: ScrollerID? = scroller
    while let scroller = next {
      if isStack(scroller) { return scroller }
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return nil
  }

  /// Whether a scroll view is on a page that shows, on whatever tab views it is.
  func isOnShownPage(_ scroller: ScrollerID) -> Bool {
    scrollChain(from: blueprint.scrollers[scroller].item).allSatisfy { scroller in
      let parent = blueprint.items[blueprint.scrollers[scroller].item].parent
      guard let parent, let tabView = blueprint.items[parent].ownScroller, blueprint.scrollers[tabView].isTabView
      else {
        return true
      }
      return pageScroller(tabView) == scroller
    }
  }

  /// The same of an item.
  func isItemOnShownPage(_ item: ItemID) -> Bool {
    blueprint.items[item].scroller.map(isOnShownPage) ?? true
  }

  /// Whether there is more to see along an axis, towards the end (1) or the start (−1).
  func canMove(_ scroller: ScrollerID, _ axis: ScrollAxis, towards way: Int) -> Bool {
    let offset = offset(scroller)[axis]
    return way > 0 ? offset < maximumOffset(scroller)[axis] : offset > 0
  }

  /// Who moves when a vertical tab view, one of its pages or a scroll view on one is asked to: the page, or what is on
  /// it, as long as that has more to show, then the tab view (C-25). Any other scroll view moves itself.
  func mover(_ scroller: ScrollerID, _ axis: ScrollAxis, towards way: Int) -> ScrollerID {
    guard axis == .vertical, let tabView = stack(around: scroller) else { return scroller }
    if blueprint.scrollers[scroller].kind == .view, canMove(scroller, .vertical, towards: way) { return scroller }
    guard let page = pageScroller(tabView).map(tallest), canMove(page, .vertical, towards: way) else { return tabView }
    return isStack(page) ? mover(page, axis, towards: way) : page
  }

  /// The innermost of some scroll views that takes a movement along an axis: a long page of a vertical tab view takes
  /// none beyond its end, which turns the page (SM-10).
  func scroller(in chain: [ScrollerID], _ axis: ScrollAxis, towards way: Int) -> ScrollerID? {
    let inner = Mutant.isOn(.crossAxisGoesToTheOuter) ? chain.last : scroller(in: chain, axis)
    return inner.map { mover($0, axis, towards: way) }
  }

  /// Lets the pages that a vertical tab view does not show be entered as people enter them: those before at their
  /// end, those after at their top.
  mutating func arrangePages(of tabView: ScrollerID) {
    guard isStack(tabView) else { return }
    let shown = shownPage(tabView)
    for (ordinal, page) in blueprint.pageScrollers[tabView].enumerated() where ordinal != shown {
      let scroller = tallest(onPage: page)
      guard !blueprint.scrollers[scroller].isTabView else { continue }
      let isEnd = ordinal < shown && !Mutant.isOn(.pagesAreEnteredAtTheirTop)
      state.scrolling.rest(scroller, at: Vector(dx: 0, dy: isEnd ? maximumOffset(scroller).dy : 0))
    }
  }

  /// Lets tab views begin at the page that their author says.
  ///
  /// - Parameter surface: Those of a surface only.
  mutating func openTabViews(of surface: SurfaceID? = nil) {
    for scroller in surface.map(blueprint.scrollers) ?? blueprint.scrollers.indices
    where blueprint.scrollers[scroller].isTabView {
      let item = blueprint.items[blueprint.scrollers[scroller].item]
      let axis: ScrollAxis = isStack(scroller) ? .vertical : .horizontal
      if let current = item.element.pages.current, let grid = pages(scroller, axis) {
        state.scrolling.show(scroller, at: grid.offset(of: current - 1), along: axis)
      }
      arrangePages(of: scroller)
    }
  }

  /// Why a scroll view takes a movement: the innermost under the start point owns it, whatever else scrolls that way
  /// (SM-8); nothing is handed on within a gesture.
  func reasonToScroll(_ scroller: ScrollerID, _ axis: ScrollAxis, _ chain: [ScrollerID]) -> String {
    guard keepsReasons else { return "" }
    if isStack(scroller), let page = pageScroller(scroller).map(tallest), maximumOffset(page).dy > 0 {
      return "SM-10: \(blueprint.items[blueprint.scrollers[page].item].id) ends there, the pages turn"
    }
    let outer = chain.drop { $0 != scroller }.dropFirst().first {
      scrolls($0, axis) && !blueprint.scrollers[$0].isTabView
    }
    guard let outer else { return "the innermost that scrolls there" }
    return
      "SM-8: the innermost that scrolls there; \(blueprint.items[blueprint.scrollers[outer].item].id) scrolls the same way and waits"
  }

  /// The part of a scroll view that shows its content clear of what the system takes at its edges, relative to its
  /// surface.
  func clearViewport(_ scroller: ScrollerID) -> Rect {
    let (view, taken) = (viewport(scroller), layout.scrollInsets[scroller])
    let magnification = magnification(ofScroller: scroller)
    return Rect(
      x: view.minX, y: view.minY + taken.top * magnification, width: view.size.width,
      height: max(1, view.size.height - (taken.top + taken.bottom) * magnification))
  }

  /// The size of that part in points of its own content, which what is around it may magnify.
  func clearSize(_ scroller: ScrollerID) -> Size {
    let (size, taken) = (viewportSize(scroller), layout.scrollInsets[scroller])
    return Size(width: size.width, height: max(1, size.height - taken.top - taken.bottom))
  }
}
