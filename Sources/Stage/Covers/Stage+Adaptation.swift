internal import Harness
internal import InputEvents
internal import Scenes

/// SM-15: in compact width a popover or current context goes on as a sheet, and back, with what is in it kept.
extension Stage {
  /// Gives everything the style that it has with the room that there is now.
  mutating func adaptStyles(cause: Cause) {
    for surface in state.covers.map(\.surface) where isSheet(surface) { becomeSheet(surface, cause: cause) }
    for surface in state.sheets.map(\.surface) where !isSheet(surface) { becomeCover(surface, cause: cause) }
    restorePopovers(cause: cause)
    keepFocusReachable(cause: cause)
  }

  private mutating func becomeSheet(_ surface: Int, cause: Cause) {
    guard let index = coverIndex(surface) else { return }
    let cover = state.covers[index]
    let rest = initialRest(of: surface)
    let inner = state.sheets.firstIndex { blueprint.surfaces[$0.surface].popover == surface }
    state.covers.remove(at: index)
    if let inner {
      // The sheet in a popover stays; no popover is left underneath (C-19).
      state.sheets[inner].opener = cover.opener
      sayGone(cover, cause: cause.by("C-19: \(id(state.sheets[inner].surface)) stays as a sheet"))
      return
    }
    if sheetInTheWay(of: surface) != nil, blueprint.surfaces[surface].kind.isPopover {
      sayGone(cover, cause: cause.by("A-08: one sheet at a time"))
      return
    }
    var sheet = PresentedSheet(
      surface: surface, phase: .resting, detent: max(0, rest.declared), restID: rest.id, hasUnsavedChanges: false,
      isModal: isModal(surface, at: rest), opener: cover.opener, saved: values(on: surface))
    sheet.phase = phase(of: cover, height: rest.height)
    let place = state.sheets.firstIndex { !cover.sheetsBelow.contains($0.surface) } ?? state.sheets.count
    state.sheets.insert(sheet, at: place)
    for next in state.covers.indices where next >= index { state.covers[next].sheetsBelow.append(surface) }
    emit(.styleChanged(to: "sheet"), id(surface), cause.by("SM-15 compact: a sheet"))
  }

  /// A cover that is gone at once, whatever it was doing.
  private mutating func sayGone(_ cover: PresentedCover, cause: Cause) {
    let node = id(cover.surface)
    if case .presenting = cover.phase { emit(.didPresent, node, cause) }
    if !cover.isLeaving { emit(.willDismiss(.programmatic), node, cause) }
    emit(.didDismiss(.programmatic), node, cause)
  }

  private func phase(of cover: PresentedCover, height: Double) -> PresentedSheet.Phase {
    func motion(from: Double, to: Double, end: Timestamp) -> SpringMotion {
      SpringMotion(
        from: from, to: to, response: scene.parameters.springResponse, start: state.now,
        duration: max(1, end - state.now))
    }
    switch cover.phase {
    case .resting: return .resting
    case .presenting(let end, let then): return .presenting(motion(from: 0, to: height, end: end), then: then)
    case .dismissing(let reason, let end): return .dismissing(reason, motion(from: height, to: 0, end: end))
    }
  }

  private mutating func becomeCover(_ surface: Int, cause: Cause) {
    guard let index = sheetIndex(surface) else { return }
    let sheet = state.sheets[index]
    if let question = question(about: surface) {
      dropDialog(question, cause: cause.by("SM-14: nothing is lost without the sheet"))
    }
    state.sheets.remove(at: index)
    let phase: PresentedCover.Phase =
      switch sheet.phase {
      case .presenting(let motion, let then): .presenting(end: motion.end, then: then)
      case .dismissing(let reason, let motion): .dismissing(reason, end: motion.end)
      case .resting, .dragging, .settling, .confirming: .resting
      }
    let place = state.covers.firstIndex { $0.sheetsBelow.contains(surface) } ?? state.covers.count
    let below = state.sheets[..<index].map(\.surface)
    state.covers.insert(
      PresentedCover(surface: surface, phase: phase, sheetsBelow: below, opener: sheet.opener), at: place)
    let style = blueprint.surfaces[surface].kind.isPopover ? "popover" : "currentContext"
    emit(.styleChanged(to: style), id(surface), cause.by("SM-15 regular: \(style)"))
  }

  /// A sheet that was in a popover is in it again.
  private mutating func restorePopovers(cause: Cause) {
    for sheet in state.sheets {
      guard let popover = blueprint.surfaces[sheet.surface].popover, !isSheet(popover), coverIndex(popover) == nil
      else {
        continue
      }
      let below = state.sheets.map(\.surface).filter { $0 != sheet.surface }
      state.covers.append(PresentedCover(surface: popover, phase: .resting, sheetsBelow: below, opener: sheet.opener))
      let cause = cause.by("C-19 regular: the sheet is in its popover again")
      emit(.willPresent, id(popover), cause)
      emit(.didPresent, id(popover), cause)
    }
  }
}
