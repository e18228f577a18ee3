internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// Command-W on macOS: the window or panel that takes the keys closes, as by its close button.
extension Stage {
  /// Closes the window that takes the keys, unless something modal belongs to it: that has to be dealt with first.
  ///
  /// What is transient goes with its window, and asks first where changes would be lost (SM-4); windows and panels have
  /// none of their own.
  mutating func closeKeyWindow(cause: Cause) {
    if let dialog = keyDialog {
      refuseToClose(by: dialog.surface, cause: cause)
      return
    }
    let only = blueprint.ordersWindows ? nil : blueprint.windows.first
    let key = hidingScope == nil ? state.presenting.windows.key ?? only : keyScope.window
    guard let window = key, !state.presenting.goneWindows.contains(window) else {
      swallow(cause.text, by: keySurfaces.first ?? .first, "there is no window to close")
      return
    }
    let layers = visibleLayers.filter { blueprint.scope(of: $0) == blueprint.scope(of: window) }
    if let front = layers.last(where: { !blueprint.surfaces[$0].isTransient || isInTransition($0) }) {
      refuseToClose(by: front, cause: cause)
      return
    }
    if blueprint.surfaces[window].isPanel, blueprint.surfaces[window].requiresAction {
      let reason = "SM-1 requiresAction: only an offered action leads out"
      decide(cause.text, taker: id(window), reason)
      emit(.dismissRefused, id(window), cause.by(reason))
      return
    }
    for layer in layers.reversed() {
      if let cover = coverIndex(layer), asks(cover, cause: cause) { return }
    }
    let clause = "A-60 Command-W: the window in front closes, as by its close button"
    decide(cause.text, taker: id(window), clause)
    if blueprint.surfaces[window].isPanel {
      closePanel(window, reason: .button, cause: cause.by(clause))
      return
    }
    emit(.willDismiss(.button), id(window), cause.by(clause))
    takeAwayWindow(window, cause: cause.by(clause))
    emit(.didDismiss(.button), id(window), cause)
    windowGone(window, cause: cause)
    if let focus = state.focusing.focus, access(to: blueprint.items[focus].surface) != .open {
      state.focusing.move(to: nil)
    }
  }

  private mutating func refuseToClose(by front: SurfaceID, cause: Cause) {
    let access: Access = isInTransition(front) ? .inTransition(front) : .blocked(by: front)
    swallow(cause.text, by: front, words("\(reason(access)); its window closes after that"))
  }
}
