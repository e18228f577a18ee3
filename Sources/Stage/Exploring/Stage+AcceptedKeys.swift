internal import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
internal import Harness
internal import InputEvents
internal import Scenes
internal import Scrolling
internal import StageModel

/// Keys, the crown and the reader, among what people can do now.
extension Stage {
  func addKeys(to steps: inout StepList) {
    for (key, modifiers) in [(KeyCode.keyTab, KeyInput.Modifiers()), (.keyTab, .shift), (.keyEsc, [])] {
      steps.add(.press(key, modifiers))
    }
    if profile.hasWindowKeys {
      steps.add(.press(.keyGrave, .command))
      steps.add(.press(.keyW, .command))
    }
    if blueprint.hasZoom {
      steps.add(.press(.keyEqual, .command))
      steps.add(.press(.keyMinus, .command))
    }
    addFocusKeys(to: &steps)
    if inputDevices.contains(.crown) {
      // One notch for who counts them, several for content and pages.
      for notches in [1, -1, 10, -10] { steps.add(.crown(notches: notches)) }
    }
  }

  /// Keys that go to what has the focus; in a text field Return and Space are text, and one letter stands for all that
  /// can be typed.
  private func addFocusKeys(to steps: inout StepList) {
    let focus = reachableFocus
    let isText = focus.map { blueprint.items[$0].element.role.isTextEntry } ?? false
    if let focus, isText {
      if !blueprint.items[focus].element.traits.contains(.readOnly) {
        steps.add(.text(.keyA, "a"))
        // What is typed to be looked for can be found: by the first character of it that any keyboard types.
        for target in blueprint.searched(for: focus) {
          if let first = text(of: target).first(where: Self.isTyped) { steps.add(.text(.keyA, String(first))) }
        }
        if !text(of: focus).isEmpty {
          steps.add(.press(.keyBackspace, []))
          // What only its text tells apart from something beside it may be emptied.
          if !blueprint.relations.twins(of: focus).isEmpty { steps.add(.press(.keyA, .command)) }
        }
        if let ordinal = blueprint.selectable(focus), mark(ordinal).head < count(in: ordinal) {
          steps.add(.press(.keyDelete, []))
        }
      }
    } else {
      steps.add(.press(.keySpace, []))
    }
    steps.add(.press(.keyEnter, []))
    if hasFocusEngine { steps.add(.press(.keySelect, [])) }
    let isMovedByArrows =
      hasFocusEngine || keyDialog != nil || isMenuInFront || isText
      || focus.map { isAdjustable($0) || blueprint.items[$0].kind == .grabber } ?? false
    let scrolls = hasMoreInFront
    guard isMovedByArrows || scrolls else { return }
    for key in [KeyCode.keyDown, .keyUp, .keyRight, .keyLeft] { steps.add(.press(key, [])) }
    if scrolls { for key in [KeyCode.keyPagedown, .keyPageup, .keyEnd, .keyHome] { steps.add(.press(key, [])) } }
  }

  /// Notes fields in which people might come to look for what no letter of a keyboard finds, by taking away from what is
  /// there.
  func addUntyped(in tree: AccessibilityTree, to steps: inout StepList) {
    for node in tree.nodes where node.role.isTextEntry && isOpenControl(node) && !node.traits.contains(.disabled) {
      guard let field = blueprint.item(node.id), !blueprint.items[field].element.traits.contains(.readOnly) else {
        continue
      }
      let isUntyped = blueprint.searched(for: field).contains { target in
        let text = text(of: target)
        return !text.isEmpty && !text.contains(where: Self.isTyped)
      }
      if isUntyped { steps.passOver(node.id) }
    }
  }

  /// Whether a US keyboard types a character with one key: a byte that is seen.
  private static func isTyped(_ character: Character) -> Bool {
    character.asciiValue.map { (0x21...0x7E).contains($0) } ?? false
  }

  /// Whether anything that keys may scroll has more than it shows.
  private var hasMoreInFront: Bool {
    guard !blueprint.scrollers.isEmpty, !hasFocusEngine else { return false }
    return foremostFirst.contains { surface in
      access(to: surface) == .open
        && blueprint.scrollers(of: surface).contains { hasMore($0, .vertical) || hasMore($0, .horizontal) }
    }
  }

  /// What a screen reader can ask of what its cursor comes to, and its way out of what is in front.
  func addReader(in tree: AccessibilityTree, to steps: inout StepList) {
    for node in tree.nodes {
      let isTurned = node.role.isAdjustable || !node.actions.isDisjoint(with: [.increment, .decrement])
      guard node.isOperable || isTurned,
        node.traits.isDisjoint(with: [.blocked, .hidden, .decorative, .disabled])
      else { continue }
      if node.isOperable { steps.addOnly(.reader(.activate, node.id)) }
      if node.role.isAdjustable || node.actions.contains(.increment) { steps.addOnly(.reader(.increment, node.id)) }
      if node.role.isAdjustable || node.actions.contains(.decrement) { steps.addOnly(.reader(.decrement, node.id)) }
      for name in node.customActions { steps.add(.reader(.custom(name), node.id)) }
      // Asked for by the reader, a hold needs no finger, and nothing to be free of what lies over it.
      if node.isOperable, node.actions.contains(.longPress) { steps.add(.reader(.longPress, node.id)) }
    }
    addReveals(in: tree, to: &steps)
    if let front = foremostFirst.first(where: { access(to: $0) == .open }) {
      steps.add(.reader(.escape, id(front)))
    }
  }

  /// The reader's cursor on what has to be scrolled into view first, where no finger scrolls it.
  private func addReveals(in tree: AccessibilityTree, to steps: inout StepList) {
    guard !blueprint.scrollers.isEmpty else { return }
    var isForReader: [ScrollerID: Bool] = [:]
    for node in tree.nodes {
      guard node.traits.isDisjoint(with: [.blocked, .decorative]), let item = blueprint.item(node.id) else { continue }
      guard let scroller = blueprint.items[item].scroller else { continue }
      let isOnlyRead = isForReader[scroller] ?? (hasFocusEngine || !isScrolledByHand(scroller))
      isForReader[scroller] = isOnlyRead
      if isOnlyRead, screenView(of: scroller).intersection(node.frame) != node.frame {
        steps.add(.reader(.reveal, node.id))
      }
    }
  }
}
