internal import Digests
internal import Room
internal import Scenes
internal import StageModel

/// What says how something goes here: a state machine where that is of the platform, else a decision.
extension Stage {
  /// Of action sheets and alerts.
  var dialogRule: String { profile.dialogRule }

  /// Of who owns a drag: SM-3, where sheets take drags.
  var dragRule: String { blueprint.takesDrags ? "SM-3" : "A-59" }

  /// Of what makes way: SM-6, where a popover does.
  func makingWayRule(of cover: SurfaceID) -> String {
    profile.hasCoverMachines && blueprint.surfaces[cover].kind.isPopover ? "SM-6" : "A-56"
  }

  /// Of a cover that has come up, is left by a button or Escape, or gets another room.
  func rule(of cover: SurfaceID) -> String {
    isTransient(cover) ? "A-56" : profile.hasCoverMachines ? "SM-15" : "A-57"
  }

  /// Of a cover where SM-15 is silent: as it comes, goes, completes, or the app takes it away.
  func beyondRule(of cover: SurfaceID) -> String { isTransient(cover) ? "A-56" : "A-57" }

  /// Of what goes on as a sheet in compact width: of a popover that is C-19.
  func rule(adapting surface: SurfaceID) -> String { isTransient(surface) ? "C-19" : rule(of: surface) }

  private func isTransient(_ cover: SurfaceID) -> Bool {
    let kind = blueprint.surfaces[cover].kind
    return kind.isPopover || kind.isMenu
  }
}
