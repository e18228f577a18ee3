internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// The pointer on scroll bars (macOS): beside the thumb a press goes a page towards it, with Option held to the very
/// spot, and the thumb itself is dragged. A bar that cannot be seen takes nothing.
extension Stage {
  /// A scroll bar under a point, with its rectangles on the screen.
  struct ScrollBarHit {
    let scroller: ScrollerID
    let axis: ScrollAxis
    let track: Rect
    let thumb: Rect

    /// Whether a point is on the thumb, as far as the axis goes.
    func isOnThumb(_ point: Point) -> Bool {
      axis == .vertical
        ? point.y >= thumb.minY && point.y < thumb.maxY : point.x >= thumb.minX && point.x < thumb.maxX
    }

    /// Points that the thumb has along its track.
    var room: Double {
      axis == .vertical ? track.size.height - thumb.size.height : track.size.width - thumb.size.width
    }
  }

  // MARK: Looking

  /// The scroll bar that can be seen at a point, if nothing that people operate lies above it.
  func scrollBar(at point: Point) -> ScrollBarHit? {
    guard blueprint.indicators?.canTakeRoom == true, !blueprint.scrollers.isEmpty, let hit = hit(at: point) else {
      return nil
    }
    let origin = origin(of: hit.surface)
    var found: ScrollBarHit?
    _ = search(
      .surface(hit.surface), at: Point(x: point.x - origin.x, y: point.y - origin.y), on: origin, point, &found)
    return found
  }

  /// The same in what scrolls together; whether something there ends the search.
  private func search(
    _ group: ScrollGroup, at local: Point, on origin: Point, _ point: Point, _ found: inout ScrollBarHit?
  ) -> Bool {
    var bar = found
    let isOver = layout.hits.search(index(of: group), at: local) { item in
      if let scroller = blueprint.items[item].ownScroller {
        // A bar lies above what its view shows.
        for indicator in indicators(of: scroller) where indicator.isVisible {
          let track = indicator.track.offset(by: origin - .zero)
          guard track.contains(point) else { continue }
          bar = ScrollBarHit(
            scroller: scroller, axis: indicator.axis == .vertical ? .vertical : .horizontal, track: track,
            thumb: indicator.thumb.offset(by: origin - .zero))
          return true
        }
        if laidOutViewport(scroller).contains(local),
          search(.scroller(scroller), at: contentPoint(under: local, in: scroller), on: origin, point, &bar)
        {
          return true
        }
      }
      return !blueprint.items[item].element.traits.contains(.hidden) && operableAncestor(of: item) != nil
    }
    found = bar
    return isOver
  }

  // MARK: Pressing

  /// The pointer's button goes down on a scroll bar; false where there is none that takes it.
  ///
  /// The thumb goes with the pointer from now on, with Option held from the spot; beside it, a page comes when the
  /// button goes up there.
  mutating func pressScrollBar(at point: Point) -> Bool {
    guard state.hands.capture == nil, state.hands.finger == nil, let bar = scrollBar(at: point) else { return false }
    // What follows is the bar's, not a click on what lies beneath it; it stays to be seen meanwhile (SM-12).
    state.hands.dragWithPointer()
    if !Mutant.isOn(.pressedBarsHide) { showIndicator(bar.scroller, bar.axis) }
    if state.hands.isOptionDown || bar.isOnThumb(point) {
      decide("press", on: bar, at: point) { stage, subject in
        stage.takeThumb(of: bar, at: point, subject: subject)
      }
    } else {
      state.hands.press(beside: Press.Bar(scroller: bar.scroller, axis: bar.axis))
    }
    return true
  }

  private mutating func takeThumb(of bar: ScrollBarHit, at point: Point, subject: String) {
    let id = blueprint.items[blueprint.scrollers[bar.scroller].item].id
    let now = offset(bar.scroller)
    beginPageTurn(bar.scroller, bar.axis)
    state.scrolling.rest(bar.scroller, at: now)
    var start = now[bar.axis]
    if bar.isOnThumb(point) {
      decide(subject, taker: id, words("its thumb is dragged from \(points(start)) pt"))
    } else {
      start = offset(of: bar, showing: point)
      decide(subject, taker: id, words("with Option held it goes to the spot, \(points(start)) pt"))
      state.scrolling.show(bar.scroller, at: start, along: bar.axis)
      if start != now[bar.axis] { noteMovement(bar.scroller, bar.axis) }
    }
    state.hands.take(
      .bar(
        ScrollBarDrag(
          scroller: bar.scroller, axis: bar.axis, start: start, maximum: maximumOffset(bar.scroller)[bar.axis],
          room: bar.room, isReversed: bar.axis == .horizontal && scene.isRightToLeft)))
  }

