public import Accessibility
internal import Digests
public import Geometry
internal import Hands
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// What lies under a point, found without building the tree.
extension Stage {
  /// What lies under a point.
  struct Hit: Hashable {
    /// The foremost surface there.
    var surface: SurfaceID
    /// The foremost item there that people operate, or failing that the foremost item.
    var item: ItemID?
  }

  /// The foremost item under a point that people operate, or failing that the foremost at all; the surface where there is
  /// none, and the on-screen keyboard above everything.
  public func touched(at place: Point) -> NodeID? {
    if keyboardFrame?.contains(place) == true { return blueprint.keyboardID }
    guard let hit = hit(at: place) else { return nil }
    return hit.item.map { blueprint.items[$0].id } ?? id(hit.surface)
  }

  /// The foremost thing under a point, whether it takes input or not.
  func hit(at point: Point) -> Hit? {
    // On iOS and iPadOS without covers the order is known without a list: this runs for every touch.
    guard state.presenting.covers.isEmpty, blueprint.takesDrags else {
      for surface in foremostFirst {
        if let hit = hit(surface, at: point) { return hit }
      }
      return nil
    }
    for index in state.presenting.dialogs.indices.reversed() {
      if let hit = hit(state.presenting.dialogs[index].surface, at: point) { return hit }
    }
    for index in state.presenting.sheets.indices.reversed() {
      if let hit = hit(state.presenting.sheets[index].surface, at: point) { return hit }
    }
    for window in blueprint.documentWindows.reversed() where !state.presenting.goneWindows.contains(window) {
      if let hit = hit(window, at: point) { return hit }
    }
    return nil
  }

  /// What lies under a point on a surface; nil beside it.
  private func hit(_ surface: SurfaceID, at point: Point) -> Hit? {
    let frame = surfaceFrame(surface)
    if let index = sheetIndex(surface),
      let grabber = grabberHit(state.presenting.sheets[index], at: point, frame: frame)
    {
      return Hit(surface: surface, item: grabber)
    }
    guard frame.contains(point) else { return nil }
    return Hit(surface: surface, item: topmostItem(at: point, on: surface, origin: origin(of: surface)))
  }

  /// The grabber's hit area: P.grabberHit square about its middle, cut off at the sheet's edge over an undimmed
  /// parent. In points on the screen.
  func grabberHitArea(_ sheet: PresentedSheet, frame: Rect) -> Rect? {
    guard let grabber = blueprint.surfaces[sheet.surface].grabber else { return nil }
    let side = scene.parameters.grabberHit
    let middle = layout.frames[grabber].offset(by: frame.origin - .zero).center
    let area = Rect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    return sheet.isModal ? area : area.intersection(frame)
  }

  private func grabberHit(_ sheet: PresentedSheet, at point: Point, frame: Rect) -> ItemID? {
    guard let area = grabberHitArea(sheet, frame: frame), area.contains(point) else { return nil }
    return blueprint.surfaces[sheet.surface].grabber
  }

  /// The foremost item at a point of a surface that people operate, or failing that the foremost item.
  func topmostItem(at point: Point, on surface: SurfaceID, origin: Point) -> ItemID? {
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    var first: ItemID?
    guard let part = topmostPart(in: .surface(surface), at: local, &first) else { return first }
    return operableAncestor(of: part) ?? part
  }

  /// What of it lies at the point: the item itself, or what is in it.
  func topmostPart(at point: Point, on surface: SurfaceID) -> ItemID? {
    let origin = origin(of: surface)
    var first: ItemID?
    return topmostPart(in: .surface(surface), at: Point(x: point.x - origin.x, y: point.y - origin.y), &first) ?? first
  }

  /// The foremost item of what scrolls together that people operate, or that is in one.
  ///
  /// - Parameters:
  ///   - point: Where, in the coordinates in which it is laid out.
  ///   - first: The foremost item at all.
  private func topmostPart(in group: ScrollGroup, at point: Point, _ first: inout ItemID?) -> ItemID? {
    var part: ItemID?
    var foremost = first
    let isFound = layout.hits.search(index(of: group), at: point) { item in
      if let scroller = blueprint.items[item].ownScroller {
        // What is in a scroll view comes after it and lies above it, and shows only where it does.
        guard laidOutViewport(scroller).contains(point) else {
          // Beside what shows lies a bar that takes room: the view itself is there, and nothing in it.
          if foremost == nil, scrollBarRoom(scroller, holds: point) { foremost = item }
          return false
        }
        part = topmostPart(in: .scroller(scroller), at: contentPoint(under: point, in: scroller), &foremost)
        if part != nil { return true }
      }
      guard !blueprint.items[item].element.traits.contains(.hidden) else { return false }
      if operableAncestor(of: item) != nil {
        part = item
        return true
      }
      if foremost == nil { foremost = item }
      return false
    }
    first = foremost
    return isFound ? part : nil
  }

  /// Whether a point is where the bars of a scroll view have room of their own, in the coordinates of its layout.
  private func scrollBarRoom(_ scroller: ScrollerID, holds point: Point) -> Bool {
    let room = barRoom(scroller)
    guard room != .zero else { return false }
    var area = layout.frames[blueprint.scrollers[scroller].item]
    let size = viewportSize(scroller)
    area.size = Size(width: size.width + room.width, height: size.height + room.height)
    return area.contains(point)
  }

  /// The item itself or the nearest one around it that people operate, disabled ones included.
  func operableAncestor(of item: ItemID?) -> ItemID? {
    var next = item
    while let item = next {
      if blueprint.items[item].element.role.isControl || blueprint.items[item].opens != nil { return item }
      next = blueprint.items[item].parent
    }
    return nil
  }
}
