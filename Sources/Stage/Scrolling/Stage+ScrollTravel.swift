internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import Scrolling
internal import StageModel

/// Along which axes content has moved when it is told where it is: a screen reader says that of those only, and also
/// where content is back at the place that it told last.
extension Stage {
  /// Content has moved along an axis.
  mutating func noteTravel(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    guard !blueprint.scrollers[scroller].isTabView else { return }
    state.scrolling.noteTravel(scroller, axis)
  }

  /// What rests without having been told is back where it was, or something else has told it.
  mutating func forgetTravelsAtRest() {
    guard !state.scrolling.travels.isEmpty else { return }
    let held = state.scrolling.travels.map(\.scroller).filter(isHeld)
    state.scrolling.forgetTravelsAtRest(except: held)
  }
}
