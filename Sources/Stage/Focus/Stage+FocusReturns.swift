internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// Where the keyboard focus returns to when what had it has gone (SM-1, SM-17).
extension Stage {
  /// Moves the focus from what is gone back to where it came from, if that can still have it.
  ///
  /// What opened it comes first, then what had the focus in the same window before. What opened it may be in another
  /// window on macOS: that comes to the front only where nothing in this one had the focus.
  ///
  /// - Parameter former: What had the focus in the window of `surface` before, where what opened that is elsewhere.
  mutating func moveFocus(from surface: SurfaceID, to item: ItemID?, orTo former: ItemID? = nil, cause: Cause) {
    resetFocus(besides: surface)
    let scope = blueprint.scope(of: surface)
    if scope == .wholeApp {
      if let item, mayReturn(to: item), hasKeys(blueprint.items[item].surface) {
        focus(item, cause: cause)
      } else if let window = state.presenting.windows.key {
        regainFocus(of: window, cause: cause)
      } else {
        keepFocusSomewhere(cause: cause)
      }
      return
    }
    if returnToFullScreen(from: surface, to: item, cause: cause) { return }
    let inside = [item, former].compactMap(\.self).first {
      blueprint.scope(of: blueprint.items[$0].surface) == scope && mayReturn(to: $0)
    }
    if let inside {
      focus(inside, cause: cause)
    } else if let item, hasKeys(surface), blueprint.scope(of: blueprint.items[item].surface) != scope,
      mayReturn(to: item), let window = blueprint.scope(of: blueprint.items[item].surface).window
    {
      state.presenting.keepFocus(item, ofWindow: window)
      bringForward(window, cause: cause)
    } else {
      keepFocusSomewhere(cause: cause)
      focusFrontmost(besides: surface, cause: cause)
    }
  }

  /// What nothing has opened, or what is gone or disabled by now, leaves the focus to what is in front.
  private mutating func focusFrontmost(besides surface: SurfaceID, cause: Cause) {
    guard state.focusing.focus == nil, hasKeys(surface), !Mutant.isOn(.dismissalForgetsOpener),
      !Mutant.isOn(.coverDismissalForgetsOpener),
      let front = keySurfaces.first(where: { access(to: $0) == .open && !layout.focusOrder[$0].isEmpty })
    else { return }
    focusFirst(on: front, cause: cause)
  }

  /// Whether the focus can go back to an item.
  func mayReturn(to item: ItemID) -> Bool {
    blueprint.items[item].isOperable && isOnScreen(blueprint.items[item].surface) && isReachable(item)
  }

  /// Puts the focus on an item. What asks about its changes before it goes keeps in mind where in it the focus was, as
  /// it goes back there when people keep them (SM-4).
  mutating func takeFocus(_ item: ItemID) {
    let surface = blueprint.items[item].surface
    // What had the focus needs not show any more once a finger lets go of it.
    if let old = state.focusing.focus, old != item, !state.scrolling.awaited.isEmpty {
      for occasion in [AutomaticScroll.Occasion.focus, .push] {
        state.scrolling.stopWaiting(for: AutomaticScroll(sight: .item(old), occasion: occasion))
      }
    }
    if let old = state.focusing.focus, blueprint.items[old].surface != surface {
      keepFocus(old, in: blueprint.items[old].surface)
    }
    state.focusing.move(to: item)
    keepFocus(nil, in: surface)
  }

  /// Keeps in mind where the focus was in a sheet or cover with changes that are not saved; or that it is there again.
  private mutating func keepFocus(_ item: ItemID?, in surface: SurfaceID) {
    if let index = sheetIndex(surface), item == nil || state.presenting.sheets[index].hasUnsavedChanges {
      state.presenting.keepFocus(item, ofSheetAt: index)
    } else if let index = coverIndex(surface), item == nil || state.presenting.covers[index].hasUnsavedChanges {
      state.presenting.keepFocus(item, ofCoverAt: index)
    }
  }

  /// Where the focus goes when people keep the changes that they were asked about: into what they were asked about.
  func focusToKeep(_ surface: SurfaceID) -> ItemID? {
    if let focus = state.focusing.focus {
      let place = blueprint.items[focus].surface
      if place == surface || isInside(place, surface) { return focus }
    }
    let kept =
      sheetIndex(surface).map { state.presenting.sheets[$0].focus }
      ?? coverIndex(surface).map { state.presenting.covers[$0].focus }
    if let kept, let kept { return kept }
    return firstFocus(on: surface) ?? state.focusing.focus
  }

  /// What had the focus in the window of a surface that comes up, where what opens that is in another window.
  func formerFocus(below surface: SurfaceID, opener: ItemID?) -> ItemID? {
    guard blueprint.ordersWindows else { return nil }
    let scope = blueprint.scope(of: surface)
    guard let opener, blueprint.scope(of: blueprint.items[opener].surface) != scope else { return nil }
    return hasKeys(surface) ? state.focusing.focus : scope.window.flatMap { state.presenting.windows.focus[$0] }
  }

  /// Whether something in a scope comes, goes, asks or waits for its turn.
  func isFollowed(in scope: Scope) -> Bool {
    dialog(over: scope) != nil || state.presenting.requests.contains { blueprint.scope(of: $0.surface) == scope }
      || layers.contains { blueprint.scope(of: $0) == scope && isInTransition($0) }
  }
}
