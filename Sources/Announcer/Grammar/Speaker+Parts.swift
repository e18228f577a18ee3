import Accessibility

extension Speaker {
  /// Adds what a part tells, if that holds of the node.
  mutating func say(_ part: Portion) {
    switch part {
    case .description: add(part, description, descriptionBasis, node.traits.contains(.selected) ? .selected : nil)
    case .name: sayName(part)
    case .text: for text in [node.name, states == nil ? node.value : nil] { add(part, text) }
    case .value: if states == nil, !isValueTold { add(part, node.value.nonEmpty ?? bareNumber) }
    case .line, .selection, .selectionMode, .placeholder, .fieldHint, .masked, .password, .length: sayEntry(part)
    case .range: sayRange(part)
    case .percent, .percentOrRole: sayPercent(part)
    case .message: add(part, node.value)
    case .staticText: add(part, staticText)
    case .details: sayDetails(part)
    case .error:
      if let text = node.errorText, node.traits.contains(.invalid) {
        add(part, words.say(.error, text), words.basis(of: .error))
      }
    case .hint: add(part, node.hint)
    case .tooltip: if node.tooltip != node.name { add(part, node.tooltip) }
    case .content:
      for content in node.customContent where content.isImportant {
        let text = content.value.isEmpty ? content.label : words.say(.labelAndValue, content.label, content.value)
        add(part, words.sentence(text), .inferred)
      }
    case .chosen: add(part, node.value)
    case .title: sayTitle(part)
    case .role, .kind: sayRole(part)
    case .state, .status: sayState(part)
    case .selected, .disabled, .expansion, .required, .readOnly, .invalid, .editing, .adjustable, .tab, .destructive,
      .cancel, .backButton, .heading, .notSelected, .multiSelect, .unlabelled, .button, .link, .image, .searchField:
      guard let wording = wording(of: part) else { return }
      if part == .multiSelect { say([.pause]) }
      add(part, wording)
    case .headingLevel: sayLevel(part)
    case .treeLevel:
      if let level = node.hierarchyLevel {
        add(part, words.say(.treeLevel, String(level)), words.basis(of: .treeLevel))
      }
    case .current: if let current = node.current { add(part, current.wording) }
    case .accelerator: add(part, node.shortcut.flatMap(Accelerator.init)?.text)
    case .dialogsElsewhere: sayDialogs(part)
    case .groupName: add(part, context.groupName)
    case .place, .item, .position, .headers, .coordinates: sayWhere(part)
    case .entering, .leaving: sayContainers(part)
    case .listCount, .tableShape, .listNames, .gridNames, .pagerNames, .containerNames, .windowTitle, .listLeft,
      .gridLeft, .containerLeft, .roleLeft:
      sayContainer(part)
    case .own: sayOwn()
    case .children: sayChildren()
    case .labelling, .pause: break
    }
  }

  /// The wording of a part that is said where something holds, by nothing else.
  private func wording(of part: Portion) -> Wording? {
    let traits = node.traits
    return switch part {
    // What has no words has no state either.
    case .selected:
      traits.contains(.selected) && !(isUnlabelled && grammar.order.contains(.unlabelled)) ? .selected : nil
    case .notSelected: subject.isAmongSelected && !traits.contains(.selected) ? .notSelected : nil
    case .multiSelect: node.traitWords.contains("multiselectable") ? .multiSelect : nil
    case .disabled: isDisabled && !isSpokenAsHeading || isDimmed ? .dimmed : nil
    case .expansion: traits.contains(.expandable) ? (traits.contains(.expanded) ? .expanded : .collapsed) : nil
    case .required: traits.contains(.required) ? .required : nil
    case .readOnly: traits.contains(.readOnly) ? .readOnly : nil
    case .invalid: traits.contains(.invalid) ? .invalid : nil
    case .editing: node.role.isTextEntry && traits.contains(.editing) ? .isEditing : nil
    case .adjustable: isAdjustable ? .adjustable : nil
    case .tab: node.role == .tab || context.isTab ? .tab : nil
    case .destructive: traits.contains(.destructive) ? .destructive : nil
    case .cancel: traits.contains(.cancel) && !labelSaysCancel ? .cancel : nil
    case .backButton: traits.contains(.backButton) ? .backButton : nil
    case .heading: node.role == .heading || node.isAlso(.heading) ? .heading : nil
    case .button: saysButtonToo ? .button : nil
    case .link: node.isAlso(.link) && node.role != .link ? .link : nil
    case .image: node.isAlso(.image) && node.role != .image ? .image : nil
    case .searchField: node.isAlso(.searchField) && node.role != .searchField ? .searchField : nil
    case .unlabelled: isUnlabelled ? .unlabelled : nil
    default: nil
    }
  }

  // MARK: What it is

