internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// What content does when the room for it changes: it goes on showing first what people or the app have left there
/// (SM-9), as far as there is content (SM-8).
///
/// What was left there is remembered for as long as nobody scrolls, so that a sheet that grows and shrinks, a screen
/// that is turned and turned back and a keyboard that comes and goes end where they began.
extension Stage {
  /// Lets the content of scroll views rest where the room that there is now allows, keeps the focus in sight, and
  /// tells what is at another place, or on another page, than before.
  ///
  /// - Parameters:
  ///   - before: The stage as it was when that was told last.
  ///   - revealing: What has to come into view first; what has the focus unless given.
  mutating func keepPlaces(
    _ scrollers: [ScrollerID], since before: Stage, cause: Cause, revealing: ((inout Stage) -> Void)? = nil
  ) {
    guard !scrollers.isEmpty else {
      revealing?(&self)
      return
    }
    invalidateTree()
    let moved = self
    for scroller in scrollers { keepPlace(scroller, asIn: before) }
    for scroller in scrollers where blueprint.scrollers[scroller].isTabView { arrangePages(of: scroller) }
    let told = journal.events.count
    if let revealing { revealing(&self) } else { keepFocusInView(scrollers, since: before, moved, cause) }
    for scroller in scrollers where isPlaced(scroller, asIn: before) {
      journal.forgetMovements(of: blueprint.items[blueprint.scrollers[scroller].item].id, after: told)
    }
    for scroller in scrollers { tellPlace(scroller, since: before, cause: cause) }
  }

  /// Whether content shows what it showed before, so that there is nothing to tell, whatever moved on the way.
  private func isPlaced(_ scroller: ScrollerID, asIn before: Stage) -> Bool {
    !before.state.scrolling.places[scroller].isActive && !before.isHeld(scroller)
      && state.scrolling.places[scroller].offset == before.state.scrolling.places[scroller].offset
      && [ScrollAxis.vertical, .horizontal].allSatisfy {
        pages(scroller, $0)?.count == before.pages(scroller, $0)?.count
      }
  }

  /// The scroll views of a surface that nobody moves now and that do not move by themselves.
  func restingScrollers(of surface: SurfaceID) -> [ScrollerID] {
    blueprint.scrollers(of: surface).filter(isAtRest)
  }

  private func isAtRest(_ scroller: ScrollerID) -> Bool {
    !isHeld(scroller) && !state.scrolling.places[scroller].isActive && state.scrolling.jog?.scroller != scroller
  }

  /// What comes back after it has waited shows what was left there, unless people have scrolled on the way.
  mutating func regainPlaces(of surface: SurfaceID) {
    for scroller in restingScrollers(of: surface) where state.scrolling.places[scroller].leftOff != nil {
      keepPlace(scroller, asIn: self)
    }
  }

  // MARK: Where it rests

  private mutating func keepPlace(_ scroller: ScrollerID, asIn before: Stage) {
    state.scrolling.forgetPageTurns(of: scroller)
    let axis: ScrollAxis = isStack(scroller) ? .vertical : .horizontal
    if blueprint.scrollers[scroller].isTabView, let old = before.pages(scroller, axis), let grid = pages(scroller, axis)
    {
      // Its pages are as large as it is: the same one shows.
      var offset = Vector.zero
      offset[axis] = grid.offset(of: before.headedPage(scroller, axis, old))
      state.scrolling.rest(scroller, at: offset)
      return
    }
    let first = before.first(of: scroller)
    let maximum = maximumOffset(scroller)
    let limited = Vector(dx: min(max(0, first.dx), maximum.dx), dy: min(max(0, first.dy), maximum.dy))
    var offset = resting(limited, scroller)
    for axis in [ScrollAxis.vertical, .horizontal] where limited[axis] < maximum[axis] {
      guard let grid = pages(scroller, axis) else { continue }
      // Where what has the focus lies across an edge, content rests between two pages (A-41): with the same pages it
      // stays there.
      if hasFocusEngine, before.pages(scroller, axis) == grid {
        offset[axis] = limited[axis]
        continue
      }
      offset[axis] = grid.offset(of: page(holdingFirstAt: limited, scroller, axis, grid, in: before))
    }
    let isKept = offset == first || Mutant.isOn(.relayoutForgetsPlaces)
    state.scrolling.rest(scroller, at: offset, leftOff: isKept ? nil : first)
  }

  /// What people or the app have left first in sight, in points of the content; what goes to a page is there already.
  private func first(of scroller: ScrollerID) -> Vector {
    let place = state.scrolling.places[scroller]
    if let motion = place.motion, pages(scroller, place.axis) != nil {
      var offset = offset(scroller)
      offset[place.axis] = motion.destination
      return offset
    }
    if !place.isActive, let first = place.leftOff { return first }
    var first = access(to: surface(ofScroller: scroller)) == .absent ? place.offset : offset(scroller)
    // A finger has pulled it off its page: that page is what shows, not the one before it of which a little does.
    if isHeld(scroller) {
      for axis in [ScrollAxis.vertical, .horizontal] {
        if let grid = pages(scroller, axis) { first[axis] = grid.offset(of: grid.nearest(to: first[axis])) }
      }
    }
    return first
  }

  func surface(ofScroller scroller: ScrollerID) -> SurfaceID {
    blueprint.items[blueprint.scrollers[scroller].item].surface
  }

  // MARK: The focus

