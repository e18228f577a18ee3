internal import Digests
internal import Geometry
internal import Scenes
package import StageModel

extension StageLayout {
  /// Windows and presentations of a television with content beyond the screen's edges, which the system scrolls by
  /// itself; none elsewhere.
  package func largerThanScreen(_ blueprint: Blueprint) -> Set<SurfaceID> {
    let dialogs = blueprint.surfaces.indices.filter { index in
      let surface = blueprint.surfaces[index]
      guard surface.isDialog, let bottom = surface.items.map({ frames[$0].maxY }).max() else { return false }
      let room = surface.declared?.frame?.size.height ?? leastRoomForDialogs(blueprint)
      return bottom - surfaceFrames[index].minY > room + 0.5
    }
    guard PlatformProfile(blueprint.scene.platform).scrollsScreensAsWhole else { return Set(dialogs) }
    return Set(dialogs).union(
      blueprint.surfaces.indices.filter { index in
        guard let room = room(of: index, blueprint) else { return false }
        return blueprint.surfaces[index].items.contains { item in
          blueprint.items[item].scroller == nil
            && (frames[item].maxY > room.maxY + 0.5 || frames[item].maxX > room.maxX + 0.5)
        }
      })
  }

  /// How high a dialog can be however the screen is turned, in points.
  private func leastRoomForDialogs(_ blueprint: Blueprint) -> Double {
    let (width, height) = (screen.size.width, screen.size.height)
    let profile = PlatformProfile(blueprint.scene.platform)
    return profile.roomForDialogs(profile.hasDetents ? min(width, height) : height, screen.safeArea)
  }

  /// Where the content of a surface shows, in the coordinates of its items' frames; nil where it is always as large as
  /// its content.
  private func room(of index: SurfaceID, _ blueprint: Blueprint) -> Rect? {
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
