import Accessibility

/// The order of words of the voice `voiceover`, for one node.
///
/// Headers, label, value; "Selected"; what it is and its state; its place; and apart from all that the hint.
struct VoiceOverGrammar {
  /// What is described.
  var node: AccessibilityNode
  /// What surrounds it.
  var context: SpeechContext
  /// The words.
  var language: Language

  /// The text, and the hint that follows after a pause.
  var description: (text: String, hint: String?) {
    var text = labelAndValue
    if node.traits.contains(.selected) {
      text = text.isEmpty ? language.say(.selected) : language.say(.selectedDescription, text)
    }
    var authorsHint = node.hint.nonEmpty
    if text.isEmpty, let hint = authorsHint {
      text = hint
      authorsHint = nil
    }
    let remaining = specifiers + surroundings
    if !remaining.isEmpty { text = language.sequence([language.sentence(text)] + remaining) }
    return (text, hint(after: authorsHint))
  }

  // MARK: Label and value

  private var labelAndValue: String {
    if let cell = context.cell { return cellText(cell) }
    switch (label, value) {
    case (let label?, let value?): return language.say(.labelAndValue, label, value)
    case (let label?, nil): return label
    case (nil, let value?): return value
    case (nil, nil): return ""
    }
  }

  /// The label, unless it would only repeat that this is a back button.
  private var label: String? {
    guard let name = node.name.nonEmpty else { return nil }
    let isRepetition =
      node.traits.contains(.backButton) && name.lowercased() == language.say(.back).lowercased()
    return isRepetition ? nil : name
  }

  /// The value, unless it is spoken as a state; an empty field has its placeholder for one.
  private var value: String? {
    if hasSpokenState { return nil }
    if let value = node.value.nonEmpty {
      guard node.role == .secureTextField else { return value }
      return language.sequence(value.map { _ in language.say(.bullet) })
    }
    return node.role.isTextEntry ? node.placeholder.nonEmpty : nil
  }

  private func cellText(_ cell: SpeechContext.Cell) -> String {
    var parts: [String] = cell.headers.compactMap { header in
      switch (header.label.nonEmpty, header.value.nonEmpty) {
      case (let label?, let value?): language.say(.header, language.say(.labelAndValue, label, value))
      case (let text?, nil), (nil, let text?): language.say(.header, text)
      case (nil, nil): nil
      }
    }
    if let label { parts.append(language.sentence(label)) }
    if cell.isFirstInRow { parts.append(language.say(.row, String(cell.row))) }
    parts.append(language.say(.column, String(cell.column)))
    if let value { parts.append(value) }
    return language.sequence(parts)
  }

  // MARK: What happens

  /// A new value as it is spoken when the cursor stays.
  func spoken(_ value: String) -> String {
    var changed = node
    changed.value = value
    let grammar = VoiceOverGrammar(node: changed, context: context, language: language)
    return grammar.state ?? value
  }

  /// Title, kind and message of something that is presented.
  var presentation: String {
    let kind: String =
      switch node.role {
      case .sheet: language.say(.sheet)
      case .actionSheet: language.say(.actionSheet)
      case .activityView: language.say(.activityView)
      case .alert: language.say(.alert)
      case .popover: language.say(.popover)
      case .menu: language.say(.menu)
      case .fullScreen: language.say(.fullScreen)
      case .splitView: language.say(.splitView)
      case .window: language.say(.window)
      case .panel: language.say(.panel)
      default: language.say(.dialog)
      }
    let title = node.name.nonEmpty.map { language.say(.presented, language.sentence($0), kind) } ?? kind
    return language.sequence([title, node.value.nonEmpty ?? ""])
  }
}

extension String? {
  /// Nil where there is nothing to say.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
