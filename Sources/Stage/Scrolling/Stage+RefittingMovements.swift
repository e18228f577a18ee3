internal import Accessibility
internal import Digests
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

/// Content that moves, or that a finger holds, while the room for it changes.
///
/// It goes on from where it is shown, as fast as it goes, within the bounds that there are from then on: what has more
/// before it than it had goes on where it would have bounced, and what has come to be beyond its end goes back to it.
/// What goes to a page goes to the one that shows first what that one shows first. While a sheet is on its way its end
/// takes the content along (`ScrollMotion.position(at:upTo:)`), so that there too the place is a function of the time.
extension Stage {
  /// Whether the room of a scroll view changes by itself or under a finger, so that it is seen to later.
  func isRoomChanging(_ scroller: ScrollerID) -> Bool {
    guard !state.presenting.sheets.isEmpty else { return false }
    let surface = blueprint.items[blueprint.scrollers[scroller].item].surface
    switch sheetIndex(surface).map({ state.presenting.sheets[$0].phase }) {
    case .dragging, .settling: return true
    default: return false
    }
  }

  /// The scroll views that move by themselves or that somebody holds, in the order of their scrollers.
  ///
  /// - Parameter surface: Where to look; everywhere unless given.
  func movingScrollers(of surface: SurfaceID? = nil) -> [ScrollerID] {
    var scrollers = Set(state.scrolling.places.active)
    switch state.hands.capture {
    case .scroll(let drag, _): scrollers.insert(drag.scroller)
    case .bar(let drag): scrollers.insert(drag.scroller)
    default: break
    }
    if let pinch = state.hands.pinch { scrollers.insert(pinch.scroller) }
    if let jog = state.scrolling.jog { scrollers.insert(jog.scroller) }
    return scrollers.sorted().filter { scroller in
      surface.map { blueprint.items[blueprint.scrollers[scroller].item].surface == $0 } ?? true
    }
  }

  /// Lets what moves or is held go on in the room that there is now.
  ///
  /// - Parameters:
  ///   - scrollers: The scroll views.
  ///   - offsets: Where each of them has been shown until now, in points.
  ///   - before: The stage in its former layout.
  mutating func refitMovements(
    _ scrollers: [ScrollerID], shownAt offsets: [Vector], since before: Stage, _ cause: Cause
  ) {
    guard !scrollers.isEmpty, !Mutant.isOn(.movingContentKeepsItsBounds) else { return }
    invalidateTree()
    for (scroller, shown) in zip(scrollers, offsets) { refitMovement(scroller, shownAt: shown, since: before, cause) }
  }

  private mutating func refitMovement(
    _ scroller: ScrollerID, shownAt shown: Vector, since before: Stage, _ cause: Cause
  ) {
    let maximum = maximumOffset(scroller)
    if state.hands.pinch?.scroller == scroller { return refitPinch() }
    switch state.hands.capture {
    case .scroll(let drag, let across) where drag.scroller == scroller:
      let size = viewportSize(scroller)
      func refitted(_ drag: ScrollDrag) -> ScrollDrag {
        drag.refitted(
          shown: shown[drag.axis], maximum: maximum[drag.axis],
          viewLength: drag.axis == .vertical ? size.height : size.width, page: page(of: drag, since: before))
      }
      state.hands.take(.scroll(refitted(drag), across: across.map(refitted)))
      return
    case .bar(var drag) where drag.scroller == scroller:
      drag.maximum = maximum[drag.axis]
      state.hands.take(.bar(drag))
      return
    default: break
    }
    if let jog = state.scrolling.jog, jog.scroller == scroller {
      state.scrolling.refitJog(maximum: maximum[jog.axis], at: state.room.now)
      return
    }
    refitCross(scroller, shownAt: shown)
    let place = state.scrolling.places[scroller]
    guard let motion = place.motion else {
      if place.awaitsRoom { refitRest(scroller, place.axis, shownAt: shown[place.axis], since: before) }
      return
    }
    var destination = motion.destination
    if let grid = pages(scroller, place.axis) {
      destination = restingPlace(scroller, place.axis, grid, since: before)
      guard destination != motion.destination else { return }
    } else if destination == 0 || motion.maximum == maximum[place.axis]
      || destination < motion.maximum && destination <= maximum[place.axis]
    {
      return
    }
    let (from, end) = (shown[place.axis], maximum[place.axis])
    // What its end has taken along has no speed of its own.
    let velocity = from == motion.position(at: state.room.now) ? motion.velocity(at: state.room.now) : 0
    let new = refitted(motion, scroller, from: from, to: destination, velocity: velocity, end)
    state.scrolling.refit(scroller, at: min(max(0, from), end), to: new)
    if new == nil {
      keepWithinEnds(scroller)
      tellOffset(scroller, cause)
    }
  }

