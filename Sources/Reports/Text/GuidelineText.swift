import Audit
public import Guidelines
import Scenes

/// Statements of the guidelines for a terminal.
public enum GuidelineText {
  /// A line for each statement (id, kind, how it is kept), and how many there are of each manner.
  public static func list(_ keepings: [Keeping]) -> String {
    let width = keepings.map(\.statement.id.utf8.count).max() ?? 0
    var text = ""
    for keeping in keepings {
      text += column(keeping.statement.id, width) + column(keeping.statement.kind.rawValue, 13)
      text += keeping.manner.rawValue + "\n"
    }
    let counts = Keeping.Manner.allCases.compactMap { manner -> String? in
      let count = keepings.count { $0.manner == manner }
      return count > 0 ? "\(manner.rawValue) \(count)" : nil
    }
    let total = "\(keepings.count) statement\(keepings.count == 1 ? "" : "s")"
    return text + total + (counts.isEmpty ? "" : ": ") + counts.joined(separator: ", ") + "\n"
  }

  /// Everything about one statement.
  public static func describe(_ keeping: Keeping) -> String {
    let statement = keeping.statement
    var text = """
      \(statement.id): \(statement.text)
        kind:      \(statement.kind.rawValue)
        platforms: \(statement.platforms.map(\.rawValue).joined(separator: ", "))
        from:      \(statement.sources.map(\.description).joined(separator: "; "))

      """
    for name in FrameworkName.table where name.statement == statement.id {
      text += "  name:      \(name.spelling) of \(name.framework.rawValue) is \(name.meaning) in a scene\n"
    }
    if let status = statement.status { text += "  status:    \(status)\n" }
    let codes = Specification.codes(about: statement)
    if !codes.isEmpty { text += "  see:       \(codes.joined(separator: ", "))\n" }
    text += "  kept by:   \(keeping.manner.rawValue)\n"
    for test in keeping.tests {
      text += "    test \(test.name): \(test.title)\n      in \(test.file)"
      text += test.mutant.map { ", turned red by the mutant \($0)\n" } ?? "\n"
    }
    for fixture in keeping.fixtures {
      text += "    scene that \(fixture.verdict == .pass ? "keeps" : "breaks") it: \(fixture.file)\n"
    }
    for rule in keeping.rules { text += "    rule \(rule.id): \(rule.title)\n" }
    return text
  }

  /// Statements and entries of the specification, one after another.
  public static func describe(_ items: [GuidelineItem]) -> String {
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
