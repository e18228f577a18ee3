internal import Accessibility
internal import Digests
internal import Geometry
internal import StageModel
internal import StageMotion

/// Which page shows what another layout showed first (SM-9): the one that holds the first item that was in sight, not
/// the first point, on which there may be nothing but a gap or the end of what had been left behind.
extension Stage {
  /// The page of the layout that there is now which shows what was first in sight at an offset of an earlier one.
  ///
  /// - Parameters:
  ///   - first: Where the content was, in points.
  ///   - before: The stage in its earlier layout.
  func page(
    holdingFirstAt first: Vector, _ scroller: ScrollerID, _ axis: ScrollAxis, _ grid: PageGrid, in before: Stage
  )
    -> Int
  {
    let held = grid.holding(first[axis])
    // What is a page already has nothing before it that counts.
    guard abs(grid.offset(of: held) - first[axis]) > 1e-6,
      let item = before.firstItem(inSightAt: first, of: scroller, axis)
    else { return held }
    let (stretch, viewLength) = stretch(of: item, scroller, axis)
    func shown(on page: Int) -> Double {
      let offset = grid.offset(of: page)
      return min(stretch.upperBound, offset + viewLength) - max(stretch.lowerBound, offset)
    }
    var best = held
    for page in grid.holding(stretch.lowerBound - viewLength)...grid.holding(stretch.upperBound)
    where shown(on: page) > shown(on: best) + 1e-6 { best = page }
    return best
  }

  /// The first item that counts as in sight at an offset: of one that fits at least the middle shows.
  private func firstItem(inSightAt offset: Vector, of scroller: ScrollerID, _ axis: ScrollAxis) -> ItemID? {
    let root = blueprint.scrollers[scroller].item
    var first: (item: ItemID, start: Double)?
    for item in root + 1..<max(root + 1, blueprint.items[root].end) where isLeaf(item, of: scroller) {
      guard shows(item, at: offset, in: scroller, axis), !visibleFrame(of: item).isEmpty else { continue }
      let start = stretch(of: item, scroller, axis).stretch.lowerBound
      if first.map({ start < $0.start }) ?? true { first = (item, start) }
    }
    return first?.item
  }

  /// Whether an item lies in the content of a scroll view itself and is not there to hold others.
  private func isLeaf(_ item: ItemID, of scroller: ScrollerID) -> Bool {
    let holder = blueprint.items[item].parent.map { scrollChain(from: $0).first } ?? nil
    return holder == scroller && (blueprint.items[item].end == item + 1 || blueprint.items[item].ownScroller != nil)
  }

  private func shows(_ item: ItemID, at offset: Vector, in scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    for each in [ScrollAxis.vertical, .horizontal] {
      let (stretch, viewLength) = stretch(of: item, scroller, each)
      let (start, end) = (offset[each], offset[each] + viewLength)
      let length = stretch.upperBound - stretch.lowerBound
      let middle = stretch.lowerBound + length / 2
      let isShown =
        each == axis && length <= viewLength
        ? start <= middle && middle < end : stretch.lowerBound < end && start < stretch.upperBound
      guard isShown else { return false }
    }
    return true
  }
}
