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

/// Content that is shown larger or smaller (SM-8, with zoom).
extension Stage {
  // MARK: How large

  /// How large the content of a scroll view is shown now; 1 is as it is.
  func scale(_ scroller: ScrollerID) -> Double { scale(scroller, at: state.room.now) }

  func scale(_ scroller: ScrollerID, at time: Timestamp) -> Double {
    guard let place = state.scrolling.zooms[scroller] else { return blueprint.scrollers[scroller].zoom?.scale ?? 1 }
    return place.motion?.scale(at: time) ?? place.scale
  }

  /// Whether its content is shown larger than it is.
  func isMagnified(_ scroller: ScrollerID) -> Bool { blueprint.hasZoom && scale(scroller) > 1 }

  /// Whether content would scroll along an axis if it were shown as large as it is.
  func scrollsAsItIs(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    if let axes = blueprint.scrollers[scroller].axes { return axes.contains(axis.axes) }
    let (content, view) = (contentSize(scroller), viewportSize(scroller))
    return axis == .vertical ? content.height - view.height > 0.5 : content.width - view.width > 0.5
  }

  /// Points of the screen for a point of what is in the scroll views around an item, as far as those are magnified.
  func magnification(of item: ItemID) -> Double {
    guard blueprint.hasZoom else { return 1 }
    var (magnification, next) = (1.0, blueprint.items[item].scroller)
    while let scroller = next {
      magnification *= scale(scroller)
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return magnification
  }

  /// Points of the screen for a point of a scroll view's offset: how far what is around it is magnified. Its own scale
  /// is none of it, as offsets are of content as it is shown.
  func magnification(ofScroller scroller: ScrollerID) -> Double {
    magnification(of: blueprint.scrollers[scroller].item)
  }

  /// The scales between which it rests; nil where people cannot change it.
  func zoomLimits(_ scroller: ScrollerID) -> ZoomLimits? {
    guard let zoom = blueprint.scrollers[scroller].zoom, zoom.isSupported else { return nil }
    let isElastic = blueprint.items[blueprint.scrollers[scroller].item].element.isElastic
    return ZoomLimits(zoom, isElastic: isElastic, Resistance(scene.parameters))
  }

  /// The innermost scroll view around an item, itself included, whose content people can magnify.
  func zoomer(around item: ItemID?) -> ScrollerID? {
    guard blueprint.hasZoom else { return nil }
    return scrollChain(from: item).first { zoomLimits($0) != nil }
  }

  /// The scale in per cent, as it is spoken.
  func percent(_ scroller: ScrollerID) -> String { "\(Int((scale(scroller) * 100).rounded()))%" }

  // MARK: By fingers

  /// A pinch on something that can be magnified; false where there is nothing of the kind.
  mutating func handlePinch(_ phase: GesturePhase, _ center: Point, _ scale: Double) -> Bool {
    switch phase {
    case .began: return beginPinch(at: center, scale)
    case .changed: return followPinch(to: center, scale)
    case .ended:
      let isOurs = followPinch(to: center, scale)
      endPinch(because("pinch at \(place(center))"))
      return isOurs
    case .cancelled:
      let isOurs = state.hands.pinch != nil
      endPinch(because("pinch cancelled"))
      return isOurs
    }
  }

  /// Two fingers that turn and go apart or together as well; false while they only turn, or over nothing that can be
  /// magnified.
  ///
  /// Content is magnified from where their distance has changed by `turningSlop` on: fingers that only turn do not keep it
  /// to the point.
  mutating func handleTurning(_ phase: GesturePhase, _ center: Point, _ scale: Double) -> Bool {
    guard state.hands.pinch == nil else { return handlePinch(phase, center, scale) }
    guard phase == .began || phase == .changed, abs(scale - 1) > Self.turningSlop else { return false }
    return beginPinch(at: center, scale, from: scale)
  }

  /// The share by which the distance of two fingers that turn changes before they magnify.
  private static let turningSlop = 0.05

  /// - Parameter origin: The scale of the fingers at which the content is shown as large as it is now.
  private mutating func beginPinch(at center: Point, _ scale: Double, from origin: Double = 1) -> Bool {
    switch state.hands.capture {
    case nil, .scroll, .pinch: break
    case .sheet, .control, .press, .edge, .jog, .bar, .selection, .window: return false
    }
    guard let hit = hit(at: center), access(to: hit.surface) == .open,
      dialog(over: blueprint.scope(of: hit.surface)) == nil, let scroller = zoomer(around: hit.item),
      let limits = zoomLimits(scroller)
    else { return false }
    let cause = because("pinch at \(place(center))")
    if hasLostAnyTouchdown("pinch") { return true }
    // The finger that came first moves nothing by itself any more.
    if case .scroll(let drag, let across) = state.hands.capture {
      state.hands.letGo()
      if drag.scroller != scroller { releaseScroll(drag, across, cause) }
    }
    state.hands.joinPinch()
    if state.scrolling.jog?.scroller == scroller { endJog() }
    let fixedPoint = fixedPoint(of: scroller, at: center)
    let shown = self.scale(scroller)
    let offsetBefore = state.scrolling.zooms[scroller]?.motion?.origin ?? offset(scroller)
    beginPageTurns(scroller)
    state.scrolling.rest(scroller, at: offset(scroller))
    state.scrolling.magnify(scroller, to: shown)
    state.hands.claim(for: device)
    state.hands.take(
      .pinch(
        Pinch(
          scroller: scroller, start: limits.asked(shown) / max(origin, .leastNormalMagnitude),
          content: fixedPoint.content, origin: offsetBefore, center: center)))
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id, as: .content,
      "SM-8 second finger, with zoom: a pinch", among: { $0.tapCandidates(at: center) })
    return followPinch(to: center, scale)
  }