  /// Whether it is a button besides what it is: keys, switches, tabs and what goes back are not said to be buttons.
  private var saysButtonToo: Bool {
    guard node.isAlso(.button), roleWording != .button, !node.traits.contains(.backButton), !context.isTab else {
      return false
    }
    switch node.role {
    case .keyboardKey, .switchControl, .toggle, .tab: return false
    default: return true
    }
  }

  private mutating func sayRole(_ part: Portion) {
    if part == .role, grammar.saysRoleDescriptions, let text = node.roleDescription.nonEmpty { return add(part, text) }
    guard let wording = roleWording ?? (part == .kind ? .dialog : nil) else { return }
    let basis: Basis = grammar.inferredRoles.contains(node.role) ? .inferred : words.basis(of: wording)
    add(part, words.say(wording), basis, wording)
  }

  /// The word for what the node is.
  var roleWording: Wording? {
    if grammar.joining == .pauses, node.hasSilentRole { return nil }
    if node.traits.contains(.landmark), grammar.enteringLandmark.contains(.role), !node.role.isControl {
      return .landmark
    }
    if grammar.takesPicturesForButtons, node.role == .image, node.actions.contains(.activate) { return .button }
    // A text that can be checked is still a text.
    if grammar.takesPicturesForButtons, node.hasRoleByDeed || node.isCheckedText { return nil }
    // What is all that shows of a pager is its page (`PagerPageDescription`).
    guard let wording = grammar.roles[node.role] else {
      return grammar.entersSilently && context.isOnlyPage ? .page : nil
    }
    if grammar.replacesButton, node.isSegment { return .button }
    if grammar.replacesButton, node.isBareSwitch { return nil }
    if grammar.replacesButton, wording == .button, node.traits.contains(.backButton) || context.isTab { return nil }
    switch (wording, subject.isVertical) {
    case (.slider, true?): return .verticalSlider
    case (.slider, false?): return .horizontalSlider
    case (.scrollBar, true?): return .verticalScrollBar
    case (.scrollBar, false?): return .horizontalScrollBar
    default: return wording
    }
  }

  /// How many dialogs are open beside a window.
  private mutating func sayDialogs(_ part: Portion) {
    let count = subject.dialogsElsewhere
    guard count > 0 else { return }
    let wording: Wording = count == 1 ? .unfocusedDialog : .unfocusedDialogs
    add(part, words.say(wording, String(count)), words.basis(of: wording))
  }

  private mutating func sayLevel(_ part: Portion) {
    guard let level = node.headingLevel else { return add(part, .heading) }
    add(part, words.say(.level, words.say(.heading), String(level)), words.basis(of: .level), .heading)
  }

  // MARK: Its state

  private mutating func sayState(_ part: Portion) {
    let isTold = states != nil || !grammar.own.isEmpty
    if grammar.partsStatus {
      let isStatus =
        states != nil && node.role != .switchControl && node.role != .toggle
        && node.stateDescription.nonEmpty == nil
      guard isStatus == (part == .status) else { return }
    }
    if isTold, let text = node.stateDescription.nonEmpty { return add(part, text) }
    // A switch without a state of its own has the text on it for one.
    let isSwitch = node.role == .switchControl || node.role == .toggle
    if isSwitch, !grammar.own.isEmpty, let text = node.text.nonEmpty, text != node.name { return add(part, text) }
    // A picture without a name is in the state of having none.
    if subject.isPicture, !grammar.own.isEmpty, node.name.nonEmpty == nil { return add(part, .unlabelled) }
    // Whether it is open takes the place of whether it is pressed.
    if node.role == .toggle, node.traits.contains(.expandable), grammar.orders[.toggle]?.contains(.expansion) == true {
      return
    }
    if let state = stateWord { add(part, state.text, state.basis, state.wording) }
  }

  /// Whether the author's words for the state stand for the value as well.
  private var isValueTold: Bool {
    guard !grammar.own.isEmpty, let state = node.stateDescription.nonEmpty else { return false }
    return isAdjustable || node.role == .progress || node.value?.lowercased() == state.lowercased()
  }

  /// The state of something that is switched: 1, 0 and 2 (`on`, `off`, `mixed`) have words, any other value is spoken
  /// as it is.
  var stateWord: (text: String, basis: Basis, wording: Wording?)? {
    guard let states, let value = node.value.nonEmpty else { return nil }
    let wording: Wording? =
      switch value.lowercased() {
      case "1", "on", "true": states.on
      case "0", "off", "false": states.off
      case "2", "mixed": states.mixed
      default: nil
      }
    // A grammar with words of its own for each role is TalkBack's.
    if wording == states.off, node.isCheckedText, !grammar.own.isEmpty { return nil }
    return wording.map { (words.say($0), words.basis(of: $0), $0) } ?? (value, .interface, nil)
  }

  // MARK: Its words

