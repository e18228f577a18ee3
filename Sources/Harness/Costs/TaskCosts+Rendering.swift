import Announcer
import SafeText

extension TaskCosts {
  /// The costs for people: a line for each instruction, their sum, and what was reckoned with; ends with a newline.
  ///
  /// - Parameter explains: Whether it is told what is heard on the way.
  public func text(explains: Bool = false) -> String {
    var rows = steps.map { step in
      [
        step.instruction.forTerminal + (step.isAsWritten ? " *" : ""),
        step.reader.text(step.reader.way.map { Self.seconds($0.duration(terms)) }) { "over \(Self.seconds($0))" },
        step.reader.way.map { String($0.gestures) } ?? "",
        step.keys.text(step.keys.way.map(String.init)) { "over \($0)" },
        step.touch.text(step.touch.way.map(Self.seconds)) { "over \(Self.seconds($0))" },
      ]
    }
    rows.append([
      "all of it", listening.map(Self.seconds) ?? "not all", gestures.map(String.init) ?? "",
      keys.map(String.init) ?? "not all", touching.map(Self.seconds) ?? "not all",
    ])
    var lines = [title.forTerminal]
    let table = CostTable(header: ["", "listening", "gestures", "keys", "touch"], rows: rows).lines
    for (place, line) in table.enumerated() {
      lines.append("  " + line)
      guard explains, place > 0, steps.indices.contains(place - 1), let way = steps[place - 1].reader.way else {
        continue
      }
      lines += way.legs.map { "      \($0.text(terms))".forTerminal }
    }
    lines += terms.remarks(voice, language).map { "  \($0)".forTerminal }
    lines += Set(steps.flatMap { [$0.reader.untold, $0.keys.untold, $0.touch.untold] }.compactMap(\.self)).sorted()
      .map { "  not known: \($0)".forTerminal }
    if steps.contains(where: { $0.reader == .none || $0.keys == .none || $0.touch == .none }) {
      lines.append("  no way: there is none from where the step before ends; the instruction was done as it is written")
    }
    if let leastListening {
      lines.append(
        "  the search through the whole task ended after \(terms.mostTries) tries: each instruction has its own cheapest way, "
          + "and no way through all of them takes less than \(Self.seconds(leastListening))")
    }
    if steps.contains(where: \.isAsWritten) {
      lines.append("  *: done by everybody as it is written; typing takes keys, and nobody's time")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func seconds(_ time: Int64) -> String { CostTable.seconds(time) }

  /// The costs for programs: one JSON object a line, an instruction each, then their sum; times are in µs.
  public func json(explains: Bool = false) -> String {
    var json = JSONText()
    for step in steps {
      json.object { json in
        json.member("screen", title)
        json.member("instruction", step.instruction)
        json.member("voice", voice.rawValue)
        json.member("language", language)
        json.member("listening", outcome: step.reader, step.reader.way.map { $0.duration(terms) })
        if let way = step.reader.way { json.member("gestures", way.gestures) }
        json.member("keys", outcome: step.keys, step.keys.way.map(Int64.init))
        json.member("touch", outcome: step.touch, step.touch.way)
        if step.isAsWritten { json.member("asWritten", true) }
        json.member(terms, in: language)
        if explains { json.member("way", step.reader.way) }
      }
      json.endLine()
    }
    json.object { json in
      json.member("screen", title)
      json.member("voice", voice.rawValue)
      json.member("language", language)
      if let listening { json.member("allListening", listening) }
      if let gestures { json.member("allGestures", gestures) }
      if let keys { json.member("allKeys", keys) }
      if let touching { json.member("allTouch", touching) }
      if let leastListening { json.member("leastListening", leastListening) }
      json.member(terms, in: language)
    }
    json.endLine()
    return json.text
  }
}
