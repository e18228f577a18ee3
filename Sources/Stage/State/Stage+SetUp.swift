internal import Digests
internal import Focusing
public import Geometry
internal import Hands
internal import Harness
internal import Journal
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel

/// The state a scene starts in.
extension Stage {
  /// Puts what the scene declares as presented on the screen, at rest: the first sheet and the first action sheet
  /// or alert of each scope; the others wait their turn.
  mutating func setUp() {
    let cause = Cause("the scene starts with it", initiator: .automatic)
    setUpWindows()
    openTabViews()
    let presented = scene.presentations.filter(\.isPresented).compactMap { blueprint.surface($0.id) }
      .filter { !blueprint.documentWindows.contains($0) }
    // What is inside a popover or shown in something else comes after that.
    let hosted = presented.filter { isHostedAtStart($0) }
    let others = presented.filter { !hosted.contains($0) }
    for surface in others.filter({ blueprint.surfaces[$0].popover == nil })
      + others.filter({ blueprint.surfaces[$0].popover != nil }) + hosted
    {
      if blueprint.surfaces[surface].isPanel {
        _ = state.presenting.showWindow(surface)
        state.presenting.noteOpener(
          blueprint.surfaces[surface].presenter ?? blueprint.items.firstIndex { $0.opens == surface }, ofPanel: surface)
        bringForward(surface, cause: cause)
        continue
      }
      if !blueprint.surfaces[surface].kind.isPopover { bringForwardParent(of: surface, cause: cause) }
      if blueprint.surfaces[surface].isDialog {
        guard dialogInTheWay(of: surface) == nil, !isUnenterable(surface) else { continue }
        state.presenting.present(
          PresentedDialog(
            surface: surface, phase: .resting, sheet: nil,
            returnFocus: presenterAtStart(of: surface) ?? state.focusing.focus))
        focusFirst(on: surface, cause: cause)
      } else if !isSheet(surface) {
        startWithCover(surface, among: presented, cause: cause)
      } else if blueprint.stacksSheets || sheetInTheWay(of: surface) == nil {
        let rest = initialRest(of: surface)
        state.presenting.present(
          PresentedSheet(
            surface: surface, phase: .resting, detent: wantedDetent(of: surface) ?? max(0, rest.declared),
            restID: rest.id,
            hasUnsavedChanges: sheetModel(surface).unsavedChanges, isModal: isModal(surface, at: rest),
            opener: presenterAtStart(of: surface), saved: values(on: surface)))
        focusFirst(on: surface, cause: cause)
      }
    }
    keepFocusSomewhere(cause: cause)
    if scene.onScreenKeyboard.isVisible, scene.platform != .macOS { raiseKeyboardAtStart(cause: cause) }
    fitToKeyboard()
    if blueprint.ordersWindows, let active = scene.windows.lastIndex(where: { $0.isActive == true }) {
      bringForward(SurfaceID(active), cause: cause)
    }
    if blueprint.hasTasks { noteTasks() }
    tellStart()
  }

  /// Tells what of the start people should know: detents that do not exist at this size, and overlaps that there are not.
  private mutating func tellStart() {
    journal.removeAll()
    for index in state.presenting.sheets.indices {
      tellStandIn(index, cause: Cause("the scene starts with it", initiator: .automatic))
    }
    state.scrolling.forgetOverlaps()
    noteOverlaps()
  }

  /// The screen has another size than the document says, before anything is done: detents that do not exist at that size
  /// are told of as if the document said so.
  public mutating func begin(onScreen size: Size) {
    _ = receive(TargetInput(time: now, kind: .resize(width: size.width, height: size.height)))
    tellStart()
  }

  /// Whether a current context is shown in a presentation, and not in a window.
  private func isHostedAtStart(_ surface: SurfaceID) -> Bool {
    blueprint.surfaces[surface].kind.isCurrentContext
      && !blueprint.surfaces[hostSurface(of: surface, openedBy: openerAtStart(of: surface))].isWindow
  }

  /// What would have opened a presentation with which the scene starts, if that is there.
  func openerAtStart(of surface: SurfaceID) -> ItemID? {
    presenterAtStart(of: surface)
      ?? blueprint.items.firstIndex { $0.opens == surface && isThereAtStart($0.surface) }
  }

  /// What its author says to have presented a presentation with which the scene starts, if that is there.
  private func presenterAtStart(of surface: SurfaceID) -> ItemID? {
    blueprint.surfaces[surface].presenter.flatMap { isThereAtStart(blueprint.items[$0].surface) ? $0 : nil }
  }

  private func isThereAtStart(_ surface: SurfaceID) -> Bool {
    blueprint.surfaces[surface].isWindow || blueprint.surfaces[surface].declared?.isPresented == true
  }

  /// What is selected when the scene starts; the insertion point of a text is at its end unless its author says where.
  mutating func setUpSelections() {
    for ordinal in blueprint.selectables.indices {
      let selectable = blueprint.selectables[ordinal]
      let element = blueprint.items[selectable.item].element
      keepLines(in: ordinal)
      if let selection = element.selection {
        state.scrolling.select(mark(for: selection, in: ordinal), in: ordinal)
      } else if selectable.isText {
        state.scrolling.select(SelectionMark(at: min(element.caret ?? .max, count(in: ordinal))), in: ordinal)
      }
    }
    firstMarks = FirstMarks(state.scrolling.marks)
  }

  /// Windows in their order: by `z`, then as the document has them; what is frontmost lies over the others. No panel
  /// is there until it is presented, and nothing has the focus until something asks for it.
  private mutating func setUpWindows() {
    guard blueprint.ordersWindows else { return }
    func height(_ surface: SurfaceID) -> (Int, Int, Int) {
      guard case .window(let window) = blueprint.surfaces[surface].kind else {
        return (0, surface.ordinal, surface.ordinal)
      }
      return (window.isFrontmost == true ? 1 : 0, window.z ?? surface.ordinal, surface.ordinal)
    }
    state.presenting.setUpWindows(
      blueprint.windows.sorted { height($0) < height($1) },
      gone: Set(blueprint.windows.filter { blueprint.surfaces[$0].isPanel }))
  }
}
