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

/// The keyboard: a key goes to the first of the contenders that takes it.
extension Stage {
  // MARK: Keys

  mutating func handleKey(_ key: KeyInput) {
    guard key.phase != .up else { return }
    let contest = KeyContest(key: key, cause: because("key \(key.key.name ?? String(key.key.rawValue))"))
    for contender in KeyContender.allCases where isConcerned(contender, by: contest) {
      if give(contest, to: contender) { return }
    }
    decide(contest.cause.text, taker: foremostID, reasonOfNobody(contest))
  }

  /// Whether a key is one that a contender may take.
  func isConcerned(_ contender: KeyContender, by contest: KeyContest) -> Bool {
    let key = contest.key
    switch contender {
    case .front: return key.key == .keyEsc || isMenuButton(key.key)
    case .transition: return transitionInProgress != nil
    case .focusEngine: return hasFocusEngine && FocusMove.Direction(key.key) != nil
    case .zoom: return key.modifiers.contains(.command)
    case .windows:
      return profile.hasWindowKeys && key.modifiers.contains(.command) && (key.key == .keyGrave || key.key == .keyW)
    case .focus: return key.key != .keyTab
    case .ring: return key.key == .keyTab || contest.isArrow && (keyDialog != nil || isMenuInFront)
    case .content:
      return contest.isPageKey || key.key == .keySpace || contest.isArrow && !isConcerned(.ring, by: contest)
    }
  }

  /// Lets a contender take a key; false where that leaves it to the next.
  private mutating func give(_ contest: KeyContest, to contender: KeyContender) -> Bool {
    let (key, cause) = (contest.key, contest.cause)
    switch contender {
    case .front:
      if key.phase == .down { escape(cause: cause) }
    case .transition:
      guard let front = transitionInProgress else { return false }
      swallow(cause.text, by: front, explain(.inTransition(front)))
    case .focusEngine:
      guard let direction = FocusMove.Direction(key.key) else { return false }
      push(direction, cause: cause)
    case .zoom: return zoom(by: key.key, cause: cause)
    case .windows:
      guard key.phase == .down else { return true }
      if key.key == .keyW {
        closeKeyWindow(cause: cause)
      } else {
        cycleWindows(by: key.modifiers.contains(.shift) ? -1 : 1, cause: cause)
      }
    case .focus: return giveToFocus(key, cause: cause)
    case .ring:
      let isBack = key.key == .keyTab ? key.modifiers.contains(.shift) : !isForward(key.key)
      stepFocus(by: isBack ? -1 : 1, cause: cause)
    case .content: return scroll(by: key, cause: cause)
    }
    return true
  }

  /// Why nobody takes a key.
  private func reasonOfNobody(_ contest: KeyContest) -> String {
    let key = contest.key
    switch key.key {
    case .keyEnter, .keyKpenter, .keySpace:
      return contest.isCommand
        ? "with Control, Option or Command it types nothing and activates nothing" : "nothing has the focus"
    case .keySelect, .keyOk, .btnSouth: return "nothing has the focus"
    case .keyUp, .keyDown, .keyLeft, .keyRight: return "nothing there takes arrows"
    case .keyPageup, .keyPagedown, .keyHome, .keyEnd:
      return hasFocusEngine ? "A-41: here the focus scrolls" : "nothing there scrolls"
    case .keyBackspace, .keyDelete: return "no text field has the focus"
    default: return contest.text == nil ? "it types nothing" : "no text field has the focus"
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

  /// Whether an arrow goes on in reading order.
  private func isForward(_ key: KeyCode) -> Bool {
    key == .keyDown || (key == .keyRight) != scene.isRightToLeft && key != .keyUp
  }

  // MARK: What has the focus

  /// What has the focus takes a key: typed into, activated, set; false where it leaves the key to others.
  private mutating func giveToFocus(_ key: KeyInput, cause: Cause) -> Bool {
    let contest = KeyContest(key: key, cause: cause)
    guard let focus = reachableFocus else { return false }
    let role = blueprint.items[focus].element.role
    switch key.key {
    case .keyBackspace, .keyDelete:
      guard role.isTextEntry else { return false }
      erase(focus, isForward: key.key == .keyDelete, cause: cause)
    case .keyEnter, .keyKpenter, .keySpace:
      // With another modifier than Shift they are a command of an app's own.
      guard !contest.isCommand else { return false }
      activate(focus, by: key, cause: cause)
    case .keySelect, .keyOk, .btnSouth:
      // The Select button of a remote activates a text field too.
      guard key.phase == .down else { return true }
      bringFocusIntoSight(focus, cause: cause)
      activate(focus, cause: cause)
    case .keyUp, .keyDown, .keyLeft, .keyRight: return giveArrow(key, to: focus, cause: cause)
    case .keyPageup, .keyPagedown, .keyHome, .keyEnd:
      guard role.isTextEntry, !isMultiline(focus) else { return false }
      if moveCaret(key, in: focus, cause: cause) { return true }
      decide(cause.text, taker: blueprint.items[focus].id, "the text has the focus, and no page")
    default:
      if editByCommand(key, in: focus, cause: cause) { return true }
      guard let text = contest.text, role.isTextEntry else { return false }
      insert(text, into: focus, cause: cause)
    }
    return true
  }

  /// Space and Return, plain or with Shift: they type into a text, and activate everything else.
  private mutating func activate(_ focus: ItemID, by key: KeyInput, cause: Cause) {
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

  /// An arrow steps a grabber, sets what is adjustable and moves the insertion point of a text.
  private mutating func giveArrow(_ input: KeyInput, to focus: ItemID, cause: Cause) -> Bool {
    let (key, item) = (input.key, blueprint.items[focus])
    if item.kind == .grabber, key == .keyUp || key == .keyDown, let index = sheetIndex(item.surface) {
      releaseHold(index, cause: cause)
      stepDetent(index, by: key == .keyUp ? 1 : -1, cause: cause)
      return true
    }
    if isAdjustable(focus) {
      let isMore = key == .keyUp || (key != .keyDown && isForward(key))
      bringFocusIntoSight(focus, cause: cause)
      adjust(focus, steps: isMore ? 1 : -1, cause: cause)
      return true
    }
    return item.element.role.isTextEntry && moveCaret(input, in: focus, cause: cause)
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
