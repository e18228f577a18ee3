internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel

/// What becomes of what a hand has hold of: it follows the hand, ends where the hand lets go, or is cancelled where
/// something takes it away. Everything that can be held says here what it does then.
extension Stage {
  // MARK: Following

  /// The finger, or the pointer in its place, has moved: what it has hold of follows, unless something modal has come up
  /// over that meanwhile.
  mutating func movePan(_ pan: Gesture.Pan) {
    guard let drag = state.hands.drag else { return }
    switch drag {
    case .sheet(let surface):
      guard let index = sheetIndex(surface) else { return }
      if access(to: surface) == .open {
        self.drag(index, translation: pan.translation, velocity: pan.velocity)
      } else {
        cancelDrag(index, by: taker(of: surface), cause: Cause("something came up over it", initiator: .automatic))
      }
    case .control(let item, let start, let slop):
      if access(to: blueprint.items[item].surface) == .open {
        adjust(item, from: start, by: pan.translation - slop)
      } else {
        state.hands.letGo()
      }
    case .scroll(let scroll, let across):
      if access(to: blueprint.items[blueprint.scrollers[scroll.scroller].item].surface) == .open {
        follow(scroll, across, pan.translation, velocity: pan.velocity)
      } else {
        cancel(drag, Cause("something came up over it", initiator: .automatic))
      }
    case .edge(let surface, let size, let edge, let slop):
      pull(edge, of: surface, from: size, by: pan.translation - slop)
    case .selection(let selection): select(selection, to: pan.location)
    case .jog(let origin): followJog(pan.translation, origin: origin)
    case .bar(let bar): follow(bar, pan.translation)
    case .press, .pinch, .window: break
    }
  }

  // MARK: Ending

  /// The finger lifts, or the button goes up: what was held goes on by itself.
  mutating func endPan(_ pan: Gesture.Pan) {
    movePan(pan)
    guard let drag = state.hands.drag else { return }
    defer { state.hands.letGo() }
    let cause = because("release at \(place(pan.location))")
    switch drag {
    case .sheet(let surface):
      guard let index = sheetIndex(surface) else { return }
      release(
        index, fingerVelocity: -pan.velocity.dy, way: -pan.translation.dy,
        cause: because("release at \(place(pan.location)), \(points(pan.velocity.dy)) pt/s"))
    case .control(let item, _, _): takeFocus(item)
    case .scroll(let scroll, let across):
      state.hands.letGo()
      releaseScroll(scroll, across, velocity: pan.velocity, cause)
    case .edge(let surface, let size, let edge, _): endResize(edge, of: surface, since: size, cause)
    case .selection: endSelecting(cause)
    case .jog: releaseJog(cause)
    case .bar: releaseScrollBar(cause)
    case .press(let touchdown): releasePress(touchdown, at: pan.location)
    case .pinch, .window: break
    }
  }

  // MARK: Cancelling

  /// What a hand has is taken away from it: content stops where it is and a sheet gets back the size that it had; a sheet
  /// that is dragged is seen to by who knows where it goes.
  mutating func cancel(_ capture: Capture, _ cause: Cause) {
    switch capture {
    case .sheet, .control, .press: state.hands.letGo()
    case .scroll(let drag, let across):
      state.hands.letGo()
      releaseScroll(drag, across, cause)
    case .edge(let surface, let size, _, _):
      state.hands.letGo()
      resizeSheet(surface, to: size)
    case .selection: endSelecting(cause)
    case .jog:
      releaseJog(cause)
      state.hands.letGo()
    case .bar: releaseScrollBar(cause)
    case .pinch: endPinch(cause)
    case .window: endMove(cause)
    }
  }

  /// The same of whatever a hand has.
  mutating func cancelCapture(_ cause: Cause) { if let capture = state.hands.capture { cancel(capture, cause) } }

  /// Whatever a finger was doing is cancelled; a window stays where the pointer has moved it.
  mutating func interrupt(_ cause: Cause) {
    state.hands.interrupt()
    cancelCapture(cause)
    state.hands.hold(over: nil)
    releaseStopped(cause)
    for index in state.presenting.sheets.indices { cancelDrag(index, cause: cause) }
  }

  // MARK: Where it is

  /// The surface with what a hand has on it; nil for a press on nothing.
  func surface(of capture: Capture) -> SurfaceID? {
    switch capture {
    case .sheet(let surface), .edge(let surface, _, _, _): surface
    case .control(let item, _, _): blueprint.items[item].surface
    case .selection(let drag): blueprint.items[blueprint.selectables[drag.selectable].item].surface
    case .press(let touchdown): touchdown.surface
    case .window(let move): move.window
    case .jog: state.scrolling.jog.map { surface(ofScroller: $0.scroller) }
    case .scroll, .bar, .pinch: capture.scroller.map { surface(ofScroller: $0) }
    }
  }

  /// Whether what a hand has lies on a surface.
  func isOn(_ surface: SurfaceID, _ capture: Capture) -> Bool { self.surface(of: capture) == surface }
}
