internal import Presenting
internal import Scenes
internal import StageModel

/// Which dialog lies over what: on macOS every window may have one, and the app as a whole may have one instead
/// (C-20); elsewhere there is one at most.
extension Stage {
  /// Where the dialog on this surface stands among those presented.
  func dialogIndex(_ surface: SurfaceID) -> Int? { state.presenting.dialogIndex(surface) }

  /// The dialog that lies over a scope: its own, or one over the whole app.
  func dialog(over scope: Scope) -> PresentedDialog? {
    for index in state.presenting.dialogs.indices {
      let own = blueprint.scope(of: state.presenting.dialogs[index].surface)
      if own == scope || own == .wholeApp { return state.presenting.dialogs[index] }
    }
    return nil
  }

  /// The dialog that has to be answered before this one comes; one over the whole app waits for those of all windows.
  func dialogInTheWay(of surface: SurfaceID) -> PresentedDialog? {
    let scope = blueprint.scope(of: surface)
    return scope == .wholeApp ? state.presenting.dialogs.last : dialog(over: scope)
  }

  /// The surface of the dialog that asks about the unsaved changes of a sheet or cover.
  func question(about surface: SurfaceID) -> SurfaceID? {
    state.presenting.dialogs.first { $0.sheet == surface }?.surface
  }

  /// Whether something is asked that the whole app waits for.
  var isWholeAppAsked: Bool {
    state.presenting.dialogs.contains { blueprint.scope(of: $0.surface) == .wholeApp }
  }
}
