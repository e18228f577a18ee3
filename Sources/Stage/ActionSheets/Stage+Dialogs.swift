internal import Accessibility
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

/// SM-14: action sheets and alerts; the picture is in `PresentedDialog`.
extension Stage {
  /// Presents an action sheet or alert that an element or the app asked for.
  mutating func presentDialog(_ request: PresentationRequest) {
    let surface = request.surface
    if let open = dialogInTheWay(of: surface) {
      guard blueprint.scope(of: open.surface) == blueprint.scope(of: surface) else {
        enqueue(request, "A-61: waits for the answer to \(id(open.surface))")
        return
      }
      decide("present \(id(surface))", taker: id(open.surface), "\(dialogRule) second presentation: nothing")
      emit(.swallowed, id(surface), request.cause.by("\(dialogRule) second presentation: nothing"))
      return
    }
    if isUnenterable(surface) {
      decide("present \(id(surface))", taker: id(surface), "C-09: not enterable on visionOS")
      emit(.swallowed, id(surface), request.cause.by("C-09: not enterable on visionOS"))
      return
    }
    if let sheet = sheetIndex(inScope: blueprint.scope(of: surface)), state.presenting.sheets[sheet].isInTransition {
      enqueue(request, "SM-1 in transition + present: waits for its end")
      return
    }
    // What opened the popover that had to go has the focus afterwards, or what the author says to present it.
    let isPresenter = request.opener != nil && request.opener == blueprint.surfaces[surface].presenter
    startDialog(
      surface, asking: nil, cause: request.cause.by("\(dialogRule) absent → presented"),
      returning: state.focusing.focus == nil || isPresenter ? request.opener : nil)
    if let opener = request.opener, clarifies(opener, by: surface), let index = dialogIndex(surface) {
      state.presenting.clarify(opener, byDialogAt: index)
    }
  }

  /// Whether it is an action sheet on visionOS, which has none (C-09).
  func isUnenterable(_ surface: SurfaceID) -> Bool {
    guard !profile.hasActionSheets, case .actionSheet = blueprint.surfaces[surface].kind else { return false }
    return true
  }

  /// Puts a dialog on the screen.
  ///
  /// - Parameters:
  ///   - sheet: The surface of the sheet or cover whose unsaved changes it asks about.
  ///   - opener: Where the focus goes back to; where it is, or was in what is asked about, unless given.
  mutating func startDialog(
    _ surface: SurfaceID, asking sheet: SurfaceID?, cause: Cause, returning opener: ItemID? = nil
  ) {
    guard dialogInTheWay(of: surface) == nil else { return }
    bringForwardParent(of: surface, cause: cause)
    stopMovements(under: surface, cause: cause)
    state.presenting.present(
      PresentedDialog(
        surface: surface, phase: .presenting(end: state.room.now + scene.parameters.transition), sheet: sheet,
        returnFocus: opener ?? sheet.map(focusToKeep) ?? state.focusing.focus))
    emit(.willPresent, id(surface), cause)
  }

  /// Every dialog that has come up or gone at this very moment, in the order in which they came.
  mutating func passDialogDeadlines() {
    for surface in state.presenting.dialogs.map(\.surface) {
      guard let index = dialogIndex(surface), let end = state.presenting.dialogs[index].end, end <= state.room.now
      else {
        continue
      }
      dialogTransitionEnded(index)
    }
  }

  private mutating func dialogTransitionEnded(_ index: Int) {
    invalidateTree()
    let dialog = state.presenting.dialogs[index]
    switch dialog.phase {
    case .presenting:
      let cause = because("\(dialogRule) presented", initiator: .automatic)
      state.presenting.restDialog(at: index)
      emit(.didPresent, id(dialog.surface), cause)
      focusFirst(on: dialog.surface, cause: cause)
    case .dismissing(let reason, let answer, _):
      dialogGone(dialog, reason: reason, answer: answer)
    case .resting: break
    }
  }

  /// Closes it by one of its buttons.
  mutating func answer(_ item: ItemID, reason: TargetEvent.DismissReason, cause: Cause) {
    guard let index = dialogIndex(blueprint.items[item].surface), state.presenting.dialogs[index].phase == .resting
    else { return }
    let dialog = state.presenting.dialogs[index]
    if reason == .button, keepsFromLeaving(dialog.surface, by: .button, cause: cause) { return }
    if blueprint.surfaces[dialog.surface].requiresAction, !Mutant.isOn(.requiredActionIsSkipped),
      blueprint.items[item].button?.style == .cancel
    {
      emit(.dismissRefused, id(dialog.surface), cause.by("A-58 requiresAction: only an offered action leads out"))
      return
    }
    let end = state.room.now + scene.parameters.transition
    state.presenting.dismissDialog(at: index, reason, answer: item, until: end)
    emit(.willDismiss(reason), id(dialog.surface), cause.by("\(dialogRule) presented → dismissed"))
  }

