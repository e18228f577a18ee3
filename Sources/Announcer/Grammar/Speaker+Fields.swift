import Accessibility

/// What is said of a field that people type into.
extension Speaker {
  mutating func sayEntry(_ part: Portion) {
    // What a field of Android shows is its text, whatever its source calls it.
    let value = node.value.nonEmpty ?? (node.text == node.name ? nil : node.text.nonEmpty)
    // What labels it from outside is told as that.
    let name = node.name == subject.label ? nil : node.name.nonEmpty
    switch part {
    case .line: add(part, value.map(lineWithCaret) ?? node.placeholder)
    case .selection: saySelection(part)
    case .selectionMode: if node.traits.contains(.editing), selectedText != nil { add(part, .selectionModeOn) }
    case .placeholder: add(part, value ?? node.placeholder.nonEmpty ?? name)
    case .fieldHint:
      // The name stands in the field for its hint; what shows there already is not said again.
      let shown = node.role == .secureTextField ? nil : value ?? node.placeholder.nonEmpty ?? name
      // Android's own views have a hint of that name, and a description is said only where there is no text.
      let isView = node.roleWord?.hasPrefix("android.") == true && node.role != .secureTextField
      let isHintFirst = node.role == .secureTextField || isView
      let described = isView && value != nil || isDescribed ? nil : name
      let hint = isHintFirst ? node.placeholder.nonEmpty ?? described : name ?? node.placeholder.nonEmpty
      if let hint, hint != shown { add(part, hint) }
    case .masked:
      let bullets = value.map { text in words.sequence(text.map { _ in words.say(.bullet) }) }
      add(part, bullets ?? node.placeholder, bullets == nil ? .interface : words.basis(of: .bullet))
    case .password: if let name, isDescribed { add(part, name) } else { add(part, .password) }
    default:
      if let value { add(part, words.say(.characters, String(value.count)), words.basis(of: .characters)) }
    }
  }

  /// Whether what a field for secrets is called is a description, said in place of what it is; else it is its hint.
  private var isDescribed: Bool {
    guard node.role == .secureTextField, let name = node.name.nonEmpty, name != subject.label else { return false }
    return node.roleWord?.hasPrefix("android.") == true
      || node.placeholder.nonEmpty.map { $0 != name } ?? false
  }

  /// The line of a text in which the caret is; all of it where nobody says.
  private func lineWithCaret(_ text: String) -> String {
    guard let caret = node.selection?.caret, text.contains(where: \.isNewline) else { return text }
    let place = text.index(text.startIndex, offsetBy: max(0, caret), limitedBy: text.endIndex) ?? text.endIndex
    let start = text[..<place].lastIndex(where: \.isNewline).map(text.index(after:)) ?? text.startIndex
    let end = text[place...].firstIndex(where: \.isNewline) ?? text.endIndex
    return String(text[start..<end])
  }

  /// What is selected in the text of the field; nil for nothing.
  private var selectedText: String? {
    guard let selection = node.selection, let value = node.value.nonEmpty else { return nil }
    let (start, end) = (min(selection.anchor, selection.caret), max(selection.anchor, selection.caret))
    guard start >= 0, start < end else { return nil }
    return String(value.dropFirst(start).prefix(end - start)).nonEmptyText
  }

  private mutating func saySelection(_ part: Portion) {
    guard let text = selectedText else { return }
    if text == node.value { return add(part, .chosen) }
    add(part, words.say(.selectedDescription, text), words.basis(of: .selectedDescription), .selectedDescription)
  }
}

extension String {
  /// Nil for a text without a character.
  fileprivate var nonEmptyText: String? { isEmpty ? nil : self }
}
