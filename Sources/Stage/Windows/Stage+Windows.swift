internal import Accessibility
internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Scenes
internal import StageModel

/// SM-16: which window is in front, which takes the keys.
///
/// A sheet brings its window to the front, with the panels of its document over it, and keeps the rest of the window
/// from being used; a click or Command-` brings another window forward, which is used meanwhile.
extension Stage {
  /// The scope that keys are meant for: a window on macOS with what belongs to it, elsewhere everything. A window that a
  /// full screen hides with all that belongs to it leaves them to that.
  var keyScope: Scope {
    guard blueprint.ordersWindows else { return .window(.first) }
    if isWholeAppAsked { return .wholeApp }
    let key = state.presenting.windows.key ?? .first
    return .window(isHidden(window: key) ? hidingScope ?? key : key)
  }

  /// The window to which the full screen belongs that hides every window; nil where none does.
  var hidingScope: SurfaceID? {
    guard blueprint.ordersWindows, isEverythingHidden else { return nil }
    return visibleLayers.first.flatMap { blueprint.scope(of: $0).window }
  }

  /// Whether nothing is to be seen of a window and of what belongs to it, as a full screen of another one hides it.
  private func isHidden(window: SurfaceID) -> Bool {
    guard let hiding = hidingScope, hiding != window else { return false }
    return !state.presenting.dialogs.contains { blueprint.scope(of: $0.surface) == .window(window) }
      && !visibleLayers.contains { blueprint.scope(of: $0) == .window(window) }
  }

  /// Surfaces that keys are meant for, from front to back.
  var keySurfaces: [SurfaceID] {
    guard blueprint.ordersWindows else { return foremostFirst }
    let scope = keyScope
    return foremostFirst.filter { blueprint.scope(of: $0) == scope }
  }

  /// The foremost sheet or cover that keys are meant for.
  var keyLayer: SurfaceID? {
    guard blueprint.ordersWindows else { return visibleLayers.last }
    let scope = keyScope
    return visibleLayers.last { blueprint.scope(of: $0) == scope }
  }

  /// The dialog that keys are meant for.
  var keyDialog: PresentedDialog? { dialog(over: keyScope) }

  /// Surfaces on the screen from front to back: what belongs to a window lies right over it.
  var windowsForemostFirst: [SurfaceID] {
    var surfaces: [SurfaceID] = []
    let dialogs = state.presenting.dialogs.reversed().map(\.surface)
    surfaces += dialogs.filter { blueprint.scope(of: $0) == .wholeApp }
    let layers = Array(visibleLayers.reversed())
    let isHidden = isEverythingHidden
    for window in state.presenting.windows.order.reversed() {
      surfaces += dialogs.filter { blueprint.scope(of: $0) == .window(window) }
      for layer in layers where blueprint.scope(of: layer) == .window(window) { surfaces.append(layer) }
      if !isHidden, !state.presenting.goneWindows.contains(window) { surfaces.append(window) }
    }
    return surfaces
  }

  // MARK: Coming forward

  /// Someone uses a window by hand: it comes forward, unless the app waits for an answer.
  mutating func comeForward(with surface: SurfaceID, cause: Cause) {
    guard blueprint.ordersWindows, keyScope != .wholeApp else { return }
    guard let window = blueprint.scope(of: surface).window else { return }
    bringForward(window, cause: cause)
  }

  /// A sheet or dialog comes up: its window comes to the front with the panels of its document
  /// (sheet-macos-opening-fronts-parent, sheet-macos-opening-fronts-panels).
  mutating func bringForwardParent(of surface: SurfaceID, cause: Cause) {
    guard blueprint.ordersWindows else { return }
    guard let window = blueprint.scope(of: surface).window, !Mutant.isOn(.sheetLeavesWindowBehind) else { return }
    bringForward(window, cause: cause.by("SM-16 open sheet on W: W to front"), isBlockedNext: true)
  }

  /// Brings a window to the front, the panels of its document over it, and gives it the keys.
  ///
  /// - Parameter isBlockedNext: Whether something comes up over it now, so that no focus in it is told before.
  mutating func bringForward(_ window: SurfaceID, cause: Cause, isBlockedNext: Bool = false) {
    guard !state.presenting.goneWindows.contains(window), state.presenting.windows.order.contains(window) else {
      return
    }
    if !isBlockedNext, isHidden(window: window) {
      order(inFront: window)
      if state.presenting.windows.key == nil { state.presenting.giveKeys(to: window) }
      decide(cause.text, taker: foremostID, "modality-fullscreen-hides-previous: it is in front once that has gone")
      return
    }
    let before = (state.presenting.windows.order, state.presenting.windows.key)
    order(inFront: window)
    let old = state.presenting.windows.key
    if old != window { state.presenting.giveKeys(to: window) }
    guard before != (state.presenting.windows.order, state.presenting.windows.key) else { return }
    invalidateTree()
    let cause = cause.by("SM-16: \(id(window)) to front")
    // Where a full screen hides it, nobody sees it come.
    if hidingScope == nil || hidingScope == window { emit(.cameForward, id(window), cause) }
    // While the whole app waits for an answer, that keeps the keyboard focus.
    guard old != window, keyScope != .wholeApp else { return }
    if let old {
      let focus = state.focusing.focus.flatMap {
        blueprint.scope(of: blueprint.items[$0].surface) == .window(old) ? $0 : nil
      }
      state.presenting.keepFocus(focus, ofWindow: old)
      closeTransients(of: old, cause: cause)
    }
    regainFocus(of: window, cause: isBlockedNext ? nil : cause)
  }

