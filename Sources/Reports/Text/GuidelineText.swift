import Audit
public import Guidelines
import Scenes

/// Statements of the guidelines for a terminal.
public enum GuidelineText {
  /// A line for each statement (id, kind, how it is kept and where not), how many there are of each manner, and how many
  /// pairs of a statement and a platform tests and scenes show.
  public static func list(_ keepings: [Keeping]) -> String {
    let width = keepings.map(\.statement.id.utf8.count).max() ?? 0
    var text = ""
    for keeping in keepings {
      text += column(keeping.statement.id, width) + column(keeping.statement.kind.rawValue, 13)
      text += keeping.manner.rawValue
      if keeping.manner != .due, !keeping.unshown.isEmpty { text += ", not on \(list(keeping.unshown))" }
      text += "\n"
    }
    let counts = Keeping.Manner.allCases.compactMap { manner -> String? in
      let count = keepings.count { $0.manner == manner }
      return count > 0 ? "\(manner.rawValue) \(count)" : nil
    }
    let total = "\(keepings.count) statement\(keepings.count == 1 ? "" : "s")"
    return text + total + (counts.isEmpty ? "" : ": ") + counts.joined(separator: ", ") + "\n" + pairs(keepings)
  }

  /// A line for behaviour and one for structure: of how many pairs of a statement and a platform it names there are
  /// proofs, and how many are narrowed.
  private static func pairs(_ keepings: [Keeping]) -> String {
    [Statement.Kind.behaviour, .structure].map { kind in
      let some = keepings.filter { $0.statement.kind == kind }
      let all = some.reduce(0) { $0 + $1.statement.platforms.count }
      guard all > 0 else { return "" }
      let shown = some.reduce(0) { $0 + $1.shown.count }
      let narrowed = some.reduce(0) { $0 + $1.statement.platforms.count - $1.statement.platformsToShow.count }
      return "\(kind.rawValue): \(shown) of \(all) pairs of a statement and a platform shown, \(narrowed) narrowed\n"
    }.joined()
  }

  private static func list(_ platforms: [Platform]) -> String { platforms.map(\.rawValue).joined(separator: ", ") }

  /// Everything about one statement.
  public static func describe(_ keeping: Keeping) -> String {
    let statement = keeping.statement
    var text = """
      \(statement.id): \(statement.text)
        kind:      \(statement.kind.rawValue)
        platforms: \(list(statement.platforms))
        from:      \(statement.sources.map(\.description).joined(separator: "; "))

      """
    for name in FrameworkName.table where name.statement == statement.id {
      text += "  name:      \(name.spelling) of \(name.framework.rawValue) is \(name.meaning) in a scene\n"
    }
    if let status = statement.status { text += "  status:    \(status)\n" }
    for narrowing in statement.narrowings {
      text += "  narrowed:  not shown on \(list(narrowing.platforms)): \(narrowing.reason)\n"
    }
    let codes = Specification.codes(about: statement)
    if !codes.isEmpty { text += "  see:       \(codes.joined(separator: ", "))\n" }
    text += "  kept by:   \(keeping.manner.rawValue)"
    if !keeping.shown.isEmpty { text += " on \(list(keeping.shown))" }
    text += "\n"
    if !keeping.unshown.isEmpty { text += "  due:       on \(list(keeping.unshown))\n" }
    for test in keeping.tests {
      text += "    test \(test.name): \(test.title)\n      in \(test.file)"
      text += test.mutant.map { ", turned red by the mutant \($0)" } ?? ""
      text += test.platforms.isEmpty ? "\n" : " on \(list(test.platforms))\n"
    }
    for fixture in keeping.fixtures {
      text += "    scene that \(fixture.verdict == .pass ? "keeps" : "breaks") it: \(fixture.file)"
      text += fixture.mutant.map { ", under the mutant \($0)" } ?? ""
      text += fixture.platforms.isEmpty ? "\n" : " on \(list(fixture.platforms))\n"
    }
    for rule in keeping.rules { text += "    rule \(rule.id): \(rule.title)\n" }
    return text
  }

  /// Statements and entries of the specification, one after another.
  public static func describe(_ items: [GuidelineTopic]) -> String {
    items.map { item in
      switch item {
      case .statement(let keeping): describe(keeping)
      case .entry(let entry): SpecificationText.describe(entry)
      }
    }.joined(separator: "\n")
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count) + 2)
  }
}
