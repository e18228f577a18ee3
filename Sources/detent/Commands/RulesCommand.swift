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
    let ids = ExplorerAudit.rules.map(\.id)
    let words = words(of: id)
    let same = ids.first { Self.words(of: $0) == words }
    let alike = ids.map { (id: $0, shared: Self.words(of: $0).intersection(words).count) }.filter { $0.shared > 0 }
      .sorted { ($1.shared, $0.id.utf8.count) < ($0.shared, $1.id.utf8.count) }.prefix(5).map(\.id)
    let near =
      if let same {
        "did you mean \"\(same)\"?"
      } else {
        NearestSpelling.hint(id, among: ids)
          ?? (alike.isEmpty
            ? "`detent rules` lists all \(ids.count)"
            : "rules that are called nearly so: \(alike.joined(separator: ", ")); `detent rules` lists all \(ids.count)")
      }
    return Failure(.usage, "there is no rule “\(id)”", hint: "\(near)")
  }

  /// The words that a rule's id is made of, each as Detent's rules have it.
  private static func words(of id: String) -> Set<String> {
    Set(id.lowercased().split { "-_ ".contains($0) }.map { others[String($0)] ?? String($0) })
  }

  /// What others call the same.
  private static let others = [
    "label": "name", "labels": "name", "labelled": "name", "title": "name", "alt": "name", "empty": "missing",
    "no": "missing", "colour": "contrast", "color": "contrast", "size": "target", "touch": "target", "tap": "target",
    "headings": "heading", "images": "image", "buttons": "button",
  ]
}
