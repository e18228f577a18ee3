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
internal import Scrolling
internal import StageModel
internal import StageMotion

/// SM-1 from `absent` through `presenting` to `resting`, and from `dismissing` back; the picture is in
/// `PresentedSheet`.
extension Stage {
  /// Asks for a presentation: now, or when what is in its way has gone.
  ///
  /// - Parameter opener: What opens it; where the app does, what its author says to present it.
  mutating func present(_ surface: SurfaceID, opener: ItemID?, cause: Cause) {
    let opener = opener ?? blueprint.surfaces[surface].presenter
    let request = PresentationRequest(surface: surface, opener: opener, cause: cause)
    if blueprint.surfaces[surface].isPanel {
      presentPanel(request)
      return
    }
    if state.presenting.goneWindows.contains(blueprint.surfaces[surface].window) {
      decide("present \(id(surface))", taker: id(surface), "SM-1 absent: its window is gone")
      emit(.swallowed, id(surface), cause.by("SM-1 absent: its window is gone"))
      return
    }
    if waitsForCovers(request) { return }
    if blueprint.surfaces[surface].isDialog {
      presentDialog(request)
    } else if isSheet(surface) {
      presentSheet(request)
    } else if !blueprint.documentWindows.contains(surface) {
      presentCover(request)
    }
  }

  private mutating func presentSheet(_ request: PresentationRequest) {
    let scope = blueprint.scope(of: request.surface)
    if dialog(over: scope) != nil {
      enqueue(request, "SM-1 confirming + present: waits for the answer")
      return
    }
    if isPresented(request) { return }
    guard let current = sheetInTheWay(of: request.surface) else {
      startPresenting(request)
      return
    }
    if blueprint.stacksSheets, state.presenting.sheets[current].isResting {
      startPresenting(request)
    } else {
      replaceOnceAtRest(current, by: request)
    }
  }

  /// A sheet closes in favour of what was asked for, as soon as it rests (SM-1, SM-5).
  mutating func replaceOnceAtRest(_ index: Int, by request: PresentationRequest) {
    switch state.presenting.sheets[index].phase {
    case .presenting, .dismissing, .confirming:
      enqueue(request, "SM-1 in transition + present: waits for its end")
    case .dragging, .settling:
      cancelDrag(index, cause: request.cause.by("SM-1 dragging + present(S2)"))
      enqueue(request, "SM-1 dragging + present: waits until the sheet rests")
    case .resting: replace(index, by: request)
    }
  }

  /// Whether a sheet is there already, be it under a full screen: nothing is presented twice, and what lies over it
  /// is left by its own ways out.
  private mutating func isPresented(_ request: PresentationRequest) -> Bool {
    guard let index = sheetIndex(request.surface) else { return false }
    if case .dismissing = state.presenting.sheets[index].phase {
      enqueue(request, "SM-1 in transition + present: waits for its end")
    } else if isOnScreen(request.surface) {
      decide("present \(id(request.surface))", taker: id(request.surface), "A-61: it is on the screen already")
    } else {
      let scope = blueprint.scope(of: request.surface)
      let front = visibleLayers.last { blueprint.scope(of: $0) == scope } ?? request.surface
      let reason = "A-61: \(id(request.surface)) is presented already, under what fills the screen"
      decide("present \(id(request.surface))", taker: id(front), reason)
      emit(.swallowed, id(front), request.cause.by(reason))
    }
    return true
  }

  /// Remembers a request, once.
  mutating func enqueue(_ request: PresentationRequest, _ reason: String) {
    decide("present \(id(request.surface))", taker: id(request.surface), reason)
    state.presenting.enqueue(request)
  }

  /// Tries again what had to wait.
  mutating func serveRequests() {
    guard !state.presenting.requests.isEmpty else { return }
    for request in state.presenting.takeRequests() {
      present(request.surface, opener: request.opener, cause: request.cause)
    }
  }

