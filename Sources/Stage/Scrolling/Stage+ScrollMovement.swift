internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Content that follows a finger, returns into its bounds, or is brought into view.
extension Stage {
  // MARK: Under a finger

  /// A movement begins to scroll the innermost scroll view that takes its axis; false where there is none.
  mutating func beginScroll(
    _ pan: Gesture.Pan, in chain: [ScrollerID], _ direction: DragOwnership.Direction, subject: String
  ) -> Bool {
    let axis: ScrollAxis = direction == .horizontal ? .horizontal : .vertical
    guard let scroller = scroller(in: chain, axis, towards: pan.translation[axis] > 0 ? -1 : 1) else { return false }
    let isMoving = state.scrolling.places[scroller].motion != nil
    // What moves is taken where it is by now.
    let taken = isMoving ? pan.translation : takenSlop(pan)
    guard let drag = newScrollDrag(scroller, axis, origin: taken[axis]) else { return false }
    decide(
      subject, taker: blueprint.items[blueprint.scrollers[scroller].item].id, reasonToScroll(scroller, axis, chain))
    take(drag, acrossFrom: taken[axis == .vertical ? .horizontal : .vertical], pan.translation)
    return true
  }

  /// Content follows the finger from now on, along the other axis as well where it is free to.
  ///
  /// - Parameters:
  ///   - origin: The finger's movement along that other axis that is none of the content's, in points.
  ///   - translation: The finger's movement so far, in points.
  mutating func take(_ drag: ScrollDrag, acrossFrom origin: Double, _ translation: Vector) {
    state.hands.take(.scroll(drag, across: nil))
    let across = across(drag, origin: origin, translation)
    state.hands.take(.scroll(drag, across: across))
    follow(drag, across, translation)
  }

  /// The drag of the same content along the other axis, where it scrolls along both and its author has not locked it to
  /// the one that the finger went along (directionalLock); nil where it goes along one only. What goes page by page
  /// turns one page at a time, so along one axis.
  ///
  /// One that begins diagonally is not locked until it ends (UIScrollView.isDirectionalLockEnabled).
  private mutating func across(_ drag: ScrollDrag, origin: Double, _ translation: Vector) -> ScrollDrag? {
    let scroller = drag.scroller
    let axis: ScrollAxis = drag.axis == .vertical ? .horizontal : .vertical
    let isDiagonal = abs(translation[drag.axis]) <= Self.lockRatio * abs(translation[axis])
    let isLocked = blueprint.items[blueprint.scrollers[scroller].item].element.directionalLock && !isDiagonal
    guard !isLocked, !isPaged(scroller), scrolls(scroller, axis), maximumOffset(scroller)[axis] > 0 else { return nil }
    return newScrollDrag(scroller, axis, origin: origin)
  }

  /// How many times as far along an axis as across it a finger has to have gone for that to be the direction: what lies
  /// within 6.3° of 45° is diagonal. UIKit's documentation names no angle; this is that of Chromium, which locks scrolling
  /// alike (ui/events/gesture_detection/snap_scroll_controller.cc, kMinSnapRatio).
  private static let lockRatio = 1.25

  /// A finger takes hold of the content as it is; nil where it does not scroll along the axis.
  ///
  /// - Parameter origin: The finger's movement so far that is none of the content's, in points.
  mutating func newScrollDrag(_ scroller: ScrollerID, _ axis: ScrollAxis, origin: Double) -> ScrollDrag? {
    arriveZooms(around: scroller, Cause("SM-8 a finger takes hold of it", initiator: .user))
    guard scrolls(scroller, axis) else { return nil }
    if state.scrolling.jog?.scroller == scroller { endJog() }
    let offset = offset(scroller)
    let maximum = maximumOffset(scroller)[axis]
    let page = pages(scroller, axis).map { headedPage(scroller, axis, $0) }
    beginPageTurn(scroller, axis)
    let size = viewportSize(scroller)
    let viewLength = ScrollDrag.viewLength(
      axis == .vertical ? size.height : size.width, caughtAt: offset[axis], maximum: maximum)
    state.scrolling.rest(scroller, at: offset)
    let isInverted = Mutant.isOn(.visionSwipeIsInverted) && profile.standsInSpace
    let resistance = Resistance(scene.parameters)
    return ScrollDrag(
      scroller: scroller, axis: axis,
      start: ScrollDrag.asked(offset[axis], maximum: maximum, viewLength: viewLength, resistance), origin: origin,
      page: page,
      caught: offset[axis], maximum: maximum, viewLength: viewLength,
      sign: (axis == .horizontal && scene.isRightToLeft) != isInverted ? -1 : 1,
      magnification: magnification(ofScroller: scroller), isElastic: isElastic(scroller), resistance: resistance)
  }

