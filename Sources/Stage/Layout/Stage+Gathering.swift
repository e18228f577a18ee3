internal import Digests
internal import Geometry
internal import Scenes
internal import StageLayout
internal import StageModel

/// Finds what lies somewhere or can be seen without looking at everything.
extension Stage {
  /// What scrolls together: all that is directly on a surface, or directly in a scroll view.
  enum ScrollGroup: Hashable {
    case surface(SurfaceID)
    case scroller(ScrollerID)
  }

  /// Finds the items of a group and of the scroll views in it that may be meant, in document order; what may be seen of
  /// further scroll views only counts. Where content can be magnified it does not lie where it is laid out, so that this
  /// is not for scenes with zoom.
  ///
  /// - Parameters:
  ///   - items: Where in the document they are; anywhere unless given.
  ///   - clip: What they are seen through, in points on the screen; nil for what is not cut off.
  ///   - mayHold: Whether one that is meant may be among those in a box, in points on the screen.
  func gather(
    in group: ScrollGroup, of items: Range<ItemID>? = nil, seenThrough clip: Rect? = nil,
    where mayHold: (HitBox) -> Bool = { _ in true }, into found: inout [ItemID]
  ) {
    let (index, way) = (index(of: group), way(of: group))
    layout.hits.visit(index, in: items ?? blueprint.items.indices) { box in
      let shown = box.offset(by: way)
      return clip.map(shown.touches) ?? true && mayHold(shown)
    } _: { item in
      found.append(item)
      guard let scroller = blueprint.items[item].ownScroller else { return }
      let view = viewport(scroller).offset(by: origin(of: blueprint.items[item].surface) - .zero).insetBy(
        dx: -1, dy: -1)
      let through = clip.map { $0.common(with: view) } ?? view
      guard through.size.width >= 0, through.size.height >= 0 else { return }
      gather(in: .scroller(scroller), seenThrough: through, where: mayHold, into: &found)
    }
  }

  /// The group in `StageLayout.hits`.
  func index(of group: ScrollGroup) -> Int {
    switch group {
    case .surface(let surface): surface.ordinal
    case .scroller(let scroller): blueprint.surfaces.count + scroller.ordinal
    }
  }

  /// How far what is in a group is from where it is laid out, on the screen.
  private func way(of group: ScrollGroup) -> Vector {
    switch group {
    case .surface(let surface): return origin(of: surface) - .zero
    case .scroller(let scroller):
      let (item, offset) = (blueprint.scrollers[scroller].item, offset(scroller))
      return shift(of: item) + Vector(dx: scene.isRightToLeft ? offset.dx : -offset.dx, dy: -offset.dy)
        + (origin(of: blueprint.items[item].surface) - .zero)
    }
  }
}

extension Rect {
  /// What two rectangles have in common, if it be an edge; of negative size where that is nothing.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
