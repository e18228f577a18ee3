import Accessibility
import Announcer
import SafeText

extension CostComparison {
  /// Reasons that are told of one control.
  private static let told = 3

  /// The differences for people; ends with a newline.
  ///
  ///     button "Pay" (#pay): +9.2 s in talkback in ko, 12.0 s → 21.2 s; keys 4 → 6
  ///         “광고, 버튼” is on the way now: +5.1 s
  public func text() -> String {
    var lines: [String] = ["\(voice.rawValue) in \(language)"]
    for change in changes {
      lines.append("  " + "\(change.control.title): \(change.summary)".forTerminal)
      for reason in change.reasons.prefix(Self.told) {
        lines.append("      " + "\(reason.words): \(Self.signed(reason.time))".forTerminal)
      }
      let rest = change.reasons.dropFirst(Self.told)
      if !rest.isEmpty {
        lines.append("      and \(rest.count) more: \(Self.signed(rest.reduce(0) { $0 + $1.time }))")
      }
    }
    let touched = isTouchedAlike ? "" : ", by touch within \(CostTable.seconds(Self.leastTouch))"
    lines.append("  \(unchanged) \(unchanged == 1 ? "control costs" : "controls cost") the same\(touched)")
    return lines.joined(separator: "\n") + "\n"
  }

  static func signed(_ time: Int64) -> String { (time > 0 ? "+" : "") + CostTable.seconds(time) }

  /// The differences for programs: one JSON object a line, a control each; times are in µs.
  public func json() -> String {
    var json = JSONText()
    for change in changes {
      json.object { json in
        json.member("node", change.control.node.path)
        json.member("role", change.control.role.rawValue)
        json.member("name", change.control.name)
        json.member("voice", voice.rawValue)
        json.member("language", language)
        json.member("change", change.kind.rawValue)
        if let before = change.before { json.member("listeningBefore", before) }
        if let after = change.after { json.member("listeningAfter", after) }
        if let before = change.keysBefore { json.member("keysBefore", before) }
        if let after = change.keysAfter { json.member("keysAfter", after) }
        if let before = change.touchBefore { json.member("touchBefore", before) }
        if let after = change.touchAfter { json.member("touchAfter", after) }
        json.array("because", of: change.reasons) { json, reason in
          json.object { json in
            json.member("text", reason.words)
            json.member("time", reason.time)
          }
        }
      }
      json.endLine()
    }
    return json.text
  }
}

extension CostComparison.Change {
  /// What has happened, in a sentence without a period.
  fileprivate var summary: String {
    var parts: [String] = []
    switch (kind, before, after) {
    case (.appeared, _, let after):
      parts.append("is new" + (after.map { ", \(CostTable.seconds($0)) by ear" } ?? ", and no reader gets there"))
    case (.gone, let before, _): parts.append("is gone" + (before.map { ", it cost \(CostTable.seconds($0))" } ?? ""))
    case (.unreachable, let before?, _):
      parts.append("no reader gets there any more; it cost \(CostTable.seconds(before))")
    case (.reachable, _, let after?): parts.append("readers get there now, for \(CostTable.seconds(after))")
    case (_, let before?, let after?) where before != after:
      parts.append(
        "\(CostComparison.signed(after - before)) by ear, \(CostTable.seconds(before)) → \(CostTable.seconds(after))")
    default: break
    }
    if kind != .appeared, kind != .gone, keysBefore != keysAfter {
      parts.append("keys \(keysBefore.map(String.init) ?? "no way") → \(keysAfter.map(String.init) ?? "no way")")
    }
    if kind != .appeared, kind != .gone, CostComparison.isFelt(touchBefore, touchAfter) {
      let times = [touchBefore, touchAfter].map { $0.map { CostTable.seconds($0) } ?? "no way" }
      parts.append("touch \(times[0]) → \(times[1])")
    }
    return parts.joined(separator: "; ")
  }
}
