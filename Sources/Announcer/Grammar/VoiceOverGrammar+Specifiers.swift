import Accessibility

extension VoiceOverGrammar {
  /// What the node is and its state, in the order it is spoken.
  var specifiers: [String] {
    var result: [Wording] = []
    if isDimmed { result.append(.dimmed) }
    if isButton { result.append(.button) }
    if node.traits.contains(.destructive) { result.append(.destructive) }
    if node.traits.contains(.cancel), !labelSaysCancel { result.append(.cancel) }
    if node.traits.contains(.backButton) { result.append(.backButton) }
    if isSwitch { result.append(.switchButton) }
    if node.role == .checkBox { result.append(.checkBox) }
    if node.role == .radioButton { result.append(.radioButton) }
    var words = result.map { language.say($0) }
    if let state { words.append(state) }

    var remaining: [Wording] = []
    if node.role == .tab || context.isTab { remaining.append(.tab) }
    switch node.role {
    case .textField, .textEditor: remaining.append(.textField)
    case .secureTextField: remaining.append(.secureTextField)
    default: break
    }
    if node.role.isTextEntry, node.traits.contains(.editing) { remaining.append(.isEditing) }
    if node.role == .heading { remaining.append(.heading) }
    if node.role == .link { remaining.append(.link) }
    if isAdjustable { remaining.append(.adjustable) }
    if node.role == .image { remaining.append(.image) }
    if node.role == .searchField { remaining.append(.searchField) }
    if node.traits.contains(.expandable) {
      remaining.append(node.traits.contains(.expanded) ? .expanded : .collapsed)
    }
    return words + remaining.map { language.say($0) }
  }

  /// Where the node stands, in the order it is spoken.
  var surroundings: [String] {
    var words: [String] = []
    if let position = context.position {
      words.append(language.say(.series, String(position.index), String(position.count)))
    }
    return words
      + context.boundaries.map { boundary in
        switch boundary {
        case .listStart: language.say(.listStart)
        case .listEnd: language.say(.listEnd)
        case .landmark: language.say(.landmark)
        case .landmarkEnd: language.say(.landmarkEnd)
        }
      }
  }

  /// The author's hint and the generic ones; generic ones are dropped when the node is dimmed.
  func hint(after authorsHint: String?) -> String? {
    var generic: [Wording] = []
    if !isDimmed {
      if isSwitch { generic.append(.toggleHint) }
      if node.role.isTextEntry, !node.traits.contains(.editing) { generic.append(.editHint) }
      if isAdjustable, !isSwitch, !saysOnlyItsHint { generic.append(.adjustHint) }
      if !node.customActions.isEmpty { generic.append(.actionsAvailable) }
    }
    guard !generic.isEmpty else { return authorsHint }
    let words = language.sequence(generic.map { language.say($0) })
    guard let authorsHint else { return words }
    let bare = authorsHint.hasSuffix(".") ? String(authorsHint.dropLast()) : authorsHint
    return language.say(.hints, bare, words)
  }

  // MARK: What the node counts as

  var isDimmed: Bool { node.traits.contains(.disabled) }

  var isSwitch: Bool { node.role == .switchControl || node.role == .toggle }

  /// Whether the value is one of the states that have words of their own, or is spoken in their place.
  var hasSpokenState: Bool { isSwitch || node.role == .checkBox || node.role == .radioButton }

  /// The state of something that is switched: 1, 0 and 2 (`on`, `off`, `mixed`) have words, any other value is
  /// spoken.
  var state: String? {
    guard hasSpokenState, let value = node.value.nonEmpty else { return nil }
    let words: (on: Wording, off: Wording, mixed: Wording) =
      isSwitch ? (.on, .off, .mixed) : (.checked, .unchecked, .partiallyChecked)
    switch value.lowercased() {
    case "1", "on", "true": return language.say(words.on)
    case "0", "off", "false": return language.say(words.off)
    case "2", "mixed": return language.say(words.mixed)
    default: return language.sentence(value)
    }
  }

  private var isButton: Bool {
    guard !node.traits.contains(.backButton), !context.isTab else { return false }
    switch node.role {
    case .button, .grabber, .navigationLink, .menuItem, .comboBox: return true
    default: return false
    }
  }

  private var isAdjustable: Bool {
    node.actions.contains(.increment) || node.actions.contains(.decrement)
      || node.role.isAdjustable
  }

  private var labelSaysCancel: Bool {
    node.name.map { language.sentence($0).lowercased() == language.say(.cancel).lowercased() } ?? false
  }

  private var saysOnlyItsHint: Bool {
    node.hint.nonEmpty != nil && node.name.nonEmpty == nil && node.value.nonEmpty == nil
  }
}