  /// The same along both axes, where it follows along the other one as well.
  mutating func follow(_ drag: ScrollDrag, _ across: ScrollDrag?, _ translation: Vector, velocity: Vector = .zero) {
    if handBack(drag, translation, velocity) { return }
    follow(drag, translation)
    if let across { follow(across, translation) }
  }

  /// The finger has moved by `translation` points since it came down.
  private mutating func follow(_ drag: ScrollDrag, _ translation: Vector) {
    let offset = drag.offset(at: translation)
    if Mutant.isOn(.dragsMoveBothAxes) {
      state.scrolling.show(drag.scroller, at: 30, along: drag.axis == .vertical ? .horizontal : .vertical)
    }
    guard offset != state.scrolling.places[drag.scroller].offset[drag.axis] else { return }
    state.scrolling.show(drag.scroller, at: offset, along: drag.axis)
    noteMovement(drag.scroller, drag.axis)
  }

  /// The finger lets go: content runs on as fast as the finger went (SM-8, decelerating), and what is beyond its end
  /// goes back to it (settling).
  ///
  /// - Parameters:
  ///   - across: Its drag along the other axis.
  ///   - velocity: The finger's, in points per second.
  mutating func releaseScroll(
    _ drag: ScrollDrag, _ across: ScrollDrag?, velocity: Vector = .zero, _ cause: Cause
  ) {
    let scroller = drag.scroller
    state.scrolling.notePageTurn(scroller, cause)
    let shown = state.scrolling.places[scroller].offset[drag.axis]
    let speed = drag.velocity(velocity, at: shown)
    let asked = drag.velocity(velocity, at: min(max(0, shown), drag.maximum))
    if releasePaged(drag, shown: shown, asked: asked, velocity: speed, cause) { return }
    let own = motion(of: drag, velocity)
    let moving = state.scrolling.go(
      scroller, by: [(drag.axis, own), (across?.axis ?? drag.axis, across.flatMap { motion(of: $0, velocity) })])
    guard let motion = moving else {
      if settlePage(scroller, drag.axis == .vertical ? .horizontal : .vertical) { return }
      keepWithinEnds(scroller)
      let hasMoved = state.scrolling.hasTravelled(scroller, drag.axis)
      tellOffset(scroller, cause)
      // What is elastic says it where it comes back to.
      if !hasMoved, !drag.isElastic { tellEdge(beyond: drag, shown, cause) }
      return
    }
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id,
      words(
        "SM-8 tracking + release → \(motion.startsBySpring ? "settling" : "decelerating")(\(points(motion.destination)))"
      ))
  }

  /// What becomes of content that a finger lets go, along one axis; nil where it stays as it is.
  private func motion(of drag: ScrollDrag, _ velocity: Vector) -> ScrollMotion? {
    let scroller = drag.scroller
    let shown = state.scrolling.places[scroller].offset[drag.axis]
    let rate = blueprint.items[blueprint.scrollers[scroller].item].element.deceleration.rate(
      normal: scene.parameters.decelerationRate)
    return ScrollMotion(
      from: shown, velocity: drag.velocity(velocity, at: shown), maximum: maximumOffset(scroller)[drag.axis],
      rate: rate,
      response: scene.parameters.springResponse, isElastic: isElastic(scroller), start: state.room.now)
  }

  /// Says at which edge content is that was drawn against it and does not give.
  private mutating func tellEdge(beyond drag: ScrollDrag, _ shown: Double, _ cause: Cause) {
    guard drag.maximum > 0, shown <= 0 || shown >= drag.maximum else { return }
    decide(cause.text, taker: blueprint.items[blueprint.scrollers[drag.scroller].item].id, "its content ends there")
    tellEdge(drag.scroller, drag.axis, isForward: shown > 0, cause: cause)
  }

  private func isElastic(_ scroller: ScrollerID) -> Bool {
    blueprint.items[blueprint.scrollers[scroller].item].element.isElastic
  }

  // MARK: By itself

  /// A touch stops content that moves by itself, and holds it where it is (SM-8); false where nothing moved.
  ///
  /// Content beyond its end goes back when the touch is over, if it has not become a movement.
  mutating func stopScrolls(_ chain: [ScrollerID], by holder: ScrollPlace.Holder) -> Bool {
    var hasStopped = false
    if let jog = state.scrolling.jog, jog.level != nil, chain.contains(jog.scroller) {
      stopReaderJog(Cause("SM-8 touch stops it", initiator: .user))
      hasStopped = true
    }
    for scroller in chain where state.scrolling.places[scroller].motion != nil {
      state.scrolling.stop(scroller, at: offset(scroller), by: holder)
      hasStopped = true
    }
    return hasStopped
  }

  /// What a touch has stopped is let go without a movement of the finger: content beyond its end goes back.
  ///
  /// - Parameter holder: The finger that is gone; whatever any finger holds unless given.
  mutating func releaseStopped(by holder: ScrollPlace.Holder? = nil, _ cause: Cause) {
    for scroller in state.scrolling.places.active where state.scrolling.places[scroller].isStopped {
      if let holder, state.scrolling.places[scroller].holder != holder { continue }
      state.scrolling.letGo(scroller)
      state.scrolling.notePageTurn(scroller, cause)
      let place = state.scrolling.places[scroller]
      let motions = [place.axis, place.crossAxis].map { axis in
        let (offset, maximum) = (place.offset[axis], maximumOffset(scroller)[axis])
        let limited = min(max(0, offset), maximum)
        let grid = axis == place.axis ? pages(scroller, axis) : nil
        let rest = grid.map { $0.offset(of: $0.nearest(to: limited)) } ?? limited
        let back = ScrollMotion(
          from: offset, to: rest, maximum: maximum, response: scene.parameters.springResponse, start: state.room.now)
        return (axis: axis, motion: offset == rest ? nil : back)
      }
      if state.scrolling.go(scroller, by: motions) == nil { tellOffset(scroller, cause) }
    }
  }

  /// Content has come to rest.
  mutating func scrollMotionEnded(_ scroller: ScrollerID) {
    invalidateTree()
    guard let (motion, axis, cross) = state.scrolling.arrive(scroller) else { return }
    noteTravel(scroller, axis)
    if let cross { noteTravel(scroller, cross) }
    if isRoomChanging(scroller) {
      // It waits for the room that there will be, goes with its end until then, and is told there.
      state.scrolling.awaitRoom(scroller)
      if blueprint.scrollers[scroller].isTabView { arrangePages(of: scroller) }
      return
    }
    if !motion.isDrift {
      // What was caught on its way along the other axis goes on to a page there too.
      if settlePage(scroller, axis == .vertical ? .horizontal : .vertical) { return }
      keepWithinEnds(scroller)
    }
    if blueprint.scrollers[scroller].isTabView { arrangePages(of: scroller) }
    // A crown has turned it beyond its end and still turns: it is told with what that moves.
    if state.scrolling.isGivingWay(scroller) { return }
    // Whatever glides or springs was set going by somebody.
    tellOffset(scroller, motion.isDrift ? Cause(Self.edgeRule, initiator: .automatic) : Self.atRest)
    if motion.isDrift, !isRoomChanging(scroller) { followEdge() }
  }

  /// Why content is told that has come to rest after somebody has let it go.
  static var atRest: Cause { Cause("SM-8 at rest", initiator: .user) }

  /// Content is where there is content, after its bounds have changed.
  mutating func keepWithinEnds(_ scroller: ScrollerID) {
    let maximum = maximumOffset(scroller)
    let old = state.scrolling.places[scroller].offset
    let new = Vector(dx: min(max(0, old.dx), maximum.dx), dy: min(max(0, old.dy), maximum.dy))
    state.scrolling.rest(scroller, at: resting(new, scroller))
  }

  /// Lets the scroll views of a surface begin anew.
  mutating func scrollToTop(of surface: SurfaceID) {
    for scroller in blueprint.scrollers(of: surface) { state.scrolling.restart(scroller) }
    openTabViews(of: surface)
  }

  /// Tells where content is; of a tab view its pages are told, and nothing else.
  mutating func tellOffset(_ scroller: ScrollerID, _ cause: Cause) {
    noteRest(scroller)
    guard !blueprint.scrollers[scroller].isTabView else { return }
    let offset = offset(scroller)
    emit(
      .scrolled(x: offset.dx, y: offset.dy), blueprint.items[blueprint.scrollers[scroller].item].id, cause,
      along: state.scrolling.endTravel(scroller))
  }

  // MARK: At once

  /// Whether a finger moves it; what scrolls by itself waits for the release (SM-8).
  func isHeld(_ scroller: ScrollerID) -> Bool {
    if case .scroll(let drag, _) = state.hands.capture, drag.scroller == scroller { return true }
    if state.hands.pinch?.scroller == scroller { return true }
    if case .jog = state.hands.capture, state.scrolling.jog?.scroller == scroller { return true }
    if case .bar(let drag) = state.hands.capture, drag.scroller == scroller { return true }
    return state.scrolling.places[scroller].isStopped
  }

  /// Whether a finger moves it, or of a tab view and its pages another one of them: they move as one.
  func isHeldWithPages(_ scroller: ScrollerID) -> Bool {
    if isHeld(scroller) { return true }
    if case .page(let tabView) = blueprint.scrollers[scroller].kind { return isHeld(tabView) }
    return blueprint.scrollers[scroller].isTabView && blueprint.pageScrollers[scroller].contains(where: isHeld)
  }

  /// Puts content at an offset, as far as there is content.
  mutating func move(_ scroller: ScrollerID, to new: Vector, from old: Vector, cause: Cause) {
    arriveZoom(scroller, cause)
    let maximum = maximumOffset(scroller)
    var new = Vector(dx: min(max(0, new.dx), maximum.dx), dy: min(max(0, new.dy), maximum.dy))
    guard new != old else { return }
    if blueprint.scrollers[scroller].isTabView, let grid = pages(scroller, isStack(scroller) ? .vertical : .horizontal)
    {
      show(page: grid.nearest(to: new[isStack(scroller) ? .vertical : .horizontal]), of: scroller, cause: cause)
      return
    }
    if let jog = state.scrolling.jog, jog.scroller == scroller, pages(scroller, jog.axis) != nil {
      stopReaderJog(cause)
    } else {
      haltJog(scroller, cause)
    }
    for axis in [ScrollAxis.vertical, .horizontal] where new[axis] == old[axis] { goOn(&new, axis, scroller) }
    let before = [ScrollAxis.vertical, .horizontal].compactMap { axis in
      pages(scroller, axis).map { (axis: axis, page: restedPage(scroller, axis, $0)) }
    }
    state.scrolling.rest(scroller, at: new)
    if new.dy != old.dy { noteMovement(scroller, .vertical) }
    if new.dx != old.dx { noteMovement(scroller, .horizontal) }
    tellOffset(scroller, cause)
    for (axis, page) in before { tellPage(scroller, axis, since: page, cause) }
  }

  /// What is on its way to a page along an axis is there when something else moves it along the other one: paged content
  /// rests on pages only (SM-9).
  func goOn(_ offset: inout Vector, _ axis: ScrollAxis, _ scroller: ScrollerID) {
    guard let grid = pages(scroller, axis) else { return }
    offset[axis] = grid.offset(of: headedPage(scroller, axis, grid))
  }

  /// A screen reader scrolls by what shows at once; new content comes from the direction.
  mutating func page(_ item: ItemID, _ direction: AccessibilityAction.ScrollDirection, cause: Cause) {
    guard let own = blueprint.items[item].ownScroller else { return }
    let axis: ScrollAxis = direction == .up || direction == .down ? .vertical : .horizontal
    // What scrolls the other way only, or shows as a whole, leaves the direction to what it is in.
    let chain = scrollChain(from: item)
    let outer = Mutant.isOn(.crossAxisGoesToTheOuter) ? chain.last : nil
    let scroller = outer ?? chain.first { hasMore($0, axis) } ?? scroller(in: chain, axis) ?? own
    let item = blueprint.scrollers[scroller].item
    guard !isHeldWithPages(scroller) else {
      decide(cause.text, taker: blueprint.items[item].id, "SM-8 tracking: a finger holds it")
      return
    }
    arriveZooms(around: scroller, cause)
    if direction == .down, growsInstead(item, cause: cause) { return }
    let turn: Int
    switch direction {
    case .down: turn = 1
    case .up: turn = -1
    case .left: turn = scene.isRightToLeft ? 1 : -1
    case .right: turn = scene.isRightToLeft ? -1 : 1
    }
    let hasMoved =
      turnPage(scroller, axis, by: turn, cause: cause)
      ?? scroll(scroller, axis, by: Double(turn) * pageStep(scroller, axis), cause: cause)
    if !hasMoved { tellEnd(scroller, axis, isForward: turn > 0, cause: cause) }
    resumeEdge()
  }
}
