internal import Digests
internal import Gestures
internal import Geometry
internal import Hands
internal import Harness
internal import Presenting
internal import Scenes
internal import StageModel

/// Input meant for what takes none now: what keeps it away has taken it, never what it was aimed at (C-20).
extension Stage {
  /// What takes the input meant for a surface: what is modal over it or moves, else the surface itself.
  func taker(of surface: SurfaceID, _ access: Access) -> SurfaceID {
    switch access {
    case .open: surface
    case .absent: cover(hiding: surface) ?? surface
    case .inTransition(let front), .blocked(let front): front
    }
  }

  /// What takes the input meant for a surface now.
  func taker(of surface: SurfaceID) -> SurfaceID { taker(of: surface, access(to: surface)) }

  /// Nothing comes of an input that was meant for a surface.
  mutating func refuse(_ subject: String, to surface: SurfaceID, _ access: Access) {
    let taker = taker(of: surface, access)
    // A full screen hides it; what is not there for another reason has nothing over it.
    swallow(subject, by: taker, reason(access == .absent && taker != surface ? .blocked(by: taker) : access))
  }

  /// The full screen that leaves nothing to be seen of a surface, which would be there without it.
  func cover(hiding surface: SurfaceID) -> SurfaceID? {
    guard isEverythingHidden, !visibleLayers.contains(surface), let front = visibleLayers.first else { return nil }
    let isThere =
      blueprint.surfaces[surface].isWindow ? !state.presenting.goneWindows.contains(surface) : layers.contains(surface)
    return isThere ? front : nil
  }

  /// Why a surface does not take input, with the statement or state machine that says so.
  func reason(_ access: Access) -> String {
    guard case .blocked(let front) = access else { return explain(access) }
    return words("\(statement(ofModal: front)): \(explain(access))")
  }

  /// What says that nothing under a presentation takes input.
  private func statement(ofModal surface: SurfaceID) -> String {
    if sheetIndex(surface) != nil {
      return profile.blocksWindowOnly ? "sheet-macos-parent-blocked" : "sheet-modal-blocks-parent"
    }
    switch blueprint.surfaces[surface].kind {
    case .actionSheet, .confirmationDialog: return "action-sheet-is-modal"
    case .alert: return "\(dialogRule) alert"
    case .fullScreen, .fullSpace: return "modality-fullscreen-hides-previous"
    case .popover, .menu: return "A-56"
    case .sheet, .activityView, .currentContext, .splitView, .panel, .window: return "modality-temporary-mode"
    }
  }

  // MARK: What is under way

  /// A finger goes on with a drag that something has ended by coming up over it: that has the drag now.
  mutating func tellStopped(_ pan: Gesture.Pan) {
    guard state.hands.capture == nil, state.hands.captureDevice == device else { return }
    tellStopped(words("drag at \(place(pan.start))")) { $0.dragCandidates($0.contest(pan)) }
  }

  /// The pointer's button goes up after something has come up over what it went down on.
  mutating func tellStopped(releaseAt point: Point) {
    tellStopped(words("release at \(place(point))")) { $0.tapCandidates(at: point) }
  }

  private mutating func tellStopped(_ subject: String, among candidates: (Stage) -> [Candidate]) {
    guard let front = state.hands.stoppedBy else { return }
    state.hands.forgetStop()
    let arbitration = arbitrations.count
    decide(
      subject, taker: id(front),
      words("A-63: \(id(front)) has come up over it; what goes on under it does nothing"))
    if explains { explain(arbitration: arbitration, among: candidates(self)) }
  }
}
