internal import Digests
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel
internal import StageMotion

/// SM-15: in compact width a popover or current context goes on as a sheet, and back, with what is in it kept.
extension Stage {
  /// Gives everything the style that it has with the room that there is now.
  mutating func adaptStyles(cause: Cause) {
    let covers = state.presenting.covers.map(\.surface).filter { isSheet($0) }
    let sheets = state.presenting.sheets.map(\.surface).filter { !isSheet($0) }
    for surface in covers { becomeSheet(surface) }
    for surface in sheets { becomeCover(surface) }
    putBack(cause: cause)
    restorePopovers(cause: cause)
    keepOneSheet(cause: cause)
    putAwayWithoutHost(cause: cause)
    for surface in covers where sheetIndex(surface) != nil {
      emit(.styleChanged(to: "sheet"), id(surface), cause.by("\(rule(adapting: surface)) compact: a sheet"))
    }
    for surface in sheets where coverIndex(surface) != nil {
      let style = blueprint.surfaces[surface].kind.isPopover ? "popover" : "currentContext"
      emit(.styleChanged(to: style), id(surface), cause.by("\(rule(adapting: surface)) regular: \(style)"))
    }
    keepFocusReachable(cause: cause)
  }

  /// What a cover is where there is less room, with its changes and what is asked about them.
  func sheet(from cover: PresentedCover) -> PresentedSheet {
    let surface = cover.surface
    let heights = heights(of: surface)
    let rest = cover.detent.map { heights.rests[heights.index(ofDeclared: $0)] } ?? initialRest(of: surface)
    var sheet = PresentedSheet(
      surface: surface, phase: .resting, detent: cover.detent ?? max(0, rest.declared), restID: rest.id,
      hasUnsavedChanges: cover.hasUnsavedChanges, isModal: isModal(surface, at: rest), opener: cover.opener,
      saved: cover.saved)
    sheet.phase = phase(of: cover, height: rest.height)
    sheet.successor = cover.successor
    sheet.focus = cover.focus
    return sheet
  }

  /// What a sheet is where there is more room.
  func cover(from sheet: PresentedSheet, over sheetsBelow: [SurfaceID]) -> PresentedCover {
    let phase: PresentedCover.Phase =
      switch sheet.phase {
      case .presenting(let motion, let then): .presenting(end: motion.end, then: then)
      case .dismissing(let reason, let motion): .dismissing(reason, end: motion.end)
      case .resting, .dragging, .settling, .confirming: .resting
      }
    var cover = PresentedCover(surface: sheet.surface, phase: phase, sheetsBelow: sheetsBelow, opener: sheet.opener)
    cover.hasUnsavedChanges = sheet.hasUnsavedChanges
    cover.saved = sheet.saved
    switch sheet.phase {
    case .confirming, .dismissing: cover.successor = sheet.successor
    case .presenting, .resting, .dragging, .settling: break
    }
    cover.detent = sheet.detent
    cover.focus = sheet.focus
    return cover
  }

  private mutating func becomeSheet(_ surface: SurfaceID) {
    guard let index = coverIndex(surface) else { return }
    let cover = state.presenting.removeCover(at: index)
    let sheet = sheet(from: cover)
    let place =
      state.presenting.sheets.firstIndex { !cover.sheetsBelow.contains($0.surface) } ?? state.presenting.sheets.count
    state.presenting.present(sheet, at: place)
    state.presenting.put(surface, underCoversFrom: index)
  }

  private func phase(of cover: PresentedCover, height: Double) -> PresentedSheet.Phase {
    func motion(from: Double, to: Double, end: Timestamp) -> SpringMotion {
      SpringMotion(
        from: from, to: to, response: scene.parameters.springResponse, start: state.room.now,
        duration: max(1, end - state.room.now))
    }
    switch cover.phase {
    case .resting: return question(about: cover.surface) == nil ? .resting : .confirming(nil)
    case .presenting(let end, let then): return .presenting(motion(from: 0, to: height, end: end), then: then)
    case .dismissing(let reason, let end): return .dismissing(reason, motion(from: height, to: 0, end: end))
    }
  }

  private mutating func becomeCover(_ surface: SurfaceID) {
    guard let index = sheetIndex(surface) else { return }
    let sheet = state.presenting.removeSheet(at: index)
    let ordinal =
      state.presenting.covers.firstIndex { $0.sheetsBelow.contains(surface) } ?? state.presenting.covers.count
    state.presenting.takeFromUnderCovers(surface)
    let below = state.presenting.sheets[..<index].map(\.surface)
    state.presenting.present(cover(from: sheet, over: below), at: ordinal)
  }

  /// A popover that comes up again around a sheet that is shown in it: as it waits if it does, with what was changed in
  /// it.
  mutating func popoverAround(
    _ popover: SurfaceID, _ phase: PresentedCover.Phase, over below: [SurfaceID], opener: ItemID?
  ) -> PresentedCover {
    guard let ordinal = state.presenting.waitingIndex(popover) else {
      return PresentedCover(
        surface: popover, phase: phase, sheetsBelow: below, opener: opener, saved: savedValues(of: popover))
    }
    var cover = cover(from: state.presenting.takeWaiting(at: ordinal), over: below)
    cover.phase = phase
    return cover
  }

  /// A sheet that was in a popover is in it again.
  private mutating func restorePopovers(cause: Cause) {
    for sheet in state.presenting.sheets {
      guard let popover = blueprint.surfaces[sheet.surface].popover, !isSheet(popover), coverIndex(popover) == nil
      else {
        continue
      }
      let below = state.presenting.sheets.map(\.surface).filter { $0 != sheet.surface }
      let cover = popoverAround(popover, .resting, over: below, opener: sheet.opener)
      state.presenting.present(cover)
      let cause = cause.by("C-19 regular: the sheet is in its popover again")
      emit(.willPresent, id(popover), cause)
      emit(.didPresent, id(popover), cause)
    }
  }
}
