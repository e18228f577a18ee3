public import Guidelines
import Scenes

/// State machines, decisions, conflicts, parameters and obligations for a terminal.
public enum SpecificationText {
  /// A line for each entry: its code and what it is about; at the end how many there are of each family.
  public static func list(_ entries: [SpecificationEntry]) -> String {
    let width = entries.map(\.code.utf8.count).max() ?? 0
    let lines = entries.map { column($0.code, width) + $0.title + "\n" }.joined()
    let counts = SpecificationEntry.Family.allCases.compactMap { family -> String? in
      let count = entries.count { $0.family == family }
      return count > 0 ? "\(count) \(family.rawValue)\(count == 1 ? "" : "s")" : nil
    }
    return lines + counts.joined(separator: ", ") + "\n"
  }

  /// Everything about one entry: what it says, the codes that it speaks of and that speak of it, and the statements that
  /// it is about.
  public static func describe(_ entry: SpecificationEntry) -> String {
    var text = "\(entry.code): \(entry.title)\n"
    switch entry {
    case .machine(let machine): text += body(machine)
    case .obligation: break
    case .decision(let decision): text += "  decision:  \(decision.answer)\n"
    case .conflict(let conflict):
      text += "  from:      \(conflict.sources.map(\.description).joined(separator: "; "))\n"
      text += "  sides:     \(conflict.sides)\n"
      text += "  holds:     \(conflict.resolution)\n"
    case .parameter(let parameter):
      text += list("platforms: ", parameter.platforms.map(\.rawValue))
      for part in parameter.parts { text += body(part, of: parameter) }
    }
    text += list("speaks of: ", Specification.codes(in: entry))
    text += list("used by:   ", Specification.codes(mentioning: entry))
    guard !entry.statements.isEmpty else { return text }
    text += "  statements:\n"
    for id in entry.statements { text += "    \(id)\(Statements.named(id).map { ": \($0.text)" } ?? "")\n" }
    return text
  }

  private static func body(_ machine: StateMachine) -> String {
    var text = "  platforms: \(machine.platforms.map(\.rawValue).joined(separator: ", "))\n  states:\n"
    let width = machine.states.map(\.name.utf8.count).max() ?? 0
    for state in machine.states { text += "    \(column(state.name, width))\(state.meaning)\n" }
    text += "  transitions:\n"
    for transition in machine.transitions {
      text += "    \(transition.from.joined(separator: ", ")) + \(transition.event) → \(transition.to ?? "stays")\n"
      if let condition = transition.condition { text += "      if \(condition)\n" }
      if let effect = transition.effect { text += "      \(effect)\n" }
    }
    if !machine.notes.isEmpty { text += "  notes:\n" }
    for note in machine.notes { text += "    \(note)\n" }
    return text
  }

  private static func body(_ part: SpecificationParameter.Entry, of parameter: SpecificationParameter) -> String {
    let isOneOfSeveral = parameter.parts.count > 1
    let margin = isOneOfSeveral ? "    " : "  "
    var text = isOneOfSeveral ? "  \(part.name): \(part.summary)\n" : ""
    let unit = part.isNumber ? " \(part.unit)" : part.isOfGestures ? ", in \(part.unit)" : ""
    text += margin + "default:   \(part.value)\(unit)\n"
    text += margin + "in scenes: \(part.isOfScenes ? part.name : "none can set it")\n"
    if part.isOfGestures { text += margin + "gestures:  --set \(part.name)\n" }
    if part.platforms != parameter.platforms {
      text += margin + "platforms: \(part.platforms.map(\.rawValue).joined(separator: ", "))\n"
    }
    if !part.isRead { text += margin + "status:    only tests of the guidelines go by it\n" }
    return text + margin + "source:    \(part.source)\n"
  }

  private static func list(_ head: String, _ codes: [String]) -> String {
    codes.isEmpty ? "" : "  \(head)\(codes.joined(separator: ", "))\n"
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count) + 2)
  }
}

extension SpecificationParameter.Entry {
  /// Whether its value is a number, which its unit follows.
  fileprivate var isNumber: Bool { Double(value) != nil }
}
