package import Accessibility
package import StageModel

/// What of the movements of content is still to be told.
extension Scrolling {
  /// Content has moved along an axis.
  package mutating func noteTravel(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    if let ordinal = travels.firstIndex(where: { $0.scroller == scroller }) {
      travels[ordinal].axes.insert(axis.indicatorAxis)
    } else {
      travels.append(ScrollTravel(scroller: scroller, axes: [axis.indicatorAxis]))
    }
  }

  /// It is told: along which axes it has moved since it was told last.
  package mutating func endTravel(_ scroller: ScrollerID) -> Set<ScrollIndicator.Axis> {
    guard let ordinal = travels.firstIndex(where: { $0.scroller == scroller }) else { return [] }
    return travels.remove(at: ordinal).axes
  }

  /// Whether content has moved along an axis since it was told last.
  package func hasTravelled(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    travels.contains { $0.scroller == scroller && $0.axes.contains(axis.indicatorAxis) }
  }

  /// What rests without having been told is back where it was, or something else has told it.
  ///
  /// - Parameter held: Those whose content a hand holds.
  package mutating func forgetTravelsAtRest(except held: [ScrollerID]) {
    travels.removeAll { travel in
      let scroller = travel.scroller
      let isTurned = rotary?.moved.contains { $0.scroller == scroller } ?? false
      return !held.contains(scroller) && !places[scroller].isActive && zooms[scroller]?.motion == nil
        && jog?.scroller != scroller && !isTurned
    }
  }

  /// An overlap leaves nothing of a page, in points; nil where it leaves something. False where that is known already.
  package mutating func noteOverlap(_ scroller: ScrollerID, dropped overlap: Double?) -> Bool {
    guard droppedOverlaps[scroller] != overlap else { return false }
    droppedOverlaps[scroller] = overlap
    return true
  }

  /// Overlaps that leave nothing of a page are told once more.
  package mutating func forgetOverlaps() { droppedOverlaps = [:] }
}