  /// Tries again what waits for a sheet that has come to rest before its movement was over, by a key for instance.
  mutating func serveOverdueRequests() {
    let isOverdue = state.presenting.requests.contains { request in
      isSheet(request.surface) && dialog(over: blueprint.scope(of: request.surface)) == nil
        && sheetInTheWay(of: request.surface).map { state.presenting.sheets[$0].isResting } == true
    }
    if isOverdue { serveRequests() }
  }

  // MARK: absent

  /// Presents a sheet; one that waits for its return comes back as it was.
  mutating func startPresenting(_ request: PresentationRequest) {
    if let ordinal = state.presenting.waiting.lastIndex(where: { $0.surface == request.surface }) {
      bringBack(fromOrdinal: ordinal, for: request)
      return
    }
    bringForwardParent(of: request.surface, cause: request.cause)
    let sheet = sheetModel(request.surface)
    let rest = initialRest(of: request.surface)
    let motion = SpringMotion(
      from: 0, to: rest.height, response: scene.parameters.springResponse,
      start: state.room.now, duration: scene.parameters.transition)
    scrollToTop(of: request.surface)
    stopMovements(under: request.surface, cause: request.cause)
    var presented = PresentedSheet(
      surface: request.surface, phase: .presenting(motion, then: .nothing),
      detent: wantedDetent(of: request.surface) ?? max(0, rest.declared),
      restID: rest.id, hasUnsavedChanges: sheet.unsavedChanges, isModal: isModal(request.surface, at: rest),
      opener: request.opener ?? state.focusing.focus, saved: values(on: request.surface))
    presented.formerFocus = formerFocus(below: request.surface, opener: presented.opener)
    state.presenting.present(presented)
    emit(.willPresent, id(request.surface), request.cause.by("SM-1 absent + present → presenting"))
  }

  /// The rest a sheet comes up at: the selected detent, else the smallest.
  func initialRest(of surface: SurfaceID) -> DetentHeights.Rest {
    let heights = allHeights(of: surface)
    guard let selected = sheetModel(surface).selectedDetent,
      let declared = detents(of: surface).firstIndex(where: { $0.id == selected }), blueprint.hasDetents
    else { return heights.smallest }
    return heights.rests[heights.index(ofDeclared: declared)]
  }

  // MARK: The ends of movements

  /// A sheet has arrived where its movement led.
  mutating func sheetMovementEnded(_ index: Int) {
    invalidateTree()
    switch state.presenting.sheets[index].phase {
    case .presenting(_, let then): presentingEnded(index, then: then)
    case .settling: settlingEnded(index, cause: because("SM-1 settling + end", initiator: .automatic))
    case .confirming: state.presenting.confirmSheet(at: index, by: nil)
    case .dismissing(let reason, _): dismissingEnded(index, reason: reason)
    case .resting, .dragging: break
    }
  }

  private mutating func presentingEnded(_ index: Int, then: PresentedSheet.AfterPresenting) {
    let surface = state.presenting.sheets[index].surface
    let cause = because("SM-1 presenting + transition end → resting", initiator: .automatic)
    state.presenting.restSheet(at: index)
    noteRoom(of: surface)
    regainPlaces(of: surface)
    emit(.didPresent, id(surface), cause)
    tellStandIn(index, cause: cause)
    focusWhenPresented(index, cause: cause)
    switch then {
    case .nothing: break
    case .escape: exit(index, by: .escape, cause: because("Escape while presenting"))
    case .dismiss:
      dismissNow(index, reason: .programmatic, cause: because("dismissal by the app", initiator: .automatic))
    }
    serveRequests()
  }

  /// It rests: the new detent is spoken and isModal(now) is taken anew.
  mutating func settlingEnded(_ index: Int, cause: Cause) {
    state.presenting.restSheet(at: index)
    rested(index, cause: cause)
    serveRequests()
  }

  /// Who follows what moves wants to know of the room that the content of a sheet has now.
  private mutating func noteRoom(of surface: SurfaceID) {
    for scroller in blueprint.scrollers(of: surface) { state.scrolling.noteRoom(of: scroller) }
  }

