import Accessibility
import Announcer
import SafeText

extension ScreenReading {
  /// The screen for people: a line for each element, then what is ambiguous; ends with a newline.
  ///
  /// - Parameter explains: Whether each part of what is said is told with its rule and with what its words rest on.
  public func text(usesColor: Bool = false, explains: Bool = false) -> String {
    func dim(_ text: String) -> String { usesColor ? TerminalStyle.dim.applied(to: text) : text }
    var lines = [title.forTerminal]
    let width = String(items.count).count
    let indent = String(repeating: " ", count: width + 4)
    for (number, item) in items.enumerated() {
      let digits = String(number + 1)
      let margin = "  " + String(repeating: " ", count: width - digits.count) + digits + "  "
      let utterance = item.utterance
      let words =
        utterance.text.isEmpty
        ? "nothing: #\(utterance.node?.path ?? "") has no words" : "“\(Self.oneLine(utterance.text))”"
      lines.append(margin + words.forTerminal + (utterance.hint.map { dim("  \($0.forTerminal)") } ?? ""))
      if explains { lines += item.speech.reasons.map { dim("\(indent)   \($0)".forTerminal) } }
    }
    if items.isEmpty { lines.append("  nothing to read") }
    for ambiguity in ambiguities {
      lines.append(
        "  ambiguous order: #\(ambiguity.earlier) before #\(ambiguity.later), in other readers perhaps after it"
          .forTerminal)
    }
    for word in unspoken {
      lines.append("  not spoken: #\(word.node) “\(word.words)”: \(word.reason)".forTerminal)
    }
    if !notKnown.isEmpty {
      lines.append("  not known from this source: " + notKnown.map(\.rawValue).joined(separator: ", "))
    }
    for remark in remarks { lines.append("  note: \(remark.forTerminal)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text with a sign for each line break in it, as an element has one line.
  private static func oneLine(_ text: String) -> String {
    text.utf8.contains(0x0A) ? text.replacing("\n", with: "⏎") : text
  }

  /// The screen for programs, without the parts of what is said.
  public var json: String { json(explains: false) }

  /// The screen for programs: one JSON object a line, an element each, then what is ambiguous; ends with a newline.
  ///
  /// `{"screen":"inbox","place":1,"node":"inbox/compose","role":"button","text":"Compose. Button.","language":"en"}`
  ///
  /// - Parameter explains: Whether parts are told: `{"part":"role","text":"Button.","basis":"sourced"}`, those of the hint
  ///   with `occasion` in place of `part`.
  public func json(explains: Bool) -> String {
    var json = JSONText()
    for (number, item) in items.enumerated() {
      json.object { json in
        json.member("screen", title)
        json.member("place", number + 1)
        json.member("node", item.utterance.node?.path)
        json.member("role", item.role.rawValue)
        json.member("text", item.utterance.text)
        json.member("hint", item.utterance.hint)
        json.member("language", item.utterance.language)
        if explains { json.parts(of: item.speech) }
      }
      json.endLine()
    }
    for ambiguity in ambiguities {
      json.object { json in
        json.member("screen", title)
        json.array("ambiguous", of: [ambiguity.earlier, ambiguity.later]) { $0.value($1.path) }
      }
      json.endLine()
    }
    for word in unspoken {
      json.object { json in
        json.member("screen", title)
        json.member("unspoken", word.node.path)
        json.member("text", word.words)
        json.member("reason", word.reason)
      }
      json.endLine()
    }
    if !notKnown.isEmpty || !remarks.isEmpty {
      json.object { json in
        json.member("screen", title)
        json.array("notKnown", of: notKnown) { $0.value($1.rawValue) }
        json.array("remarks", of: remarks) { $0.value($1) }
      }
      json.endLine()
    }
    return json.text
  }
}

extension JSONText {
  /// The parts of what is said, and of the hint.
  fileprivate mutating func parts(of speech: Speech) {
    array("parts", of: speech.passages) { json, passage in
      json.object { json in
        json.member("part", passage.part.rawValue)
        json.member("text", passage.text)
        json.member("basis", passage.basis.rawValue)
      }
    }
    array("hints", of: speech.hints) { json, passage in
      json.object { json in
        json.member("occasion", passage.circumstance?.rawValue ?? "author")
        json.member("text", passage.text)
        json.member("basis", passage.basis.rawValue)
      }
    }
  }
}
