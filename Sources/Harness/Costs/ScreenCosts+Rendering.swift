import Accessibility
import Announcer
import SafeText

extension ScreenCosts {
  /// The costs for people: a line for each control, then what was reckoned with; ends with a newline.
  ///
  /// - Parameter explains: Whether the ways are told, step by step.
  public func text(explains: Bool = false) -> String {
    var lines = [title.forTerminal]
    let header = ["", "listening", "gestures", "keys", "touch"]
    var rows: [[String]] = []
    for control in controls {
      rows.append([
        control.title.forTerminal,
        control.reader.text(control.listening(terms).map(Self.seconds)) { "over \(Self.seconds($0))" },
        control.gestures.map(String.init) ?? "",
        control.keyboard.text(control.keys.map(String.init)) { "over \($0)" },
        control.touch.text(control.touching(terms).map(Self.seconds)) { "over \(Self.seconds($0))" },
      ])
    }
    let table = CostTable(header: header, rows: rows).lines
    for (place, line) in table.enumerated() {
      lines.append("  " + line)
      guard explains, place > 0, controls.indices.contains(place - 1) else { continue }
      lines += reasons(controls[place - 1]).map { "      \($0)".forTerminal }
    }
    if controls.isEmpty { lines.append("  no control is in reach") }
    lines += remarks.map { "  \($0)".forTerminal }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How one gets to a control, a line each.
  private func reasons(_ control: ControlCost) -> [String] {
    var lines: [String] = []
    if let way = control.reader.way {
      lines += way.legs.map { $0.text(terms) }
      if !way.isInUse { lines.append("to use it: \(Self.seconds(terms.gesture))") }
    }
    if let way = control.keyboard.way, let keys = control.keys, keys > 0 {
      let use = control.role.isTextEntry ? "" : way.count > 0 ? ", and one to use it" : "one to use it"
      lines.append("keys: \(way.text)\(use)")
    }
    if let way = control.touch.way {
      let swipes = way.swipes > 0 ? "\(way.swipes) \(way.swipes == 1 ? "swipe" : "swipes"), then " : ""
      lines.append(
        "touch: \(swipes)\(Numerals.text(way.travel)) pt to a target of \(Numerals.text(way.width)) pt")
    }
    return lines
  }

  /// What was reckoned with, and what the words in the table mean.
  private var remarks: [String] {
    var lines = terms.remarks(voice, language)
    lines[lines.count - 1] += ", from the middle of the screen"
    if controls.contains(where: { $0.reader == .none || $0.keyboard == .none || $0.touch == .none }) {
      lines.append("no way: every way was tried, and none leads there")
    }
    if controls.contains(where: { $0.reader.isBound || $0.keyboard.isBound || $0.touch.isBound }) {
      lines.append("over: the search ended after \(terms.mostTries) tries; there is no way that costs less")
    }
    let untold = Set(controls.flatMap { [$0.reader.untold, $0.keyboard.untold, $0.touch.untold] }.compactMap(\.self))
    lines += untold.sorted().map { "not known: \($0)" }
    return lines
  }

  static func seconds(_ time: Int64) -> String { CostTable.seconds(time) }

  /// The costs for programs: one JSON object a line, a control each; ends with a newline unless there is none.
  ///
  /// Times are in µs.
  public func json(explains: Bool = false) -> String {
    var json = JSONText()
    for control in controls {
      json.object { json in
        json.member("screen", title)
        json.member("node", control.node.path)
        json.member("role", control.role.rawValue)
        json.member("name", control.name)
        json.member("voice", voice.rawValue)
        json.member("language", language)
        json.member("listening", outcome: control.reader, control.listening(terms))
        if let gestures = control.gestures { json.member("gestures", gestures) }
        json.member("keys", outcome: control.keyboard, control.keys.map(Int64.init))
        json.member("touch", outcome: control.touch, control.touching(terms))
        if let way = control.touch.way { json.member("swipes", way.swipes) }
        json.member(terms, in: language)
        guard explains else { return }
        json.member("way", control.reader.way)
      }
      json.endLine()
    }
    return json.text
  }
}
