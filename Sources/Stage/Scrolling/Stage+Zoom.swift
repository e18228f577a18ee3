internal import Accessibility
internal import Geometry
internal import Gestures
internal import Harness
internal import InputEvents
internal import Mutants
internal import Scenes

/// Content that is shown larger or smaller (SM-8, with zoom).
extension Stage {
  // MARK: How large

  /// How large the content of a scroll view is shown now; 1 is as it is.
  func scale(_ slot: Int) -> Double { scale(slot, at: state.now) }

  func scale(_ slot: Int, at time: Timestamp) -> Double {
    guard let place = state.zooms[slot] else { return blueprint.scrollers[slot].zoom?.scale ?? 1 }
    return place.motion?.scale(at: time) ?? place.scale
  }

  /// Whether its content is shown larger than it is.
  func isMagnified(_ slot: Int) -> Bool { blueprint.hasZoom && scale(slot) > 1 }

  /// Whether content would scroll along an axis if it were shown as large as it is.
  func scrollsAsItIs(_ slot: Int, _ axis: ScrollAxis) -> Bool {
    if let axes = blueprint.scrollers[slot].axes { return axes.contains(axis.axes) }
    let (content, view) = (contentSize(slot), viewportSize(slot))
    return axis == .vertical ? content.height - view.height > 0.5 : content.width - view.width > 0.5
  }

  /// Points of the screen for a point of what is in the scroll views around an item, as far as those are magnified.
  func magnification(of item: Int) -> Double {
    guard blueprint.hasZoom else { return 1 }
    var (magnification, slot) = (1.0, blueprint.items[item].scroller)
    while slot >= 0 {
      magnification *= scale(slot)
      slot = blueprint.items[blueprint.scrollers[slot].item].scroller
    }
    return magnification
  }

  /// Points of the screen for a point of a scroll view's offset: how far what is around it is magnified. Its own scale
  /// is none of it, as offsets are of content as it is shown.
  func magnification(ofScroller slot: Int) -> Double { magnification(of: blueprint.scrollers[slot].item) }

  /// The scales between which it rests; nil where people cannot change it.
  func zoomLimits(_ slot: Int) -> ZoomLimits? {
    guard let zoom = blueprint.scrollers[slot].zoom, zoom.isSupported else { return nil }
    let isElastic = blueprint.items[blueprint.scrollers[slot].item].element.isElastic
    return ZoomLimits(zoom, isElastic: isElastic, Resistance(scene.parameters))
  }

  /// The innermost scroll view around an item, itself included, whose content people can magnify.
  func zoomer(around item: Int?) -> Int? {
    guard blueprint.hasZoom else { return nil }
    return scrollChain(from: item).first { zoomLimits($0) != nil }
  }

