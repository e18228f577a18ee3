import Accessibility
import Announcer
import SafeText

extension ScreenReading {
  /// The screen for people: a line for each element, then what is ambiguous; ends with a newline.
  public func text(usesColor: Bool = false) -> String {
    func dim(_ text: String) -> String { usesColor ? TerminalStyle.dim.applied(to: text) : text }
    var lines = [title.forTerminal]
    let width = String(items.count).count
    for (number, item) in items.enumerated() {
      let digits = String(number + 1)
      let margin = "  " + String(repeating: " ", count: width - digits.count) + digits + "  "
      let utterance = item.utterance
      let words =
        utterance.text.isEmpty
        ? "nothing: #\(utterance.node?.path ?? "") has no words" : "“\(utterance.text)”"
      lines.append(margin + words.forTerminal + (utterance.hint.map { dim("  \($0.forTerminal)") } ?? ""))
    }
    if items.isEmpty { lines.append("  nothing to read") }
    for ambiguity in ambiguities {
      lines.append(
        "  ambiguous order: #\(ambiguity.earlier) before #\(ambiguity.later), in other readers perhaps after it"
          .forTerminal)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The screen for programs: one JSON object a line, an element each, then what is ambiguous; ends with a newline.
  ///
  /// `{"screen":"inbox","place":1,"node":"inbox/compose","role":"button","text":"Compose. Button.","language":"en"}`
  public var json: String {
    var lines: [String] = []
    for (number, item) in items.enumerated() {
      var line = JSONLine()
      line.add("screen", title)
      line.add("place", Int64(number + 1))
      line.add("node", item.utterance.node?.path)
      line.add("role", item.role.rawValue)
      line.add("text", item.utterance.text)
      line.add("hint", item.utterance.hint)
      line.add("language", item.utterance.language)
      lines.append(line.closed)
    }
    for ambiguity in ambiguities {
      var line = JSONLine()
      line.add("screen", title)
      line.add("ambiguous", list: [ambiguity.earlier, ambiguity.later].map { JSONText.quoted($0.path) })
      lines.append(line.closed)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
