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
internal import StageModel
internal import StageMotion

/// SM-5: a second sheet replaces the first, which may come back.
///
///      S1 resting ──present(S2)──▶ dismissing(replaced) ──end──▶ absent
///                                         │                        │ S2 is to be followed by S1
///                                         │ S2 never came          ▼
///                                         └────▶ presenting ◀── waiting ──given up, parent gone──▶ absent
///
/// Sheets that wait are a stack: what replaces the second sheet is followed by the first as well.
extension Stage {
  /// The first sheet closes in favour of the second. Its unsaved changes wait with it if it is to come back; if it is
  /// not, they are asked about first.
  mutating func replace(_ index: Int, by request: PresentationRequest) {
    let sheet = state.presenting.sheets[index]
    // What had the focus, or opened the popover that led on and is gone by now, has it when the first comes back.
    if let focus = state.focusing.focus ?? request.opener, blueprint.items[focus].surface == sheet.surface {
      state.presenting.keepFocus(focus, ofSheetAt: index)
    }
    if losesChanges(sheet.surface), !returns(sheet, after: request.surface) {
      ask(index, afterwards: request, cause: request.cause.by("SM-4 with unsaved changes → confirming"))
      return
    }
    if Mutant.isOn(.secondSheetComesFirst) { startPresenting(request) }
    state.presenting.follow(sheetAt: index, by: request.surface)
    enqueue(request, "SM-5: \(id(sheet.surface)) closes first (one sheet at a time)")
    dismissNow(index, reason: .replaced, cause: request.cause.by("SM-5 first → leaving(replaced)"))
  }

  /// Whether a sheet is to come back once the other one has been dismissed.
  func returns(_ sheet: PresentedSheet, after other: SurfaceID) -> Bool {
    guard !sheet.isGivenUp else { return false }
    // What is shown in a sheet does as that does.
    var surface = sheet.surface
    var opener = sheet.opener
    for _ in 0...presentedCount {
      guard blueprint.surfaces[surface].kind.isCurrentContext else { break }
      surface = hostSurface(of: surface, openedBy: opener)
      opener = self.opener(of: surface)
    }
    guard let awaited = sheetModel(surface).redisplayAfter else { return false }
    return blueprint.surface(awaited) == blueprint.surfaces[other].origin ?? other && !Mutant.isOn(.firstSheetStaysAway)
  }

  /// Whether a sheet that has closed waits for what it made way for, be it next or only later in the queue.
  func isToReturn(_ sheet: PresentedSheet) -> Bool {
    guard let successor = sheet.successor else { return false }
    return state.presenting.requests.contains { $0.surface == successor } && returns(sheet, after: successor)
  }

  /// What takes its turn now that a sheet has gone: what it made way for, or another sheet or cover in its scope.
  func requestThatFollows(_ sheet: PresentedSheet) -> SurfaceID? {
    let scope = blueprint.scope(of: sheet.surface)
    return state.presenting.requests.first {
      $0.surface == sheet.successor
        || blueprint.scope(of: $0.surface) == scope && !blueprint.surfaces[$0.surface].isDialog
    }?.surface
  }

  /// Keeps a sheet that has closed until its successor has gone.
  mutating func park(_ sheet: PresentedSheet) {
    var sheet = sheet
    sheet.phase = .resting
    sheet.below = layers
    if let popover = blueprint.surfaces[sheet.surface].popover { sheet.popoverOpener = opener(of: popover) }
    state.presenting.park(sheet)
    decide("\(id(sheet.surface)) is gone", taker: id(sheet.surface), "SM-1 dismissing(replaced) + end → waiting")
  }

  /// The sheet that comes up now that nothing replaces `sheet`: itself if what should have replaced it never came,
  /// else what has waited for it.
  mutating func sheetThatReturns(after sheet: PresentedSheet) -> PresentedSheet? {
    guard !state.presenting.goneWindows.contains(blueprint.surfaces[sheet.surface].window) else { return nil }
    if sheet.successor != nil, !sheet.isGivenUp { return sheet }
    return sheetThatReturns(in: blueprint.scope(of: sheet.surface))
  }

  /// The sheet that comes back next where nothing else comes up.
  mutating func sheetThatReturns(in scope: Scope) -> PresentedSheet? {
    guard
      let ordinal = state.presenting.waiting.lastIndex(where: {
        blueprint.scope(of: $0.surface) == scope && sheetInTheWay(of: $0.surface) == nil && !isFollowed($0)
          && (isSheet($0.surface) || isHostThere($0.surface))
      })
    else { return nil }
    return state.presenting.takeWaiting(at: ordinal)
  }

