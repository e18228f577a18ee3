public import Harness
public import InputEvents
internal import Scenes

/// What the app itself does, without a person.
extension Stage {
  /// Presents the presentation with this id as the app would, and returns what happened; unknown ids do nothing.
  public mutating func present(_ id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      stage.present(surface, opener: nil, cause: Cause("presented by the app", initiator: .automatic))
    }
  }

  /// Dismisses the presentation with this id without asking anybody (SM-1: the app answers for its changes), and
  /// returns what happened. An action sheet over it closes first, without effect.
  public mutating func dismiss(_ id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      stage.dismissByApp(surface)
    }
  }

  /// Moves a sheet to a detent as the app would, and returns what happened; a drag is cancelled.
  public mutating func select(detent: String, of id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id), let index = stage.sheetIndex(surface) else { return }
      let heights = stage.heights(of: surface)
      guard let rest = heights.rests.firstIndex(where: { $0.id == detent }) else { return }
      let cause = Cause("detent chosen by the app", initiator: .automatic)
      switch stage.state.sheets[index].phase {
      case .resting, .settling, .dragging:
        stage.cancelDrag(index, cause: cause)
        stage.settle(index, to: rest)
      case .presenting, .confirming, .dismissing: break
      }
    }
  }

  private mutating func command(at time: Timestamp, _ body: (inout Stage) -> Void) -> [TargetEvent] {
    let before = advance(to: time)
    decisions.removeAll(keepingCapacity: true)
    invalidateTree()
    body(&self)
    if blueprint.hasTasks { noteTasks() }
    return before + takeEvents()
  }

  private mutating func dismissByApp(_ surface: Int) {
    let cause = Cause("dismissed by the app", initiator: .automatic)
    if state.dialog?.surface == surface {
      dropDialogAndGoOn(cause: cause)
      return
    }
    if let cover = coverIndex(surface) {
      dismissCoverByApp(cover, cause: cause)
      return
    }
    guard let index = sheetIndex(surface) else { return }
    switch state.sheets[index].phase {
    case .presenting(let motion, _): state.sheets[index].phase = .presenting(motion, then: .dismiss)
    case .dismissing: break
    case .resting, .dragging, .settling, .confirming:
      dropDialog(cause: cause.by("SM-14 presenter dismissed by the app"))
      dismissDependents(of: surface, cause: cause)
      guard let index = sheetIndex(surface) else { return }
      dismissNow(index, reason: .programmatic, cause: cause.by("SM-1 dismiss() by the app → dismissing(programmatic)"))
    }
  }

  /// The app closes the action sheet itself: the question is withdrawn, the sheet stays.
  private mutating func dropDialogAndGoOn(cause: Cause) {
    let asked = state.dialog?.sheet.flatMap { sheetIndex($0) }
    dropDialog(cause: cause)
    if let asked { answer(.keep, for: asked, cause: cause) }
    serveRequests()
  }
}
