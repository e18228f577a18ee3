import Accessibility

/// How the node is operated, as a hint.
extension Speaker {
  /// The hint, and what it is put together from.
  var hint: (text: String?, passages: [Speech.HintPassage]) {
    var result: [Speech.HintPassage] = []
    var authors = grammar.saysAuthorsHint && !saysOnlyItsHint ? node.hint.nonEmpty : nil
    for group in grammar.hints {
      guard let rule = group.first(where: { holds($0.circumstance) }), !isDisabled || rule.isOfDimmed else { continue }
      if rule.replacesAuthors { authors = nil }
      guard let wording = rule.wording else { continue }
      let text =
        switch rule.circumstance {
        case .clickNamed: words.say(wording, subject.clickName ?? "")
        case .longPressNamed: words.say(wording, subject.longPressName ?? "")
        default: words.say(wording)
        }
      result.append(.init(text: text, circumstance: rule.circumstance, basis: words.basis(of: wording)))
    }
    let generic = words.sequence(result.map(\.text))
    guard let authors else { return (generic.isEmpty ? nil : generic, result) }
    let passage = Speech.HintPassage(text: authors, circumstance: nil, basis: .interface)
    guard !generic.isEmpty else { return (authors, [passage]) }
    let bare = authors.hasSuffix(".") ? String(authors.dropLast()) : authors
    return (words.say(.hints, bare, generic), [passage] + result)
  }

  private func holds(_ circumstance: HintRule.Circumstance) -> Bool {
    let role = node.role
    let isSelection = role == .tab || context.isTab
    return switch circumstance {
    case .switched: role == .switchControl || role == .toggle
    case .checkable:
      [.switchControl, .toggle, .checkBox, .radioButton].contains(role) || node.isAlso(.checkBox)
        || role == .menuItem && stateWord?.wording != nil
    case .clickable: isClickable
    case .clickNamed: subject.clickName.nonEmpty != nil
    case .chosenOfSelection: isSelection && node.traits.contains(.selected)
    case .oneOfSelection: isSelection
    // Whoever has the focus of the keyboard is not told how to get it; TalkBack asks for no more than that.
    case .editing:
      role.isTextEntry
        && (node.traits.contains(.editing) || !grammar.own.isEmpty && node.traits.contains(.focused))
    case .longText: role == .textEditor
    case .textEntry: role.isTextEntry
    case .adjustable: isAdjustable && (grammar.saysAuthorsHint ? isAdjustedByHint : role.isAdjustable)
    case .dropDown: role == .comboBox
    case .longPressNamed: subject.longPressName.nonEmpty != nil
    case .longPress: node.actions.contains(.longPress)
    case .actionsInField: role.isTextEntry && !node.customActions.isEmpty
    case .customActions: !node.customActions.isEmpty
    case .moreContent: !node.customContent.isEmpty
    case .links: subject.hasLinks
    }
  }

  /// Not a switch, and not something that is only a hint.
  private var isAdjustedByHint: Bool {
    node.role != .switchControl && node.role != .toggle
      && !(node.hint.nonEmpty != nil && node.name.nonEmpty == nil && node.value.nonEmpty == nil)
  }

  /// Whether activating it does something, other than following a link in its text.
  private var isClickable: Bool {
    if subject.hasLinks, !node.actions.contains(.activate) || node.role == .link { return false }
    if node.role.isAdjustable || node.role == .splitter { return node.actions.contains(.activate) }
    return node.role.isControl || node.actions.contains(.activate)
  }
}