  /// Whether what a sheet that waits has made way for is still there, be it hidden by a full screen.
  private func isFollowed(_ sheet: PresentedSheet) -> Bool {
    guard let successor = sheet.successor else { return false }
    return sheetIndex(successor) != nil || coverIndex(successor) != nil
      || state.presenting.waiting.contains { $0.surface == successor && !$0.isPutAway }
  }

  /// What has waited for a sheet that another one replaces for good waits for that now.
  mutating func handOverWaiting(from surface: SurfaceID, to successor: SurfaceID?) {
    state.presenting.handOverWaiting(from: surface, to: successor)
  }

  /// What waits is asked for before its turn: it comes up over everything.
  ///
  /// Where what it was shown in is not there, it is shown in what it is asked for in now.
  mutating func bringBack(fromOrdinal ordinal: Int, for request: PresentationRequest) {
    let hasHost = isSheet(request.surface) || isHostThere(request.surface)
    var sheet = state.presenting.takeWaiting(at: ordinal)
    sheet.isPutAway = false
    if !hasHost { sheet.opener = request.opener }
    comeBack(sheet, cause: request.cause.by("SM-1 waiting + present → presenting"))
  }

  /// A sheet that was there before comes up again, as it was: content, offset, detent and changes.
  mutating func comeBack(_ sheet: PresentedSheet, cause: Cause) {
    var sheet = sheet
    bringForwardParent(of: sheet.surface, cause: cause)
    if Mutant.isOn(.returningSheetForgetsDetent) { sheet.detent = 0 }
    let rest = sheet.rest(heights(of: sheet.surface))
    sheet.successor = nil
    // What took its place is gone, and it comes to lie over all; what was put away comes to where it was.
    if !sheet.isPutAway { sheet.below = layers }
    let motion = SpringMotion(
      from: 0, to: rest.height, response: scene.parameters.springResponse,
      start: state.room.now, duration: scene.parameters.transition)
    sheet.phase = .presenting(motion, then: .nothing)
    stopMovements(under: sheet.surface, cause: cause)
    resetFocus(besides: sheet.surface)
    bringBackPopover(of: &sheet, end: motion.end, cause: cause)
    insert(sheet)
    emit(.willPresent, id(sheet.surface), cause)
    bringBackHosted(in: sheet.surface, cause: cause)
  }

  /// The focus goes into a sheet that has come up: where it was if the sheet has come back.
  mutating func focusWhenPresented(_ index: Int, cause: Cause) {
    if Mutant.isOn(.focusStaysInParent) { return }
    let sheet = state.presenting.sheets[index]
    state.presenting.keepFocus(nil, ofSheetAt: index)
    guard layers.last(where: { blueprint.scope(of: $0) == blueprint.scope(of: sheet.surface) }) == sheet.surface else {
      return
    }
    guard let focus = sheet.focus, blueprint.items[focus].isOperable else {
      focusFirst(on: sheet.surface, cause: cause)
      return
    }
    resetFocus(besides: sheet.surface)
    self.focus(focus, cause: cause.by("SM-5: the focus returns"))
  }

  /// The sheet that follows gives the focus back to what opened the first one.
  ///
  /// - Parameter hosted: What was shown in the first one and has gone with it.
  mutating func inheritOpener(of sheet: PresentedSheet, with hosted: [SurfaceID], scope: Scope) {
    for index in state.presenting.requests.indices
    where blueprint.scope(of: state.presenting.requests[index].surface) == scope {
      let opener = state.presenting.requests[index].opener
      let origin = opener.map { blueprint.items[$0].surface }
      // What is in another window does not know where the focus was in this one.
      let isElsewhere = origin.map { blueprint.scope(of: $0) != scope } ?? false
      if isElsewhere || origin.map({ $0 == sheet.surface || hosted.contains($0) }) ?? true {
        state.presenting.setOpener(sheet.formerFocus ?? sheet.opener, ofRequestAt: index)
      }
    }
  }

  /// A presentation that was asked for is not to come any more; what makes room for it comes back or stays.
  mutating func withdraw(_ surface: SurfaceID, cause: Cause) {
    guard state.presenting.requests.contains(where: { $0.surface == surface }) else { return }
    state.presenting.withdraw { $0 == surface }
    decide("dismiss \(id(surface))", taker: id(surface), "SM-5 second sheet never presented")
    let asked =
      state.presenting.sheets.first { sheet in
        guard case .confirming = sheet.phase else { return false }
        return sheet.successor == surface
      }?.surface ?? state.presenting.covers.first { $0.successor == surface && !$0.isLeaving }?.surface
    guard let asked else { return }
    if let question = question(about: asked) {
      dropDialog(question, cause: cause.by("SM-5 second sheet never presented"))
    }
    keep(asked, cause: cause)
  }
}
