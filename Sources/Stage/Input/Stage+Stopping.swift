internal import Digests
internal import Hands
internal import Journal
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel

/// What comes up over something ends whatever a finger or the pointer is doing there (SM-1, SM-3).
extension Stage {
  /// Cancels drags, scrolling, adjusting and presses on what a presentation comes to lie over; a sheet goes back to
  /// its detent in motion, content stops where it is. The finger does nothing more until it has lifted.
  mutating func stopMovements(under surface: SurfaceID, cause: Cause) {
    let scope = blueprint.scope(of: surface)
    func isUnder(_ other: SurfaceID) -> Bool {
      other != surface && (scope == .wholeApp || blueprint.scope(of: other) == scope)
    }
    // What opens it may have ended the movement already, with the finger still down.
    let wasBusy = state.hands.drag != nil || state.hands.press != nil || state.hands.finger != nil
    defer {
      if wasBusy, state.hands.drag == nil, state.hands.press == nil { state.hands.stop(by: surface) }
    }
    for index in state.presenting.sheets.indices where isUnder(state.presenting.sheets[index].surface) {
      cancelDrag(index, by: surface, cause: cause)
    }
    if let drag = state.hands.drag, self.surface(of: drag).map(isUnder) ?? true { cancel(drag, cause) }
    // What a wheel or crown has moved there is told before it is covered.
    if let burst = state.scrolling.rotary,
      burst.moved.contains(where: { isUnder(blueprint.items[blueprint.scrollers[$0.scroller].item].surface) })
    {
      endBurst()
    }
    if let jog = state.scrolling.jog, jog.level != nil,
      isUnder(blueprint.items[blueprint.scrollers[jog.scroller].item].surface)
    {
      stopReaderJog(cause)
    }
    state.hands.hold(over: nil)
    if let move = state.hands.windowMove, isUnder(move.window) { cancel(.window(move), cause) }
    if let press = state.hands.press {
      let pressed = press.item.map { blueprint.items[$0].surface } ?? press.touchdown?.surface
      if pressed.map(isUnder) ?? true { state.hands.releaseButton() }
    }
  }
}