  /// Says what a new rest changed.
  ///
  /// - Parameter keepsPlaces: Whether content makes do with the new height; where everything is laid out anew, that is
  ///   seen to for all at once.
  mutating func rested(_ index: Int, cause: Cause, keepsPlaces: Bool = true) {
    let sheet = state.presenting.sheets[index]
    let rest = sheet.rest(heights(of: sheet.surface))
    // As high as when it rested last: its content has the room that it had.
    let isAsHigh = rest.id == sheet.restID && (sheet.restHeight ?? rest.height) == rest.height
    let scrollers = keepsPlaces && !isAsHigh ? restingScrollers(of: sheet.surface) : []
    let moving = keepsPlaces && !isAsHigh ? movingScrollers(of: sheet.surface) : []
    let shown = moving.map { offset($0) }
    let before = scrollers.isEmpty && moving.isEmpty ? nil : asRestedLast(index)
    state.presenting.rememberHeight(nil, ofSheetAt: index)
    if rest.id != sheet.restID {
      state.presenting.noteRest(rest.id, ofSheetAt: index)
      emit(.detentChanged(from: sheet.restID, to: rest.id), id(sheet.surface), cause)
      tellStandIn(index, cause: cause)
    }
    noteRoom(of: sheet.surface)
    let isModal = isModal(sheet.surface, at: rest)
    if isModal != sheet.isModal {
      state.presenting.noteModality(isModal, ofSheetAt: index)
      if isModal { stopMovements(under: sheet.surface, cause: cause) }
      emit(.modalityChanged(isModal: isModal), id(sheet.surface), cause.by("SM-7 at \(rest.id)"))
      if isModal { keepFocusReachable(cause: cause) }
    }
    guard let before else { return }
    refitMovements(moving, shownAt: shown, since: before, cause)
    keepPlaces(scrollers, since: before, cause: cause)
  }

  private mutating func dismissingEnded(_ index: Int, reason: TargetEvent.DismissReason) {
    let cause = because("SM-1 dismissing + transition end → absent", initiator: .automatic)
    let hosted = hosted(in: state.presenting.sheets[index].surface)
    let returning = removeHosted(in: state.presenting.sheets[index].surface, cause: cause)
    let sheet = state.presenting.removeSheet(at: index)
    // Where it comes up again it lies over all.
    state.presenting.takeFromUnderCovers(sheet.surface)
    emit(.didDismiss(reason), id(sheet.surface), cause)
    if Mutant.isOn(.dismissalIsToldTwice) { emit(.didDismiss(reason), id(sheet.surface), cause) }
    let scope = blueprint.scope(of: sheet.surface)
    guard requestThatFollows(sheet) != nil else {
      if let first = sheetThatReturns(after: sheet) {
        if first.surface == sheet.surface { state.presenting.park(returning) }
        comeBack(first, cause: cause.by("SM-5 → \(id(first.surface)) presenting"))
      } else {
        returnFocus(from: sheet, cause: cause)
      }
      serveRequests()
      return
    }
    if isToReturn(sheet) {
      for sheet in [sheet] + returning { park(sheet) }
    } else {
      handOverWaiting(from: sheet.surface, to: requestThatFollows(sheet))
    }
    inheritOpener(of: sheet, with: hosted, scope: scope)
    resetFocus(besides: sheet.surface)
    serveRequests()
    // What it has made way for may be on the screen already, or may not be shown at all.
    guard !isFollowed(in: scope) else { return }
    if let first = sheetThatReturns(in: scope) {
      comeBack(first, cause: cause.by("SM-5 → \(id(first.surface)) presenting"))
    } else if state.focusing.focus == nil {
      returnFocus(from: sheet, cause: cause)
    }
  }

  /// The focus goes back from a sheet that has gone.
  private mutating func returnFocus(from sheet: PresentedSheet, cause: Cause) {
    let opener = Mutant.isOn(.dismissalForgetsOpener) ? nil : sheet.opener
    let former = Mutant.isOn(.dismissalForgetsOpener) ? nil : sheet.formerFocus
    moveFocus(
      from: sheet.surface, to: opener, orTo: former, cause: cause.by("SM-17: back to what opened it"))
  }
}
