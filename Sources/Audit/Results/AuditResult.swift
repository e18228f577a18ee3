/// What an audit came to, counted: nothing found is worth as much as what was looked at.
public struct AuditResult: Hashable, Sendable {
  /// Different nodes that were looked at.
  public var nodes: Int
  /// Whether there was something that a reader reads out although no rule may be about it, such as a text.
  public var hasReading: Bool
  /// Every rule that was applied, with its counts, in the order of the registry.
  public var rules: [RuleResult] = []
  /// What was found, in the order of the document.
  public var findings: [Finding] = []
  /// What every rule has come to for every node that it is about, by rule and in the order in which nodes were met;
  /// empty unless asked for.
  public var verdicts: [NodeVerdict] = []

  /// A result without rules.
  public init(nodes: Int, hasReading: Bool = false) {
    self.nodes = nodes
    self.hasReading = hasReading
  }

  /// All outcomes of all rules together.
  public var count: OutcomeCount { rules.reduce(OutcomeCount()) { $0 + $1.count } }

  /// Whether nothing was examined, so that no findings mean nothing: no node, no rule, or neither a node that a rule is
  /// about nor one that a reader reads out.
  public var isVacuous: Bool { nodes == 0 || rules.isEmpty || count.total == 0 && !hasReading }

  /// Whether the audit fails: a broken rule of at least this severity, or nothing examined.
  public func isFailure(at severity: Severity = .error) -> Bool {
    isVacuous || findings.contains { $0.outcome == .fail && $0.severity >= severity }
  }

  /// Failures of this severity.
  public func failures(_ severity: Severity) -> Int {
    findings.count { $0.outcome == .fail && $0.severity == severity }
  }

  /// Puts findings in the order of source, node and rule; those without a source come last, and what people are asked
  /// after all that is found.
  public mutating func sortFindings() {
    // A finding is large, and places are moved about instead.
    findings = findings.indices.sorted { isBefore($0, $1) }.map { findings[$0] }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let isReview = findings[right].outcome == .review
    if (findings[left].outcome == .review) != isReview { return isReview }
    return switch (findings[left].source, findings[right].source) {
    case (let one?, let other?) where one != other: one < other
    case (.some, nil): true
    case (nil, .some): false
    default:
      (findings[left].node, findings[left].rule, findings[left].state)
        < (findings[right].node, findings[right].rule, findings[right].state)
    }
  }
}
