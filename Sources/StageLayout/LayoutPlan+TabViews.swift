internal import Accessibility
internal import Digests
internal import Geometry
internal import Mutants
internal import Scenes
internal import StageModel

/// Tab views: each child is a page as large as the view, and the pages lie one after the other.
extension LayoutPlan {
  /// Whether what is in an item are pages.
  func isTabView(_ index: ItemID) -> Bool {
    blueprint.items[index].ownScroller.map { blueprint.scrollers[$0].isTabView } ?? false
  }

  /// Places a tab view that has no frame of its own, and returns where the next item goes.
  ///
  /// On a watch it fills the screen, under the clock too, so that a page is as large as the screen; elsewhere
  /// it takes the room that is left below `y`.
  mutating func layTabView(_ index: ItemID, rows: RowLayout, y: Double, in origin: Point) -> Double {
    let surface = blueprint.items[index].surface
    let isWindow = blueprint.surfaces[surface].isWindow
    let room = isWindow && !surfaceFrames[surface].isEmpty ? surfaceFrames[surface].size : screen.size
    if profile.fillsScreenWithTabViews {
      frames[index] = Rect(origin: origin, size: Size(width: rows.width, height: room.height))
      let safe = rows.insets
      let top = isWindow ? safe.top : y
      layPages(
        of: index, in: frames[index],
        .init(top: top, left: safe.left, bottom: screen.safeArea.bottom, right: safe.right))
      return y
    }
    let height = max(Self.leastHeight, room.height - rows.insets.bottom - y)
    frames[index] = rows.row(y: y, height: height).offset(by: origin - .zero)
    layPages(of: index, in: frames[index], Screen.Insets())
    return y + height + rows.spacing
  }

  /// Puts the pages of a tab view one after the other from `frame` on, each as large as that, and what is in a page
  /// in rows below what the system takes at its top. Frames that an author gives are relative to the page.
  mutating func layPages(of index: ItemID, in frame: Rect, _ insets: Screen.Insets) {
    guard let scroller = blueprint.items[index].ownScroller else { return }
    let isVertical = blueprint.scrollers[scroller].axes == .vertical
    let across = isRightToLeft ? -frame.size.width : frame.size.width
    let rows = RowLayout(profile: profile, width: frame.size.width, insets: insets, margin: 8)
    let step = Mutant.isOn(.tabViewIsOnePage) ? 0.0 : 1
    for (ordinal, page) in blueprint.children(from: index + 1, to: blueprint.items[index].end).enumerated() {
      let way = Vector(
        dx: isVertical ? 0 : Double(ordinal) * step * across,
        dy: isVertical ? Double(ordinal) * step * frame.size.height : 0)
      frames[page] = frame.offset(by: way)
      if isTabView(page) {
        layPages(of: page, in: frames[page], insets)
        continue
      }
      if let own = blueprint.items[page].ownScroller { scrollInsets[own] = insets }
      var y = insets.top
      for item in blueprint.children(from: page + 1, to: blueprint.items[page].end) {
        y = stackOne(item, rows: rows, y: y, in: frames[page].origin)
      }
    }
  }
}
