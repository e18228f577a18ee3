internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Page controls: how many pages there are and which one shows (SM-9).
extension Stage {
  /// The axis along which a page control counts the pages of what it is bound to.
  func pagedAxis(of item: ItemID) -> ScrollAxis? {
    guard let scroller = blueprint.items[item].pagedScroller else { return nil }
    switch blueprint.items[item].element.pages.axis {
    case .vertical: return .vertical
    case .horizontal: return .horizontal
    default: break
    }
    // Zoom lets content scroll along another axis and turns no other pages.
    let asItIs = (vertical: scrollsAsItIs(scroller, .vertical), horizontal: scrollsAsItIs(scroller, .horizontal))
    if asItIs.vertical != asItIs.horizontal { return asItIs.vertical ? .vertical : .horizontal }
    return scrolls(scroller, .vertical) && !scrolls(scroller, .horizontal) ? .vertical : .horizontal
  }

  /// The pages that a page control shows; of what scrolls freely those that its view could show one after the other.
  func controlledPages(of item: ItemID) -> PageGrid? {
    guard let scroller = blueprint.items[item].pagedScroller, let axis = pagedAxis(of: item) else { return nil }
    if let grid = pages(scroller, axis) { return grid }
    let view = viewportSize(scroller)
    return PageGrid(
      page: axis == .vertical ? view.height : view.width, overlap: 0, maximum: maximumOffset(scroller)[axis])
  }

  /// The page, from 1, that a bound page control says is shown, and how many there are.
  func shownPage(ofControl item: ItemID) -> (current: Int, count: Int)? {
    guard let scroller = blueprint.items[item].pagedScroller, let axis = pagedAxis(of: item),
      let grid = controlledPages(of: item)
    else { return nil }
    let current = Mutant.isOn(.pageControlStandsStill) ? 0 : grid.nearest(to: offset(scroller)[axis])
    return (current + 1, Mutant.isOn(.pageControlMiscounts) ? grid.count + 1 : grid.count)
  }

  /// Whether people change it by steps now: it has numbers, or shows the pages of something.
  func isAdjustable(_ item: ItemID) -> Bool {
    let item = blueprint.items[item]
    return item.element.role.isAdjustable && (item.element.range != nil || item.pagedScroller != nil)
  }

  /// Turns so many pages of what a page control is bound to; stops at the first and the last.
  mutating func turnPages(ofControl item: ItemID, by steps: Int, cause: Cause) {
    let node = blueprint.items[item]
    guard let scroller = node.pagedScroller, let axis = pagedAxis(of: item) else { return }
    guard node.isOperable else {
      decide(cause.text, taker: node.id, "it is disabled")
      emit(.swallowed, node.id, cause.by("disabled"))
      return
    }
    takeFocus(item)
    arriveZooms(around: scroller, cause)
    guard let grid = controlledPages(of: item) else { return }
    let old = offset(scroller)
    let from = headedPage(scroller, axis, grid)
    let page = min(max(0, from + min(max(steps, -10_000), 10_000)), grid.count - 1)
    guard page != from else {
      decide(cause.text, taker: node.id, "SM-9: its pages end there")
      tellEdge(scroller, axis, isForward: steps > 0, cause: cause)
      emit(.swallowed, node.id, cause.by("its pages end there"))
      return
    }
    decide(
      cause.text, taker: node.id,
      words("SM-9 page control: \(pageWords(scroller, axis)) \(from + 1) → \(page + 1) of \(grid.count)"))
    if blueprint.scrollers[scroller].isTabView {
      show(page: page, of: scroller, cause: cause)
      return
    }
    var new = old
    new[axis] = grid.offset(of: page)
    move(scroller, to: new, from: old, cause: cause)
    if pages(scroller, axis) == nil { tell(page, of: grid, scroller, axis, cause) }
  }

  /// A tap on its leading half turns back, one on its trailing half on, as UIKit's does; false for anything else.
  mutating func tapPageControl(_ item: ItemID, at point: Point, cause: Cause) -> Bool {
    guard blueprint.items[item].element.role == .pageControl, isAdjustable(item) else { return false }
    let frame = visibleFrame(of: item).offset(by: origin(of: blueprint.items[item].surface) - .zero)
    let isVertical = frame.size.height > frame.size.width
    let isSecond = isVertical ? point.y >= frame.midY : (point.x >= frame.midX) != scene.isRightToLeft
    guard access(to: blueprint.items[item].surface) == .open else { return false }
    if blueprint.items[item].isOperable { emit(.activated, blueprint.items[item].id, cause) }
    adjust(item, steps: isSecond ? 1 : -1, cause: cause)
    return true
  }
}
