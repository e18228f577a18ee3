internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// What is shown in something else goes when that goes, with its changes asked about as those of its host are, and is
/// there again when that is (SM-5, SM-15, C-19).
///
///      host resting, hosted resting ──host goes──▶ both dismissing ──end──▶ both absent, or both waiting
///                   ▲                                                              │
///                   └──────────────── host comes back, and it with it ─────────────┘
extension Stage {
  // MARK: What is in what

  /// What is shown in a surface, directly or further in, from front to back.
  func hosted(in surface: SurfaceID) -> [SurfaceID] {
    guard !state.presenting.covers.isEmpty else { return [] }
    return layers.reversed().filter { $0 != surface && isInside($0, surface) }
  }

  /// Whether what a surface is shown in is there; true for what is shown in nothing.
  func isHostThere(_ surface: SurfaceID) -> Bool {
    guard let host = host(of: surface) else { return true }
    return blueprint.surfaces[host].isWindow ? !state.presenting.goneWindows.contains(host) : layers.contains(host)
  }

  /// The host of a current context that is asked for and cannot be shown, as that is not there; a sheet in compact
  /// width may lie over a host that waits.
  func missingHost(of request: PresentationRequest) -> SurfaceID? {
    guard blueprint.surfaces[request.surface].kind.isCurrentContext else { return nil }
    let host = hostSurface(of: request.surface, openedBy: request.opener)
    if blueprint.surfaces[host].isWindow || layers.contains(host) { return nil }
    return isSheet(request.surface) && state.presenting.waiting.contains { $0.surface == host } ? nil : host
  }

  // MARK: Changes

  /// Whether a surface holds changes that are not saved.
  private func holdsChanges(_ surface: SurfaceID) -> Bool {
    if let index = sheetIndex(surface) { return state.presenting.sheets[index].hasUnsavedChanges }
    return coverIndex(surface).map { state.presenting.covers[$0].hasUnsavedChanges } ?? false
  }

  /// Whether changes that are not saved go with a surface: its own, or those in what is shown in it.
  func losesChanges(_ surface: SurfaceID, to successor: SurfaceID? = nil) -> Bool {
    holdsChanges(surface) || losesHostedChanges(surface, to: successor)
  }

  /// Whether changes that are not saved go with what is shown in a surface.
  ///
  /// - Parameter successor: What it makes way for; what waits to come back after that loses nothing.
  func losesHostedChanges(_ surface: SurfaceID, to successor: SurfaceID? = nil) -> Bool {
    if hosted(in: surface).contains(where: holdsChanges) { return true }
    return state.presenting.waiting.contains { sheet in
      sheet.hasUnsavedChanges && isGivenUp(sheet.surface, with: surface)
        && !(successor.map { returns(sheet, after: $0) } ?? false)
    }
  }

  /// Whether a sheet that waits does not come back once a cover has gone: it is shown in that, or belongs to it.
  private func isGivenUp(_ waiting: SurfaceID, with surface: SurfaceID) -> Bool {
    coverIndex(surface) != nil && waiting != surface && isSheet(waiting) && isInside(waiting, surface)
  }

  /// What waits for its return to a cover that goes for good does not come any more.
  mutating func giveUpWaiting(in surface: SurfaceID, cause: Cause) {
    for sheet in state.presenting.waiting where isGivenUp(sheet.surface, with: surface) {
      decide(cause.text, taker: id(sheet.surface), words("SM-1 waiting + \(id(surface)) gone → absent"))
      state.presenting.forgetWaiting { $0 == sheet.surface }
    }
  }

  /// Makes the changes on a surface permanent, and those in what is shown in it and goes with it.
  mutating func commitAll(_ surface: SurfaceID) {
    for hosted in hosted(in: surface) { commit(hosted) }
    for sheet in state.presenting.waiting where isGivenUp(sheet.surface, with: surface) { commit(sheet.surface) }
    commit(surface)
  }

  /// Drops the changes on a surface and in what is shown in it.
  mutating func restoreAll(_ surface: SurfaceID) {
    for hosted in hosted(in: surface) { restoreSaved(hosted) }
    for sheet in state.presenting.waiting where isGivenUp(sheet.surface, with: surface) { restoreSaved(sheet.surface) }
    restoreSaved(surface)
  }

  // MARK: Going

  /// What is shown in a surface starts to go with it, and is gone at the same moment.
  mutating func takeAlongHosted(
    in surface: SurfaceID, _ reason: TargetEvent.DismissReason, end: Timestamp, cause: Cause
  ) {
    for layer in hosted(in: surface) {
      let cause = cause.by("A-57: \(id(surface)) goes, in which it is shown")
      if let index = coverIndex(layer) {
        guard !state.presenting.covers[index].isLeaving else { continue }
        if state.presenting.covers[index].isInTransition { emit(.didPresent, id(layer), cause) }
        if isFocused(layer) { state.presenting.keepFocus(state.focusing.focus, ofCoverAt: index) }
        state.presenting.dismissCover(at: index, reason, until: end)
        let successor = sheetIndex(surface).flatMap { state.presenting.sheets[$0].successor }
        state.presenting.follow(coverAt: index, by: successor)
        emit(.willDismiss(reason), id(layer), cause)
      } else if let index = sheetIndex(layer) {
        if case .dismissing = state.presenting.sheets[index].phase { continue }
        if state.presenting.sheets[index].isInTransition { emit(.didPresent, id(layer), cause) }
        dismissNow(index, reason: reason, cause: cause)
      }
    }
  }