  private mutating func followPinch(to center: Point, _ scale: Double) -> Bool {
    guard var pinch = state.hands.pinch, let limits = zoomLimits(pinch.scroller) else { return false }
    guard access(to: blueprint.items[blueprint.scrollers[pinch.scroller].item].surface) == .open else {
      endPinch(Cause("something came up over it", initiator: .automatic))
      return true
    }
    pinch.center = center
    state.hands.take(.pinch(pinch))
    let shown = limits.shown(pinch.start * scale)
    state.scrolling.magnify(pinch.scroller, to: shown)
    // Later than the scale, which says how far the content goes.
    let fixedPoint = ZoomPlace.FixedPoint(content: pinch.content, place: place(center, in: pinch.scroller))
    state.scrolling.show(pinch.scroller, at: clamped(fixedPoint.offset(at: shown), pinch.scroller))
    return true
  }

  /// The room has changed under two fingers: what is between them stays there.
  mutating func refitPinch() {
    guard let pinch = state.hands.pinch else { return }
    let fixedPoint = ZoomPlace.FixedPoint(content: pinch.content, place: place(pinch.center, in: pinch.scroller))
    state.scrolling.show(pinch.scroller, at: clamped(fixedPoint.offset(at: scale(pinch.scroller)), pinch.scroller))
  }

  /// The fingers lift: what is beyond a limit goes back to it.
  mutating func endPinch(_ cause: Cause) {
    guard let pinch = state.hands.pinch else { return }
    state.hands.letGo()
    state.scrolling.notePageTurn(pinch.scroller, cause)
    let fixedPoint = ZoomPlace.FixedPoint(content: pinch.content, place: place(pinch.center, in: pinch.scroller))
    settleZoom(pinch.scroller, fixedPoint, from: pinch.origin, cause)
  }

