internal import Accessibility
internal import Digests
internal import Geometry
internal import Harness
internal import StageModel

/// Along which axes content has moved when it is told where it is: a screen reader says that of those only, and also
/// where content is back at the place that it told last.
extension Stage {
  /// Content has moved along an axis.
  mutating func noteTravel(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    guard !blueprint.scrollers[scroller].isTabView else { return }
    if let place = state.travels.firstIndex(where: { $0.scroller == scroller }) {
      state.travels[place].axes.insert(axis.indicatorAxis)
    } else {
      state.travels.append(ScrollTravel(scroller: scroller, axes: [axis.indicatorAxis]))
    }
  }

  /// It is told: along which axes it has moved since it was told last.
  mutating func endTravel(_ scroller: ScrollerID) -> Set<ScrollIndicator.Axis> {
    guard let place = state.travels.firstIndex(where: { $0.scroller == scroller }) else { return [] }
    return state.travels.remove(at: place).axes
  }

  /// What rests without having been told is back where it was, or something else has told it.
  mutating func forgetTravelsAtRest() {
    guard !state.travels.isEmpty else { return }
    state.travels = state.travels.filter { travel in
      let scroller = travel.scroller
      let isTurned = state.rotary?.moved.contains { $0.scroller == scroller } ?? false
      return isHeld(scroller) || state.scrolls[scroller].isActive || state.zooms[scroller]?.motion != nil
        || state.jog?.scroller == scroller || isTurned
    }
  }
}
