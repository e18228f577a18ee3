internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// What may be touched where something is as it is not tried, as there are too many ways for it to be.
extension Stage {
  /// Whether an item that cannot be touched now may lie free at a place of a window, a size of a sheet or an offset of what
  /// it hangs on that nobody tries.
  func mayLieFree(_ item: ItemID) -> Bool {
    let own = blueprint.items[item].surface
    return liesUnderYielding(item) || liesOffScreen(item) || liesUnderWindows(item)
      || liesUnderFixed(area(of: item), of: own) || isResized(own)
      || hangsOnContent(own)
      || liesUnderContent(area(of: item), of: item)
      || hangsOnContent && !blueprint.surfaces[own].isWindow
  }

  /// Nothing is tried while anything moves: whether a sheet that a finger pulls down and that comes back lies over an item,
  /// which is free until it is back.
  private func liesUnderYielding(_ item: ItemID) -> Bool {
    guard blueprint.takesDrags else { return false }
    let own = blueprint.items[item].surface
    return covers(of: area(of: item), on: own).contains { other in
      sheetIndex(other).map { state.presenting.sheets[$0].isResting && !isSwipedAway(other) } ?? false
    }
  }

  /// Windows are moved to few places: whether an item lies off the screen with its window wherever that is moved, and not
  /// where it might be.
  func liesOffScreen(_ item: ItemID) -> Bool {
    guard profile.movesWindows, let window = movable(blueprint.items[item].surface) else { return false }
    let area = uncutArea(of: item)
    guard !area.isEmpty, area.intersection(wholeScreen).isEmpty else { return false }
    let frame = surfaceFrame(window)
    func shows(_ x: Double, _ y: Double) -> Bool {
      !area.offset(by: Point(x: x, y: y) - frame.origin).intersection(wholeScreen).isEmpty
    }
    let (tried, places) = (triedPlaces(of: window), windowPlaces(of: window))
    if tried.x.contains(where: { x in tried.y.contains { shows(x, $0) } }) { return false }
    let (left, up) = (area.minX - frame.minX, area.minY - frame.minY)
    return left + area.size.width + places.x.most > 0 && left + places.x.least < state.room.size.width
      && up + places.y.least < state.room.size.height
  }

  /// Windows are moved one at a time: whether windows lie over an item so that two may have to be moved for it to be
  /// touched; one at a corner of the screen leaves most of that free.
  func liesUnderWindows(_ item: ItemID) -> Bool { liesUnderWindows(area(of: item), of: blueprint.items[item].surface) }

  /// The same of an area of a surface.
  func liesUnderWindows(_ area: Rect, of own: SurfaceID) -> Bool {
    guard profile.movesWindows, blueprint.windows.count > 1 else { return false }
    let covers = covers(of: area, on: own).compactMap(movable)
    return Set(covers.map(Scope.window)).subtracting([blueprint.scope(of: own)]).count > 1
  }

  /// Windows are moved to the corners of the screen: whether what does not move lies over one that may be moved out from
  /// under it part of the way.
  private func liesUnderFixed(_ area: Rect, of own: SurfaceID) -> Bool {
    guard profile.movesWindows, let window = movable(own) else { return false }
    return covers(of: area, on: own).contains { blueprint.scope(of: $0) != .window(window) && movable($0) == nil }
  }

  /// The surfaces that lie over an area of another, as far as their frames tell.
  private func covers(of area: Rect, on own: SurfaceID) -> [SurfaceID] {
    foremostFirst.prefix { $0 != own }.filter { surfaceFrame($0).intersects(area) }
  }

  /// The window with which a surface moves, where people move it by its title.
  func movable(_ surface: SurfaceID) -> SurfaceID? {
    guard let window = blueprint.scope(of: surface).window else { return nil }
    return blueprint.surfaces[window].isWindow && blueprint.surfaces[window].title != nil ? window : nil
  }

  /// Sheets are made as large and as small as they go: whether what is in one may lie otherwise between these.
  private func isResized(_ surface: SurfaceID) -> Bool {
    guard profile.resizesSheetsByEdges, sheetIndex(surface) != nil else { return false }
    return sheetModel(surface).isResizable == true
  }

  /// Content is looked at by halves of what shows of it: whether a surface lies where content has put it.
  private func hangsOnContent(_ surface: SurfaceID) -> Bool {
    let opener =
      coverIndex(surface).map { state.presenting.covers[$0].opener }
      ?? sheetIndex(surface).map { state.presenting.sheets[$0].popoverOpener }
    return hangs(surface, opener ?? nil)
  }
}
