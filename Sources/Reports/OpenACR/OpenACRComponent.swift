import Accessibility
import Audit
import Explorer

/// The audits of what is software, or of what is web content: a component of OpenACR, of which each criterion is answered
/// by itself.
struct OpenACRComponent {
  /// What the catalogs call it.
  let kind: Kind
  /// How far the audits have gone into each criterion of WCAG 2.2, by its number.
  private let entries: [String: Coverage.Entry]
  /// Why rules could not be told as a whole, by rule, each reason once.
  private let reasons: [String: [String]]
  /// What breaks a criterion, by its number.
  private let faults: [String: Faults]

  /// What a component is.
  enum Kind: String, CaseIterable {
    /// Pages of the web.
    case web
    /// Everything else: scenes, and the trees of applications.
    case software

    /// What was audited.
    init(_ report: AuditReport) { self = report.states.first?.tree.platform == "web" ? .web : .software }
  }

  /// What breaks a criterion: how often, and the first few in words.
  private struct Faults {
    var count = 0
    var words: [String] = []
  }

  /// How many faults of a criterion are told one by one.
  private static let toldFaults = 5

  /// The component of this kind; nil where nothing that was audited is of it.
  init?(_ kind: Kind, of reports: [AuditReport]) {
    let reports = reports.filter { Kind($0) == kind }
    guard !reports.isEmpty else { return nil }
    self.kind = kind
    let rules = reports.flatMap(\.result.rules)
    let sections = Criterion.all.map { Reference.wcag($0.id, $0.title) }
    let coverage = Coverage(of: .wcag, sections: sections, rules: rules)
    entries = Dictionary(coverage.entries.map { ($0.section.section, $0) }) { first, _ in first }
    var reasons: [String: [String]] = [:]
    for rule in rules {
      guard let note = rule.note, !reasons[rule.rule.id, default: []].contains(note) else { continue }
      reasons[rule.rule.id, default: []].append(note)
    }
    self.reasons = reasons
    faults = Self.faults(of: reports)
  }

  private static func faults(of reports: [AuditReport]) -> [String: Faults] {
    var criteria: [String: [String]] = [:]
    for rule in reports.flatMap(\.result.rules) where criteria[rule.rule.id] == nil {
      criteria[rule.rule.id] = rule.rule.references.filter { $0.standard == .wcag }.map(\.section)
    }
    var faults: [String: Faults] = [:]
    for report in reports {
      for finding in report.result.findings where finding.outcome == .fail {
        for section in Set(([finding.rule] + finding.implied).flatMap { criteria[$0] ?? [] }) {
          faults[section, default: Faults()].count += 1
          if faults[section, default: Faults()].words.count < toldFaults {
            faults[section, default: Faults()].words.append(words(for: finding, report))
          }
        }
      }
    }
    return faults
  }

  private static func words(for finding: Finding, _ report: AuditReport) -> String {
    let place = finding.source?.description ?? report.name
    let words = "\(place): \(finding.severity.rawValue): \(finding.message.description)"
    return "\(MarkdownText.escaped(words)) (\(finding.rule), at \(MarkdownText.escaped(finding.node.path)))"
  }

  /// What can be said of a criterion.
  func level(of criterion: Criterion) -> OpenACRLevel {
    entries[criterion.id].map { OpenACRLevel($0) } ?? .notEvaluated
  }

  /// What was found out about a criterion, by which rules, and what was not, as Markdown.
  func notes(on criterion: Criterion) -> String {
    guard let entry = entries[criterion.id] else { return Self.words(for: .unchecked) }
    var parts = [Self.words(for: entry.standing)]
    if let faults = faults[criterion.id] {
      let more = faults.count - faults.words.count
      parts.append((faults.words + (more > 0 ? ["and \(more) more"] : [])).map { "- \($0)" }.joined(separator: "\n"))
    }
    if entry.count.total > 0 { parts.append("Checks of nodes by these rules: \(Self.words(for: entry.count)).") }
    parts += untold(entry)
    if !entry.rules.isEmpty { parts.append("Rules that look at it: \(entry.rules.joined(separator: ", ")).") }
    return parts.joined(separator: "\n\n")
  }

  /// Why rules that look at a criterion could not be told as a whole, each reason once with its rules.
  private func untold(_ entry: Coverage.Entry) -> [String] {
    var rules: [(reason: String, ids: [String])] = []
    for id in entry.rules {
      for reason in reasons[id] ?? [] {
        if let index = rules.firstIndex(where: { $0.reason == reason }) {
          rules[index].ids.append(id)
        } else {
          rules.append((reason, [id]))
        }
      }
    }
    return rules.map { "Cannot be told: \(MarkdownText.escaped($0.reason)) (\($0.ids.joined(separator: ", ")))." }
  }

  private static func words(for standing: Coverage.Standing) -> String {
    switch standing {
    case .broken: "Rules found what breaks it. What else it asks is for a person to evaluate."
    case .undecided:
      "Nothing was found that breaks it, and of some of what rules look at it cannot be told. A person has to evaluate it."
    case .open:
      "Nothing was found that breaks it, and rules ask a person about some of it. A person has to evaluate it."
    case .kept: "Nothing was found that breaks it, as far as rules look. What else it asks is for a person to evaluate."
    case .absent:
      "Nothing was there that the rules are about. Whether it matters to the product is for a person to say."
    case .unchecked: "No rule that was checked looks at it. A person has to evaluate it."
    }
  }

  private static func words(for count: OutcomeCount) -> String {
    let parts = [
      (count.pass, "kept"), (count.fail, "broken"), (count.cannotTell, "cannot be told"),
      (count.review, "for a person to look at"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
