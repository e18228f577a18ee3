internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// Overlaps that leave nothing of a page (SM-9). A document that says so is refused; where only the layout shows it,
/// nothing is repeated there, and that is told.
extension Stage {
  /// Tells of overlaps that there are not, as things are laid out now; each once, until it is otherwise.
  mutating func noteOverlaps() {
    for scroller in blueprint.overlapping {
      let item = blueprint.scrollers[scroller].item
      let dropped = access(to: blueprint.items[item].surface) == .absent ? nil : droppedOverlap(scroller)
      guard state.scrolling.noteOverlap(scroller, dropped: dropped?.overlap), let dropped else { continue }
      emit(
        .overlapDropped(overlap: dropped.overlap, page: dropped.page), blueprint.items[item].id,
        Cause("SM-9: an overlap is less than the page", initiator: .automatic))
    }
  }

  /// An overlap that is not less than the page as it is laid out, with both in points.
  private func droppedOverlap(_ scroller: ScrollerID) -> (overlap: Double, page: Double)? {
    for axis in [ScrollAxis.vertical, .horizontal] where scrolls(scroller, axis) && maximumOffset(scroller)[axis] > 0 {
      let item = blueprint.scrollers[scroller].item
      let element = blueprint.items[item].element
      let view = element.paging ? viewportSize(scroller) : clearSize(scroller)
      let page = element.paging ? element.pageSize.map { $0 * scale(scroller) } : nil
      let size = page ?? (axis == .vertical ? view.height : view.width)
      let overlap = overlap(of: item, axis)
      if overlap >= max(1, size) { return (overlap, size) }
    }
    return nil
  }
}
