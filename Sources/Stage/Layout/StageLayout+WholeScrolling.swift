internal import Geometry
internal import Scenes

extension StageLayout {
  /// Windows and presentations of a television with content beyond the screen's edges, which the system scrolls by
  /// itself; none elsewhere.
  func largerThanScreen(_ blueprint: Blueprint) -> Set<Int> {
    guard blueprint.scene.platform == .tvOS else { return [] }
    return Set(
      blueprint.surfaces.indices.filter { index in
        guard let room = room(of: index, blueprint) else { return false }
        return blueprint.surfaces[index].items.contains { item in
          blueprint.items[item].scroller < 0
            && (frames[item].maxY > room.maxY + 0.5 || frames[item].maxX > room.maxX + 0.5)
        }
      })
  }

  /// Where the content of a surface shows, in the coordinates of its items' frames; nil where it is always as large as
  /// its content.
  private func room(of index: Int, _ blueprint: Blueprint) -> Rect? {
    let surface = blueprint.surfaces[index]
    if surface.isWindow, !surface.isPanel {
      return surfaceFrames[index].intersection(Rect(origin: .zero, size: screen.size))
    }
    if let placement = placements[index] {
      return Rect(x: 0, y: 0, width: placement.width, height: placement.maximumHeight)
    }
    if case .fullScreen = surface.kind { return Rect(origin: .zero, size: screen.size) }
    return nil
  }
}
