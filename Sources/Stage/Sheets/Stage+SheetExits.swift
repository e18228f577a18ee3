internal import Digests
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel
internal import StageMotion

/// The ways out of a sheet: the rows of SM-1 that lead from `resting` to `dismissing` or `confirming`, and SM-4.
extension Stage {
  /// A way out of a sheet.
  enum Exit: Hashable {
    case swipe, cancel, close, done, escape

    /// The dismissal's reason when this way is taken.
    var reason: TargetEvent.DismissReason {
      switch self {
      case .swipe: .swipe
      case .cancel, .close, .done: .button
      case .escape: .escape
      }
    }

    /// The row's name.
    var name: String {
      switch self {
      case .swipe: "release → dismiss"
      case .cancel: "cancel button"
      case .close: "Dismiss/Close button"
      case .done: "Done/OK button"
      case .escape: "Escape"
      }
    }
  }

  /// Someone wants out of a sheet that rests, or of one that a finger has just let go of.
  ///
  /// - Parameter hadUnsavedChanges: As sampled when the gesture began; as they are now unless given.
  mutating func exit(
    _ index: Int, by exit: Exit, hadUnsavedChanges: Bool? = nil, upwardVelocity: Double = 0, cause: Cause
  ) {
    let sheet = state.presenting.sheets[index]
    let model = sheetModel(sheet.surface)
    let hasWaited = hurryAwaited(cause)
    var isUnsaved = hadUnsavedChanges ?? losesChanges(sheet.surface)
    if hasWaited, losesChanges(sheet.surface) { isUnsaved = true }
    if Mutant.isOn(.unsavedCheckedAtRelease) { isUnsaved = losesChanges(sheet.surface) }
    if exit == .close, blueprint.surfaces[sheet.surface].isInformationOnly {
      isUnsaved = losesHostedChanges(sheet.surface)
    }
    if exit == .swipe, Mutant.isOn(.swipeIgnoresUnsavedChanges) { isUnsaved = false }
    if Mutant.isOn(.saveIsAskedWithoutChanges) { isUnsaved = true }
    if model.requiresAction, !Mutant.isOn(.requiredActionIsSkipped), exit != .done {
      refuse(index, exit, "SM-1 requiresAction: only an offered action leads out", cause: cause)
    } else if exit == .swipe, !model.swipeToDismiss {
      refuse(index, exit, "SM-1 release: swipeToDismiss = false", cause: cause)
    } else if exit != .escape, !mayLeave(sheet.surface, by: exit == .swipe ? .swipe : .button) {
      let way: Presentation.Exit = exit == .swipe ? .swipe : .button
      refuse(index, exit, words("modality-explicit-exit: \(way.rawValue) is not among its exits"), cause: cause)
    } else if exit == .done {
      commitAll(sheet.surface)
      dismissNow(index, reason: .button, cause: cause.by("SM-1 resting + Done/OK → dismissing(button)"))
    } else if isUnsaved {
      let clause = words("SM-1 \(exit.name), unsavedChanges → confirming (SM-4)")
      decide(words("\(exit.name) refused"), taker: id(sheet.surface), clause)
      ask(index, afterwards: nil, cause: cause.by(clause))
    } else {
      let clause = "SM-1 \(exit.name), no unsavedChanges → dismissing(\(exit.reason.rawValue))"
      dismissNow(index, reason: exit.reason, upwardVelocity: upwardVelocity, cause: cause.by(clause))
    }
  }

  /// Goes back to the detent it came from.
  private mutating func refuse(_ index: Int, _ exit: Exit, _ clause: String, cause: Cause) {
    let sheet = state.presenting.sheets[index]
    decide(words("\(exit.name) refused"), taker: id(sheet.surface), clause)
    emit(.dismissRefused, id(sheet.surface), cause.by(clause))
    if !sheet.isResting { settleBack(index) }
  }

  /// From any state: starts to go away.
  mutating func dismissNow(
    _ index: Int, reason: TargetEvent.DismissReason, upwardVelocity: Double = 0, cause: Cause
  ) {
    let sheet = state.presenting.sheets[index]
    let height = sheet.height(at: state.room.now, heights: heights(of: sheet.surface)) + dropKeyboard(under: index)
    let parameters = scene.parameters
    let motion =
      reason == .swipe
      ? SpringMotion(
        from: height, to: 0, velocity: upwardVelocity, response: parameters.springResponse, start: state.room.now,
        limit: parameters.transition)
      : SpringMotion(
        from: height, to: 0, response: parameters.springResponse, start: state.room.now, duration: parameters.transition
      )
    state.presenting.dismissSheet(at: index, reason, by: motion)
    forgetPan(of: sheet.surface)
    takeAlongHosted(in: sheet.surface, reason, end: motion.end, cause: cause)
    emit(.willDismiss(reason), id(sheet.surface), cause)
  }

  // MARK: confirming (SM-4)

  /// Settles back underneath and lets the action sheet ask.
  ///
  /// - Parameter afterwards: What is presented in its place once the changes are dealt with.
  mutating func ask(_ index: Int, afterwards request: PresentationRequest?, cause: Cause) {
    let sheet = state.presenting.sheets[index]
    guard let question = blueprint.surfaces[sheet.surface].confirmation else { return }
    if let open = dialog(over: blueprint.scope(of: sheet.surface)) ?? dialogInTheWay(of: question) {
      // On macOS the whole app may be asked something, or another sheet with the same question; nothing is lost
      // meanwhile.
      let clause = words("\(dialogRule) second presentation: \(id(open.surface)) is answered first")
      decide(words("question refused"), taker: id(sheet.surface), clause)
      emit(.dismissRefused, id(sheet.surface), cause.by(clause))
      if !sheet.isResting { settleBack(index) }
      return
    }
    let rest = sheet.rest(heights(of: sheet.surface))
    let motion = sheet.isResting ? nil : settling(index, to: rest)
    state.presenting.confirmSheet(at: index, by: motion)
    state.presenting.follow(sheetAt: index, by: request?.surface)
    forgetPan(of: sheet.surface)
    if let request { enqueue(request, "SM-5: the changes of \(id(sheet.surface)) are confirmed first") }
    startDialog(question, asking: sheet.surface, cause: cause)
  }

  /// The answer to the question about unsaved changes, or an action sheet's verdict on the sheet underneath.
  mutating func answer(_ answer: ActionButton.Answer, for index: Int, cause: Cause) {
    switch answer {
    case .discard:
      restoreAll(state.presenting.sheets[index].surface)
      dismissNow(index, reason: .discarded, cause: cause.by("SM-4 confirming + discard → dismissing(discarded)"))
    case .save:
      commitAll(state.presenting.sheets[index].surface)
      dismissNow(index, reason: .saved, cause: cause.by("SM-4 confirming + save → dismissing(saved)"))
    case .keep, .none:
      guard let isBack = state.presenting.keepSheet(at: index) else { return }
      if isBack { rested(index, cause: cause) }
      if let successor = state.presenting.sheets[index].successor { state.presenting.withdraw { $0 == successor } }
      state.presenting.follow(sheetAt: index, by: nil)
    }
  }
}