  /// The scale in per cent, as it is spoken.
  func percent(_ slot: Int) -> String { "\(Int((scale(slot) * 100).rounded()))%" }

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
      let isOurs = state.pinch != nil
      endPinch(because("pinch cancelled"))
      return isOurs
    }
  }

  private mutating func beginPinch(at center: Point, _ scale: Double) -> Bool {
    switch state.pan {
    case nil, .scroll: break
    case .sheet, .control, .edge, .jog, .bar, .selection: return false
    }
    guard let hit = hit(at: center), access(to: hit.surface) == .open,
      dialog(over: blueprint.scope(of: hit.surface)) == nil, let slot = zoomer(around: hit.item),
      let limits = zoomLimits(slot)
    else { return false }
    let cause = because("pinch at \(place(center))")
    if hasLostAnyLanding("pinch") { return true }
    // The finger that came first moves nothing by itself any more.
    if case .scroll(let drag, let across) = state.pan {
      state.pan = nil
      if drag.slot != slot { releaseScroll(drag, across, cause) }
    }
    state.finger?.isFollowed = false
    state.finger?.samples = nil
    if state.jog?.slot == slot { endJog() }
    let anchor = anchor(of: slot, at: center)
    let shown = self.scale(slot)
    let origin = state.zooms[slot]?.motion?.origin ?? offset(slot)
    beginPageTurns(slot)
    state.scrolls[slot] = ScrollPlace(offset: offset(slot))
    state.zooms[slot] = ZoomPlace(scale: shown)
    state.pinch = Pinch(
      slot: slot, start: limits.asked(shown), content: anchor.content, origin: origin, center: center)
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[slot].item].id, as: .content,
      "SM-8 second finger, with zoom: a pinch", among: { $0.tapCandidates(at: center) })
    return followPinch(to: center, scale)
  }

  private mutating func followPinch(to center: Point, _ scale: Double) -> Bool {
    guard var pinch = state.pinch, let limits = zoomLimits(pinch.slot) else { return false }
    guard access(to: blueprint.items[blueprint.scrollers[pinch.slot].item].surface) == .open else {
      endPinch(Cause("something came up over it", initiator: .automatic))
      return true
    }
    pinch.center = center
    state.pinch = pinch
    let shown = limits.shown(pinch.start * scale)
    state.zooms[pinch.slot] = ZoomPlace(scale: shown)
    // Later than the scale, which says how far the content goes.
    let anchor = ZoomPlace.Anchor(content: pinch.content, place: place(center, in: pinch.slot))
    state.scrolls[pinch.slot].offset = clamped(anchor.offset(at: shown), pinch.slot)
    return true
  }

  /// The room has changed under two fingers: what is between them stays there.
  mutating func refitPinch() {
    guard let pinch = state.pinch else { return }
    let anchor = ZoomPlace.Anchor(content: pinch.content, place: place(pinch.center, in: pinch.slot))
    state.scrolls[pinch.slot].offset = clamped(anchor.offset(at: scale(pinch.slot)), pinch.slot)
  }

  /// The fingers lift: what is beyond a limit goes back to it.
  mutating func endPinch(_ cause: Cause) {
    guard let pinch = state.pinch else { return }
    state.pinch = nil
    notePageTurn(pinch.slot, cause)
    let anchor = ZoomPlace.Anchor(content: pinch.content, place: place(pinch.center, in: pinch.slot))
    settleZoom(pinch.slot, anchor, from: pinch.origin, cause)
  }

  /// Lets a scale that is beyond a limit go back to it; tells one that is not.
  private mutating func settleZoom(
    _ slot: Int, _ anchor: ZoomPlace.Anchor, from origin: Vector, _ cause: Cause
  ) {
    guard let limits = zoomLimits(slot) else { return }
    let shown = scale(slot)
    let target = limits.clamped(shown)
    guard target != shown else {
      restOnPages(slot)
      tellZoom(slot, from: origin, cause)
      return
    }
    decide(
      cause.text, taker: blueprint.items[blueprint.scrollers[slot].item].id,
      words("SM-8 beyond its limit: settling(\(points(target * 100)) %)"))
    zoom(slot, to: target, anchor, from: origin)
  }

  /// Two taps on what nobody operates magnify it about the place, or bring it back; false where nothing can be magnified.
  mutating func doubleTapZooms(at point: Point) -> Bool {
    guard blueprint.hasZoom, let hit = hit(at: point), access(to: hit.surface) == .open,
      let slot = zoomer(around: hit.item), let limits = zoomLimits(slot), state.pinch == nil
    else { return false }
    if let item = hit.item, blueprint.items[item].isOperable { return false }
    let from = scale(slot)
    let target = limits.clamped(from > 1.001 ? 1 : 2)
    let cause = words("double tap at \(place(point))")
    guard target != from else { return false }
    decide(
      cause, taker: blueprint.items[blueprint.scrollers[slot].item].id, as: .content,
      words("zoom: to \(points(target * 100)) % about that place"), among: { $0.tapCandidates(at: point) })
    zoom(slot, to: target, anchor(of: slot, at: point), from: state.zooms[slot]?.motion?.origin ?? offset(slot))
    return true
  }

  // MARK: By itself

  /// - Parameter origin: Where the content rested before, in points.
  private mutating func zoom(_ slot: Int, to target: Double, _ anchor: ZoomPlace.Anchor, from origin: Vector) {
    let from = scale(slot)
    beginPageTurns(slot)
    state.scrolls[slot] = ScrollPlace(offset: offset(slot))
    state.zooms[slot] = ZoomPlace(
      scale: from,
      motion: ZoomPlace.Motion(
        from: from, to: target, anchor: anchor, origin: origin, response: scene.parameters.springResponse,
        start: state.now))
  }

  /// Scales that have arrived rest there.
  mutating func passZoomDeadlines() {
    for slot in state.zooms.keys.sorted() {
      guard let motion = state.zooms[slot]?.motion, motion.end <= state.now else { continue }
      finishZoom(slot, Self.atRest)
    }
  }

  /// Before a scroll view moves in another way, changes of the scale in progress are at their end at once: its own, and
  /// those of what it is in, in whose points a finger measures.
  mutating func arriveZooms(around slot: Int, _ cause: Cause) {
    guard !state.zooms.isEmpty else { return }
    for slot in scrollChain(from: blueprint.scrollers[slot].item) { arriveZoom(slot, cause) }
  }

  /// The same of one scroll view.
  mutating func arriveZoom(_ slot: Int, _ cause: Cause) {
    if state.zooms[slot]?.motion != nil { finishZoom(slot, cause) }
  }

  /// A change of the scale in progress is at its end at once, and told; a pinch is over.
  mutating func finishZoom(_ slot: Int, _ cause: Cause) {
    let pinch = state.pinch.flatMap { $0.slot == slot ? $0 : nil }
    let origin = pinch?.origin ?? state.zooms[slot]?.motion?.origin
    if pinch != nil { state.pinch = nil }
    guard let place = state.zooms[slot], let limits = zoomLimits(slot) else { return }
    let offset = offset(slot)
    state.zooms[slot] = ZoomPlace(scale: limits.clamped(place.motion?.target ?? place.scale))
    state.scrolls[slot].offset = clamped(place.motion?.anchor.offset(at: scale(slot)) ?? offset, slot)
    restOnPages(slot)
    if let origin { tellZoom(slot, from: origin, cause) }
  }

  /// Content at a new scale rests within its bounds, on the nearest of the pages that there are then.
  private mutating func restOnPages(_ slot: Int) {
    var offset = clamped(state.scrolls[slot].offset, slot)
    for axis in [ScrollAxis.vertical, .horizontal] {
      if let grid = pages(slot, axis) { offset[axis] = grid.offset(of: grid.nearest(to: offset[axis])) }
    }
    state.scrolls[slot] = ScrollPlace(offset: offset)
  }

  /// The end of the first change of a scale in progress.
  var nextZoomDeadline: Timestamp? {
    var next: Timestamp?
    for place in state.zooms.values {
      if let end = place.motion?.end { next = min(next ?? end, end) }
    }
    return next
  }

  // MARK: By keys and by a screen reader

  /// Command with plus, minus or zero magnifies what has the focus in it, else the first in front; false where nothing
  /// can be magnified.
  mutating func zoom(by key: KeyCode, cause: Cause) -> Bool {
    guard blueprint.hasZoom, scene.platform == .macOS || scene.platform == .iPadOS || scene.platform == .iOS,
      let slot = keyZoomer
    else { return false }
    switch key {
    case .keyEqual, .keyKpplus: zoom(slot, steps: 1, cause: cause)
    case .keyMinus, .keyKpminus: zoom(slot, steps: -1, cause: cause)
    case .key0, .keyKp0: zoom(slot, at: 1, cause: cause)
    default: return false
    }
    return true
  }

  private var keyZoomer: Int? {
    if let slot = zoomer(around: reachableFocus) { return slot }
    guard let front = foremostFirst.first(where: { access(to: $0) == .open }) else { return nil }
    return blueprint.scrollers(of: front).first { zoomLimits($0) != nil }
  }

  /// Magnifies about the middle of what shows, by a quarter a step.
  mutating func zoom(_ slot: Int, steps: Int, cause: Cause) {
    let old = scale(slot)
    zoom(slot, at: steps > 0 ? old * 1.25 : old / 1.25, cause: cause)
  }

  private mutating func zoom(_ slot: Int, at scale: Double, cause: Cause) {
    guard let limits = zoomLimits(slot) else { return }
    let node = blueprint.items[blueprint.scrollers[slot].item].id
    guard !isHeldInside(slot) else {
      decide(cause.text, taker: node, "SM-8: a finger holds it")
      return
    }
    finishZoom(slot, cause)
    let new = limits.clamped(scale)
    guard new != self.scale(slot) else {
      let why = new == limits.maximum && limits.maximum > limits.minimum ? "as large as it gets" : "as it is already"
      decide(cause.text, taker: node, new == limits.minimum ? "as small as it gets" : why)
      emit(.swallowed, node, cause.by(new == limits.minimum ? "as small as it gets" : why))
      return
    }
    let view = viewportSize(slot)
    let middle = Vector(dx: view.width / 2, dy: view.height / 2)
    let anchor = anchor(of: slot, place: middle)
    let origin = offset(slot)
    beginPageTurns(slot)
    notePageTurn(slot, cause)
    state.zooms[slot] = ZoomPlace(scale: new)
    state.scrolls[slot] = ScrollPlace(offset: anchor.offset(at: new))
    restOnPages(slot)
    decide(cause.text, taker: node, words("zoom: to \(points(new * 100)) % about the middle"))
    tellZoom(slot, from: origin, cause)
  }

  /// Whether a finger or the pointer moves the content of a scroll view or of one that is in it: another scale would
  /// take that away from under it.
  private func isHeldInside(_ slot: Int) -> Bool {
    let held: Int? =
      switch state.pan {
      case .scroll(let drag, _): drag.slot
      case .bar(let drag): drag.slot
      case .jog: state.jog?.slot
      default: nil
      }
    return held.map { scrollChain(from: blueprint.scrollers[$0].item).contains(slot) } ?? false
  }

  /// Tells the scale, then where the content is, where that is another place than before or it has moved on the way.
  ///
  /// What shows at another scale is elsewhere without having gone anywhere: the place is told along no axis, so that a
  /// screen reader says the scale only.
  ///
  /// - Parameter origin: Where it rested before, in points.
  private mutating func tellZoom(_ slot: Int, from origin: Vector, _ cause: Cause) {
    let node = blueprint.items[blueprint.scrollers[slot].item].id
    emit(.zoomed(scale: scale(slot)), node, cause)
    noteRest(slot)
    let hasMoved = !endTravel(slot).isEmpty
    let offset = offset(slot)
    guard hasMoved || offset != origin else { return }
    emit(.scrolled(x: offset.dx, y: offset.dy), node, cause, along: [])
  }

  // MARK: Places

  /// What of the content lies at a place of the screen.
  private func anchor(of slot: Int, at point: Point) -> ZoomPlace.Anchor {
    anchor(of: slot, place: place(point, in: slot))
  }

  private func anchor(of slot: Int, place: Vector) -> ZoomPlace.Anchor {
    let content = (clamped(offset(slot), slot) + place) * (1 / scale(slot))
    return ZoomPlace.Anchor(content: content, place: place)
  }

  /// How far a place of the screen is from the leading top corner of what shows of a scroll view, in points of that.
  private func place(_ point: Point, in slot: Int) -> Vector {
    let surface = blueprint.items[blueprint.scrollers[slot].item].surface
    let view = viewport(slot).offset(by: origin(of: surface) - .zero)
    return Vector(dx: scene.isRightToLeft ? view.maxX - point.x : point.x - view.minX, dy: point.y - view.minY)
      * (1 / magnification(ofScroller: slot))
  }

  private func clamped(_ offset: Vector, _ slot: Int) -> Vector { clamped(offset, slot, at: state.now) }

  private func clamped(_ offset: Vector, _ slot: Int, at time: Timestamp) -> Vector {
    let maximum = maximumOffset(slot, at: time)
    return Vector(dx: min(max(0, offset.dx), maximum.dx), dy: min(max(0, offset.dy), maximum.dy))
  }

  /// The offset while the scale changes by itself, in points; nil where it does not.
  func zoomingOffset(_ slot: Int, at time: Timestamp) -> Vector? {
    guard let motion = state.zooms[slot]?.motion else { return nil }
    return clamped(motion.anchor.offset(at: scale(slot, at: time)), slot, at: time)
  }
}

extension Stage {
  /// The scroll view that a screen reader magnifies by an item in it: of what nobody operates, so that the cursor stops
  /// at something that is not adjustable by itself. Nil for anything else.
  func zoomedByReader(_ item: Int) -> Int? {
    guard blueprint.hasZoom, blueprint.items[item].end == item + 1, blueprint.items[item].slot == nil,
      !blueprint.items[item].isOperable, blueprint.items[item].part == .element
    else { return nil }
    return zoomer(around: item)
  }
}
