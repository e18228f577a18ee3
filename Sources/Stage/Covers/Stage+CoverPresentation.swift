internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// and SM-15 from `absent` to `resting`, and the ends of their transitions.
extension Stage {
  /// Where a sheet counts as a sheet: two in the same scroller are never there at once.
  enum SheetSeat: Hashable {
    case main
    /// Share sheets, which the system puts over a sheet.
    case share
    /// A popover, which has sheets of its own.
    case inside(popover: SurfaceID)
  }

  /// Where a sheet counts.
  func seat(of surface: SurfaceID) -> SheetSeat {
    if case .activityView = blueprint.surfaces[surface].kind { return .share }
    if let popover = blueprint.surfaces[surface].popover, coverIndex(popover) != nil {
      return .inside(popover: popover)
    }
    return .main
  }

  /// Whether a presentation is a sheet with the room that there is now.
  func isSheet(_ surface: SurfaceID) -> Bool { blueprint.surfaces[surface].isSheet(in: layout.sizeClass) }

  /// The sheet that has to go before this one comes.
  func sheetInTheWay(of surface: SurfaceID) -> Int? {
    let scope = blueprint.scope(of: surface)
    let scroller = seat(of: surface)
    return state.presenting.sheets.lastIndex {
      blueprint.scope(of: $0.surface) == scope && self.seat(of: $0.surface) == scroller && isOnScreen($0.surface)
    }
  }

  // MARK: Waiting

  /// Whether a presentation has to wait for popovers, menus and transitions, or cannot come at all.
  mutating func waitsForCovers(_ request: PresentationRequest) -> Bool {
    let surface = request.surface
    let model = blueprint.surfaces[surface]
    if let popover = model.popover, !isSheet(popover), coverIndex(popover) == nil {
      refuse(request, "A-56: its popover \(id(popover)) is not there")
      return true
    }
    if let own = coverIndex(surface), !state.presenting.covers[own].isLeaving {
      decide("present \(id(surface))", taker: id(surface), "A-61: it is on the screen already")
      return true
    }
    if let host = missingHost(of: request) {
      refuse(request, words("A-57: \(id(host)) is not there, in which it is shown"))
      return true
    }
    if case .splitView = model.kind, let front = layerOver(model.window) {
      refuse(request, words("it is beside the content of \(id(model.window)), which \(id(front)) blocks"))
      return true
    }
    let scope = blueprint.scope(of: surface)
    if let dialog = dialog(over: scope) {
      // A second dialog is none of these rows' business.
      if model.isDialog { return false }
      enqueue(request, "A-61: waits for the answer to \(id(dialog.surface))")
      return true
    }
    for index in state.presenting.covers.indices.reversed()
    where blueprint.scope(of: state.presenting.covers[index].surface) == scope {
      let cover = state.presenting.covers[index]
      if cover.isInTransition {
        enqueue(request, "SM-1 in transition + present: waits for its end")
        return true
      }
      if givesWay(cover, to: request) { return makeWay(index, for: request) }
    }
    return shareSheetGivesWay(to: request)
  }

  /// The sheet or cover that keeps a window from taking input.
  private func layerOver(_ window: SurfaceID) -> SurfaceID? {
    let scope = blueprint.scope(of: window)
    return visibleLayers.last { blueprint.scope(of: $0) == scope && blocks($0) && !blueprint.surfaces[$0].isTransient }
  }

  /// Whether a popover or menu has to go before something comes: nothing but an alert lies over a popover (C-19).
  private func givesWay(_ cover: PresentedCover, to request: PresentationRequest) -> Bool {
    let surface = request.surface
    let kind = blueprint.surfaces[cover.surface].kind
    guard kind.isPopover || kind.isMenu, !isInside(surface, cover.surface, openedBy: request.opener) else {
      return false
    }
    if kind.isPopover {
      if case .alert = blueprint.surfaces[surface].kind { return Mutant.isOn(.alertReplacesPopover) }
      if Mutant.isOn(.sheetComesOverPopover), isSheet(surface) { return false }
    }
    return true
  }

