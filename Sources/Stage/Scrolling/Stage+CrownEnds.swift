internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// Content whose end a crown turns against: it gives way as it does to a finger, and goes back at once (SM-10, clamped
/// (elastic)).
///
///      resting at its end ──turned on──▶ beyond it, settling ──turned on──▶ further beyond it, settling
///               ▲                                │      └──turned back──▶ at its end, from where it moves
///               └────────────end of the spring───┘
extension Stage {
  /// Content at its end is turned further; it gives less and less, at most as to a finger that goes across all of it.
  ///
  /// - Parameters:
  ///   - shown: The offset before the turn, in points.
  ///   - excess: How far the turn asks beyond the end, in points; below 0 beyond its start.
  mutating func giveWay(_ scroller: ScrollerID, _ axis: ScrollAxis, from shown: Double, by excess: Double) {
    guard excess != 0, blueprint.items[blueprint.scrollers[scroller].item].element.isElastic else { return }
    let (size, maximum) = (viewportSize(scroller), maximumOffset(scroller)[axis])
    let viewLength = axis == .vertical ? size.height : size.width
    let resistance = Resistance(scene.parameters)
    let limited = excess > 0 ? maximum : 0
    let gone = max(0, excess > 0 ? shown - limited : limited - shown)
    let travel = min(resistance.travel(displacement: gone, viewLength: viewLength) + abs(excess), viewLength)
    let displacement = max(gone, resistance.displacement(travel: travel, viewLength: viewLength))
    guard displacement > 0 else { return }
    var beyond = offset(scroller)
    beyond[axis] = excess > 0 ? limited + displacement : limited - displacement
    let back = ScrollMotion(
      from: beyond[axis], to: limited, maximum: maximum, response: scene.parameters.springResponse,
      start: state.room.now)
    state.scrolling.go(scroller, from: beyond, along: axis, by: back)
    noteMovement(scroller, axis)
    // Where it is back at its end is told when the rotation ends, once; of a tab view its pages are told.
    if !blueprint.scrollers[scroller].isTabView { state.scrolling.noteGivenWay(scroller, axis, at: limited) }
  }
}
