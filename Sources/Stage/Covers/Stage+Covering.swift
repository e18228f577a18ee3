internal import Accessibility
internal import Digests
internal import Geometry
internal import Presenting
internal import StageModel

/// What a cover that is not modal hides: it replaces its host, and what lies wholly under it is there for
/// nobody, whereas everything beside it can be operated (SM-15).
extension Stage {
  /// Whether a cover that is not modal lies over the whole of an item.
  func isCovered(_ item: ItemID) -> Bool { coverOver(item) != nil }

  /// Whether a cover lies over an item and all that is in it, so that neither is there for anybody.
  func isHidden(_ item: ItemID) -> Bool {
    guard !state.presenting.covers.isEmpty else { return false }
    return (item..<blueprint.items[item].end).allSatisfy(isCovered)
  }

  /// The cover that lies over the whole of an item and is not modal; what is modal blocks its surface anyway.
  func coverOver(_ item: ItemID) -> SurfaceID? {
    guard !state.presenting.covers.isEmpty else { return nil }
    let surface = blueprint.items[item].surface
    for cover in state.presenting.covers.reversed() where isReplacing(cover) && cover.surface != surface {
      guard isBelow(surface, cover), !isInside(surface, cover.surface) else { continue }
      if holds(item, of: cover) { return cover.surface }
    }
    return nil
  }

  /// Whether a cover replaces its host and leaves what is beside it in reach.
  private func isReplacing(_ cover: PresentedCover) -> Bool {
    switch blueprint.surfaces[cover.surface].kind {
    case .currentContext, .splitView: !blocks(cover.surface)
    default: false
    }
  }

  /// Whether a surface was there before the cover came: a window, a cover behind it, a sheet that it lies over.
  private func isBelow(_ surface: SurfaceID, _ cover: PresentedCover) -> Bool {
    if blueprint.surfaces[surface].isWindow { return true }
    if let other = coverIndex(surface), let ordinal = coverIndex(cover.surface) { return other < ordinal }
    return cover.sheetsBelow.contains(surface)
  }

  /// Whether an item is in the host, or lies within the frame of the cover.
  private func holds(_ item: ItemID, of cover: PresentedCover) -> Bool {
    var next: ItemID? = item
    while let item = next {
      if blueprint.surfaces[cover.surface].anchor == item { return true }
      next = blueprint.items[item].parent
    }
    let frame = screenFrame(of: item)
    return !frame.isEmpty && frame.intersection(coverFrame(cover)) == frame
  }
}
