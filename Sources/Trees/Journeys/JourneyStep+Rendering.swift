import Accessibility
import SafeText

extension JourneyStep {
  /// The differences for people, a line each; ends with a newline.
  public func text(from title: String) -> String {
    if let obstacle { return "  since \(title.forTerminal): \(obstacle.forTerminal)\n" }
    var lines = ["  since \(title.forTerminal): " + (isSameScreen ? "the same screen" : "another screen")]
    if let overlay {
      let name = overlay.name.map { " “\($0)”" } ?? ""
      lines[0] =
        (lines[0] + (overlay.hasCome ? ", with " : ", without ") + "the \(overlay.role.rawValue)\(name) over it")
        .forTerminal
    } else if changes.isEmpty {
      lines[0] += ", and nothing is different for a reader"
    }
    if !isSameScreen, !changes.isEmpty {
      let (new, gone) = (changes.count { $0.kind == .appeared }, changes.count { $0.kind == .gone })
      lines[0] += ": \(new) appeared, \(gone) gone"
    }
    lines += changes.map { "    " + Self.line($0).forTerminal }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ change: Change) -> String {
    let name = "\(change.role.rawValue) #\(change.node)"
    let (before, after) = (change.before ?? "", change.after ?? "")
    return switch change.kind {
    case .appeared: "appeared   \(name) “\(after)”"
    case .gone: "gone       \(name) “\(before)”"
    case .renamed: "renamed    \(name) from “\(before)” to “\(after)”"
    case .lostName: "lost name  \(name), which was “\(before)”"
    case .changed: "changed    \(name) from \(quoted(before)) to \(quoted(after))"
    case .moved: "moved      \(name) from place \(before) to \(after)"
    }
  }

  private static func quoted(_ state: String) -> String { state.isEmpty ? "nothing" : "“\(state)”" }

  /// The differences for programs: one JSON object; ends with a newline.
  public func json(from earlier: String, to later: String) -> String {
    var json = JSONText()
    json.object { json in
      json.member("screen", later)
      json.member("since", earlier)
      json.member("obstacle", obstacle)
      if obstacle == nil { json.member("same", isSameScreen) }
      if let overlay {
        json.object("overlay") { json in
          json.member("role", overlay.role.rawValue)
          json.member("name", overlay.name)
          json.member("come", overlay.hasCome)
        }
      }
      json.array("changes", of: changes) { json, change in
        json.object { json in
          json.member("kind", change.kind.rawValue)
          json.member("node", change.node.path)
          json.member("role", change.role.rawValue)
          json.member("before", change.before)
          json.member("after", change.after)
        }
      }
    }
    json.endLine()
    return json.text
  }
}
