internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Scenes
internal import StageModel
internal import StageMotion

/// A touch that comes down while something is on its way, or on what is covered before it lifts, belongs to nobody:
/// people have not touched what is there by then (SM-1 presenting and dismissing swallow touches).
///
/// Else a tap or hold acts on what its finger came down on, wherever within the slop it lifts: a finger covers what it
/// touches and rolls as it goes. What is left and entered again:
///
/// - A finger cannot leave anything within the slop. Beyond it there is a drag. A scroll view, sheet or whoever takes that
///   takes the touch from the control, which does nothing then, wherever the finger lifts (SM-8). Where nobody takes it
///   the control keeps it and acts on the lift, as UIKit's do (`releasePress`).
/// - A pointer's button acts where it goes up on what it went down on, left and entered again or not, and does nothing
///   where it goes up elsewhere, as AppKit's buttons do. Where UIKit takes clicks as taps it acts within the slop, too.
extension Stage {
  /// What a finger comes down on at a place.
  func touchdown(at point: Point) -> Touchdown {
    let hit = hit(at: point)
    let surface = hit?.surface
    return Touchdown(
      place: point, surface: surface, item: hit?.item, access: surface.map { access(to: $0) },
      isOnKeyboard: keyboardFrame?.contains(point) == true, transition: transitionInProgress)
  }

  /// Whether what a gesture means is no longer what its finger came down on; says so.
  ///
  /// A gesture that comes without a touch of its own is taken at its word. A finger that has touched nothing has not
  /// until it lifts, whatever it is taken for meanwhile: a long press, then a drag.
  ///
  /// - Parameter start: Where the gesture began, in points.
  mutating func hasLostItsTouchdown(_ name: String, from start: Point) -> Bool {
    hasLost(state.hands.touchdown, name, from: start)
  }

  /// A drag has what its finger came down on, which may go on under it now.
  mutating func dragHasLostItsTouchdown(from start: Point) -> Bool {
    if hasLostItsTouchdown("drag", from: start) { return true }
    // The focus engine takes the swipe that it may turn out to be.
    if state.hands.touchdown?.isInTransition == false, !hasFocusEngine { state.hands.useTouchdown() }
    return false
  }

