internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Room
internal import Scenes
internal import StageModel

/// The pointer: clicks, and drags where a finger could drag as well.
extension Stage {
  mutating func handlePointer(_ input: PointerInput) {
    if let place = input.place { state.hands.point(at: hasScrollers ? place : nil) }
    switch input {
    case .moved(let point): pointerMoved(to: point)
    case .gazed(let point): state.hands.look(at: point)
    case .pressed(let button, let point):
      guard button == 0 else {
        if button == 1, revealsMenu(at: point) {
          invalidateTree()
          longPress(at: point, on: nil, name: "secondary click")
          return
        }
        let subject = words("press of button \(button + 1) at \(place(point))")
        if let hit = hit(at: point), case let access = self.access(to: hit.surface), access != .open {
          decide(subject, taker: id(taker(of: hit.surface, access)), reason(access))
        } else {
          decide(subject, taker: hit(at: point)?.item.map { blueprint.items[$0].id } ?? foremostID, "nothing takes it")
        }
        if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: point), as: .nobody) }
        return
      }
      if let press = state.hands.press {
        guard press.device == device else {
          decide(words("press at \(place(point))"), taker: foremostID, "the button of another pointer is down")
          return
        }
        // Its release was lost.
        if press.isDragging { interrupt(because("pressed again")) }
      }
      let hit = hit(at: point)
      state.hands.press(hit?.item, at: point, on: device, state.room.now)
      // What goes away because of the press stops what is under it, and needs to know where that is.
      state.hands.press(on: touchdown(at: point))
      if let hit { pressForward(hit, at: point) }
      guard state.hands.press != nil else { return }
      state.hands.press(on: touchdown(at: point))
      if pressScrollBar(at: point) {
        invalidateTree()
        return
      }
      beginMove(at: point, hit)
      if let hit = self.hit(at: point) { holdSettling(hit, at: point, contact: Self.pointerContact) }
    case .released(let button, let point):
      guard button == 0, let press = state.hands.press, press.device == device else {
        if button == 0, state.hands.press == nil { tellStopped(releaseAt: point) }
        return
      }
      invalidateTree()
      state.hands.releaseButton()
      liftHold(of: Self.pointerContact, press.touchdown?.item, cause: because("release at \(place(point))"))
      if state.hands.windowMove != nil {
        followMove(to: point)
        endMove(because("release at \(place(point))"))
      } else if let bar = press.bar {
        clickScrollBar(bar, at: point)
      } else if press.isDragging {
        endPan(Self.pan(.ended, from: press.start, to: point, velocity: press.track.velocity(at: state.room.now)))
      } else if hasLost(press.touchdown, "click", from: press.start) {
        return
      } else if isStillOn(press, at: point) {
        tap(at: press.start, on: press.touchdown, name: "click")
      } else {
        let subject = words("click at \(place(point))")
        let pressed = press.item.map { blueprint.items[$0].id.path } ?? "nothing"
        decide(subject, taker: foremostID, words("the button went down on \(pressed), which is not there now"))
        if explains { explain(arbitration: arbitrations.count - 1, among: tapCandidates(at: point), as: .nobody) }
      }
    }
  }

  /// Whether the second button of the pointer reveals a menu at a place, as a hold of a finger does.
  private func revealsMenu(at point: Point) -> Bool {
    guard let hit = hit(at: point), let item = hit.item else { return false }
    return access(to: hit.surface) == .open && blueprint.menu(revealedBy: item) != nil
  }

  /// Whether a button that goes up at a place is still on what it went down on.
  ///
  /// A press that has slid off that does nothing (WCAG 2.5.2), and one that has come back acts, as AppKit's buttons do.
  /// Where UIKit takes a click as a tap it cannot slide off within the slop.
  private func isStillOn(_ press: Press, at point: Point) -> Bool {
    if hit(at: point)?.item == press.item { return true }
    return profile.takesClicksAsTaps && press.start.distance(to: point) <= scene.parameters.tapSlop
  }

  /// What is pressed comes forward at once, before it is known what becomes of the press.
  private mutating func pressForward(_ hit: Hit, at point: Point) {
    let candidates = explains ? tapCandidates(at: point) : []
    let before = journal.events.count
    let cause = because("press at \(place(point))")
    comeForward(with: hit.surface, cause: cause)
    guard journal.events.count > before else { return }
    let window = blueprint.scope(of: hit.surface).window.map { id($0) } ?? id(hit.surface)
    decide(cause.text, taker: window, words("SM-16: \(window) to front"))
    if explains { explain(arbitration: arbitrations.count - 1, among: candidates, as: .parent) }
  }

  /// Whether anything scrolls, so that it matters where the pointer is; a text that shows as a whole does not.
  private var hasScrollers: Bool {
    blueprint.scrollers.indices.contains { !blueprint.scrollers[$0].isText || scrolls($0, .vertical) }
  }

  /// With its button down the pointer drags sheets as a finger does, on the platforms where a finger does; elsewhere
  /// it pulls the edges of those that are resizable (SM-3).
  private mutating func pointerMoved(to point: Point) {
    followMove(to: point)
    state.hands.trackPointer(point, at: state.room.now)
    guard let press = state.hands.press, state.hands.windowMove == nil, !hasFocusEngine else { return }
    if press.isDragging {
      invalidateTree()
      movePan(Self.pan(.changed, from: press.start, to: point))
      return
    }
    let slop = scene.parameters.tapSlop
    let way = point - press.start
    guard state.hands.capture == nil, state.hands.finger == nil, way.dx * way.dx + way.dy * way.dy > slop * slop else {
      return
    }
    if hasLost(press.touchdown, "drag", from: press.start) {
      state.hands.releaseButton()
      return
    }
    let pan = Self.pan(.began, from: press.start, to: point)
    if let selectable = pointerSelectable(at: press.start) {
      invalidateTree()
      state.hands.dragWithPointer()
      beginSelecting(
        in: selectable, from: press.start, at: point, subject: words("drag at \(place(press.start))"))
    } else if blueprint.takesDrags {
      invalidateTree()
      state.hands.dragWithPointer()
      beginPan(pan)
    } else if beginPointerJog(pan) || beginPointerResize(pan) || beginPointerSlide(pan) {
      invalidateTree()
      state.hands.dragWithPointer()
    }
  }

  private mutating func beginPointerJog(_ pan: Gesture.Pan) -> Bool {
    beginJog(pan, subject: words("drag at \(place(pan.start))"))
  }

  private mutating func beginPointerResize(_ pan: Gesture.Pan) -> Bool {
    let candidates = explains ? dragCandidates(contest(pan)) : []
    let arbitration = arbitrations.count
    guard beginResize(pan, subject: words("drag at \(place(pan.start))")) else { return false }
    if explains { explain(arbitration: arbitration, among: candidates, as: .sheet) }
    return true
  }

  /// Where no finger drags, the pointer sets sliders and pickers all the same.
  private mutating func beginPointerSlide(_ pan: Gesture.Pan) -> Bool {
    let contest = contest(pan)
    let candidates = explains ? dragCandidates(contest) : []
    let arbitration = arbitrations.count
    guard giveToSlider(contest) != nil else { return false }
    if explains { explain(arbitration: arbitration, among: candidates, as: .control) }
    movePan(pan)
    return true
  }

  /// What holds a sheet where a button of the pointer does; fingers have numbers of their own.
  private static let pointerContact = -1

  private static func pan(
    _ phase: GesturePhase, from start: Point, to point: Point, velocity: Vector = .zero
  ) -> Gesture.Pan {
    Gesture.Pan(phase: phase, fingers: 1, start: start, location: point, velocity: velocity)
  }
}

extension PointerInput {
  /// Where the pointer is; nil where only the eyes went.
  fileprivate var place: Point? {
    switch self {
    case .moved(let place), .pressed(_, let place), .released(_, let place): place
    case .gazed: nil
    }
  }
}
