internal import Accessibility
internal import Digests
internal import Geometry
internal import Scenes
internal import StageModel

/// Scroll bars that take room, and what stands in their way (macOS).
extension LayoutPlan {
  /// The trailing edge of a frame, in points.
  func trailingEdge(of frame: Rect) -> Double { isRightToLeft ? frame.minX : frame.maxX }

  /// Rows for what is in an item: those around it, but beside the bar where it scrolls vertically and bars take room.
  ///
  /// - Parameter edge: The trailing edge of the item, in points.
  func rowsBesideBar(of index: ItemID, _ rows: RowLayout, edge: Double) -> RowLayout {
    guard barsTakeRoom, let scroller = blueprint.items[index].ownScroller,
      blueprint.scrollers[scroller].axes?.contains(.vertical) != false,
      blueprint.items[index].element.showsIndicator?.contains(.vertical) != false
    else { return rows }
    let thickness = blueprint.barThickness(of: index)
    let row = rows.row(y: 0, height: 0)
    var insets = rows.insets
    if isRightToLeft {
      insets.left += max(0, edge + thickness - row.minX)
    } else {
      insets.right += max(0, row.maxX - (edge - thickness))
    }
    return RowLayout(
      profile: rows.profile, width: rows.width, insets: insets, margin: rows.margin, spacing: rows.spacing)
  }

  /// Scroll views that have controls in line with a bar.
  ///
  /// Only what scrolls together with the view, or not at all as the view does, can stand in line with its bar: what is
  /// in it does not, and a toolbar outside of its frame does not.
  func inlineControls() -> [ScrollerID: InlineControls] {
    guard blueprint.indicators?.canTakeRoom == true, !blueprint.scrollers.isEmpty else { return [:] }
    var controls: [Place: [ItemID]] = [:]
    for (index, item) in zip(blueprint.items.indices, blueprint.items)
    where item.element.role.isControl && !item.element.traits.contains(.hidden) {
      controls[Place(surface: item.surface, scroller: item.scroller), default: []].append(index)
    }
    var result: [ScrollerID: InlineControls] = [:]
    for scroller in blueprint.scrollers.indices {
      let own = blueprint.scrollers[scroller].item
      let item = blueprint.items[own]
      guard let beside = controls[Place(surface: item.surface, scroller: item.scroller)] else { continue }
      let frame = frames[own]
      let thickness = blueprint.barThickness(of: own)
      var found = InlineControls()
      for axis in [ScrollAxis.vertical, .horizontal] where scrolls(scroller, axis) {
        let strip = IndicatorTrack(axis, in: frame, thickness: thickness, length: nil, isAtLeft: isRightToLeft).rect
        let inline = beside.map { frames[$0] }.filter { $0.intersects(strip) }
        if !inline.isEmpty {
          found.axes.formUnion(axis.axes)
          found.frames += inline
        }
      }
      if !found.axes.isEmpty { result[scroller] = found }
    }
    return result
  }

  /// Whether the content of a scroll view is larger than its frame along an axis on which it scrolls, or can be made so.
  private func scrolls(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    let view = blueprint.scrollers[scroller]
    let scale = view.zoom.map { $0.isSupported ? max($0.maximum, $0.scale) : $0.scale } ?? 1
    guard scale > 1 || view.axes?.contains(axis.axes) != false else { return false }
    let (content, frame) = (contentSizes[scroller], frames[view.item].size)
    return axis == .vertical
      ? content.height * scale > frame.height + 0.5 : content.width * scale > frame.width + 0.5
  }

  /// What items that can be in line with each other have in common.
  private struct Place: Hashable {
    let surface: SurfaceID
    let scroller: ScrollerID?
  }
}
