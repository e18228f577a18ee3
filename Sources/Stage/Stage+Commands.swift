internal import Digests
internal import Focusing
internal import Hands
public import Harness
public import InputEvents
internal import Journal
internal import Presenting
internal import Room
public import Scenes
internal import StageLayout
internal import StageModel

/// What the app itself does, without a person.
///
/// Each of these may come in any state; what it does then is in the rows of SM-1 that name the app. Unknown ids do
/// nothing.
extension Stage {
  /// Presents the presentation with this id as the app would, and returns what happened.
  public mutating func present(_ id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      stage.present(surface, opener: nil, cause: Cause("presented by the app", initiator: .automatic))
    }
  }

  /// Dismisses the presentation with this id without asking anybody (SM-1: the app answers for its changes), and
  /// returns what happened.
  ///
  /// An action sheet over it closes first, without effect. A presentation that waits for its turn or for its return
  /// does not come any more. A window closes with everything in it.
  public mutating func dismiss(_ id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      let cause = Cause("dismissed by the app", initiator: .automatic)
      if stage.blueprint.surfaces[surface].isPanel {
        stage.closePanel(surface, reason: .programmatic, cause: cause)
      } else if stage.blueprint.surfaces[surface].isWindow {
        stage.closeWindow(surface)
      } else {
        stage.dismissByApp(surface, cause: cause)
      }
    }
  }

  /// Moves a sheet to a detent as the app would, and returns what happened; a drag is cancelled.
  ///
  /// One that comes up goes there at once, one that asks about changes moves underneath, one that waits for its
  /// return comes back there; one that leaves does not care.
  public mutating func select(detent: String, of id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      let heights = stage.allHeights(of: surface)
      guard let rest = heights.rests.firstIndex(where: { $0.id == detent }) else { return }
      stage.move(surface, to: heights.rests[rest], Cause("detent chosen by the app", initiator: .automatic))
    }
  }

  /// Gives a sheet other detents as the app would, and returns what happened; a drag is cancelled.
  ///
  /// The sheet goes to `selected`, else it keeps the detent with the id of the present one, else it goes to the one
  /// whose height is nearest. An empty list changes nothing.
  public mutating func setDetents(
    _ detents: [Detent], selected: String? = nil, of id: String, at time: Timestamp
  ) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id), stage.blueprint.surfaces[surface].sheet != nil, !detents.isEmpty
      else { return }
      stage.change(detents, of: surface, selected: selected)
    }
  }

  /// Says whether a sheet holds changes that are not saved, as the app would; a drag goes on as it was when it began
  ///
  public mutating func setUnsavedChanges(_ isUnsaved: Bool, of id: String, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      guard let surface = stage.blueprint.surface(id) else { return }
      if let index = stage.sheetIndex(surface) {
        stage.state.presenting.setUnsaved(isUnsaved, onSheetAt: index)
      } else if let index = stage.coverIndex(surface), stage.blueprint.surfaces[surface].confirmation != nil {
        stage.state.presenting.setUnsaved(isUnsaved, onCoverAt: index)
      } else if let ordinal = stage.state.presenting.waitingIndex(surface) {
        stage.state.presenting.setUnsaved(isUnsaved, onWaitingAt: ordinal)
      }
    }
  }

  /// Lays the interface out for what the system takes at the screen's edges now, in points, and returns what
  /// happened; drags are cancelled. A rotation brings the usual safe area back.
  public mutating func setSafeArea(_ insets: Screen.Insets, at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      let all = [insets.top, insets.left, insets.bottom, insets.right]
      guard all.allSatisfy({ $0.isFinite && $0 >= 0 }), insets != stage.layout.screen.safeArea else { return }
      stage.layOutAnew(Cause("safe area changed", initiator: .automatic)) { $0.take(safeArea: insets) }
    }
  }

  /// Connects input devices and takes others away, as the system does, and returns what happened.
  ///
  /// On macOS some of them make scroll bars show all the time; drags are cancelled where that changes.
  public mutating func setInputDevices(_ devices: [Scene.InputDevice], at time: Timestamp) -> [TargetEvent] {
    command(at: time) { stage in
      let tookRoom = stage.barsTakeRoom
      guard Set(devices) != Set(stage.inputDevices) else { return }
      let hadKeyboard = stage.inputDevices.contains(.keyboard)
      stage.state.room.connect(devices, usual: stage.scene.inputDevices)
      if !hadKeyboard, devices.contains(.keyboard) { stage.state.focusing.lowerKeyboard() }
      guard stage.barsTakeRoom != tookRoom else { return }
      stage.layOutAnew(Cause("other input devices are connected", initiator: .automatic)) { _ in }
    }
  }

  private mutating func command(at time: Timestamp, _ body: (inout Stage) -> Void) -> [TargetEvent] {
    let before = advance(to: time)
    journal.beginCommand()
    invalidateTree()
    body(&self)
    fitToKeyboard()
    keepFocusInSight()
    if !state.presenting.requests.isEmpty { serveOverdueRequests() }
    serveAwaited()
    endPageTurns()
    if blueprint.hasTasks { noteTasks() }
    if !blueprint.overlapping.isEmpty { noteOverlaps() }
    return before + takeEvents()
  }

  // MARK: Dismissal

  private mutating func dismissByApp(_ surface: SurfaceID, cause: Cause) {
    if dialogIndex(surface) != nil {
      dropDialogAndGoOn(surface, cause: cause)
      return
    }
    withdraw(surface, cause: cause)
    if state.presenting.waiting.contains(where: { $0.surface == surface }) { giveUpHosted(in: surface, cause: cause) }
    if let ordinal = state.presenting.waitingIndex(surface) {
      let gone = state.presenting.takeWaiting(at: ordinal)
      for index in state.presenting.sheets.indices
      where state.presenting.sheets[index].opener.map({ blueprint.items[$0].surface }) == surface {
        state.presenting.returnFocus(to: gone.opener, fromSheetAt: index)
      }
      decide("dismiss \(id(surface))", taker: id(surface), "SM-1 waiting + given up by the app → absent")
    }
    if let cover = coverIndex(surface) {
      dismissCoverByApp(cover, cause: cause)
      return
    }
    guard let index = sheetIndex(surface) else { return }
    for front in state.presenting.sheets.indices.dropFirst(index + 1).reversed()
    where blueprint.scope(of: state.presenting.sheets[front].surface) == blueprint.scope(of: surface) {
      leave(front, cause: cause)
    }
    leave(index, cause: cause)
  }

  /// What was shown in something that waits goes with it: what waits too, and what is a sheet over it now.
  private mutating func giveUpHosted(in surface: SurfaceID, cause: Cause) {
    let waiting = state.presenting.waiting.map(\.surface).filter { $0 != surface && isInside($0, surface) }
    for layer in layers.reversed() where isInside(layer, surface) {
      if let index = sheetIndex(layer) {
        leave(index, cause: cause.by("SM-1 parent gone"))
      } else if let index = coverIndex(layer) {
        dismissCoverByApp(index, cause: cause.by("SM-1 parent gone"))
      }
    }
    state.presenting.forgetWaiting { waiting.contains($0) }
  }

  /// From any state: the sheet goes, because the app wants it or its parent is gone.
  private mutating func leave(_ index: Int, cause: Cause) {
    state.presenting.giveUpSheet(at: index)
    switch state.presenting.sheets[index].phase {
    case .presenting: state.presenting.afterPresentingSheet(at: index, .dismiss)
    case .dismissing: break
    case .resting, .dragging, .settling, .confirming:
      let surface = state.presenting.sheets[index].surface
      for dialog in state.presenting.dialogs
      where dialog.sheet == surface || blueprint.scope(of: dialog.surface) == blueprint.scope(of: surface) {
        dropDialog(dialog.surface, cause: cause.by("\(dialogRule) presenter dismissed by the app"))
        // The question may be about another sheet, which stays: nobody answers it any more.
        if let asked = dialog.sheet, asked != surface { keep(asked, cause: cause) }
      }
      dismissDependents(of: surface, cause: cause)
      guard let index = sheetIndex(surface) else { return }
      dismissNow(index, reason: .programmatic, cause: cause.by("SM-1 dismiss() by the app → dismissing(programmatic)"))
    }
  }

  /// The app closes the action sheet itself: the question is withdrawn, the sheet stays.
  private mutating func dropDialogAndGoOn(_ surface: SurfaceID, cause: Cause) {
    let asked = dialogIndex(surface).flatMap { state.presenting.dialogs[$0].sheet }
    dropDialog(surface, cause: cause)
    if let asked { keep(asked, cause: cause) }
    serveRequests()
    bringBackWhatWaits(in: blueprint.scope(of: surface), cause: cause)
  }

  /// A window goes, and with it everything that belongs to it (SM-1: parent window gone).
  private mutating func closeWindow(_ window: SurfaceID) {
    let cause = Cause("window closed by the app", initiator: .automatic)
    guard !state.presenting.goneWindows.contains(window) else { return }
    takeAwayWindow(window, cause: cause)
    windowGone(window, cause: cause)
    if let focus = state.focusing.focus, access(to: blueprint.items[focus].surface) != .open {
      state.focusing.move(to: nil)
    }
  }

  /// Takes a window or panel off the screen with everything that belongs to it.
  mutating func takeAwayWindow(_ window: SurfaceID, cause: Cause) {
    guard state.presenting.closeWindow(window) else { return }
    state.presenting.withdraw { blueprint.surfaces[$0].window == window }
    state.presenting.forgetWaiting { blueprint.surfaces[$0].window == window }
    for dialog in state.presenting.dialogs where blueprint.surfaces[dialog.surface].window == window {
      dropDialog(dialog.surface, cause: cause)
    }
    for index in state.presenting.sheets.indices.reversed()
    where blueprint.surfaces[state.presenting.sheets[index].surface].window == window {
      leave(index, cause: cause.by("SM-1 parent gone"))
    }
    for surface in state.presenting.covers.map(\.surface) where blueprint.surfaces[surface].window == window {
      if let index = coverIndex(surface) { dismissCoverByApp(index, cause: cause.by("SM-1 parent gone")) }
    }
  }

  // MARK: Detents

  private mutating func move(_ surface: SurfaceID, to rest: DetentHeights.Rest, _ cause: Cause) {
    if let ordinal = state.presenting.waitingIndex(surface), rest.declared >= 0 {
      state.presenting.choose(rest.declared, ofWaitingAt: ordinal)
    }
    guard let index = sheetIndex(surface) else { return }
    if case .dismissing = state.presenting.sheets[index].phase { return }
    let height = state.presenting.sheets[index].height(at: state.room.now, heights: heights(of: surface))
    cancelDrag(index, cause: cause)
    if rest.declared >= 0 { state.presenting.choose(rest.declared, ofSheetAt: index) }
    decide(cause.text, taker: id(surface), "SM-1 detent chosen by the app → settling(\(rest.id))")
    retarget(index, to: rest, from: height)
  }

  private mutating func change(_ detents: [Detent], of surface: SurfaceID, selected: String?) {
    let cause = Cause("detents changed by the app", initiator: .automatic)
    let old = sheetIndex(surface).map { state.presenting.sheets[$0].rest(heights(of: surface)) }
    let parked = state.presenting.waitingIndex(surface)
    let oldParked = parked.map { state.presenting.waiting[$0].rest(heights(of: surface)) }
    let heightsBefore = sheetIndex(surface).map {
      state.presenting.sheets[$0].height(at: state.room.now, heights: heights(of: surface))
    }
    if let index = sheetIndex(surface) { cancelDrag(index, cause: cause) }
    if let index = sheetIndex(surface), state.presenting.sheets[index].restHeight == nil {
      let restID = state.presenting.sheets[index].restID
      let height = heights(of: surface).rests.first { $0.id == restID }?.height
      state.presenting.rememberHeight(height, ofSheetAt: index)
    }
    state.presenting.give(surface, detents: detents)
    layOutAgain()
    let new = allHeights(of: surface)
    func target(_ old: DetentHeights.Rest) -> DetentHeights.Rest {
      new.rests.first { $0.id == selected } ?? new.rests.first { $0.id == old.id }
        ?? new.rests[new.nearest(to: old.height)]
    }
    if let parked, let oldParked { state.presenting.choose(max(0, target(oldParked).declared), ofWaitingAt: parked) }
    guard let index = sheetIndex(surface), let old, let heightsBefore else { return }
    let rest = target(old)
    state.presenting.choose(max(0, rest.declared), ofSheetAt: index)
    if case .dismissing = state.presenting.sheets[index].phase { return }
    decide(cause.text, taker: id(surface), "SM-1 detent set changed by the app → settling(\(rest.id))")
    retarget(index, to: rest, from: heightsBefore)
  }
}
