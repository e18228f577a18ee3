internal import Accessibility
internal import Gestures
internal import Harness
internal import InputEvents
internal import Scenes

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
    case .keyGrave where key.modifiers.contains(.command) && scene.platform == .macOS:
      if key.phase == .down { cycleWindows(by: key.modifiers.contains(.shift) ? -1 : 1, cause: cause) }
    case .keyTab: stepFocus(by: key.modifiers.contains(.shift) ? -1 : 1, cause: cause)
    case .keyBackspace: erase(cause: cause)
    case .keyEnter, .keyKpenter, .keySpace: activateFocus(key, cause: cause)
    case .keySelect, .keyOk, .btnSouth:
      if key.phase == .down { select(cause: cause) }
    case .keyUp, .keyDown, .keyLeft, .keyRight: handleArrow(key.key, cause: cause)
    case .keyPageup, .keyPagedown:
      if !scroll(by: key.key, cause: cause) { decide(cause.text, taker: foremostID, "nothing there scrolls") }
    default: type(key, cause: cause)
    }
  }

  /// What comes or goes in front of everything, so that keys are swallowed.
  var transitionInProgress: Int? {
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
    activate(focus, cause: cause)
  }

  private mutating func activateFocus(_ key: KeyInput, cause: Cause) {
    guard let focus = reachableFocus else {
      decide(cause.text, taker: foremostID, "nothing has the focus")
      return
    }
    let role = blueprint.items[focus].element.role
    if role.isTextEntry {
      if key.key == .keySpace {
        insert(" ", into: focus, cause: cause)
      } else if role == .textEditor {
        insert("\n", into: focus, cause: cause)
      } else {
        emit(.delivered, blueprint.items[focus].id, cause)
      }
    } else if key.phase == .down {
      activate(focus, cause: cause)
    }
  }

  private mutating func handleArrow(_ key: KeyCode, cause: Cause) {
    let isForward = key == .keyDown || (key == .keyRight) != scene.isRightToLeft && key != .keyUp
    if let focus = reachableFocus {
      let item = blueprint.items[focus]
      if item.part == .grabber, key == .keyUp || key == .keyDown, let index = sheetIndex(item.surface) {
        releaseHold(index, cause: cause)
        stepDetent(index, by: key == .keyUp ? 1 : -1, cause: cause)
        return
      }
      if isAdjustable(focus) {
        let isMore = key == .keyUp || (key != .keyDown && isForward)
        adjust(focus, steps: isMore ? 1 : -1, cause: cause)
        return
      }
    }
    if keyDialog != nil || isMenuInFront {
      stepFocus(by: isForward ? 1 : -1, cause: cause)
    } else if !scroll(by: key, cause: cause) {
      decide(cause.text, taker: foremostID, "nothing there takes arrows")
    }
  }

  /// The item with the focus, if it takes input now.
  var reachableFocus: Int? {
    guard let focus = state.focus, isReachable(focus) else { return nil }
    return focus
  }

  // MARK: Escape

  /// Escape and assistive escape: the action sheet's Cancel, else the foremost sheet's way out.
  mutating func escape(cause: Cause) {
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
    switch state.sheets[index].phase {
    case .presenting(let motion, let then):
      decide(cause.text, taker: id(state.sheets[index].surface), "SM-1 presenting + Escape: acted on at resting")
      state.sheets[index].phase = .presenting(motion, then: then == .dismiss ? then : .escape)
    case .dismissing, .confirming:
      swallow(cause.text, by: state.sheets[index].surface, explain(.inTransition(state.sheets[index].surface)))
    case .resting, .dragging, .settling:
      finishMovement(index, cause: cause)
      exit(index, by: .escape, cause: cause)
    }
  }

  // MARK: Typing

  private mutating func type(_ key: KeyInput, cause: Cause) {
    guard let text = key.text, !text.isEmpty, key.modifiers.isDisjoint(with: [.control, .alt, .command]) else {
      decide(cause.text, taker: foremostID, "it types nothing")
      return
    }
    guard let focus = reachableFocus, blueprint.items[focus].element.role.isTextEntry else {
      decide(cause.text, taker: foremostID, "no text field has the focus")
      return
    }
    insert(text, into: focus, cause: cause)
  }

  private mutating func insert(_ text: String, into item: Int, cause: Cause) {
    edit(item, cause: cause) { $0 += text }
  }

  private mutating func erase(cause: Cause) {
    guard let focus = reachableFocus, blueprint.items[focus].element.role.isTextEntry else {
      decide(cause.text, taker: foremostID, "no text field has the focus")
      return
    }
    edit(focus, cause: cause) { _ = $0.popLast() }
  }

  /// Text typed into a sheet is a change that is not saved yet.
  private mutating func edit(_ item: Int, cause: Cause, _ change: (inout String) -> Void) {
    guard !blueprint.items[item].element.traits.contains(.readOnly) else { return }
    var text = ""
    if case .text(let old) = state.values[item] { text = old }
    let before = text
    change(&text)
    guard text != before, text.utf8.count <= Self.longestText else { return }
    if let sheet = sheetIndex(blueprint.items[item].surface) { finishMovement(sheet, cause: cause) }
    noteChange(on: blueprint.items[item].surface)
    state.values[item] = .text(text)
    decide("typing", taker: blueprint.items[item].id, "it has the focus")
    emit(.textChanged(spokenValue(of: item) ?? ""), blueprint.items[item].id, cause)
  }

  /// A field holds no more than this many bytes.
  private static let longestText = 65_536
}