  /// Puts a window over all others and the panels of its document over it, in their order.
  private mutating func order(inFront window: SurfaceID) {
    let panels = state.presenting.windows.order.filter {
      blueprint.surfaces[$0].relatedDocument == window && $0 != window && !Mutant.isOn(.panelsStayBehind)
    }
    state.presenting.raise(window, under: panels)
  }

  /// Menus and popovers go when people turn to another window, but for those with changes to lose.
  private mutating func closeTransients(of window: SurfaceID, cause: Cause) {
    for index in state.presenting.covers.indices
    where blueprint.scope(of: state.presenting.covers[index].surface) == .window(window)
      && state.presenting.covers[index].phase == .resting
      && blueprint.surfaces[state.presenting.covers[index].surface].isTransient
      && !blueprint.surfaces[state.presenting.covers[index].surface].requiresAction
      && !losesChanges(state.presenting.covers[index].surface)
    {
      dismissCover(index, reason: .outside, cause: cause)
    }
  }

  /// Command-` brings the next window of the document's order forward, with Shift the previous one.
  mutating func cycleWindows(by step: Int, cause: Cause) {
    let shown = blueprint.windows.filter { !state.presenting.goneWindows.contains($0) }
    if let front = hidingScope.flatMap({ _ in visibleLayers.first }) {
      swallow(cause.text, by: front, "modality-fullscreen-hides-previous: it hides all windows")
      return
    }
    guard blueprint.ordersWindows, keyScope != .wholeApp, shown.count > 1,
      let ordinal = state.presenting.windows.key.flatMap({ shown.firstIndex(of: $0) })
    else {
      swallow(cause.text, by: keySurfaces.first ?? .first, "there is no other window to bring forward")
      return
    }
    let next = shown[(ordinal + step + shown.count) % shown.count]
    decide(cause.text, taker: id(next), "SM-16 key on V ≠ W: V to front and active")
    bringForward(next, cause: cause)
  }

  // MARK: Going

  /// The keys go on from a window that is gone to the foremost one that is left.
  mutating func windowGone(_ window: SurfaceID, cause: Cause) {
    guard blueprint.ordersWindows else { return }
    state.presenting.keepFocus(nil, ofWindow: window)
    if state.hands.windowMove != nil { state.hands.letGo() }
    guard state.presenting.windows.key == window else { return }
    state.focusing.move(to: nil)
    state.presenting.giveKeys(to: nil)
    let opener = state.presenting.takeOpener(ofPanel: window)
    // What opened it may have been an alert over the whole app, which is no window to go back to.
    let home = opener.flatMap { blueprint.scope(of: blueprint.items[$0].surface).window }.flatMap { window in
      state.presenting.windows.order.contains(window) && !state.presenting.goneWindows.contains(window) ? window : nil
    }
    // A choice of a menu has gone with that; then what opened the menu has the focus.
    if let home, let opener, mayReturn(to: opener) { state.presenting.keepFocus(opener, ofWindow: home) }
    guard let next = home ?? state.presenting.windows.order.last(where: { !state.presenting.goneWindows.contains($0) })
    else { return }
    bringForward(next, cause: cause)
  }

  // MARK: Focus

  /// Whether the keyboard focus on a surface is the one that keys go to.
  func hasKeys(_ surface: SurfaceID) -> Bool {
    guard blueprint.ordersWindows else { return true }
    let scope = blueprint.scope(of: surface)
    return scope == keyScope || scope == .wholeApp
  }

  /// What lay over a full screen and belonged to another window has gone: keys and focus go back to the full screen.
  ///
  /// - Parameter item: What had opened it.
  /// - Returns: Whether there is such a full screen.
  mutating func returnToFullScreen(from surface: SurfaceID, to item: ItemID?, cause: Cause) -> Bool {
    guard let hiding = hidingScope, keyScope == .window(hiding), blueprint.scope(of: surface) != .window(hiding) else {
      return false
    }
    if let item, blueprint.scope(of: blueprint.items[item].surface) == .window(hiding) {
      state.presenting.keepFocus(item, ofWindow: hiding)
    }
    order(inFront: hiding)
    state.presenting.giveKeys(to: hiding)
    regainFocus(of: hiding, cause: cause)
    return true
  }

  /// Takes the focus from what belongs to the same window as a surface; remembers what gets it instead.
  mutating func resetFocus(besides surface: SurfaceID, to item: ItemID? = nil) {
    if hasKeys(surface) {
      state.focusing.move(to: item)
    } else if let window = blueprint.scope(of: surface).window {
      state.presenting.keepFocus(item, ofWindow: window)
    }
  }

  /// The focus is where it was in a window that takes the keys again, else on the first control of its front.
  ///
  /// - Parameter cause: Why that is told; nil where it is not, since something comes up over it at once.
  mutating func regainFocus(of window: SurfaceID, cause: Cause?) {
    state.focusing.move(to: nil)
    let former = state.presenting.windows.focus[window].flatMap { mayReturn(to: $0) ? $0 : nil }
    let front = keySurfaces.first { access(to: $0) == .open }
    guard let place = former ?? front.flatMap(firstFocus) else { return }
    guard let cause else { return takeFocus(place) }
    focus(place, cause: former == nil ? cause.by("SM-17: the focus goes in") : cause)
  }
}
