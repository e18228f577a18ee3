internal import Accessibility
internal import Digests
internal import Geometry
internal import Scenes
internal import StageModel

/// What scrolls: how high a scroll view is, where things in a row stand, how large its content is.
extension LayoutPlan {
  /// Width of something in a row that scrolls across, where its author gives none, in points.
  private static let columnWidth = 160.0

  /// Whether what is in an item stands side by side.
  func isRow(_ index: ItemID) -> Bool {
    blueprint.items[index].ownScroller.map { blueprint.scrollers[$0].isRow } ?? false
  }

  /// Whether an item lies in content that scrolls sideways.
  func isScrolledSideways(_ index: ItemID) -> Bool {
    var next = blueprint.items[index].scroller
    while let scroller = next, blueprint.scrollers.indices.contains(scroller) {
      let view = blueprint.scrollers[scroller]
      if !view.isTabView, view.axes?.contains(.horizontal) == true { return true }
      // What holds a scroll view comes before it.
      next = blueprint.items[view.item].scroller
    }
    return false
  }

  /// Puts items side by side from the leading edge of `frame`; returns the height of the highest.
  mutating func layRow(_ items: [ItemID], from frame: Rect, rows: RowLayout, in origin: Point) -> Double {
    var used = 0.0
    var highest = 0.0
    for index in items {
      if blueprint.items[index].element.frame != nil {
        _ = stackOne(index, rows: rows, y: frame.minY, in: origin)
        continue
      }
      let bottom = stackOne(index, rows: rows, y: frame.minY, in: origin)
      let height = bottom - frame.minY - rows.spacing
      let x = isRightToLeft ? frame.maxX - used - Self.columnWidth : frame.minX + used
      for part in index..<blueprint.items[index].end {
        frames[part].origin.x = x + origin.x
        frames[part].size.width = min(frames[part].size.width, Self.columnWidth)
      }
      used += Self.columnWidth + rows.spacing
      highest = max(highest, height)
    }
    return highest
  }

  /// How high something that scrolls is from `y` on for what its author has placed in it: as high as its content, of
  /// which it then gives up what there is no room for; 0 where nothing in it has a frame.
  func heightAround(_ children: [ItemID], of index: ItemID, from y: Double) -> Double {
    let item = blueprint.items[index]
    guard let scroller = item.ownScroller, !blueprint.scrollers[scroller].isText else { return 0 }
    guard let end = children.compactMap({ blueprint.items[$0].element.frame?.maxY }).max() else { return 0 }
    let height = item.element.contentSize?.height ?? end - y
    return height > 0 ? height : Self.leastHeight
  }

  /// Makes the first of the items that scrolls vertically and has no frame of its own lower by up to `excess` points,
  /// and the next one by what is left of those, so that all of them fit; what comes after moves up. Returns by how much.
  ///
  /// One that is in a group without a frame counts too, and the group is then lower by as much.
  @discardableResult
  mutating func shrinkScroller(among items: [ItemID], by excess: Double) -> Double {
    guard excess > 0, !blueprint.scrollers.isEmpty else { return 0 }
    var left = excess
    for (ordinal, index) in items.enumerated() {
      let item = blueprint.items[index]
      guard item.element.frame == nil, !isRow(index), !isTabView(index) else { continue }
      let taken: Double
      if let scroller = item.ownScroller {
        guard !blueprint.scrollers[scroller].isText else { continue }
        taken = min(left, max(0, frames[index].size.height - Self.leastHeight))
      } else {
        taken = shrinkScroller(among: blueprint.children(from: index + 1, to: item.end), by: left)
      }
      guard taken > 0 else { continue }
      left -= taken
      frames[index].size.height -= taken
      for later in items[(ordinal + 1)...] where blueprint.items[later].element.frame == nil {
        for part in later..<blueprint.items[later].end { frames[part].origin.y -= taken }
      }
      if left <= 0 { break }
    }
    return excess - left
  }

  /// Gives what scrolls the whole content of a surface its place: all of `room` below what is above it.
  mutating func fitWhole(of surface: Surface, into room: Rect) {
    guard let whole = surface.items.first(where: { blueprint.items[$0].kind == .whole }) else { return }
    let top = (whole..<blueprint.items[whole].end).map { frames[$0].minY }.min() ?? frames[whole].minY
    let first = min(max(room.minY, top), room.maxY)
    frames[whole] = Rect(x: room.minX, y: first, width: room.size.width, height: max(1, room.maxY - first))
  }

  /// A scroll view is never made lower than this, in points.
  static let leastHeight = 88.0

  /// The size of what is in each scroll view: its author's, else the box around its items.
  mutating func measureContent() {
    contentSizes = Table(
      blueprint.scrollers.indices.map { scroller in
        let view = blueprint.scrollers[scroller]
        let item = blueprint.items[view.item]
        let frame = frames[view.item]
        let taken = scrollInsets[scroller].top + scrollInsets[scroller].bottom
        if let height = item.element.pages.contentHeight, case .page = view.kind {
          return Size(width: frame.size.width, height: height + taken)
        }
        if let size = item.element.contentSize { return Size(width: size.width, height: size.height + taken) }
        var size = Size(width: 0, height: 0)
        var next = view.item + 1
        while next < item.end {
          let part = frames[next]
          let across = isRightToLeft ? frame.maxX - part.minX : part.maxX - frame.minX
          size = Size(width: max(size.width, across), height: max(size.height, part.maxY - frame.minY))
          // What is in a scroll view that is in it does not count.
          next = blueprint.items[next].ownScroller == nil ? next + 1 : blueprint.items[next].end
        }
        size.height += scrollInsets[scroller].bottom
        return size
      })
  }
}
