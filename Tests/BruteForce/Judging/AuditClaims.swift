import Accessibility
import Audit
import Explorer

/// What an audit's report says, as far as a search can disprove it; all that reads the report is here.
struct AuditClaims {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// Whether it says of itself that it has seen everything.
  var isComplete: Bool { report.exploration?.isComplete == true }

  /// Whether it says that it ended early, so that nothing that it did not see is denied.
  var isCutShort: Bool { report.exploration?.isCutShort != false }

  /// Whether it denies that a presentation can be come to.
  func denies(presentation id: String) -> Bool {
    report.unpresented.contains { $0.id == id && !$0.isOverlooked }
  }

  /// The windows and pages of which it denies that they are ever shown.
  var unshown: [NodeID] { report.unshown.filter { !$0.isOverlooked }.map { NodeID($0.id) } }

  /// Whether it leaves open if a presentation can be come to.
  func leavesOpen(presentation id: String) -> Bool {
    isCutShort || report.unpresented.contains { $0.id == id && $0.isOverlooked }
  }

  /// Whether it says anything against a node by a rule, or that this cannot be told.
  func mentions(_ node: NodeID, rule: String) -> Bool {
    report.result.findings.contains { $0.node == node && $0.isAbout(rule) && $0.outcome != .pass }
      || report.result.verdicts.contains { $0.node == node && $0.rule == rule && $0.outcome != .pass }
  }

  /// Whether it says that a node fails a rule.
  func fails(_ node: NodeID, rule: String) -> Bool {
    report.result.findings.contains { $0.node == node && $0.isAbout(rule) && $0.outcome == .fail }
  }

  /// How many nodes it has looked at.
  var nodes: Int { report.result.nodes }
}

extension Finding {
  /// Whether it is about a rule, or the rule is broken by the same defect.
  func isAbout(_ rule: String) -> Bool { self.rule == rule || implied.contains(rule) }
}
