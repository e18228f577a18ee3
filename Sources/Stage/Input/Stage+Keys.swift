internal import Accessibility
internal import Digests
internal import Focusing
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Presenting
internal import Scenes
internal import Scrolling
internal import StageModel
internal import StageMotion

/// The keyboard.
extension Stage {
  // MARK: Keys

  mutating func handleKey(_ key: KeyInput) {
    guard key.phase != .up else { return }
    let cause = because("key \(key.key.name ?? String(key.key.rawValue))")
    if key.key == .keyEsc || isMenuButton(key.key) {
      if key.phase == .down { escape(cause: cause) }
      return
    }
    if let front = transitionInProgress {
      swallow(cause.text, by: front, explain(.inTransition(front)))
      return
    }
    if hasFocusEngine, let direction = FocusMove.Direction(key.key) {
      push(direction, cause: cause)
      return
    }
    if key.modifiers.contains(.command), zoom(by: key.key, cause: cause) { return }
    switch key.key {
    case .keyGrave where key.modifiers.contains(.command) && profile.hasWindowKeys:
      if key.phase == .down { cycleWindows(by: key.modifiers.contains(.shift) ? -1 : 1, cause: cause) }
    case .keyW where key.modifiers.contains(.command) && profile.hasWindowKeys:
      if key.phase == .down { closeKeyWindow(cause: cause) }
    case .keyTab: stepFocus(by: key.modifiers.contains(.shift) ? -1 : 1, cause: cause)
    case .keyBackspace, .keyDelete: erase(isForward: key.key == .keyDelete, cause: cause)
    case .keyEnter, .keyKpenter, .keySpace: activateFocus(key, cause: cause)
    case .keySelect, .keyOk, .btnSouth:
      if key.phase == .down { select(cause: cause) }
    case .keyUp, .keyDown, .keyLeft, .keyRight: handleArrow(key, cause: cause)
    case .keyPageup, .keyPagedown, .keyHome, .keyEnd: handlePageKey(key, cause: cause)
    default:
      if let focus = reachableFocus, editByCommand(key, in: focus, cause: cause) { return }
      type(key, cause: cause)
    }
  }

  /// What comes or goes in front of everything, so that keys are swallowed.
  var transitionInProgress: SurfaceID? {
    for surface in keySurfaces {
      if case .inTransition(let moving) = access(to: surface) { return moving }
      if access(to: surface) == .open { return nil }
    }
    return nil
  }

  /// Whether a key is the Menu button of a remote, which goes back like Escape.
  private func isMenuButton(_ key: KeyCode) -> Bool {
    guard hasFocusEngine else { return false }
    return key == .keyMenu || key == .keyBack || key == .keyExit || key == .btnEast
  }

  /// The Select button of a remote: it activates what has the focus, a text field too.
  private mutating func select(cause: Cause) {
    guard let focus = reachableFocus else {
      decide(cause.text, taker: foremostID, "nothing has the focus")
      return
    }
    bringFocusIntoSight(focus, cause: cause)
    activate(focus, cause: cause)
  }

  /// Space and Return, plain or with Shift; with another modifier they are a command of an app's own.
  private mutating func activateFocus(_ key: KeyInput, cause: Cause) {
    guard key.modifiers.isDisjoint(with: [.control, .alt, .command]) else {
      decide(cause.text, taker: foremostID, "with Control, Option or Command it types nothing and activates nothing")
      return
    }
    guard let focus = reachableFocus else {
      if key.key == .keySpace, scroll(by: key, cause: cause) { return }
      decide(cause.text, taker: foremostID, "nothing has the focus")
      return
    }
    let role = blueprint.items[focus].element.role
    if role.isTextEntry {
      if key.key == .keySpace {
        insert(" ", into: focus, cause: cause)
      } else if role == .textEditor {
        insert("\n", into: focus, cause: cause)
      } else if !waitsInTurn(.key(key, in: focus), cause: cause) {
        emit(.delivered, blueprint.items[focus].id, cause)
      }
    } else if key.phase == .down {
      bringFocusIntoSight(focus, cause: cause)
      activate(focus, cause: cause)
    }
  }

  /// Page Up, Page Down, Home and End.
  private mutating func handlePageKey(_ key: KeyInput, cause: Cause) {
    if let focus = reachableFocus, blueprint.items[focus].element.role.isTextEntry, !isMultiline(focus) {
      if moveCaret(key, in: focus, cause: cause) { return }
      decide(cause.text, taker: blueprint.items[focus].id, "the text has the focus, and no page")
    } else if !scroll(by: key, cause: cause) {
      decide(
        cause.text, taker: foremostID,
        hasFocusEngine ? "A-41: here the focus scrolls" : "nothing there scrolls")
    }
  }

  private mutating func handleArrow(_ input: KeyInput, cause: Cause) {
    let key = input.key
    let isForward = key == .keyDown || (key == .keyRight) != scene.isRightToLeft && key != .keyUp
    if let focus = reachableFocus {
      let item = blueprint.items[focus]
      if item.kind == .grabber, key == .keyUp || key == .keyDown, let index = sheetIndex(item.surface) {
        releaseHold(index, cause: cause)
        stepDetent(index, by: key == .keyUp ? 1 : -1, cause: cause)
        return
      }
      if isAdjustable(focus) {
        let isMore = key == .keyUp || (key != .keyDown && isForward)
        bringFocusIntoSight(focus, cause: cause)
        adjust(focus, steps: isMore ? 1 : -1, cause: cause)
        return
      }
      if item.element.role.isTextEntry, moveCaret(input, in: focus, cause: cause) { return }
    }
    if keyDialog != nil || isMenuInFront {
      stepFocus(by: isForward ? 1 : -1, cause: cause)
    } else if !scroll(by: input, cause: cause) {
      decide(cause.text, taker: foremostID, "nothing there takes arrows")
    }
  }

  /// The item with the focus, if it takes input now; with a crown, only what is on a page that shows.
  var reachableFocus: ItemID? {
    guard let focus = state.focusing.focus, isReachable(focus), !profile.focusStaysOnPages || isItemOnShownPage(focus)
    else {
      return nil
    }
    return focus
  }

  // MARK: Escape

  /// Escape and assistive escape: the action sheet's Cancel, else the foremost sheet's way out.
  mutating func escape(by way: Presentation.Exit = .escapeKey, cause: Cause) {
    if keepsFromEscaping(by: way, cause: cause) { return }
    hurryAwaited(cause)
    if let dialog = keyDialog {
      guard dialog.phase == .resting else {
        swallow(cause.text, by: dialog.surface, explain(.inTransition(dialog.surface)))
        return
      }
      escapeDialog(dialog, cause: cause)
      return
    }
    if let cover = coverInFront {
      escapeCover(cover, cause: cause)
      return
    }
    guard let front = keyLayer, let index = sheetIndex(front) else {
      if escapePanel(cause: cause) { return }
      decide(cause.text, taker: foremostID, "nothing to leave")
      emit(.swallowed, foremostID, cause.by("nothing to leave"))
      return
    }
    switch state.presenting.sheets[index].phase {
    case .presenting:
      decide(
        cause.text, taker: id(state.presenting.sheets[index].surface), "SM-1 presenting + Escape: acted on at resting")
      state.presenting.afterPresentingSheet(at: index, .escape)
    case .dismissing, .confirming:
      swallow(
        cause.text, by: state.presenting.sheets[index].surface,
        explain(.inTransition(state.presenting.sheets[index].surface)))
    case .resting, .dragging, .settling:
      finishMovement(index, cause: cause)
      exit(index, by: .escape, cause: cause)
    }
  }

}
