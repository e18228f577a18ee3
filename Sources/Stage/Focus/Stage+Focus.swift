internal import Accessibility
internal import Digests
internal import Focusing
internal import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Mutants
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// The keyboard focus: where it is, where it may go, where it returns to (SM-17 as far as the target is concerned).
///
/// It enters a presentation when that has come up, stays inside while that is modal, and goes back to what opened it
/// when it is gone. Operating a control by any means puts the focus on it, so that it does not depend on the device.
extension Stage {
  /// The items that the focus can go to now, in reading order: those of the foremost surface, and of what lies
  /// under it unless it is modal. On macOS only those of the window that takes the keys.
  var focusRing: [ItemID] {
    var ring: [ItemID] = []
    for surface in focusSurfaces { ring += layout.focusOrder[surface] }
    if !state.presenting.covers.isEmpty { ring.removeAll(where: isCovered) }
    return ring
  }

  /// The surfaces whose items the focus can go to now, from front to back.
  var focusSurfaces: [SurfaceID] { keySurfaces.filter { access(to: $0) == .open } }

  /// Those of some items that are in the ring, in its order.
  func inFocusOrder(_ items: [ItemID]) -> [ItemID] {
    let surfaces = focusSurfaces
    let keys = items.compactMap { item -> (surface: Int, ordinal: Int, item: ItemID)? in
      guard let surface = surfaces.firstIndex(of: blueprint.items[item].surface),
        let ordinal = layout.focusOrder.ordinal(of: item), !isCovered(item)
      else { return nil }
      return (surface, ordinal, item)
    }
    return keys.sorted { ($0.surface, $0.ordinal) < ($1.surface, $1.ordinal) }.map(\.item)
  }

  /// The ordinal of what has the focus among all that can have it, and what that is a number of ordinals further on round
  /// the ring; nil where the ring is not known without looking at all of it.
  private func step(from focus: ItemID, by step: Int) -> (item: ItemID, ordinal: Int, count: Int)? {
    guard state.presenting.covers.isEmpty else { return nil }
    let surfaces = focusSurfaces
    let ring = FocusRing(surfaces.map { layout.focusOrder[$0] })
    guard let surface = surfaces.firstIndex(of: blueprint.items[focus].surface),
      let local = layout.focusOrder.ordinal(of: focus)
    else { return nil }
    let ordinal = ((ring.ordinal(local, onSurface: surface) + step) % ring.count + ring.count) % ring.count
    return (ring[ordinal], ordinal, ring.count)
  }

  /// Surfaces on the screen from front to back: dialog, sheets and covers, windows.
  var foremostFirst: [SurfaceID] {
    if blueprint.ordersWindows { return windowsForemostFirst }
    var surfaces: [SurfaceID] = []
    surfaces += state.presenting.dialogs.reversed().map(\.surface)
    surfaces += visibleLayers.reversed()
    let isReplaced =
      Mutant.isOn(.watchSheetReplacesContent) && profile.fillsScreenWithDialogs && !state.presenting.sheets.isEmpty
    if !isEverythingHidden, !isReplaced { surfaces += blueprint.documentWindows.reversed() }
    if !state.presenting.goneWindows.isEmpty { surfaces.removeAll { state.presenting.goneWindows.contains($0) } }
    return surfaces
  }

  /// Moves the focus on by a number of ordinals round the ring, or round a part of it.
  mutating func stepFocus(by step: Int, among ordinals: [ItemID]? = nil, cause: Cause) {
    if ordinals == nil, let focus = state.focusing.focus, let next = self.step(from: focus, by: step) {
      decide(
        cause.text, taker: blueprint.items[next.item].id,
        words("the focus moves on: \(next.ordinal + 1) of \(next.count)"))
      self.focus(next.item, cause: cause)
      return
    }
    let ring = ordinals ?? focusRing
    guard !ring.isEmpty else {
      decide(cause.text, taker: foremostID, "nothing can have the focus")
      emit(.swallowed, foremostID, cause.by("nothing can have the focus"))
      return
    }
    let next: Int
    if let focus = state.focusing.focus, let ordinal = ring.firstIndex(of: focus) {
      next = ((ordinal + step) % ring.count + ring.count) % ring.count
    } else {
      guard let ordinal = entry(to: ring, by: step) else {
        decide(cause.text, taker: foremostID, "nothing on this page or further on can have the focus")
        emit(.swallowed, foremostID, cause.by("nothing on this page or further on can have the focus"))
        return
      }
      next = ordinal
    }
    decide(
      cause.text, taker: blueprint.items[ring[next]].id, words("the focus moves on: \(next + 1) of \(ring.count)"))
    focus(ring[next], cause: cause)
  }

