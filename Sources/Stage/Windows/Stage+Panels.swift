internal import Accessibility
internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// Panels on macOS: modeless, with a place of their own among the windows, until people or the app close them.
extension Stage {
  /// Shows a panel and gives it the keys; one that is there comes forward.
  mutating func presentPanel(_ request: PresentationRequest) {
    let panel = request.surface
    let cause = request.cause
    guard state.presenting.showWindow(panel) else {
      decide("present \(id(panel))", taker: id(panel), "A-60: it is on the screen already and comes forward")
      bringForward(panel, cause: cause)
      return
    }
    invalidateTree()
    state.presenting.noteOpener(request.opener ?? state.focusing.focus, ofPanel: panel)
    state.presenting.keepFocus(nil, ofWindow: panel)
    emit(.willPresent, id(panel), cause.by("A-60: a panel is modeless and comes at once"))
    emit(.didPresent, id(panel), cause)
    bringForward(panel, cause: cause)
  }

  /// Closes a panel with all that belongs to it; nothing that is not saved is in a panel.
  mutating func closePanel(_ panel: SurfaceID, reason: TargetEvent.DismissReason, cause: Cause) {
    guard blueprint.surfaces[panel].isPanel, !state.presenting.goneWindows.contains(panel) else { return }
    invalidateTree()
    emit(.willDismiss(reason), id(panel), cause)
    takeAwayWindow(panel, cause: cause)
    emit(.didDismiss(reason), id(panel), cause)
    windowGone(panel, cause: cause)
  }

  /// Escape on a panel that takes the keys and has nothing over it; false where that is something else.
  mutating func escapePanel(cause: Cause) -> Bool {
    guard blueprint.ordersWindows, let window = state.presenting.windows.key, keyScope == .window(window),
      blueprint.surfaces[window].isPanel
    else {
      return false
    }
    if blueprint.surfaces[window].requiresAction {
      emit(.dismissRefused, id(window), cause.by("SM-1 requiresAction: only an offered action leads out"))
    } else {
      closePanel(window, reason: .escape, cause: cause.by("A-60 panel + Escape: closes"))
    }
    return true
  }

  /// The way out of a panel that activating one of its items is.
  mutating func leavePanel(_ panel: SurfaceID, by item: ItemID, cause: Cause) {
    let element = blueprint.items[item].element
    if element.dismissRole != nil {
      if keepsFromLeaving(panel, by: .button, cause: cause) { return }
      closePanel(panel, reason: .button, cause: cause.by("A-60 panel + button"))
    } else if element.effect?.completes == true,
      blueprint.surfaces[panel].declared?.exits?.contains(.completion) == true
    {
      closePanel(panel, reason: .completed, cause: cause.by("A-60 panel + completing action"))
    }
  }
}
