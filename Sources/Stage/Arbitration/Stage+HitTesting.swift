internal import Accessibility
internal import Geometry
internal import Scenes

/// What lies under a point, found without building the tree.
extension Stage {
  /// What lies under a point.
  struct Hit: Hashable {
    /// The foremost surface there.
    var surface: Int
    /// The foremost item there that people operate, or failing that the foremost item.
    var item: Int?
  }

  /// The foremost thing under a point, whether it takes input or not.
  func hit(at point: Point) -> Hit? {
    // On iOS and iPadOS without covers the order is known without a list: this runs for every touch.
    guard state.covers.isEmpty, blueprint.takesDrags else {
      for surface in foremostFirst {
        if let hit = hit(surface, at: point) { return hit }
      }
      return nil
    }
    for index in state.dialogs.indices.reversed() {
      if let hit = hit(state.dialogs[index].surface, at: point) { return hit }
    }
    for index in state.sheets.indices.reversed() {
      if let hit = hit(state.sheets[index].surface, at: point) { return hit }
    }
    for window in (0..<blueprint.windowCount).reversed() where !state.goneWindows.contains(window) {
      if let hit = hit(window, at: point) { return hit }
    }
    return nil
  }

  /// What lies under a point on a surface; nil beside it.
  private func hit(_ surface: Int, at point: Point) -> Hit? {
    let frame = surfaceFrame(surface)
    if let index = sheetIndex(surface), let grabber = grabberHit(state.sheets[index], at: point, frame: frame) {
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

  private func grabberHit(_ sheet: PresentedSheet, at point: Point, frame: Rect) -> Int? {
    guard let area = grabberHitArea(sheet, frame: frame), area.contains(point) else { return nil }
    return blueprint.surfaces[sheet.surface].grabber
  }

  func topmostItem(at point: Point, on surface: Int, origin: Point) -> Int? {
    let items = blueprint.surfaces[surface].items
    let local = Point(x: point.x - origin.x, y: point.y - origin.y)
    var first: Int?
    // Neighbours scroll in the same scroll view: where that is, and whether it shows there, is found out once.
    var slot = -1
    var shift = Vector.zero
    var isShown = true
    for item in items.reversed() {
      if blueprint.items[item].slot != nil {
        guard contains(item, local) else { continue }
      } else {
        if blueprint.items[item].scroller != slot {
          slot = blueprint.items[item].scroller
          shift = slot < 0 ? .zero : self.shift(of: item)
          isShown = shows(local, in: slot)
        }
        guard isShown, layout.frames[item].offset(by: shift).contains(local) else { continue }
      }
      if blueprint.items[item].element.traits.contains(.hidden) { continue }
      if let operable = operableAncestor(of: item) { return operable }
      if first == nil { first = item }
    }
    return first
  }

  /// Whether an item and all that it scrolls in show at a point of its surface.
  private func contains(_ item: Int, _ point: Point) -> Bool {
    visibleFrame(of: item).contains(point) && shows(point, in: blueprint.items[item].scroller)
  }

  /// Whether a point of a surface is in a scroll view and in all that it scrolls in; −1 is none.
  private func shows(_ point: Point, in slot: Int) -> Bool {
    var slot = slot
    while slot >= 0 {
      let outer = blueprint.scrollers[slot].item
      guard viewport(slot).contains(point) else { return false }
      slot = blueprint.items[outer].scroller
    }
    return true
  }

  /// The item itself or the nearest one around it that people operate, disabled ones included.
  private func operableAncestor(of item: Int) -> Int? {
    var next = item
    while next >= 0 {
      if blueprint.items[next].element.role.isControl || blueprint.items[next].opens != nil { return next }
      next = blueprint.items[next].parent
    }
    return nil
  }
}
