public import Accessibility
public import Scenes

/// Runs static rules over a tree: one pass, linear in the number of nodes.
public struct Auditor: Sendable {
  /// The rules it applies.
  public var rules: [any StaticRule]

  /// Nodes that all rules look at before the next ones are read.
  private static let block = 256

  /// An auditor; all static rules unless given.
  public init(rules: [any StaticRule] = StaticRules.all) { self.rules = rules }

  /// Looks at every node of the tree with every rule.
  ///
  /// - Parameters:
  ///   - untold: What the reader of the platform leaves out, by node, where somebody has listened.
  ///   - listsVerdicts: Whether the result says what each rule has come to for each node.
  public func audit(
    _ tree: AccessibilityTree, scene: Scene? = nil, untold: [NodeID: [UntoldWords]] = [:], listsVerdicts: Bool = false
  ) -> AuditResult {
    let context = AuditContext(tree: tree, document: scene.map(AuditedScene.init), untold: untold, isReady: true)
    var tallies = rules.map { _ in RuleTally() }
    var start = 0
    while start < tree.nodes.count {
      let end = min(start + Self.block, tree.nodes.count)
      for index in rules.indices { rules[index].sweep(start..<end, in: context, into: &tallies[index]) }
      start = end
    }
    var result = AuditResult(nodes: tree.nodes.count, hasReading: tree.nodes.contains(where: \.isReading))
    for (rule, tally) in zip(rules.lazy.map(\.rule), tallies) {
      let note = tally.note?.description
      var count = tally.count
      count.inapplicable = tree.nodes.count - count.total
      result.rules.append(RuleResult(rule: rule, count: count, note: note))
      for report in tally.reports {
        result.findings.append(
          Finding(
            rule: rule.id, severity: rule.severity, outcome: report.outcome, node: tree.nodes[report.node].id,
            source: tree.nodes[report.node].source, message: report.message))
      }
    }
    if listsVerdicts { result.verdicts = verdicts(in: context) }
    result.sortFindings()
    result.foldImplied()
    return result
  }

  private func verdicts(in context: AuditContext) -> [NodeVerdict] {
    rules.flatMap { rule in
      context.tree.nodes.indices.compactMap { index in
        rule.verdict(index, in: context).outcome.map { outcome in
          NodeVerdict(rule: rule.rule.id, node: context.tree.nodes[index].id, outcome: outcome)
        }
      }
    }
  }
}