  /// What moves along both axes goes on along the other one in the room that there is now.
  private mutating func refitCross(_ scroller: ScrollerID, shownAt shown: Vector) {
    let place = state.scrolling.places[scroller]
    guard place.motion != nil, let cross = place.cross else { return }
    let (axis, end) = (place.crossAxis, maximumOffset(scroller)[place.crossAxis])
    guard cross.destination != 0, cross.maximum != end, cross.destination == cross.maximum || cross.destination > end
    else { return }
    let velocity = shown[axis] == cross.position(at: state.room.now) ? cross.velocity(at: state.room.now) : 0
    let new = refitted(cross, scroller, from: shown[axis], to: min(cross.destination, end), velocity: velocity, end)
    state.scrolling.refitCross(scroller, at: min(max(0, shown[axis]), end), to: new)
  }

  /// What has come to rest on its way to a page goes to the one that is there now.
  private mutating func refitRest(
    _ scroller: ScrollerID, _ axis: ScrollAxis, shownAt shown: Double, since before: Stage
  ) {
    state.scrolling.endWaitForRoom(scroller)
    let own = pages(scroller, axis)
    let destination = own.map { restingPlace(scroller, axis, $0, since: before) } ?? shown
    guard let grid = own, shown != destination else {
      keepWithinEnds(scroller)
      tellOffset(scroller, Self.atRest)
      return
    }
    let motion = ScrollMotion(
      from: shown, to: destination, maximum: grid.maximum, response: scene.parameters.springResponse,
      start: state.room.now)
    state.scrolling.show(scroller, at: shown, along: axis)
    state.scrolling.go(scroller, along: axis, by: motion)
  }

  private func refitted(
    _ motion: ScrollMotion, _ scroller: ScrollerID, from origin: Double, to destination: Double, velocity: Double,
    _ maximum: Double
  ) -> ScrollMotion? {
    let response = scene.parameters.springResponse
    if motion.isDrift {
      return Drift(from: origin, to: maximum, speed: abs(velocity), start: state.room.now).map { ScrollMotion($0) }
    }
    let element = blueprint.items[blueprint.scrollers[scroller].item].element
    if pages(scroller, state.scrolling.places[scroller].axis) != nil {
      guard origin != destination else { return nil }
      return ScrollMotion(
        from: origin, to: destination, velocity: velocity, maximum: maximum, response: response, start: state.room.now)
    }
    return ScrollMotion(
      from: origin, velocity: velocity, maximum: maximum,
      rate: element.deceleration.rate(normal: scene.parameters.decelerationRate), response: response,
      isElastic: element.isElastic, start: state.room.now)
  }

  // MARK: Pages

  /// Where what goes to a page goes from now on, in points.
  private func restingPlace(_ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, since before: Stage) -> Double
  {
    guard let old = before.pages(scroller, axis) else { return grid.offset(of: headedPage(scroller, axis, grid)) }
    return grid.offset(
      of: counterpart(of: before.headedPage(scroller, axis, old), in: old, grid, scroller, axis, since: before))
  }

  /// The page from which a finger turns, among those that there are now.
  private func page(of drag: ScrollDrag, since before: Stage) -> Int? {
    guard let page = drag.page, let grid = pages(drag.scroller, drag.axis) else { return nil }
    return before.pages(drag.scroller, drag.axis).map {
      counterpart(of: page, in: $0, grid, drag.scroller, drag.axis, since: before)
    } ?? page
  }

  /// The page that shows first what another one showed first; of a tab view the same one.
  private func counterpart(
    of page: Int, in old: PageGrid, _ grid: PageGrid, _ scroller: ScrollerID, _ axis: ScrollAxis, since before: Stage
  ) -> Int {
    if blueprint.scrollers[scroller].isTabView { return min(page, grid.count - 1) }
    var first = before.offset(scroller)
    first[axis] = old.offset(of: page)
    return self.page(holdingFirstAt: first, scroller, axis, grid, in: before)
  }
}
