internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Selecting by a pointer with its button down, or by a finger that was held before it moved.
///
/// Beyond the edge of the view the content follows, by the side on which the pointer is outside and the faster the
/// farther it is (SM-11, cause 3; A-37). Between two movements of the pointer the offset is a function of the time
/// alone, and so is what is selected: nothing is stepped.
extension Stage {
  /// What a drag that begins at a point of the screen selects in; nil where it selects nothing.
  func pointerSelectable(at point: Point) -> SelectableID? {
    guard !hasFocusEngine, keyboardFrame?.contains(point) != true, let hit = hit(at: point),
      access(to: hit.surface) == .open
    else { return nil }
    var next = hit.item
    while let item = next {
      if let ordinal = blueprint.selectable(item), blueprint.selectables[ordinal].isPointerSelecting,
        !blueprint.items[item].element.traits.contains(.disabled)
      {
        return isReachable(item) ? ordinal : nil
      }
      next = blueprint.items[item].parent
    }
    return nil
  }

  /// A drag begins to select.
  mutating func beginSelecting(in ordinal: SelectableID, from start: Point, at point: Point, subject: String) {
    let item = blueprint.selectables[ordinal].item
    comeForward(with: blueprint.items[item].surface, cause: Cause(subject))
    decide(
      subject, taker: blueprint.items[item].id, as: receiver(ofItem: item), "it selects there",
      among: { $0.tapCandidates(at: start) })
    if blueprint.items[item].isOperable, state.focusing.focus != item, hasKeys(blueprint.items[item].surface) {
      takeFocus(item)
      emit(.focused, blueprint.items[item].id, Cause(subject))
    }
    state.hands.take(
      .selection(SelectionDrag(selectable: ordinal, base: unit(at: start, in: ordinal), location: point)))
    followEdge()
  }

  /// What a drag has selected so far.
  func mark(of drag: SelectionDrag) -> SelectionMark {
    let selectable = blueprint.selectables[drag.selectable]
    let unit = unit(at: visiblePoint(of: drag), in: drag.selectable)
    if selectable.isText {
      return SelectionMark(base: drag.base, head: unit).limited(to: count(in: drag.selectable))
    }
    guard selectable.rows?.isEmpty == false else { return SelectionMark(at: 0) }
    return unit >= drag.base
      ? SelectionMark(base: drag.base, head: unit + 1) : SelectionMark(base: drag.base + 1, head: unit)
  }

  /// Where a drag is, or the place in view that is nearest to it: what is out of view is not selected at once.
  private func visiblePoint(of drag: SelectionDrag) -> Point {
    let item = blueprint.selectables[drag.selectable].item
    let origin = origin(of: blueprint.items[item].surface) - .zero
    return scrollChain(from: item).reduce(drag.location) { point, scroller in
      let view = viewport(scroller).offset(by: origin)
      return Point(
        x: min(max(view.minX, point.x), max(view.minX, view.maxX - 0.5)),
        y: min(max(view.minY, point.y), max(view.minY, view.maxY - 0.5)))
    }
  }

  /// The pointer has moved.
  mutating func select(_ drag: SelectionDrag, to point: Point) {
    guard access(to: blueprint.items[blueprint.selectables[drag.selectable].item].surface) == .open else {
      endSelecting(Cause("something came up over it", initiator: .automatic))
      return
    }
    guard point.x.isFinite, point.y.isFinite else { return }
    var drag = drag
    drag.location = point
    state.hands.take(.selection(drag))
    followEdge()
  }

  /// Selecting is over: what is selected stays so.
  mutating func endSelecting(_ cause: Cause) {
    guard case .selection(let drag) = state.hands.capture else { return }
    let mark = mark(of: drag)
    state.hands.letGo()
    if !Mutant.isOn(.selectingScrollsOn) {
      stopEdge(cause)
      settlePages(around: drag.selectable, Cause(cause.by(Self.edgeRule).text, initiator: .automatic))
    }
    state.scrolling.select(mark, in: drag.selectable)
    tellSelection(drag.selectable, cause: cause)
  }