  /// Closes a popover or menu in favour of what it asked for; a sheet inside it first, with its changes asked about.
  private mutating func makeWay(_ index: Int, for request: PresentationRequest) -> Bool {
    let cover = state.presenting.covers[index]
    if let inner = state.presenting.sheets.firstIndex(where: { blueprint.surfaces[$0.surface].popover == cover.surface }
    ) {
      replaceOnceAtRest(inner, by: request)
      return true
    }
    if asks(index, afterwards: request, cause: request.cause) { return true }
    enqueue(request, "\(makingWayRule(of: cover.surface)): \(id(cover.surface)) closes first")
    dismissCover(
      index, reason: .replaced,
      cause: request.cause.by("\(makingWayRule(of: cover.surface)) popover → dismissing(replaced)"))
    return true
  }

  /// A share sheet goes before another sheet or a cover comes.
  private mutating func shareSheetGivesWay(to request: PresentationRequest) -> Bool {
    let surface = request.surface
    let scope = blueprint.scope(of: surface)
    guard !blueprint.surfaces[surface].isDialog, seat(of: surface) != .share || !isSheet(surface),
      let share = state.presenting.sheets.firstIndex(where: {
        blueprint.scope(of: $0.surface) == scope && seat(of: $0.surface) == .share && isOnScreen($0.surface)
      }), isSheet(surface) || blueprint.surfaces[surface].fillsScreen
    else { return false }
    replaceOnceAtRest(share, by: request)
    return true
  }

  private mutating func refuse(_ request: PresentationRequest, _ reason: String) {
    decide("present \(id(request.surface))", taker: id(request.surface), reason)
    emit(.swallowed, id(request.surface), request.cause.by(reason))
  }

  // MARK: absent

  /// Presents a cover, unless a sheet under it comes or goes.
  mutating func presentCover(_ request: PresentationRequest) {
    let surface = request.surface
    if blueprint.surfaces[surface].kind.isMenu, !mayReveal(request) {
      refuse(request, words("A-56: \(whyHidden(request))"))
      return
    }
    let scope = blueprint.scope(of: surface)
    if let moving = visibleLayers.first(where: { blueprint.scope(of: $0) == scope && isInTransition($0) }) {
      enqueue(request, "SM-1 in transition + present: waits for the end of \(id(moving))")
      return
    }
    if let ordinal = state.presenting.waiting.lastIndex(where: { $0.surface == surface }) {
      bringBack(fromOrdinal: ordinal, for: request)
      return
    }
    stopMovements(under: surface, cause: request.cause)
    var opener = request.opener ?? state.focusing.focus
    // A full screen that leaves some of its host to be seen has none where what asked for it has gone: it is the
    // window's.
    if case .fullScreen = blueprint.surfaces[surface].kind {
      let host = hostSurface(of: surface, openedBy: opener)
      if !blueprint.surfaces[host].isWindow, !layers.contains(host) { opener = nil }
    }
    state.presenting.present(
      PresentedCover(
        surface: surface, phase: .presenting(end: state.room.now + scene.parameters.transition, then: .nothing),
        sheetsBelow: state.presenting.sheets.map(\.surface), opener: opener, saved: savedValues(of: surface)))
    emit(.willPresent, id(surface), request.cause.by("\(beyondRule(of: surface)) absent + present → presenting"))
  }

  /// Whether people ask for a menu by a control of its own (action-sheet-menu-on-reveal).
  private func mayReveal(_ request: PresentationRequest) -> Bool {
    if Mutant.isOn(.menuOpensByItself) { return true }
    guard request.cause.initiator == .user, let opener = request.opener else { return false }
    return blueprint.reveals(opener, request.surface)
  }

  /// Why a menu is not revealed: by the app it never is, and by no other control than its own.
  private func whyHidden(_ request: PresentationRequest) -> String {
    guard request.cause.initiator == .user, request.opener != nil,
      let control = blueprint.surfaces[request.surface].anchor
    else { return "people reveal a menu by its control, the app does not" }
    return "\(blueprint.items[control].id) reveals it, its revealControl; no other control does"
  }

