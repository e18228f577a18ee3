import Accessibility
import Audit

/// The worst that each rule has come to for each node over all states, with the first state that shows it.
///
/// States are visited from the nearest to the furthest, so the first way to show something is a shortest one.
struct Ledger {
  /// What is known of a node.
  private struct Entry {
    var outcome: Outcome
    var message: Message?
    var source: SourceLocation?
    var state: Int
    var step: Step?
  }

  private var rules: [Rule]
  private var entries: [[NodeID: Entry]]
  private var nodes: Set<NodeID> = []
  private var notes: [String: String] = [:]

  init(rules: [Rule]) {
    self.rules = rules
    entries = rules.map { _ in [:] }
  }

  /// Notes that a node was looked at.
  mutating func look(at node: NodeID) { nodes.insert(node) }

  /// Records what a rule says of a node in a state, or after a step from there.
  mutating func record(
    _ rule: Rule, _ node: AccessibilityNode, _ verdict: Verdict, state: Int, step: Step? = nil
  ) {
    guard let outcome = verdict.outcome, let index = rules.firstIndex(where: { $0.id == rule.id }) else { return }
    if let old = entries[index][node.id], old.outcome >= outcome { return }
    entries[index][node.id] = Entry(
      outcome: outcome, message: verdict.message, source: node.source, state: state, step: step)
  }

  /// What was passed only as far as the exploration went cannot be told.
  mutating func withdrawPasses(of rule: Rule, note: String) {
    guard let index = rules.firstIndex(where: { $0.id == rule.id }) else { return }
    var isWithdrawn = false
    for (node, entry) in entries[index] where entry.outcome == .pass {
      entries[index][node]?.outcome = .cannotTell
      isWithdrawn = true
    }
    if isWithdrawn || entries[index].isEmpty { notes[rule.id] = note }
  }

  /// The counts and findings, sorted; nothing depends on the order of dictionaries.
  func result(_ trail: Trail) -> AuditResult {
    var result = AuditResult(nodes: nodes.count)
    for (rule, entries) in zip(rules, entries) {
      var count = OutcomeCount()
      for (node, entry) in entries {
        count.add(entry.outcome)
        guard let message = entry.message else { continue }
        result.findings.append(
          Finding(
            rule: rule.id, severity: rule.severity, outcome: entry.outcome, node: node, source: entry.source,
            message: message, state: entry.state,
            evidence: trail.evidence(of: entry.state, then: entry.step)))
      }
      result.rules.append(RuleResult(rule: rule, count: count, note: notes[rule.id]))
    }
    result.sortFindings()
    return result
  }
}
