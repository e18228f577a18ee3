internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Content that is magnified by keys and by a screen reader, about the middle of what shows.
extension Stage {
  /// Command with plus, minus or zero magnifies what has the focus in it, else the first in front; false where nothing
  /// can be magnified.
  mutating func zoom(by key: KeyCode, cause: Cause) -> Bool {
    guard blueprint.hasZoom, profile.magnifiesByKeys,
      let scroller = keyZoomer
    else { return false }
    switch key {
    case .keyEqual, .keyKpplus: zoom(scroller, steps: 1, cause: cause)
    case .keyMinus, .keyKpminus: zoom(scroller, steps: -1, cause: cause)
    case .key0, .keyKp0: zoom(scroller, at: 1, cause: cause)
    default: return false
    }
    return true
  }

  private var keyZoomer: ScrollerID? {
    if let scroller = zoomer(around: reachableFocus) { return scroller }
    guard let front = foremostFirst.first(where: { access(to: $0) == .open }) else { return nil }
    return blueprint.scrollers(of: front).first { zoomLimits($0) != nil }
  }

  /// Magnifies about the middle of what shows, by a quarter a step.
  mutating func zoom(_ scroller: ScrollerID, steps: Int, cause: Cause) {
    let old = scale(scroller)
    zoom(scroller, at: steps > 0 ? old * 1.25 : old / 1.25, cause: cause)
  }

  private mutating func zoom(_ scroller: ScrollerID, at scale: Double, cause: Cause) {
    guard let limits = zoomLimits(scroller) else { return }
    let node = blueprint.items[blueprint.scrollers[scroller].item].id
    guard !isHeldInside(scroller) else {
      decide(cause.text, taker: node, "SM-8: a finger holds it")
      return
    }
    finishZoom(scroller, cause)
    let new = limits.clamped(scale)
    guard new != self.scale(scroller) else {
      let why = new == limits.maximum && limits.maximum > limits.minimum ? "as large as it gets" : "as it is already"
      decide(cause.text, taker: node, new == limits.minimum ? "as small as it gets" : why)
      emit(.swallowed, node, cause.by(new == limits.minimum ? "as small as it gets" : why))
      return
    }
    let view = viewportSize(scroller)
    let middle = Vector(dx: view.width / 2, dy: view.height / 2)
    let fixedPoint = fixedPoint(of: scroller, place: middle)
    let origin = offset(scroller)
    beginPageTurns(scroller)
    state.scrolling.notePageTurn(scroller, cause)
    state.scrolling.magnify(scroller, to: new)
    state.scrolling.rest(scroller, at: fixedPoint.offset(at: new))
    restOnPages(scroller)
    decide(cause.text, taker: node, words("zoom: to \(points(new * 100)) % about the middle"))
    tellZoom(scroller, from: origin, cause)
  }

  /// Whether a finger or the pointer moves the content of a scroll view or of one that is in it: another scale would
  /// take that away from under it.
  private func isHeldInside(_ scroller: ScrollerID) -> Bool {
    let held: ScrollerID? =
      switch state.hands.capture {
      case .scroll(let drag, _): drag.scroller
      case .bar(let drag): drag.scroller
      case .jog: state.scrolling.jog?.scroller
      default: nil
      }
    return held.map { scrollChain(from: blueprint.scrollers[$0].item).contains(scroller) } ?? false
  }

  /// The scroll view that a screen reader magnifies by an item in it: of what nobody operates, so that the cursor stops
  /// at something that is not adjustable by itself. Nil for anything else.
  func zoomedByReader(_ item: ItemID) -> ScrollerID? {
    guard blueprint.hasZoom, blueprint.items[item].end == item + 1, blueprint.items[item].ownScroller == nil,
      !blueprint.items[item].isOperable, blueprint.items[item].kind == .element
    else { return nil }
    return zoomer(around: item)
  }
}