  /// The same of a tap, with which the touch is over; one of two that are lost makes no double tap.
  ///
  /// - Parameter count: How many taps have come right after each other.
  mutating func handleTap(at location: Point, count: Int) {
    let isOfJoined = state.hands.liftedTouchdown != nil
    let touchdown = state.hands.liftedTouchdown ?? state.hands.touchdown
    let isLost = !state.hands.touchHasStopped && hasLost(touchdown, "tap", from: location)
    let isDouble = count == 2 && !state.hands.hasLostTap
    // A tap without a touch of its own leaves the finger that is down what it has.
    let own = touchdown.flatMap { isOwn($0, at: location) ? $0 : nil }
    let location = own?.place ?? location
    state.hands.endTap(isOwn: !isOfJoined && own != nil, isLost: isLost || touchdown?.isInTransition == true)
    if isLost { return }
    invalidateTree()
    if state.hands.touchHasStopped {
      decide(words("tap at \(place(location))"), taker: foremostID, "SM-8: the touch stopped what moved, no more")
      if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: location), as: .nobody) }
    } else if !(isDouble && doubleTapZooms(at: location)) {
      tap(at: location, on: own, name: "tap")
    }
  }

  /// A long press, which acts on what its finger came down on as a tap does.
  mutating func handleLongPress(at location: Point) {
    if hasLostItsTouchdown("long press", from: location) { return }
    invalidateTree()
    let own = state.hands.touchdown.flatMap { isOwn($0, at: location) ? $0 : nil }
    let location = own?.place ?? location
    longPress(at: location, on: own)
    if state.hands.finger != nil { state.hands.hold(over: pointerSelectable(at: location)) }
  }

  /// Whether a gesture within the slop is that of the finger that came down here.
  private func isOwn(_ touchdown: Touchdown, at location: Point) -> Bool {
    touchdown.place.distance(to: location) <= scene.parameters.tapSlop + 1
  }

  /// What a gesture at a place acts on: what its finger came down on, wherever within the slop it lifts and wherever
  /// that has gone under it since; what lies there where it has no touch of its own.
  func touched(at place: Point, _ touchdown: Touchdown?) -> Hit? {
    guard let touchdown, let surface = touchdown.surface, !Mutant.isOn(.tapsHitWhatHasComeUp) else {
      return hit(at: place)
    }
    return Hit(surface: surface, item: touchdown.item)
  }

  /// Whether nothing is to be seen any more of what a finger came down on; says so.
  mutating func hasGoneFromSight(_ hit: Hit, from place: Point, _ subject: String) -> Bool {
    guard let item = hit.item, self.hit(at: place)?.item != item, !isInSight(item) else { return false }
    let node = blueprint.items[item].id
    swallow(subject, by: hit.surface, words("A-63: it began on \(node.path), and that is not to be seen by now"))
    return true
  }

  /// Whether any of an item shows on its surface and through what it scrolls in.
  private func isInSight(_ item: ItemID) -> Bool {
    let surface = surfaceFrame(blueprint.items[item].surface)
    var seen = Rect(origin: .zero, size: surface.size)
    var next = blueprint.items[item].scroller
    while let scroller = next {
      seen = seen.intersection(viewport(scroller))
      next = blueprint.items[blueprint.scrollers[scroller].item].scroller
    }
    return seen.intersects(visibleFrame(of: item))
  }

  /// Whether one of the fingers of a gesture touched what is not there by now, or was on its way.
  mutating func hasLostAnyTouchdown(_ name: String) -> Bool {
    let touchdowns =
      [state.hands.finger == nil ? nil : state.hands.touchdown] + state.hands.otherFingers.map(\.touchdown)
    return touchdowns.contains { touchdown in touchdown.map { hasLost($0, name, from: $0.place) } ?? false }
  }

  /// What another finger has left a finger with: nothing where it has touched nothing, else it begins where it is.
  func renewed(_ touchdown: Touchdown?, at place: Point) -> Touchdown? {
    guard var touchdown, touchdown.isInTransition || !touchdown.isStill(self.touchdown(at: touchdown.place)) else {
      return nil
    }
    touchdown.place = place
    return touchdown
  }

  /// A swipe on the touch surface of a remote that began while something was on its way is nobody's; says so.
  mutating func hasLostSwipe(_ direction: FocusMove.Direction, _ cause: Cause) -> Bool {
    defer { state.hands.useTouchdown() }
    guard let moving = state.hands.touchdown?.transition, !Mutant.isOn(.tapsHitWhatHasComeUp) else { return false }
    decide(cause.text, taker: foremostID, words("SM-1: it began while \(id(moving)) was on its way; swallowed"))
    if explains { explain(arbitration: arbitrations.count - 1, among: pushCandidates(direction), as: .nobody) }
    return true
  }

  /// The same of what a button of the pointer went down on.
  mutating func hasLost(_ touchdown: Touchdown?, _ name: String, from start: Point) -> Bool {
    guard let touchdown, isOwn(touchdown, at: start), !touchdown.isStill(self.touchdown(at: touchdown.place)),
      !Mutant.isOn(.tapsHitWhatHasComeUp)
    else { return false }
    invalidateTree()
    decide(words("\(name) at \(place(start))"), taker: foremostID, words(reason(touchdown)))
    if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: start), as: .nobody) }
    return true
  }

  private func reason(_ touchdown: Touchdown) -> String {
    if case .inTransition(let surface) = touchdown.access {
      return "SM-1: it began while \(id(surface)) was on its way; swallowed"
    }
    if touchdown.isOnKeyboard { return "A-63: it began on the on-screen keyboard, which has gone since" }
    let before = touchdown.surface.map { id($0).path } ?? "nothing"
    return "A-63: it began on \(before), and that is not what is there by now"
  }
}
