import ArgumentParser
import Audit
import Explorer
import InputEvents
import Reports
import SafeText

/// `detent rules`: what is checked, and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Says what is checked, why, and what to do about it.",
    discussion: """
      Example:
        detent rules
        detent rules modal-leak
        detent rules --format json
      """)

  @Argument(help: "A rule; all of them unless given.")
  var id: String?
  @OptionGroup var format: FormatOptions

  func run() throws {
    let rules = ExplorerAudit.rules
    guard let id else {
      show(format.isJSON ? RuleJSON.render(rules) : RuleText.list(rules))
      return
    }
    guard let rule = rules.first(where: { $0.id == id }) else { throw Failure.unknownRule(id) }
    show(format.isJSON ? RuleJSON.render([rule]) : RuleText.describe(rule))
  }

  private func show(_ text: String) {
    if format.isJSON {
      StandardOutput.write(text)
    } else {
      StandardOutput.show(TerminalText(lines: text), terminator: "")
    }
  }
}

extension Failure {
  /// A rule that does not exist, with those that do.
  static func unknownRule(_ id: String) -> Failure {
    Failure(
      .usage, "there is no rule “\(id)”",
      hint: TerminalText(NearestSpelling.hint(id, among: ExplorerAudit.rules.map(\.id)))
        ?? "rules: \(ExplorerAudit.rules.map(\.id).joined(separator: ", "))")
  }
}