  /// The button goes up after a press beside a thumb: where it still is beside it, a page comes towards it.
  mutating func clickScrollBar(_ pressed: Press.Bar, at point: Point) {
    guard let bar = scrollBar(at: point), bar.scroller == pressed.scroller, bar.axis == pressed.axis,
      !bar.isOnThumb(point)
    else {
      let isOver = scrollBar(at: point).map { $0.scroller == pressed.scroller && $0.axis == pressed.axis } ?? false
      decide(
        words("click at \(place(point))"), taker: blueprint.items[blueprint.scrollers[pressed.scroller].item].id,
        isOver
          ? "the button went down beside the thumb, which is there now"
          : "the button went down on its scroll bar, which is not there now")
      if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: point), as: .nobody) }
      return
    }
    decide("click", on: bar, at: point) { stage, subject in
      let isOn = stage.isTowardsEnd(bar, point)
      let (cause, way) = (Cause(subject), isOn ? 1 : -1)
      let id = stage.blueprint.items[stage.blueprint.scrollers[bar.scroller].item].id
      stage.decide(subject, taker: id, "beside the thumb it goes a page towards the click")
      let hasMoved =
        stage.turnPage(bar.scroller, bar.axis, by: way, cause: cause)
        ?? stage.scroll(bar.scroller, bar.axis, by: Double(way) * stage.pageStep(bar.scroller, bar.axis), cause: cause)
      if !hasMoved { stage.tellEnd(bar.scroller, bar.axis, isForward: isOn, cause: cause) }
    }
  }

  /// Does something to a bar where it takes input, and explains it.
  private mutating func decide(
    _ act: String, on bar: ScrollBarHit, at point: Point, _ body: (inout Stage, String) -> Void
  ) {
    let item = blueprint.scrollers[bar.scroller].item
    let subject = words("\(act) at \(place(point))")
    let candidates = explains ? barCandidates(bar, at: point) : []
    let arbitration = arbitrations.count
    let access = access(to: blueprint.items[item].surface)
    if access != .open {
      refuse(subject, to: blueprint.items[item].surface, access)
    } else if isHeld(bar.scroller) {
      decide(subject, taker: blueprint.items[item].id, "SM-8: a finger holds it")
    } else {
      arriveZooms(around: bar.scroller, Cause(subject))
      body(&self, subject)
    }
    if explains { explain(arbitration: arbitration, among: candidates, as: .scrollBar) }
  }

  /// Whether a press beside the thumb goes on in the content.
  private func isTowardsEnd(_ bar: ScrollBarHit, _ point: Point) -> Bool {
    guard bar.axis == .horizontal else { return point.y >= bar.thumb.maxY }
    return (point.x >= bar.thumb.maxX) != scene.isRightToLeft
  }

  /// The offset at which the middle of the thumb is at a point, as far as it can be.
  private func offset(of bar: ScrollBarHit, showing point: Point) -> Double {
    guard bar.room > 0 else { return offset(bar.scroller)[bar.axis] }
    let place =
      bar.axis == .vertical
      ? point.y - bar.track.minY - bar.thumb.size.height / 2 : point.x - bar.track.minX - bar.thumb.size.width / 2
    let share = min(max(0, place / bar.room), 1)
    let isReversed = bar.axis == .horizontal && scene.isRightToLeft
    return (isReversed ? 1 - share : share) * maximumOffset(bar.scroller)[bar.axis]
  }

  // MARK: Dragging

  /// The thumb follows the pointer, unless something has come up over the content.
  mutating func follow(_ drag: ScrollBarDrag, _ translation: Vector) {
    guard access(to: blueprint.items[blueprint.scrollers[drag.scroller].item].surface) == .open else {
      releaseScrollBar(Cause("something came up over it", initiator: .automatic))
      return
    }
    let offset = drag.offset(at: translation)
    guard offset != state.scrolling.places[drag.scroller].offset[drag.axis] else { return }
    state.scrolling.show(drag.scroller, at: offset, along: drag.axis)
    noteMovement(drag.scroller, drag.axis)
  }

  /// The thumb is let go: the content stays where it is, on a page where it has pages.
  mutating func releaseScrollBar(_ cause: Cause) {
    guard case .bar(let drag) = state.hands.capture else { return }
    state.hands.letGo()
    state.scrolling.notePageTurn(drag.scroller, cause)
    if !settlePage(drag.scroller, drag.axis) { tellOffset(drag.scroller, cause) }
  }

  // MARK: Explaining

  private func barCandidates(_ bar: ScrollBarHit, at point: Point) -> [Candidate] {
    let (start, end, place) =
      bar.axis == .vertical
      ? (bar.thumb.minY, bar.thumb.maxY, point.y) : (bar.thumb.minX, bar.thumb.maxX, point.x)
    let node = blueprint.items[blueprint.scrollers[bar.scroller].item].id
    let words: String
    if bar.isOnThumb(point) {
      words = "on its thumb"
    } else if place < start {
      words = "\(points(start - place)) pt before its thumb"
    } else {
      words = "\(points(place - end)) pt behind its thumb"
    }
    return [Candidate(.scrollBar, node, note: words + (state.hands.isOptionDown ? ", Option held" : ""))]
      + tapCandidates(at: point).filter { $0.node != node }
  }
}