  /// Takes the covers that are shown in a surface off the screen with it, and the sheets that go with it.
  ///
  /// - Returns: Those that come back if it does, from back to front.
  mutating func removeHosted(in surface: SurfaceID, cause: Cause) -> [PresentedSheet] {
    var removed: [PresentedSheet] = []
    for layer in hosted(in: surface) {
      if let index = sheetIndex(layer), case .dismissing(let reason, _) = state.presenting.sheets[index].phase,
        reason != .replaced
      {
        // It goes at the same moment, whichever of the two is told first.
        if isFocused(layer) { resetFocus(besides: layer) }
        state.presenting.removeSheet(at: index)
        state.presenting.takeFromUnderCovers(layer)
        emit(.didDismiss(reason), id(layer), cause)
        continue
      }
      guard let index = coverIndex(layer) else { continue }
      let cover = state.presenting.removeCover(at: index)
      if isFocused(layer) { resetFocus(besides: layer) }
      guard case .dismissing(let reason, _) = cover.phase else { continue }
      emit(.didDismiss(reason), id(layer), cause)
      guard reason == .replaced else { continue }
      removed.append(waiting(cover))
    }
    return removed.reversed()
  }

  /// Whether the keyboard focus is on a surface.
  private func isFocused(_ surface: SurfaceID) -> Bool {
    state.focusing.focus.map { blueprint.items[$0].surface == surface } ?? false
  }

  /// A cover as one that waits until it comes back.
  private func waiting(_ cover: PresentedCover) -> PresentedSheet {
    var sheet = sheet(from: cover)
    sheet.phase = .resting
    sheet.successor = nil
    return sheet
  }

  // MARK: Waiting

  /// Puts a cover away that cannot be shown without its host; it waits as it is.
  ///
  /// - Parameter order: What lay over what, from back to front.
  mutating func putAwayHosted(_ surface: SurfaceID, order: [SurfaceID], cause: Cause) {
    let cause = cause.by("A-57: what it is shown in is not there")
    if let question = question(about: surface) { dropDialog(question, cause: cause) }
    guard let index = coverIndex(surface) else { return }
    let cover = state.presenting.removeCover(at: index)
    let focus = isFocused(surface) ? state.focusing.focus : nil
    if focus != nil { resetFocus(besides: surface) }
    switch cover.phase {
    case .dismissing(let reason, _):
      emit(.didDismiss(reason), id(surface), cause)
      if reason != .replaced { return }
    case .presenting(_, let then):
      emit(.didPresent, id(surface), cause)
      let reason: TargetEvent.DismissReason = then == .dismiss ? .programmatic : .replaced
      emit(.willDismiss(reason), id(surface), cause)
      emit(.didDismiss(reason), id(surface), cause)
      if then == .dismiss { return }
    case .resting:
      emit(.willDismiss(.replaced), id(surface), cause)
      emit(.didDismiss(.replaced), id(surface), cause)
    }
    var sheet = waiting(cover)
    sheet.focus = focus ?? sheet.focus
    sheet.isPutAway = true
    sheet.below = Array(order.prefix { $0 != surface })
    let ordinal = state.presenting.waiting.firstIndex { $0.below.contains(surface) } ?? state.presenting.waiting.count
    state.presenting.park(sheet, at: ordinal)
  }

  /// Puts every cover away whose host is not there.
  mutating func putAwayWithoutHost(cause: Cause) {
    let order = layers
    // What is put away may be what something else is shown in.
    while let lost = state.presenting.covers.map(\.surface).last(where: { !isHostThere($0) }) {
      putAwayHosted(lost, order: order, cause: cause)
    }
  }

  /// What was shown in something that comes back comes back in it.
  mutating func bringBackHosted(in surface: SurfaceID, cause: Cause) {
    for waiting in state.presenting.waiting where host(of: waiting.surface) == surface && !isSheet(waiting.surface) {
      state.presenting.forgetWaiting { $0 == waiting.surface }
      comeBack(waiting, cause: cause.by("A-57: in \(id(surface)) again"))
    }
  }

  /// A sheet that is shown in a popover comes back in it, where that has made way for the same successor (C-19).
  mutating func bringBackPopover(of sheet: inout PresentedSheet, end: Timestamp, cause: Cause) {
    guard let popover = blueprint.surfaces[sheet.surface].popover, !isSheet(popover), coverIndex(popover) == nil else {
      return
    }
    stopMovements(under: popover, cause: cause)
    let opener = sheet.popoverOpener ?? blueprint.surfaces[popover].anchor ?? openerAtStart(of: popover)
    sheet.popoverOpener = nil
    let cover = popoverAround(
      popover, .presenting(end: end, then: .nothing), over: state.presenting.sheets.map(\.surface), opener: opener)
    state.presenting.present(cover)
    sheet.below = layers
    emit(.willPresent, id(popover), cause.by("C-19: \(id(sheet.surface)) comes back in its popover"))
  }
}
