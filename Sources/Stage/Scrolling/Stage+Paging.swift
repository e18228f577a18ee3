internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Scrolling page by page (SM-9).
extension Stage {
  /// The pages of a scroll view along an axis; nil where it does not scroll page by page.
  ///
  /// A page is never larger than what shows, whatever its author says: what lies between two pages could not be seen.
  /// The lengths that its author gives are of the content, and are magnified with it. Along an axis on which only zoom
  /// lets it scroll there are no pages.
  func pages(_ scroller: ScrollerID, _ axis: ScrollAxis) -> PageGrid? {
    let item = blueprint.scrollers[scroller].item
    let element = blueprint.items[item].element
    guard element.paging || blueprint.scrollers[scroller].isTabView, scrolls(scroller, axis),
      blueprint.scrollers[scroller].axes?.contains(axis.axes) != false
    else { return nil }
    return PageGrid(
      page: min(element.pageSize.map { $0 * scale(scroller) } ?? .infinity, usualPageSize(scroller, axis)),
      overlap: Mutant.isOn(.pagesForgetTheirOverlap) ? 0 : overlap(of: item, axis),
      maximum: maximumOffset(scroller)[axis])
  }

  /// Points of a page whose size its author leaves open: as much as the view shows now (SM-9).
  private func usualPageSize(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Double {
    if Mutant.isOn(.pagesAreAsHighAsTheScreen) { return axis == .vertical ? screen.height : screen.width }
    // In points of its own content: what is around it may be magnified.
    return axis == .vertical ? viewportSize(scroller).height : viewportSize(scroller).width
  }

  /// Points of the overlap that its author asks for, as its content is shown: a line of magnified text is higher.
  func overlap(of item: ItemID, _ axis: ScrollAxis) -> Double {
    let element = blueprint.items[item].element
    var size = Size.zero
    if case .pictureFraction = element.overlap, let scroller = blueprint.items[item].ownScroller {
      let picture = (item + 1..<blueprint.items[item].end).first {
        blueprint.items[$0].element.role == .image && blueprint.items[$0].scroller == scroller
      }
      size = picture.map { layout.frames[$0].size } ?? .zero
    }
    let points = element.overlap.points(
      fontSize: fontSize(of: item), picture: axis == .vertical ? size.height : size.width)
    return points * (blueprint.items[item].ownScroller.map { scale($0) } ?? 1)
  }

  /// Points of the text in an item: its own, else that of the first text in it that says so, else the body text of
  /// the platform.
  func fontSize(of item: ItemID) -> Double {
    blueprint.items[item].element.fontSize ?? blueprint.items[item].ownScroller.flatMap {
      blueprint.scrollers[$0].textSize
    }
      ?? scene.parameters.bodyFontSize
  }

  /// The finger lets go of content that is paged: it goes to a page and rests there; false where it is not paged.
  ///
  /// - Parameters:
  ///   - shown: The offset, in points.
  ///   - asked: How fast the finger asks the offset to go, in points per second; resistance does not count.
  ///   - velocity: How fast the offset goes, in points per second.
  mutating func releasePaged(
    _ drag: ScrollDrag, shown: Double, asked: Double, velocity: Double, _ cause: Cause
  ) -> Bool {
    guard let grid = pages(drag.scroller, drag.axis) else { return false }
    let start = drag.page ?? grid.nearest(to: drag.start)
    let page =
      Mutant.isOn(.pagesRunOn)
      ? grid.nearest(to: shown + velocity / 2)
      : grid.destination(
        from: start, caughtAt: drag.caught, at: shown, velocity: asked,
        swipe: scene.parameters.swipeSpeed / drag.magnification)
    let destination = grid.offset(of: page)
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[drag.scroller].item].id,
      words(
        "SM-9 \(pageWords(drag.scroller, drag.axis)) \(start + 1) → \(page + 1) of \(grid.count): \(points(abs(asked) * drag.magnification)) pt/s (swipe from \(points(scene.parameters.swipeSpeed))), \(points(abs(shown - grid.offset(of: start)))) of \(points(grid.stride)) pt"
      ))
    guard shown != destination else {
      keepWithinEnds(drag.scroller)
      return true
    }
    let motion = ScrollMotion(
      from: shown, to: destination, velocity: velocity, maximum: grid.maximum,
      response: scene.parameters.springResponse, start: state.room.now)
    state.scrolling.go(drag.scroller, along: drag.axis, by: motion)
    return true
  }

  /// Goes a page on or back, as a key or a screen reader asks; nil where it is not paged, else whether there was one.
  ///
  /// Of a vertical tab view a page that has more to show scrolls by what shows of it before the next one comes (SM-10).
  mutating func turnPage(_ scroller: ScrollerID, _ axis: ScrollAxis, by turn: Int, cause: Cause) -> Bool? {
    let mover = mover(scroller, axis, towards: turn)
    if mover != scroller, !blueprint.scrollers[mover].isTabView {
      return scroll(mover, axis, by: Double(turn) * clearSize(mover).height, cause: cause)
    }
    let scroller = mover
    guard let grid = pages(scroller, axis) else { return nil }
    let old = offset(scroller)
    let from = headedPage(scroller, axis, grid)
    let page = min(max(0, from + (Mutant.isOn(.pagesRunOn) ? 2 * turn : turn)), grid.count - 1)
    // What a jog bar leads is on no page.
    let isBetween = state.scrolling.jog?.scroller == scroller && abs(grid.offset(of: page) - old[axis]) > 1e-6
    guard page != from || isBetween else { return false }
    if blueprint.scrollers[scroller].isTabView {
      show(page: page, of: scroller, cause: cause)
      return true
    }
    var new = old
    new[axis] = grid.offset(of: page)
    move(scroller, to: new, from: old, cause: cause)
    return true
  }

  /// The offset that shows what `asked` would show, where pages can rest: the next page in the direction of the way.
  func aligned(_ asked: Vector, from old: Vector, _ scroller: ScrollerID) -> Vector {
    guard isPaged(scroller) else { return asked }
    var aligned = asked
    for axis in [ScrollAxis.vertical, .horizontal] where asked[axis] != old[axis] {
      guard let grid = pages(scroller, axis) else { continue }
      let holding = grid.holding(asked[axis])
      let isThere = grid.offset(of: holding) >= asked[axis] - 1e-6
      aligned[axis] = grid.offset(of: asked[axis] > old[axis] && !isThere ? holding + 1 : holding)
    }
    return aligned
  }

  /// The offset at which the page rests that shows first what is first now, after the room has changed.
  func resting(_ offset: Vector, _ scroller: ScrollerID) -> Vector {
    guard isPaged(scroller) else { return offset }
    var resting = offset
    for axis in [ScrollAxis.vertical, .horizontal] {
      if let grid = pages(scroller, axis) { resting[axis] = grid.offset(of: grid.holding(offset[axis])) }
    }
    return resting
  }

  /// Whether it scrolls page by page: its author says so, or it is a tab view.
  func isPaged(_ scroller: ScrollerID) -> Bool {
    blueprint.scrollers[scroller].isTabView || blueprint.items[blueprint.scrollers[scroller].item].element.paging
  }

  /// Shows a page of a tab view at once, and tells so where it is another one.
  mutating func show(page: Int, of tabView: ScrollerID, cause: Cause) {
    let axis: ScrollAxis = isStack(tabView) ? .vertical : .horizontal
    guard let grid = pages(tabView, axis) else { return }
    let before = restedPage(tabView, axis, grid)
    var offset = offset(tabView)
    offset[axis] = grid.offset(of: page)
    state.scrolling.rest(tabView, at: offset)
    tellPage(tabView, axis, since: before, cause)
  }
}