  /// What has followed a pointer across a page goes on to the nearest one, now that nothing is selected there.
  private mutating func settlePages(around ordinal: SelectableID, _ cause: Cause) {
    for scroller in scrollChain(from: blueprint.selectables[ordinal].item)
    where state.scrolling.places[scroller].motion == nil && !isHeld(scroller) {
      if settlePage(scroller, .vertical) || settlePage(scroller, .horizontal) {
        state.scrolling.notePageTurn(scroller, cause)
      }
    }
  }

  /// Whether content stands between two pages because something is being selected in it: it goes to one afterwards.
  func isBetweenPages(_ scroller: ScrollerID) -> Bool {
    guard case .selection(let drag) = state.hands.capture, isPaged(scroller),
      scrollChain(from: blueprint.selectables[drag.selectable].item).contains(scroller)
    else { return false }
    return [ScrollAxis.vertical, .horizontal].contains { axis in
      guard let grid = pages(scroller, axis) else { return false }
      let offset = offset(scroller)[axis]
      return abs(grid.offset(of: grid.nearest(to: offset)) - offset) > 1e-6
    }
  }

  /// Selecting is over because something else changes what is selected.
  mutating func endSelecting(in ordinal: SelectableID) {
    guard case .selection(let drag) = state.hands.capture, drag.selectable == ordinal else { return }
    endSelecting(Cause("the selection changes", initiator: .automatic))
    state.hands.releaseButton()
  }

  // MARK: Beyond the edge

  /// Lets the content follow a pointer that is beyond an edge of what can be seen of its view, and stand where it is
  /// not: the innermost as long as it can, then what that is in, until everything has been brought into view.
  mutating func followEdge() {
    guard case .selection(let drag) = state.hands.capture, !Mutant.isOn(.pointerPastEdgeStays) else { return }
    let item = blueprint.selectables[drag.selectable].item
    let chain = scrollChain(from: item)
    let ways = [ScrollAxis.vertical, .horizontal].compactMap { edgeWay(to: drag.location, of: item, in: chain, $0) }
    // A scroll view that is left at a corner goes the way on which the pointer is farther out.
    let moving = ways.filter { way in
      !ways.contains { $0.scroller == way.scroller && $0.axis != way.axis && abs($0.distance) > abs(way.distance) }
    }
    for scroller in chain where !moving.contains(where: { $0.scroller == scroller }) { stopEdge(scroller, Self.isBack) }
    var served: [ScrollerID] = []
    for way in moving where !served.contains(way.scroller) {
      served.append(way.scroller)
      follow(way)
    }
  }

  /// Content that something else has scrolled goes on following a pointer that still stands beyond an edge.
  mutating func resumeEdge() {
    guard case .selection = state.hands.capture, !state.scrolling.places.active.contains(where: isFollowingPointer)
    else {
      return
    }
    followEdge()
  }

  private func isFollowingPointer(_ scroller: ScrollerID) -> Bool {
    state.scrolling.places[scroller].motion?.isDrift == true
  }

  /// How far beyond which edge a pointer is.
  private struct EdgeWay {
    var scroller: ScrollerID
    var axis: ScrollAxis
    /// Points beyond the end; negative before the beginning.
    var distance: Double
    /// How far it follows: to its end, or to where all of what is in it can be seen on that side.
    var destination: Double
  }

  /// The innermost scroll view that a pointer is beyond along an axis and that has more to show there; what it is in
  /// has as long as its edge is out of view. A page is not turned: what is selected does not go on there.
  private func edgeWay(to point: Point, of item: ItemID, in chain: [ScrollerID], _ axis: ScrollAxis) -> EdgeWay? {
    let isReversed = axis == .horizontal && scene.isRightToLeft
    // Of what does not scroll itself no more is brought into view than there is of it.
    var inner = blueprint.items[item].ownScroller == nil ? Self.ends(screenFrame(of: item), axis) : nil
    for (index, scroller) in chain.enumerated() where !blueprint.scrollers[scroller].isTabView {
      guard scrolls(scroller, axis) else {
        inner = ends(of: scroller, axis)
        continue
      }
      let view = visibleEnds(of: chain[index...], axis)
      let place = axis == .vertical ? point.y : point.x
      let distance = place < view.first ? place - view.first : max(0, place - view.last)
      let way = isReversed ? -distance : distance
      if way != 0, canMove(scroller, axis, towards: way > 0 ? 1 : -1) {
        let (now, maximum) = (offset(scroller)[axis], maximumOffset(scroller)[axis])
        guard let edge = inner else {
          return EdgeWay(scroller: scroller, axis: axis, distance: way, destination: way > 0 ? maximum : 0)
        }
        let hidden =
          (distance > 0 ? edge.last - view.last : view.first - edge.first) / magnification(ofScroller: scroller)
        if hidden > Self.leastHidden {
          let destination = min(max(0, now + (way > 0 ? hidden : -hidden)), maximum)
          return EdgeWay(scroller: scroller, axis: axis, distance: way, destination: destination)
        }
      }
      inner = ends(of: scroller, axis)
    }
    return nil
  }

