internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import StageModel
internal import StageMotion

/// Who takes a movement that is meant for no node: that hangs on what lies where it begins.
extension Stage {
  /// The takers of those of the steps that begin at a place.
  func takers(of steps: [Step]) -> [Step: NodeID] {
    var takers: [Step: NodeID] = [:]
    for step in steps {
      guard let start = step.movementStart, let taker = movementTaker(at: start) else { continue }
      takers[step] = taker
    }
    return takers
  }

  /// The control that is drawn at a place, else the innermost that scrolls there, else the window or presentation.
  private func movementTaker(at place: Point) -> NodeID? {
    guard let hit = hit(at: place) else { return nil }
    guard let item = hit.item else { return id(hit.surface) }
    if usesMovement(item, .down) || usesMovement(item, .horizontal) { return blueprint.items[item].id }
    let scroller = blueprint.items[item].ownScroller ?? blueprint.items[item].scroller
    return scroller.map { blueprint.items[blueprint.scrollers[$0].item].id } ?? id(hit.surface)
  }
}

extension Step {
  /// Where a movement of a finger or wheel begins, which whatever is there takes.
  fileprivate var movementStart: Point? {
    switch self {
    case .swipe(let start, _, _), .drag(let start, _): start
    case .wheel(let place, _, _), .pinch(let place, _): place
    case .tap, .hold, .secondaryClick, .heldDrag, .pointerDrag, .crown, .press, .text, .reader, .turnScreen,
      .resizeScreen:
      nil
    }
  }
}