  /// What it is called; on the desktop what labels it stands for a name that it has not.
  private mutating func sayName(_ part: Portion) {
    if grammar.joining == .pauses, node.name.nonEmpty == nil, let label = subject.label.nonEmpty {
      add(part, label, .inferred)
    } else {
      add(part, node.name.nonEmpty ?? node.text)
    }
  }

  private mutating func sayTitle(_ part: Portion) {
    if let title = subject.node.name.nonEmpty { add(part, title) } else { add(part, .untitled) }
  }

  private mutating func sayDetails(_ part: Portion) {
    let told = Set(passages.map(\.text))
    let isTold = states != nil || isToldInPercent
    if !node.role.isTextEntry, let value = node.value.nonEmpty, !isTold, !told.contains(value) {
      add(part, value)
    }
    for text in subject.descriptions where text != node.name { add(part, text) }
    for (part, help) in [(Portion.hint, node.hint), (.tooltip, node.tooltip)] where !grammar.off.contains(part) {
      if let help = help.nonEmpty, help != node.name, !told.contains(help) { add(.details, help) }
    }
    if let error = node.errorText { add(part, error) }
  }

  // MARK: Numbers

  private mutating func sayRange(_ part: Portion) {
    guard node.stateDescription.nonEmpty == nil, node.value.nonEmpty == nil, let percent else { return }
    add(part, words.say(.percent, percent), words.basis(of: .percent))
  }

  private mutating func sayPercent(_ part: Portion) {
    if let percent = wholePercent {
      add(part, words.say(.percent, percent), words.basis(of: .percent), .percent)
    } else if part == .percentOrRole, let value = node.value.nonEmpty {
      add(part, value)
    } else if part == .percentOrRole {
      sayRole(.role)
    }
  }

  /// The number between its ends: a slider has no other value on the desktop.
  private var bareNumber: String? {
    guard grammar.joining == .pauses, wholePercent != nil, let current = node.range?.current else { return nil }
    return current == current.rounded() ? String(Int64(exactly: current.rounded()) ?? 0) : String(current)
  }

  /// Whether the number that is the value has been said as its place between its ends.
  private var isToldInPercent: Bool {
    wholePercent != nil && passages.contains { $0.part == .percent || $0.part == .percentOrRole }
  }

  /// How far between its ends the value is, 0…1; nil without ends.
  private var fraction: Double? {
    guard let range = node.range, range.maximum > range.minimum else { return nil }
    let fraction = (range.current - range.minimum) / (range.maximum - range.minimum)
    return fraction.isFinite ? min(1, max(0, fraction)) : nil
  }

  /// The same in per cent with one decimal.
  private var percent: String? {
    fraction.map { fraction in
      let tenths = Int((fraction * 1000).rounded())
      return "\(tenths / 10).\(tenths % 10)"
    }
  }

  /// The same in whole per cent. Orca takes it from the number and its ends, whatever the author's text for them is
  /// (`AXValue.get_value_as_percent`).
  private var wholePercent: String? { fraction.map { String(Int(($0 * 100).rounded())) } }

  // MARK: What it counts as

  var isDisabled: Bool { node.traits.contains(.disabled) }

  /// Whether it is told to be a heading; a grammar with words of its own for each role is TalkBack's.
  private var isSpokenAsHeading: Bool {
    node.role == .heading || node.isAlso(.heading) && !grammar.own.isEmpty
  }

  /// A heading is dimmed only where the voice tells headings by their role.
  private var isDimmed: Bool { isDisabled && grammar.roles[.heading] != nil }

  var isAdjustable: Bool {
    node.actions.contains(.increment) || node.actions.contains(.decrement) || node.role.isAdjustable
  }

  private var labelSaysCancel: Bool {
    node.name.map { words.sentence($0).lowercased() == words.say(.cancel).lowercased() } ?? false
  }

  /// Whether it can be operated and has no word at all, not even for what it is, or is a picture without a name.
  private var isUnlabelled: Bool {
    let texts = [
      node.name, node.text, node.value, node.hint, node.placeholder, node.stateDescription, node.tooltip, subject.label,
    ]
    guard !isDisabled, !subject.isPicture, subject.children.isEmpty, texts.allSatisfy({ $0.isBlank }) else {
      return false
    }
    let isClickable = node.role.isControl || node.actions.contains(.activate) || node.actions.contains(.longPress)
    return isClickable && roleWording == nil && node.roleDescription.nonEmpty == nil
      && states == nil && !isAdjustable
  }

  private var staticText: String? {
    if let text = node.hint.nonEmpty ?? node.value.nonEmpty { return text }
    let texts = subject.children.compactMap { child in
      child.node.role == .text ? child.node.name.nonEmpty : nil
    }
    let long = texts.filter { $0.split(separator: " ").count >= 3 }
    return long.isEmpty ? nil : words.sequence(long)
  }
}