  /// Escape and assistive escape: Cancel if there is one, else nothing.
  mutating func escapeDialog(_ dialog: PresentedDialog, cause: Cause) {
    let items = blueprint.surfaces[dialog.surface].items
    guard let cancel = items.first(where: { blueprint.items[$0].button?.style == .cancel }) else {
      decide(cause.text, taker: id(dialog.surface), "\(dialogRule) Escape without Cancel: nothing (A-51)")
      emit(.swallowed, id(dialog.surface), cause.by("\(dialogRule) Escape without Cancel: nothing (A-51)"))
      return
    }
    decide(cause.text, taker: id(dialog.surface), "\(dialogRule) Escape = Cancel")
    answer(cancel, reason: .escape, cause: cause.by("\(dialogRule) Escape = Cancel"))
  }

  /// Takes it off the screen without effect, because what it lies over goes.
  mutating func dropDialog(_ surface: SurfaceID, cause: Cause) {
    guard let index = dialogIndex(surface) else { return }
    let dialog = state.presenting.removeDialog(at: index)
    // What had the focus may have gone while the question was there.
    let former = dialog.returnFocus.flatMap { isOnScreen(blueprint.items[$0].surface) ? $0 : nil }
    if let window = state.presenting.windows.key, blueprint.scope(of: dialog.surface) == .wholeApp {
      // Another window may have come forward meanwhile.
      if let focus = former, mayReturn(to: focus), hasKeys(blueprint.items[focus].surface) {
        state.focusing.move(to: focus)
      } else {
        regainFocus(of: window, cause: cause)
      }
    } else {
      resetFocus(besides: dialog.surface, to: former)
    }
    if case .presenting = dialog.phase { emit(.didPresent, id(dialog.surface), cause) }
    if case .dismissing(let reason, _, _) = dialog.phase {
      emit(.didDismiss(reason), id(dialog.surface), cause)
    } else {
      emit(.willDismiss(.programmatic), id(dialog.surface), cause)
      emit(.didDismiss(.programmatic), id(dialog.surface), cause)
    }
  }

  private mutating func dialogGone(_ dialog: PresentedDialog, reason: TargetEvent.DismissReason, answer item: ItemID?) {
    let cause = because("\(dialogRule) dismissed", initiator: .automatic)
    if let index = dialogIndex(dialog.surface) { _ = state.presenting.removeDialog(at: index) }
    emit(.didDismiss(reason), id(dialog.surface), cause)
    let button = item.flatMap { blueprint.items[$0].button }
    let isCancelled = button?.style == .cancel && !Mutant.isOn(.cancelTakesEffect)
    let answer = item.flatMap { blueprint.items[$0].button?.answer } ?? .none
    let scope = blueprint.scope(of: dialog.surface)
    let cover = coverAnswered(by: dialog)
    let sheet = cover != nil ? nil : dialog.sheet.flatMap { sheetIndex($0) } ?? sheetIndex(inScope: scope)
    if let cover, dialog.sheet != nil || answer == .discard || answer == .save {
      self.answer(answer, forCover: cover, cause: cause)
    }
    if let sheet, dialog.sheet != nil || answer == .discard || answer == .save {
      self.answer(answer, for: sheet, cause: cause)
    }
    if sheet.map({ state.presenting.sheets[$0].isInTransition }) ?? cover.map({ state.presenting.covers[$0].isLeaving })
      ?? false
    {
      resetFocus(besides: dialog.surface)
    } else {
      moveFocus(from: dialog.surface, to: dialog.returnFocus, cause: cause.by("SM-17: the cursor returns"))
    }
    if let clarified = dialog.clarifies, button != nil, !isCancelled {
      takeEffect(clarified, cause: cause.by("\(dialogRule): it is clear now"))
    }
    serveRequests()
    bringBackWhatWaits(in: scope, cause: cause)
  }

  /// What has waited for something that made way for a dialog comes back once that is gone (SM-5).
  mutating func bringBackWhatWaits(in scope: Scope, cause: Cause) {
    guard state.presenting.waiting.contains(where: { !$0.isPutAway && blueprint.scope(of: $0.surface) == scope }),
      !isFollowed(in: scope), let first = sheetThatReturns(in: scope)
    else { return }
    comeBack(first, cause: cause.by("SM-5 → \(id(first.surface)) presenting"))
  }

  /// Whether an item's effect waits for the answer to a dialog (action-sheet-appears-on-action).
  func clarifies(_ item: ItemID, by surface: SurfaceID) -> Bool {
    blueprint.items[item].element.effect?.needsClarification == true && blueprint.surfaces[surface].isDialog
  }
}