  /// Moves the focus to an item and brings that into view.
  ///
  /// - Parameter occasion: Why that scrolls: a push goes no further than one page.
  mutating func focus(_ item: ItemID, _ occasion: AutomaticScroll.Occasion = .focus, cause: Cause) {
    guard hasKeys(blueprint.items[item].surface) else {
      resetFocus(besides: blueprint.items[item].surface, to: item)
      return
    }
    guard state.focusing.focus != item else { return }
    takeFocus(item)
    emit(.focused, blueprint.items[item].id, cause)
    reveal(item, occasion, cause: cause)
  }

  /// What gets the focus when a surface has come up: the author's choice, else the first in reading order, the grabber
  /// only if there is nothing else. What shows comes before what is on a page that does not.
  func firstFocus(on surface: SurfaceID) -> ItemID? {
    let order = layout.focusOrder[surface]
    func first(among order: [ItemID]) -> ItemID? {
      order.first { blueprint.items[$0].element.traits.contains(.focused) }
        ?? order.first { blueprint.items[$0].kind != .grabber }
    }
    return first(among: order.filter(isItemOnShownPage)) ?? first(among: order) ?? order.first
  }

  /// Moves the focus into a surface that has come up.
  mutating func focusFirst(on surface: SurfaceID, cause: Cause) {
    let chosen = firstFocus(on: surface)
    resetFocus(besides: surface)
    guard let chosen else { return }
    focus(chosen, cause: cause.by("SM-17: the focus goes in"))
  }

  /// Takes the focus out of what has become modal-blocked.
  mutating func keepFocusReachable(cause: Cause) {
    guard let focus = state.focusing.focus, !isReachable(focus) else { return }
    guard let front = keySurfaces.first(where: { access(to: $0) == .open }) else { return }
    focusFirst(on: front, cause: cause)
  }

  /// Once everything is at rest the focus is neither under something modal nor on what is gone: whatever came and went
  /// meanwhile, people see what they operate (SM-17).
  mutating func keepFocusInSight() {
    guard let focus = state.focusing.focus, isAtRest, !Mutant.isOn(.focusStaysInParent) else { return }
    switch access(to: blueprint.items[focus].surface) {
    case .open, .inTransition: return
    case .absent, .blocked: keepFocusReachable(cause: Cause("at rest", initiator: .automatic))
    }
  }

  /// Scrolls what an item is in, and expands a sheet as far as it takes, for the item to be on the screen (SM-11,
  /// cause 5).
  mutating func reveal(_ item: ItemID, _ occasion: AutomaticScroll.Occasion = .focus, cause: Cause) {
    if blueprint.items[item].element.role.isTextEntry {
      revealText(item, occasion, cause: cause)
    } else {
      bringIntoView(AutomaticScroll(sight: .item(item), occasion: occasion), cause: cause)
    }
    guard let index = sheetIndex(blueprint.items[item].surface), state.presenting.sheets[index].isResting else {
      return
    }
    let heights = heights(of: state.presenting.sheets[index].surface)
    let needed = min(visibleFrame(of: item).maxY, heights.largest.height)
    let present = heights.index(ofDeclared: state.presenting.sheets[index].detent)
    guard heights.rests[present].height < needed, blueprint.items[item].kind != .grabber,
      let target = heights.rests.firstIndex(where: { $0.height >= needed }), target > present
    else { return }
    let node = blueprint.items[item].id
    decide(
      cause.text, taker: id(state.presenting.sheets[index].surface),
      "SM-11 (5): \(node) is below the screen; expands to \(heights.rests[target].id)")
    settle(index, to: target)
  }

  /// Scrolls a text into view: the whole of it where it fits, else its insertion point.
  mutating func revealText(_ item: ItemID, _ occasion: AutomaticScroll.Occasion, cause: Cause) {
    let frame = visibleFrame(of: item).size
    let view = blueprint.items[item].scroller.map { viewport($0).size } ?? frame
    if frame.height <= view.height, frame.width <= view.width {
      bringIntoView(AutomaticScroll(sight: .item(item), occasion: occasion), cause: cause)
    } else if let ordinal = blueprint.selectable(item) {
      bringIntoView(AutomaticScroll(sight: .caret(ordinal), occasion: occasion), cause: cause)
    }
  }

  /// The name of what is in front.
  var foremostID: NodeID { keySurfaces.first.map { id($0) } ?? NodeID(scene.id) }
}