  /// Starts the scene with a cover at rest; a popover only where nothing but an alert is to lie over it (SM-6).
  mutating func startWithCover(_ surface: SurfaceID, among presented: [SurfaceID], cause: Cause) {
    let model = blueprint.surfaces[surface]
    if model.kind.isPopover {
      let isCovered = presented.contains { other in
        guard other > surface, !isInside(other, surface) else { return false }
        if case .alert = blueprint.surfaces[other].kind { return false }
        return true
      }
      if isCovered { return }
    }
    state.presenting.present(
      PresentedCover(
        surface: surface, phase: .resting, sheetsBelow: state.presenting.sheets.map(\.surface),
        opener: openerAtStart(of: surface), saved: savedValues(of: surface)))
    focusFirst(on: surface, cause: cause)
  }

  // MARK: The ends of transitions

  /// Every cover that has come up or gone at this very moment, from back to front.
  mutating func passCoverDeadlines() {
    for surface in state.presenting.covers.map(\.surface) {
      guard let index = coverIndex(surface), let end = state.presenting.covers[index].end, end <= state.room.now else {
        continue
      }
      coverTransitionEnded(index)
    }
  }

  private mutating func coverTransitionEnded(_ index: Int) {
    invalidateTree()
    let cover = state.presenting.covers[index]
    switch cover.phase {
    case .presenting(_, let then):
      let cause = Cause("\(rule(of: cover.surface)) presenting + transition end → resting", initiator: .automatic)
      state.presenting.restCover(at: index)
      emit(.didPresent, id(cover.surface), cause)
      focusWhenPresented(cover, cause: cause)
      switch then {
      case .nothing: break
      case .escape: escapeCover(index, cause: Cause("Escape while presenting"))
      case .dismiss:
        dismissCover(
          index, reason: .programmatic, cause: Cause("dismissal by the app", initiator: .automatic))
      }
      serveRequests()
    case .dismissing(let reason, _): coverGone(index, reason: reason)
    case .resting: break
    }
  }

  /// The focus goes into a cover that has come up: where it was if that has come back.
  private mutating func focusWhenPresented(_ cover: PresentedCover, cause: Cause) {
    // A sheet may come back inside it.
    let scope = blueprint.scope(of: cover.surface)
    guard layers.last(where: { blueprint.scope(of: $0) == scope }) == cover.surface else { return }
    guard let focus = cover.focus, blueprint.items[focus].isOperable else {
      focusFirst(on: cover.surface, cause: cause)
      return
    }
    if let index = coverIndex(cover.surface) { state.presenting.keepFocus(nil, ofCoverAt: index) }
    resetFocus(besides: cover.surface)
    self.focus(focus, cause: cause.by("SM-5: the focus returns"))
  }

  private mutating func coverGone(_ index: Int, reason: TargetEvent.DismissReason) {
    let surface = state.presenting.covers[index].surface
    let cause = Cause("\(beyondRule(of: surface)) dismissing + transition end → absent", initiator: .automatic)
    let hosted = hosted(in: surface)
    _ = removeHosted(in: surface, cause: cause)
    guard let index = coverIndex(surface) else { return }
    let cover = state.presenting.removeCover(at: index)
    emit(.didDismiss(reason), id(cover.surface), cause)
    keepOneSheet(returning: cover.opener, cause: cause)
    let scope = blueprint.scope(of: cover.surface)
    var isFollowed = false
    for next in state.presenting.requests.indices
    where blueprint.scope(of: state.presenting.requests[next].surface) == scope {
      isFollowed = true
      let opener = state.presenting.requests[next].opener
      let origin = opener.map { blueprint.items[$0].surface }
      if origin.map({ $0 == cover.surface || hosted.contains($0) }) ?? true {
        state.presenting.setOpener(cover.opener, ofRequestAt: next)
      }
    }
    if isFollowed {
      resetFocus(besides: cover.surface)
      serveRequests()
    }
    // What has waited for it comes back, whoever asked for it; what it has made way for may be on the screen already, or
    // may not be shown at all.
    if !self.isFollowed(in: scope), let first = sheetThatReturns(in: scope) {
      comeBack(first, cause: cause.by("SM-5 → \(id(first.surface)) presenting"))
    } else if !isFollowed || state.focusing.focus == nil && !self.isFollowed(in: scope) {
      let opener = Mutant.isOn(.coverDismissalForgetsOpener) ? nil : cover.opener
      moveFocus(from: cover.surface, to: opener, cause: cause.by("SM-17: back to what opened it"))
    }
    if !isFollowed { serveRequests() }
  }
}
