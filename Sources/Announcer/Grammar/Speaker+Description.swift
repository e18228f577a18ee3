import Accessibility

/// Label, value and place in a table as one text, as VoiceOver puts them together.
extension Speaker {
  /// The label with the value, "Selected"; the author's hint where there is neither.
  var description: String {
    var text = labelAndValue
    if node.traits.contains(.selected) {
      text = text.isEmpty ? words.say(.selected) : words.say(.selectedDescription, text)
    }
    return text.isEmpty ? node.hint ?? "" : text
  }

  /// Where that was read: concluded as soon as one of the voice's own words in it is.
  var descriptionBasis: Basis {
    var wordings: [Wording] = []
    if node.traits.contains(.selected) { wordings.append(labelAndValue.isEmpty ? .selected : .selectedDescription) }
    if let cell = context.cell {
      if cell.rowSpan > 1 { wordings.append(.rowSpan) }
      if cell.columnSpan > 1 { wordings.append(.columnSpan) }
      if cell.isFirstInRow { wordings.append(.row) }
      wordings.append(.column)
    }
    return wordings.contains { words.basis(of: $0) == .inferred } ? .inferred : .interface
  }

  /// Whether the hint has been said as the text.
  var saysOnlyItsHint: Bool {
    node.hint.nonEmpty != nil && labelAndValue.isEmpty && !node.traits.contains(.selected)
  }

  private var labelAndValue: String {
    if let cell = context.cell { return cellText(cell) }
    return switch (label, value) {
    case (let label?, let value?): words.say(.labelAndValue, label, value)
    case (let label?, nil): label
    case (nil, let value?): value
    case (nil, nil): ""
    }
  }

  /// The label, unless it would only repeat that this is a back button.
  private var label: String? {
    guard let name = node.name.nonEmpty else { return nil }
    let isRepetition = node.traits.contains(.backButton) && name.lowercased() == words.say(.back).lowercased()
    return isRepetition ? nil : name
  }

  /// The value, unless it is spoken as a state; an empty field has its placeholder for one.
  private var value: String? {
    if states != nil { return nil }
    if let value = node.value.nonEmpty ?? node.stateDescription.nonEmpty {
      guard node.role == .secureTextField else { return value }
      return words.sequence(value.map { _ in words.say(.bullet) })
    }
    return node.role.isTextEntry ? node.placeholder.nonEmpty : nil
  }

  private func cellText(_ cell: SpeechContext.Cell) -> String {
    let columnHeaders = cell.columnHeaders.filter { !cell.isFirstInRow || !$0.isAbove }
    let headers = (cell.isFirstInRow ? cell.rowHeaders : []) + columnHeaders
    var parts = headers.compactMap(text(of:)).map { words.say(.header, $0) }
    if let label { parts.append(words.sentence(label)) }
    if cell.rowSpan > 1 { parts.append(words.say(.rowSpan, String(cell.rowSpan))) }
    if cell.columnSpan > 1 { parts.append(words.say(.columnSpan, String(cell.columnSpan))) }
    if cell.isFirstInRow { parts.append(words.say(.row, String(cell.row))) }
    parts.append(words.say(.column, String(cell.column)))
    if let value { parts.append(value) }
    return words.sequence(parts)
  }

  private func text(of header: SpeechContext.Header) -> String? {
    switch (header.label.nonEmpty, header.value.nonEmpty) {
    case (let label?, let value?): words.say(.labelAndValue, label, value)
    case (let text?, nil), (nil, let text?): text
    case (nil, nil): nil
    }
  }
}
