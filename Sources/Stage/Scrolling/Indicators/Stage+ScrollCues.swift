public import Accessibility
internal import Digests
internal import Geometry
public import Scenes
internal import StageModel

/// What tells people that there is more than shows.
extension Stage {
  /// The cues of a scroll view as it is now: what its author declares, and what can be seen without scrolling; nil for
  /// anything else.
  ///
  /// An item shows in part where between peekMin and peekMax of it can be seen at an end of what shows. An indicator
  /// counts where it is to be seen all the time: one that comes only once people scroll tells them too late.
  public func scrollCues(of node: NodeID) -> ScrollCue? {
    guard let item = blueprint.item(node), let scroller = blueprint.items[item].ownScroller else { return nil }
    var cues = blueprint.items[item].element.scrollCue
    for axis in [ScrollAxis.vertical, .horizontal] where scrolls(scroller, axis) && maximumOffset(scroller)[axis] > 0 {
      if indicatorPolicy(scroller, axis).isAlways { cues.insert(.indicator) }
      if hasPageControl(scroller, axis) { cues.insert(.pageControl) }
      if showsItemInPart(scroller, axis) { cues.insert(.partialItem) }
    }
    return cues
  }

  private func showsItemInPart(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    let view = viewport(scroller)
    let item = blueprint.scrollers[scroller].item
    let peek = scene.parameters.peekMin...max(scene.parameters.peekMin, scene.parameters.peekMax)
    return blueprint.children(from: item + 1, to: blueprint.items[item].end).contains { child in
      let frame = contentFrame(of: child)
      let (start, end) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
      let (first, last) = axis == .vertical ? (view.minY, view.maxY) : (view.minX, view.maxX)
      guard end > start, end - start <= last - first else { return false }
      return peek.contains((min(end, last) - max(start, first)) / (end - start))
    }
  }
}
