internal import Accessibility
internal import Geometry
internal import Harness

/// Along which axes content has moved when it is told where it is: a screen reader says that of those only, and also
/// where content is back at the place that it told last.
extension Stage {
  /// Content has moved along an axis.
  mutating func noteTravel(_ slot: Int, _ axis: ScrollAxis) {
    guard !blueprint.scrollers[slot].isTabView else { return }
    if let place = state.travels.firstIndex(where: { $0.slot == slot }) {
      state.travels[place].axes.insert(axis.indicatorAxis)
    } else {
      state.travels.append(ScrollTravel(slot: slot, axes: [axis.indicatorAxis]))
    }
  }

  /// It is told: along which axes it has moved since it was told last.
  mutating func endTravel(_ slot: Int) -> Set<ScrollIndicator.Axis> {
    guard let place = state.travels.firstIndex(where: { $0.slot == slot }) else { return [] }
    return state.travels.remove(at: place).axes
  }

  /// What rests without having been told is back where it was, or something else has told it.
  mutating func forgetTravelsAtRest() {
    guard !state.travels.isEmpty else { return }
    state.travels = state.travels.filter { travel in
      let slot = travel.slot
      let isTurned = state.rotary?.moved.contains { $0.slot == slot } ?? false
      return isHeld(slot) || state.scrolls[slot].isActive || state.zooms[slot]?.motion != nil
        || state.jog?.slot == slot || isTurned
    }
  }
}
