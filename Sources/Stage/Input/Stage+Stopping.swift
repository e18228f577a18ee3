internal import Digests
internal import Journal
internal import Scenes
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
    let wasBusy = state.pan != nil || state.press != nil || state.finger != nil
    defer { if wasBusy, state.pan == nil, state.press == nil { state.stoppedBy = surface } }
    for index in state.sheets.indices where isUnder(state.sheets[index].surface) {
      cancelDrag(index, by: surface, cause: cause)
    }
    switch state.pan {
    case .sheet(let sheet) where isUnder(sheet): state.pan = nil
    case .control(let item, _, _) where isUnder(blueprint.items[item].surface): state.pan = nil
    case .press(let touchdown) where touchdown.surface.map(isUnder) ?? true: state.pan = nil
    case .scroll(let drag, let across) where isUnder(blueprint.items[blueprint.scrollers[drag.scroller].item].surface):
      state.pan = nil
      releaseScroll(drag, across, cause)
    case .bar(let drag) where isUnder(blueprint.items[blueprint.scrollers[drag.scroller].item].surface):
      releaseScrollBar(cause)
    case .edge(let sheet, let size, _, _) where isUnder(sheet):
      state.pan = nil
      resizeSheet(sheet, to: size)
    case .selection(let drag) where isUnder(blueprint.items[blueprint.selectables[drag.selectable].item].surface):
      endSelecting(cause)
    case .jog where state.jog.map({ isUnder(blueprint.items[blueprint.scrollers[$0.scroller].item].surface) }) ?? false:
      releaseJog(cause)
      state.pan = nil
    default: break
    }
    // What a wheel or crown has moved there is told before it is covered.
    if let burst = state.rotary,
      burst.moved.contains(where: { isUnder(blueprint.items[blueprint.scrollers[$0.scroller].item].surface) })
    {
      endBurst()
    }
    if let jog = state.jog, jog.level != nil, isUnder(blueprint.items[blueprint.scrollers[jog.scroller].item].surface) {
      stopReaderJog(cause)
    }
    state.heldOver = nil
    if let move = state.windows.move, isUnder(move.window) { endMove(cause) }
    if let press = state.press {
      let pressed = press.item.map { blueprint.items[$0].surface } ?? press.touchdown?.surface
      if pressed.map(isUnder) ?? true { state.press = nil }
    }
  }
}
