internal import Digests
internal import Focusing
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// One sheet at a time, also where that is not anybody's doing: with less room what lay under a sheet may be one
/// itself, and a full screen that goes may uncover one.
///
/// What lies under another sheet then waits as it is, with content, changes and focus. It is there again where it was
/// as soon as there is room for it, or comes back when what lies over it has gone (SM-5).
///
///      resting ──another sheet lies over it──▶ put away ──the other has gone──▶ presenting
///         ▲                                        │
///         └────────────── more room ───────────────┘
extension Stage {
  /// Puts every sheet away that would show under another one.
  ///
  /// - Parameter focus: Where the focus goes in a sheet that was hidden until now.
  mutating func keepOneSheet(returning focus: ItemID? = nil, cause: Cause) {
    guard !blueprint.stacksSheets, state.presenting.sheets.count > 1 else { return }
    let order = state.presenting.waiting.filter(\.isPutAway).map(\.surface) + layers
    for surface in state.presenting.sheets.map(\.surface) {
      guard let front = sheetInFront(of: surface) else { continue }
      putAway(surface, under: front, order: order, focus: focus, cause: cause)
    }
  }

  /// The sheet that shows in front of another one although both count as one.
  private func sheetInFront(of surface: SurfaceID) -> SurfaceID? {
    guard isOnScreen(surface), let front = sheetInTheWay(of: surface), front != sheetIndex(surface) else { return nil }
    return state.presenting.sheets[front].surface
  }

  private mutating func putAway(
    _ surface: SurfaceID, under front: SurfaceID, order: [SurfaceID], focus: ItemID?, cause: Cause
  ) {
    let cause = cause.by("A-08 one sheet at a time: waits for \(id(front))")
    // The front one may be shown in it where there is more room: then that goes on.
    for hosted in hosted(in: surface) where !isSheet(hosted) {
      putAwayHosted(hosted, order: order, cause: cause)
    }
    if let question = question(about: surface) { dropDialog(question, cause: cause) }
    guard let index = sheetIndex(surface) else { return }
    forgetPan(of: surface)
    _ = dropKeyboard(under: index)
    var sheet = state.presenting.removeSheet(at: index)
    state.presenting.takeFromUnderCovers(surface)
    switch sheet.phase {
    case .dismissing(let reason, _):
      emit(.didDismiss(reason), id(surface), cause)
      if reason == .replaced, isToReturn(sheet) { park(sheet) }
      return
    case .presenting(_, then: .dismiss):
      emit(.didPresent, id(surface), cause)
      emit(.willDismiss(.programmatic), id(surface), cause)
      emit(.didDismiss(.programmatic), id(surface), cause)
      return
    case .presenting: emit(.didPresent, id(surface), cause)
    case .resting, .dragging, .settling, .confirming: break
    }
    emit(.willDismiss(.replaced), id(surface), cause)
    emit(.didDismiss(.replaced), id(surface), cause)
    sheet.phase = .resting
    sheet.successor = nil
    sheet.isPutAway = true
    sheet.below = Array(order.prefix { $0 != surface })
    let candidates =
      [state.focusing.focus, focus] + state.presenting.sheets.map(\.opener) + state.presenting.covers.map(\.opener)
    sheet.focus =
      candidates.first { item in item.map { blueprint.items[$0].surface == surface } ?? false } ?? sheet.focus
    let ordinal = state.presenting.waiting.firstIndex { $0.below.contains(surface) } ?? state.presenting.waiting.count
    state.presenting.park(sheet, at: ordinal)
  }

  /// What was put away is there again where it was, as far as there is room for it now; what lay in front comes first,
  /// as a sheet in a popover is in nobody's way once that is a popover again.
  mutating func putBack(cause: Cause) {
    let cause = cause.by("A-08: there is room for it again")
    for sheet in state.presenting.waiting.reversed() where sheet.isPutAway { putBack(sheet, cause: cause) }
  }

  private mutating func putBack(_ sheet: PresentedSheet, cause: Cause) {
    // What is shown in something is back when that is.
    guard state.presenting.waiting.contains(where: { $0.surface == sheet.surface }) else { return }
    var trial = self
    trial.state.presenting.forgetWaiting { $0 == sheet.surface }
    trial.insert(sheet)
    guard trial.mayStay(sheet.surface) else { return }
    self = trial
    emit(.willPresent, id(sheet.surface), cause)
    emit(.didPresent, id(sheet.surface), cause)
    for hosted in state.presenting.waiting
    where hosted.isPutAway && host(of: hosted.surface) == sheet.surface && !isSheet(hosted.surface) {
      putBack(hosted, cause: cause)
    }
  }

  /// Whether something that was put back may stay: no other sheet shows, and nothing lies over a popover (C-19).
  private func mayStay(_ surface: SurfaceID) -> Bool {
    if sheetIndex(surface) != nil {
      return sheetInTheWay(of: surface).map { state.presenting.sheets[$0].surface == surface } ?? true
    }
    guard isHostThere(surface) else { return false }
    guard blueprint.surfaces[surface].kind.isPopover else { return true }
    return layers.drop { $0 != surface }.dropFirst().allSatisfy { isInside($0, surface) }
  }

  /// Puts a sheet that has waited, or the cover that it is now, over what lay under it.
  mutating func insert(_ sheet: PresentedSheet) {
    var sheet = sheet
    let below = sheet.below
    sheet.isPutAway = false
    sheet.below = []
    if isSheet(sheet.surface) {
      let rest = sheet.rest(heights(of: sheet.surface))
      sheet.restID = rest.id
      sheet.isModal = isModal(sheet.surface, at: rest)
      let ordinal = state.presenting.sheets.firstIndex { !below.contains($0.surface) } ?? state.presenting.sheets.count
      state.presenting.present(sheet, at: ordinal)
      state.presenting.put(sheet.surface, underCoversBut: below)
    } else {
      let ordinal = state.presenting.covers.firstIndex { !below.contains($0.surface) } ?? state.presenting.covers.count
      let sheets = state.presenting.sheets.map(\.surface).filter(below.contains)
      state.presenting.present(cover(from: sheet, over: sheets), at: ordinal)
    }
  }
}