  /// Lets a scale that is beyond a limit go back to it; tells one that is not.
  private mutating func settleZoom(
    _ scroller: ScrollerID, _ fixedPoint: ZoomPlace.FixedPoint, from origin: Vector, _ cause: Cause
  ) {
    guard let limits = zoomLimits(scroller) else { return }
    let shown = scale(scroller)
    let destination = limits.clamped(shown)
    guard destination != shown else {
      restOnPages(scroller)
      tellZoom(scroller, from: origin, cause)
      return
    }
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[scroller].item].id,
      words("SM-8 beyond its limit: settling(\(points(destination * 100)) %)"))
    zoom(scroller, to: destination, fixedPoint, from: origin)
  }

  /// Two taps on what nobody operates magnify it about the place, or bring it back; false where nothing can be magnified.
  mutating func doubleTapZooms(at point: Point) -> Bool {
    guard blueprint.hasZoom, let hit = hit(at: point), access(to: hit.surface) == .open,
      let scroller = zoomer(around: hit.item), let limits = zoomLimits(scroller), state.hands.pinch == nil
    else { return false }
    if let item = hit.item, blueprint.items[item].isOperable { return false }
    let from = scale(scroller)
    let destination = limits.clamped(from > 1.001 ? 1 : 2)
    let cause = words("double tap at \(place(point))")
    guard destination != from else { return false }
    decide(
      cause, taker: blueprint.items[blueprint.scrollers[scroller].item].id, as: .content,
      words("zoom: to \(points(destination * 100)) % about that place"), among: { $0.tapCandidates(at: point) })
    zoom(
      scroller, to: destination, fixedPoint(of: scroller, at: point),
      from: state.scrolling.zooms[scroller]?.motion?.origin ?? offset(scroller))
    return true
  }

  // MARK: By itself

  /// - Parameter origin: Where the content rested before, in points.
  private mutating func zoom(
    _ scroller: ScrollerID, to destination: Double, _ fixedPoint: ZoomPlace.FixedPoint, from origin: Vector
  ) {
    let from = scale(scroller)
    beginPageTurns(scroller)
    state.scrolling.rest(scroller, at: offset(scroller))
    state.scrolling.magnify(
      scroller, from: from,
      by: ZoomPlace.Motion(
        from: from, to: destination, fixedPoint: fixedPoint, origin: origin, response: scene.parameters.springResponse,
        start: state.room.now))
  }

  /// Scales that have arrived rest there.
  mutating func passZoomDeadlines() {
    for scroller in state.scrolling.zooms.keys.sorted() {
      guard let motion = state.scrolling.zooms[scroller]?.motion, motion.end <= state.room.now else { continue }
      finishZoom(scroller, Self.atRest)
    }
  }

  /// Before a scroll view moves in another way, changes of the scale in progress are at their end at once: its own, and
  /// those of what it is in, in whose points a finger measures.
  mutating func arriveZooms(around scroller: ScrollerID, _ cause: Cause) {
    guard !state.scrolling.zooms.isEmpty else { return }
    for scroller in scrollChain(from: blueprint.scrollers[scroller].item) { arriveZoom(scroller, cause) }
  }

  /// The same of one scroll view.
  mutating func arriveZoom(_ scroller: ScrollerID, _ cause: Cause) {
    if state.scrolling.zooms[scroller]?.motion != nil { finishZoom(scroller, cause) }
  }

  /// A change of the scale in progress is at its end at once, and told; a pinch is over.
  mutating func finishZoom(_ scroller: ScrollerID, _ cause: Cause) {
    let pinch = state.hands.pinch.flatMap { $0.scroller == scroller ? $0 : nil }
    let origin = pinch?.origin ?? state.scrolling.zooms[scroller]?.motion?.origin
    if pinch != nil { state.hands.letGo() }
    guard let place = state.scrolling.zooms[scroller], let limits = zoomLimits(scroller) else { return }
    let offset = offset(scroller)
    state.scrolling.magnify(scroller, to: limits.clamped(place.motion?.destination ?? place.scale))
    let rest = clamped(place.motion?.fixedPoint.offset(at: scale(scroller)) ?? offset, scroller)
    state.scrolling.show(scroller, at: rest)
    restOnPages(scroller)
    if let origin { tellZoom(scroller, from: origin, cause) }
  }

  /// Content at a new scale rests within its bounds, on the nearest of the pages that there are then.
  mutating func restOnPages(_ scroller: ScrollerID) {
    var offset = clamped(state.scrolling.places[scroller].offset, scroller)
    for axis in [ScrollAxis.vertical, .horizontal] {
      if let grid = pages(scroller, axis) { offset[axis] = grid.offset(of: grid.nearest(to: offset[axis])) }
    }
    state.scrolling.rest(scroller, at: offset)
  }

  /// The end of the first change of a scale in progress.
  var nextZoomDeadline: Timestamp? {
    var next: Timestamp?
    for place in state.scrolling.zooms.values {
      if let end = place.motion?.end { next = min(next ?? end, end) }
    }
    return next
  }

  /// Tells the scale, then where the content is, where that is another place than before or it has moved on the way.
  ///
  /// What shows at another scale is elsewhere without having gone anywhere: the place is told along no axis, so that a
  /// screen reader says the scale only.
  ///
  /// - Parameter origin: Where it rested before, in points.
  mutating func tellZoom(_ scroller: ScrollerID, from origin: Vector, _ cause: Cause) {
    let node = blueprint.items[blueprint.scrollers[scroller].item].id
    emit(.zoomed(scale: scale(scroller)), node, cause)
    noteRest(scroller)
    let hasMoved = !state.scrolling.endTravel(scroller).isEmpty
    let offset = offset(scroller)
    guard hasMoved || offset != origin else { return }
    emit(.scrolled(x: offset.dx, y: offset.dy), node, cause, along: [])
  }

  // MARK: Places

  /// What of the content lies at a place of the screen.
  private func fixedPoint(of scroller: ScrollerID, at point: Point) -> ZoomPlace.FixedPoint {
    fixedPoint(of: scroller, place: place(point, in: scroller))
  }

  func fixedPoint(of scroller: ScrollerID, place: Vector) -> ZoomPlace.FixedPoint {
    let content = (clamped(offset(scroller), scroller) + place) * (1 / scale(scroller))
    return ZoomPlace.FixedPoint(content: content, place: place)
  }

  /// How far a place of the screen is from the leading top corner of what shows of a scroll view, in points of that.
  private func place(_ point: Point, in scroller: ScrollerID) -> Vector {
    let surface = blueprint.items[blueprint.scrollers[scroller].item].surface
    let view = viewport(scroller).offset(by: origin(of: surface) - .zero)
    return Vector(dx: scene.isRightToLeft ? view.maxX - point.x : point.x - view.minX, dy: point.y - view.minY)
      * (1 / magnification(ofScroller: scroller))
  }

  private func clamped(_ offset: Vector, _ scroller: ScrollerID) -> Vector {
    clamped(offset, scroller, at: state.room.now)
  }

  private func clamped(_ offset: Vector, _ scroller: ScrollerID, at time: Timestamp) -> Vector {
    let maximum = maximumOffset(scroller, at: time)
    return Vector(dx: min(max(0, offset.dx), maximum.dx), dy: min(max(0, offset.dy), maximum.dy))
  }

  /// The offset while the scale changes by itself, in points; nil where it does not.
  func zoomingOffset(_ scroller: ScrollerID, at time: Timestamp) -> Vector? {
    guard let motion = state.scrolling.zooms[scroller]?.motion else { return nil }
    return clamped(motion.fixedPoint.offset(at: scale(scroller, at: time)), scroller, at: time)
  }
}