  /// Fewer points out of view are none: sums of places may be off by as much.
  private static let leastHidden = 0.01

  /// Where a scroll view begins and ends on the screen along an axis, whether it can be seen or not.
  private func ends(of scroller: ScrollerID, _ axis: ScrollAxis) -> (first: Double, last: Double) {
    let surface = blueprint.items[blueprint.scrollers[scroller].item].surface
    return Self.ends(viewport(scroller).offset(by: origin(of: surface) - .zero), axis)
  }

  private static func ends(_ frame: Rect, _ axis: ScrollAxis) -> (first: Double, last: Double) {
    axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }

  /// What can be seen of the first of some scroll views, each of which is in the next; what is out of view altogether
  /// is at the edge at which it left.
  private func visibleEnds(of chain: ArraySlice<ScrollerID>, _ axis: ScrollAxis) -> (first: Double, last: Double) {
    chain.reversed().reduce((-Double.infinity, Double.infinity)) { outer, scroller in
      let own = ends(of: scroller, axis)
      return (min(max(outer.0, own.first), outer.1), max(outer.0, min(own.last, outer.1)))
    }
  }

  private mutating func follow(_ way: EdgeWay) {
    arriveZooms(around: way.scroller, Cause(Self.edgeRule, initiator: .automatic))
    let offset = offset(way.scroller)
    let distance = abs(way.distance)
    var destination = way.destination
    if Mutant.isOn(.pointerPastEdgeScrollsBack) {
      destination = way.distance > 0 ? 0 : maximumOffset(way.scroller)[way.axis]
    }
    let speed =
      min(scene.parameters.edgeScrollMax, distance * scene.parameters.edgeScrollGain)
      / magnification(ofScroller: way.scroller)
    let wasMoving = state.scrolling.places[way.scroller].motion?.isDrift == true
    beginPageTurn(way.scroller, way.axis)
    state.scrolling.notePageTurn(way.scroller, Cause(Self.edgeRule, initiator: .automatic))
    state.scrolling.rest(way.scroller, at: offset, along: way.axis)
    guard let drift = Drift(from: offset[way.axis], to: destination, speed: speed, start: state.room.now) else {
      return
    }
    state.scrolling.go(way.scroller, along: way.axis, by: ScrollMotion(drift))
    noteMovement(way.scroller, way.axis)
    guard !wasMoving else { return }
    let item = blueprint.items[blueprint.scrollers[way.scroller].item].id
    decide(
      words("pointer beyond the edge of \(item)"), taker: item,
      words("SM-11 (3): it follows by \(points(distance)) pt × \(points(scene.parameters.edgeScrollGain))/s"))
  }

  private mutating func stopEdge(_ cause: Cause) {
    for scroller in state.scrolling.places.active { stopEdge(scroller, cause, isOver: true) }
  }

  /// What follows a pointer stands; on a page or between two, until the selecting is over.
  private mutating func stopEdge(_ scroller: ScrollerID, _ cause: Cause, isOver: Bool = false) {
    guard isFollowingPointer(scroller) else { return }
    let axis = state.scrolling.places[scroller].axis
    state.scrolling.rest(scroller, at: offset(scroller), along: axis)
    let cause = Cause(cause.by(Self.edgeRule).text, initiator: .automatic)
    if isOver {
      state.scrolling.notePageTurn(scroller, cause)
      if settlePage(scroller, axis) { return }
    }
    tellOffset(scroller, cause)
  }

  private static let isBack = Cause("the pointer is back in the view")
  /// The row of SM-11 for content that follows a pointer.
  static let edgeRule = "SM-11 (3): the pointer beyond the edge"
}
