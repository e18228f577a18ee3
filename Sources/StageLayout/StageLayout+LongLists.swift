internal import Accessibility
internal import Digests
internal import Geometry
internal import Scenes
package import StageModel

/// Lists that are longer than their room, although their author says nothing of scrolling.
extension StageLayout {
  /// Lists whose rows go on below the frame that their author gives them, and of those without a frame on each surface, and
  /// in everything that has a frame, as many as it takes for the rest to fit, longest first.
  ///
  /// A television scrolls what its screen has no room for as a whole, so that its lists need a frame.
  package func longLists(_ blueprint: Blueprint) -> Set<ItemID> {
    var long: Set<ItemID> = []
    for index in blueprint.items.indices where blueprint.items[index].element.role.isListOfRows {
      let item = blueprint.items[index]
      guard item.ownScroller == nil, let frame = item.element.frame, !frame.isEmpty else { continue }
      let bottom = rowsBelow(index, blueprint).map { frames[$0].maxY }.max() ?? 0
      if bottom > frames[index].maxY + 0.5 { long.insert(index) }
    }
    // What has a frame is room for the lists in it as well.
    for index in blueprint.items.indices where !blueprint.items[index].element.role.isListOfRows {
      let item = blueprint.items[index]
      guard item.ownScroller == nil, item.end > index + 1, let frame = item.element.frame, !frame.isEmpty else {
        continue
      }
      let inside = blueprint.children(from: index + 1, to: item.end)
      long.formUnion(longLists(among: inside, above: frames[index].maxY, blueprint))
    }
    guard !PlatformProfile(blueprint.scene.platform).scrollsScreensAsWhole else { return long }
    for surface in blueprint.surfaces.indices { long.formUnion(longLists(on: surface, blueprint)) }
    return long
  }

  /// What lies in an item in rows of its own accord, and the rows that its author has placed: items and cells wherever
  /// they are, anything else where it goes on with a column that begins in the list.
  private func rowsBelow(_ index: ItemID, _ blueprint: Blueprint) -> [ItemID] {
    let children = blueprint.children(from: index + 1, to: blueprint.items[index].end)
    var (column, bottom) = (Set<ItemID>(), frames[index].minY)
    for child in children.sorted(by: { frames[$0].minY < frames[$1].minY }) {
      let (frame, room) = (frames[child], frames[index])
      guard blueprint.items[child].element.frame != nil, room.minX <= frame.minX, frame.maxX <= room.maxX,
        frame.size.width * 2 > room.size.width, frame.minY <= bottom + Self.widestGap
      else { continue }
      column.insert(child)
      bottom = max(bottom, frame.maxY)
    }
    // One by itself is no column.
    if column.count < 2 { column = [] }
    return children.filter {
      let element = blueprint.items[$0].element
      return element.frame == nil || element.role.isStructure || column.contains($0)
    }
  }

  /// How far apart rows of one column lie at most, in points: as far as controls that are looked at by themselves.
  private static let widestGap = 60.0

  private func longLists(on index: SurfaceID, _ blueprint: Blueprint) -> [ItemID] {
    let surface = blueprint.surfaces[index]
    guard !surface.isDialog, let end = end(of: index, blueprint) else { return [] }
    let items = blueprint.children(from: surface.items.lowerBound, to: surface.items.upperBound)
    return longLists(among: items, above: end, blueprint)
  }

  /// Of the lists among items, and in groups without a frame among them, as many as it takes for the rest to end above
  /// `end`, longest first.
  private func longLists(among items: [ItemID], above end: Double, _ blueprint: Blueprint) -> [ItemID] {
    let stacked = items.filter { blueprint.items[$0].element.frame == nil && blueprint.items[$0].kind == .element }
    var excess = (stacked.map { frames[$0].maxY }.max() ?? 0) - end
    guard excess > 0.5 else { return [] }
    var lists: [ItemID] = []
    var open = stacked
    while let index = open.popLast() {
      let item = blueprint.items[index]
      guard item.ownScroller == nil, item.element.frame == nil, item.kind == .element else { continue }
      if !item.element.role.isListOfRows {
        open += blueprint.children(from: index + 1, to: item.end)
      } else if frames[index].size.height > Self.leastScrollHeight {
        lists.append(index)
      }
    }
    lists.sort { (-frames[$0].size.height, $0) < (-frames[$1].size.height, $1) }
    var long: [ItemID] = []
    for list in lists where excess > 0.5 {
      long.append(list)
      excess -= frames[list].size.height - Self.leastScrollHeight
    }
    return long
  }

  /// Where the room of a surface ends, in the coordinates of its items' frames; nil where it is as large as its content.
  private func end(of index: SurfaceID, _ blueprint: Blueprint) -> Double? {
    let surface = blueprint.surfaces[index]
    if case .window(let window) = surface.kind {
      return surfaceFrames[index].maxY - (window.frame == nil ? screen.safeArea.bottom : 0)
    }
    if let placement = placements[index] { return placement.maximumHeight }
    if case .popover = surface.kind { return LayoutPlan.room(forPopover: surface, on: screen) }
    if case .fullScreen = surface.kind { return screen.size.height - screen.safeArea.bottom }
    return nil
  }
}
