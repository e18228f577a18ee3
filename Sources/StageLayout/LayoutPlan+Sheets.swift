internal import Digests
internal import Geometry
internal import Scenes
internal import StageModel

/// What authors and people want of a sheet's place, where there are no detents, and the toolbar of one on a watch.
extension LayoutPlan {
  /// The place of a sheet: the size that people have given it, else its author's frame or size, else the usual one.
  ///
  /// On iOS and iPadOS its detents say how high it is, and only the edge at which it lies is its author's, on an iPad
  /// where it is a card.
  func wanted(_ usual: SheetPlacement, of surface: Surface, _ sheet: Sheet, at index: SurfaceID) -> SheetPlacement {
    let usual = sheet.presentationEdge.map { usual.anchored(to: $0, on: profile.platform) } ?? usual
    guard !profile.hasDetents else { return usual }
    if let frame = surface.declared?.frame {
      guard sheet.isResizable == true else { return SheetPlacement(at: frame) }
      let place = SheetPlacement(at: frame, in: usual.bounds)
      return sizes[index].map(place.resized) ?? place
    }
    if let size = sizes[index] { return usual.resized(to: size) }
    return sheet.defaultSize.map(usual.resized) ?? usual
  }

  /// Puts the buttons of a toolbar side by side at the bottom of the screen, or under what needs more room; returns
  /// the lower end of it all.
  mutating func placeToolbar(_ index: ItemID, rows: RowLayout, under bottom: Double, room: Double) -> Double {
    let buttons = blueprint.children(from: index + 1, to: blueprint.items[index].end)
    let gap = 4.0
    let y = max(bottom, room - rows.insets.bottom - rows.rowHeight - gap)
    let left = rows.insets.left + gap
    let frame = Rect(
      x: left, y: y, width: max(0, rows.width - left - rows.insets.right - gap), height: rows.rowHeight)
    frames[index] = frame
    let count = Double(buttons.count)
    let width = max(0, (frame.size.width - gap * (count - 1)) / max(1, count))
    for (ordinal, button) in buttons.enumerated() {
      let column = Double(isRightToLeft ? buttons.count - 1 - ordinal : ordinal)
      for part in button..<blueprint.items[button].end {
        frames[part] = Rect(x: frame.minX + column * (width + gap), y: y, width: width, height: rows.rowHeight)
      }
    }
    return y + rows.rowHeight + gap
  }
}
