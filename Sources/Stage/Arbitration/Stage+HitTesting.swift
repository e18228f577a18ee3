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
    for surface in foremostFirst {
      let frame = surfaceFrame(surface)
      if let index = sheetIndex(surface), let grabber = grabberHit(state.sheets[index], at: point, frame: frame) {
        return Hit(surface: surface, item: grabber)
      }
      guard frame.contains(point) else { continue }
      return Hit(surface: surface, item: topmostItem(at: point, on: surface, origin: origin(of: surface)))
    }
    return nil
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
    for item in items.reversed() where contains(item, local) {
      if blueprint.items[item].element.traits.contains(.hidden) { continue }
      if let operable = operableAncestor(of: item) { return operable }
      if first == nil { first = item }
    }
    return first
  }

  /// Whether an item and all that it scrolls in show at a point of its surface.
  private func contains(_ item: Int, _ point: Point) -> Bool {
    var slot = blueprint.items[item].scroller
    guard slot >= 0 || blueprint.items[item].slot != nil else { return layout.frames[item].contains(point) }
    guard visibleFrame(of: item).contains(point) else { return false }
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
