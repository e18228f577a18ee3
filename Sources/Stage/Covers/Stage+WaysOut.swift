internal import Digests
internal import Harness
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// The ways out that an author names: where there is such a list, no other one leads out (modality-explicit-exit).
extension Stage {
  /// Whether people may leave a presentation this way.
  ///
  /// A tap beside a popover or menu is none of these ways and closes it in any case; nor does the app ask.
  func mayLeave(_ surface: SurfaceID, by exit: Presentation.Exit) -> Bool {
    blueprint.surfaces[surface].declared?.exits?.contains(exit) ?? true
  }

  /// Whether what is in front is not left by Escape because its author names other ways out; then that is told.
  mutating func keepsFromEscaping(by exit: Presentation.Exit, cause: Cause) -> Bool {
    guard let surface = surfaceToEscape, !mayLeave(surface, by: exit) else { return false }
    swallow(cause.text, by: surface, words("modality-explicit-exit: \(exit.rawValue) is not among its exits"))
    return true
  }

  /// What Escape is meant for: the dialog, cover, sheet or panel in front.
  private var surfaceToEscape: SurfaceID? {
    if let dialog = keyDialog { return dialog.surface }
    if let layer = keyLayer { return layer }
    guard blueprint.ordersWindows, let window = state.presenting.windows.key, keyScope == .window(window),
      blueprint.surfaces[window].isPanel
    else {
      return nil
    }
    return window
  }

  /// A control that leads out does not, because its author names other ways; then that is told.
  mutating func keepsFromLeaving(_ surface: SurfaceID, by exit: Presentation.Exit, cause: Cause) -> Bool {
    guard !mayLeave(surface, by: exit) else { return false }
    let clause = words("modality-explicit-exit: \(exit.rawValue) is not among its exits")
    decide(cause.text, taker: id(surface), clause)
    emit(.dismissRefused, id(surface), cause.by(clause))
    return true
  }
}