  /// What had the focus and could be seen is in sight again (SM-11, cause 5), and so is a field that is edited when the
  /// screen has turned, wherever it was (cause 6); what was left there is remembered.
  ///
  /// - Parameters:
  ///   - before: The stage as it was.
  ///   - moved: The stage in its new layout, before content has made do with that: what got the focus on the way has
  ///     come into view there.
  private mutating func keepFocusInView(_ scrollers: [ScrollerID], since before: Stage, _ moved: Stage, _ cause: Cause)
  {
    guard let focus = state.focusing.focus, isReachable(focus) else { return }
    let chain = scrollChain(from: focus)
    guard chain.contains(where: scrollers.contains), !chain.contains(where: isHeld) else { return }
    let isLost = [before, moved].contains {
      $0.isInView(.item(focus)) ? !isInView(.item(focus)) : $0.isPartlyInView(focus) && !isPartlyInView(focus)
    }
    let isEdited =
      before.state.room.size != state.room.size && keyboardFrame != nil && state.focusing.keyboardField == focus
    guard isLost || isEdited else { return }
    let firsts = chain.map { (scroller: $0, first: before.first(of: $0)) }
    let cause = because("\(cause.text); layout changed", initiator: .automatic)
    if blueprint.items[focus].element.role.isTextEntry {
      revealText(focus, .focus, cause: cause)
    } else {
      bringIntoView(AutomaticScroll(sight: .item(focus), occasion: .layout), cause: cause)
    }
    if isEdited { raiseAboveKeyboard(focus, cause: cause) }
    for (scroller, first) in firsts
    where !blueprint.scrollers[scroller].isTabView && state.scrolling.places[scroller].offset != first {
      state.scrolling.remember(scroller, leftOffAt: first)
    }
  }

  func isPartlyInView(_ item: ItemID) -> Bool {
    var visible = visibleFrame(of: item)
    for scroller in scrollChain(from: blueprint.items[item].parent) {
      visible = visible.intersection(clearViewport(scroller))
    }
    return !visible.isEmpty
  }

  // MARK: What is told

  private mutating func tellPlace(_ scroller: ScrollerID, since before: Stage, cause: Cause) {
    let surface = surface(ofScroller: scroller)
    guard access(to: surface) != .absent, before.access(to: surface) != .absent, isOnShownPage(scroller) else { return }
    let node = blueprint.items[blueprint.scrollers[scroller].item].id
    let place = state.scrolling.places[scroller]
    let isClamped =
      place.leftOff.map { $0.dx > maximumOffset(scroller).dx || $0.dy > maximumOffset(scroller).dy } ?? false
    let rule =
      isClamped ? "SM-8: layout changed, clamped to the end" : "SM-9: layout changed, first visible content kept"
    let cause = Cause(cause.by(rule).text, initiator: .automatic)
    // What was on its way has come to rest without having been told where.
    let wasMoved = before.isHeld(scroller) || before.state.scrolling.places[scroller].isActive
    if wasMoved || place.offset != before.state.scrolling.places[scroller].offset, !isTold(place.offset, of: node) {
      for axis in [ScrollAxis.vertical, .horizontal]
      where place.offset[axis] != before.state.scrolling.places[scroller].offset[axis] { noteTravel(scroller, axis) }
      tellOffset(scroller, cause)
    }
    for axis in [ScrollAxis.vertical, .horizontal] {
      guard let grid = pages(scroller, axis) else { continue }
      let page = grid.nearest(to: place.offset[axis])
      let old = before.pages(scroller, axis)
      let isSame = old.map { $0.count == grid.count && before.restedPage(scroller, axis, $0) == page } ?? false
      if !isSame, !isTold(page, of: grid, node, axis) { tell(page, of: grid, scroller, axis, cause) }
    }
  }

  /// Whether this offset has just been told already.
  private func isTold(_ offset: Vector, of node: NodeID) -> Bool {
    for event in journal.events.reversed() where event.node == node {
      if case .scrolled(let x, let y) = event.kind { return Vector(dx: x, dy: y) == offset }
    }
    return false
  }

  /// Whether this page has just been told already.
  private func isTold(_ page: Int, of grid: PageGrid, _ node: NodeID, _ axis: ScrollAxis) -> Bool {
    for event in journal.events.reversed() where event.node == node && event.axes?.contains(axis.indicatorAxis) != false
    {
      if case .paged(let told, let count) = event.kind { return told == page + 1 && count == grid.count }
    }
    return false
  }

  // MARK: Sheets and the keyboard

  /// The stage with a sheet as high as it was when it rested last.
  func asRestedLast(_ index: Int) -> Stage {
    let sheet = state.presenting.sheets[index]
    let last = heights(of: sheet.surface).rests.first { $0.id == sheet.restID }?.height
    guard let height = sheet.restHeight ?? last else { return self }
    var before = self
    before.state.presenting.settleSheet(
      at: index,
      by: SpringMotion(from: height, to: height, response: scene.parameters.springResponse, start: state.room.now))
    return before
  }

  /// The on-screen keyboard has come or gone: content has less room or more.
  ///
  /// - Parameter revealing: Brings what is edited into view.
  mutating func fitToKeyboard(revealing: ((inout Stage) -> Void)? = nil) {
    guard state.focusing.keyboardField != nil || state.focusing.fittedField != nil else {
      revealing?(&self)
      return
    }
    let field = keyboardFrame == nil ? nil : state.focusing.keyboardField
    defer { state.focusing.fit(to: field) }
    let surface = field.map { blueprint.items[$0].surface }
    guard surface != state.focusing.fittedField.map({ blueprint.items[$0].surface }) else {
      revealing?(&self)
      return
    }
    var before = self
    before.state.focusing = state.focusing.beforeFitting
    let scrollers = blueprint.scrollers.indices.filter(isAtRest)
    let cause = because("on-screen keyboard \(field == nil ? "gone" : "up")", initiator: .automatic)
    let moving = movingScrollers()
    refitMovements(moving, shownAt: moving.map { before.offset($0) }, since: before, cause)
    keepPlaces(scrollers, since: before, cause: cause, revealing: revealing)
  }
}
