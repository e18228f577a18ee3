internal import Digests
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Scenes
internal import StageModel

/// Unsaved changes in a popover or current context: they are asked about as those in a sheet, which it is where there
/// is less room (SM-4, C-19).
///
///      resting ──button, Escape, outside, replaced──▶ resting, with the question over it ──discard, save──▶ dismissing
///         ▲                                                          │ keep
///         └──────────────────────────────────────────────────────────┘
extension Stage {
  /// Whether a cover has to ask about its changes before it goes; then it asks.
  ///
  /// - Parameters:
  ///   - isInformationOnly: Whether nothing can be changed in itself, so that only what is shown in it counts.
  ///   - request: What is presented in its place once the changes are dealt with.
  mutating func asks(
    _ index: Int, besides isInformationOnly: Bool = false, afterwards request: PresentationRequest? = nil, cause: Cause
  ) -> Bool {
    hurryAwaited(cause)
    let cover = state.presenting.covers[index]
    let successor = request?.surface
    let isAsked =
      isInformationOnly
      ? losesHostedChanges(cover.surface, to: successor) : losesChanges(cover.surface, to: successor)
    guard isAsked, let question = blueprint.surfaces[cover.surface].confirmation else { return false }
    if let open = dialog(over: blueprint.scope(of: cover.surface)) ?? dialogInTheWay(of: question) {
      let clause = words("\(dialogRule) second presentation: \(id(open.surface)) is answered first")
      decide(words("question refused"), taker: id(cover.surface), clause)
      emit(.dismissRefused, id(cover.surface), cause.by(clause))
      return true
    }
    let clause = "SM-4 unsavedChanges → asked first"
    decide(cause.text, taker: id(cover.surface), clause)
    state.presenting.follow(coverAt: index, by: request?.surface)
    if let request { enqueue(request, "SM-6: the changes of \(id(cover.surface)) are confirmed first") }
    startDialog(question, asking: cover.surface, cause: cause.by(clause))
    return true
  }

  /// The answer to the question about unsaved changes, or an action sheet's verdict on the cover underneath.
  mutating func answer(_ answer: ActionButton.Answer, forCover index: Int, cause: Cause) {
    let surface = state.presenting.covers[index].surface
    switch answer {
    case .discard:
      restoreAll(surface)
      dismissCover(index, reason: .discarded, cause: cause.by("SM-4 discard → dismissing(discarded)"))
    case .save:
      commitAll(surface)
      dismissCover(index, reason: .saved, cause: cause.by("SM-4 save → dismissing(saved)"))
    case .keep, .none:
      guard let successor = state.presenting.covers[index].successor else { return }
      state.presenting.withdraw { $0 == successor }
      state.presenting.follow(coverAt: index, by: nil)
    }
  }

  /// What discarding brings back: the values on a surface that asks about changes, else nothing.
  func savedValues(of surface: SurfaceID) -> DigestedArray<ElementValue> {
    blueprint.surfaces[surface].confirmation == nil ? DigestedArray([]) : values(on: surface)
  }

  /// The cover that an answer is about: the one asked about, else one in front that can hold changes.
  func coverAnswered(by dialog: PresentedDialog) -> Int? {
    if let asked = dialog.sheet { return coverIndex(asked) }
    let scope = blueprint.scope(of: dialog.surface)
    guard let front = visibleLayers.last(where: { blueprint.scope(of: $0) == scope }),
      blueprint.surfaces[front].confirmation != nil
    else { return nil }
    return coverIndex(front)
  }
}
