/// Names as English has them.
extension MeaningRules {
  /// Words for what has a name that stand after it in English, and the role that stands before it here.
  private static let roles: [String: String] = {
    let same = [
      "button", "link", "slider", "toggle", "tab", "image", "heading", "list", "row", "cell", "sheet", "alert",
      "dialog", "popover", "window", "menu", "text", "stepper", "group", "page",
    ]
    var roles = Dictionary(uniqueKeysWithValues: same.map { ($0, $0) })
    for word in ["field", "textfield", "input", "textbox"] { roles[word] = "textField" }
    roles["checkbox"] = "checkBox"
    roles["switch"] = "switch"
    return roles
  }()

  /// Verbs after which a place stands at once.
  private static let placedVerbs: Set = ["tap", "click", "press", "touch"]

  /// Whether a name stands next, or after one word.
  private static func isBeforeName(_ index: Int, _ instruction: WrittenInstruction) -> Bool {
    instruction.pieces[index...].dropFirst().prefix(2).contains { $0.kind == .string }
  }

  /// `tap on the "Compose" button`: a role after its name, articles, and prepositions where a place stands at once.
  @Sendable static func namedInEnglish(_ instruction: WrittenInstruction, _ depth: Int) -> MeantScript? {
    var words: [String] = []
    var isMended = false
    for (index, piece) in instruction.pieces.enumerated() {
      let isFirst = index == 0
      if !isFirst, piece.isWord(["the", "a", "an"]), isBeforeName(index, instruction) {
        isMended = true
      } else if !isFirst, piece.isWord(["on", "at"]), instruction.pieces[index - 1].isWord(placedVerbs) {
        isMended = true
      } else if !isFirst, instruction.pieces[index - 1].kind == .string, piece.kind == .word,
        let role = roles[piece.text.lowercased()], let name = words.popLast()
      {
        isMended = true
        words += [role, name]
      } else if instruction.isJoined(index), let last = words.popLast() {
        words.append(last + piece.text)
      } else {
        words.append(piece.text)
      }
    }
    guard isMended else { return nil }
    return MeantScript.mended(words.joined(separator: " "), depth: depth).map { MeantScript($0) }
  }
}
