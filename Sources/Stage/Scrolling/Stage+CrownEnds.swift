internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Room
internal import Scenes
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
    var place = ScrollPlace(offset: offset(scroller), axis: axis)
    place.offset[axis] = excess > 0 ? limited + displacement : limited - displacement
    place.motion = ScrollMotion(
      from: place.offset[axis], to: limited, maximum: maximum, response: scene.parameters.springResponse,
      start: state.room.now)
    state.scrolls[scroller] = place
    noteMovement(scroller, axis)
    noteGivenWay(scroller, axis, at: limited)
  }

  /// Where it is back at its end is told when the rotation ends, once.
  private mutating func noteGivenWay(_ scroller: ScrollerID, _ axis: ScrollAxis, at limited: Double) {
    guard !blueprint.scrollers[scroller].isTabView, let burst = state.rotary else { return }
    guard let index = burst.moved.firstIndex(where: { $0.scroller == scroller && $0.axis == axis }) else {
      var place = RotaryBurst.Moved(scroller: scroller, axis: axis, start: limited, origin: limited)
      place.hasGivenWay = true
      state.rotary?.moved.append(place)
      return
    }
    state.rotary?.moved[index].hasGivenWay = true
  }
}
