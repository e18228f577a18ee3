public import Accessibility
public import Audit
public import Harness
public import Scenes

/// The whole audit: static rules in every state that can be reached, dynamic rules by driving the interface.
public enum ExplorerAudit {
  /// Every rule there is, by id.
  public static var rules: [Rule] { (StaticRules.all.map(\.rule) + DynamicRules.all).sorted { $0.id < $1.id } }

  /// Explores a target and checks every rule on the way.
  ///
  /// - Parameters:
  ///   - target: the interface as it starts; it is copied, never changed.
  ///   - scene: the document it was made from, where there is one: some rules need what only a document says.
  ///   - name: what the report calls the target.
  ///   - progress: told, after every step, how many states and steps there were so far.
  public static func run<T: ReproducibleTarget>(
    target: T, scene: Scene? = nil, name: String = "", options: AuditOptions = AuditOptions(),
    progress: (_ states: Int, _ steps: Int) -> Void = { _, _ in }
  ) -> AuditReport {
    let statics = StaticRules.all.filter { options.includes($0.rule) }
    var checks = DynamicRules.checks.filter { options.includes($0.rule) }
    let rules = (statics.map(\.rule) + checks.map(\.rule)).sorted { $0.id < $1.id }
    var ledger = Ledger(rules: rules)
    let places = statics.compactMap { ledger.place(of: $0.rule) }
    var trail = Trail()
    var presented: Set<NodeID> = []
    var steps = 0
    let summary = Explorer(options: options.explorer).walk(target, scene: scene) { state, hands in
      ledger.look(at: state.tree)
      for (index, node) in state.tree.nodes.enumerated() {
        if node.role.isPresentation || node.role == .splitView || node.role == .panel { presented.insert(node.id) }
        for (rule, place) in zip(statics, places) {
          ledger.record(place, at: index, rule.check(index, in: state.context), state: state.index)
        }
      }
      for index in checks.indices { checks[index].visit(state, hands: &hands, into: &ledger) }
      trail.stations.append(.init(tree: state.tree, origin: state.origin))
    } observe: { transition in
      steps += 1
      progress(trail.stations.count, steps)
      for index in checks.indices { checks[index].observe(transition, into: &ledger) }
    } omit: { target in
      for index in checks.indices { checks[index].overlook(target) }
    }
    for index in checks.indices { checks[index].conclude(summary, into: &ledger) }
    var report = report(name, ledger.result(trail), summary, trail)
    if let scene {
      report.unpresented = UnpresentedPresentation.all(
        in: scene, presented: presented, isCutShort: summary.isCutShort, wasMet: ledger.hasLooked)
    }
    return report
  }

  /// Looks at a tree that cannot be driven: static rules only, the dynamic ones cannot be told.
  public static func look(at tree: AccessibilityTree, name: String = "", options: AuditOptions = AuditOptions())
    -> AuditReport
  {
    let statics = StaticRules.all.filter { options.includes($0.rule) }
    var result = Auditor(rules: statics).audit(tree)
    for rule in DynamicRules.all where options.includes(rule) {
      var count = OutcomeCount()
      count.cannotTell = 1
      result.rules.append(RuleResult(rule: rule, count: count, note: "a tree by itself cannot be driven"))
    }
    result.rules.sort { $0.rule.id < $1.rule.id }
    let start = AuditState(tree: tree, evidence: Evidence(script: "", steps: 0))
    return AuditReport(target: name, result: result, exploration: nil, states: [start])
  }

  /// Keeps the states that findings refer to, renumbered.
  private static func report(
    _ name: String, _ result: AuditResult, _ summary: ExplorationSummary, _ trail: Trail
  ) -> AuditReport {
    var result = result
    let used = Set(result.findings.map(\.state)).union([0]).sorted()
    var number: [Int: Int] = [:]
    for (new, old) in used.enumerated() { number[old] = new }
    for index in result.findings.indices { result.findings[index].state = number[result.findings[index].state] ?? 0 }
    let states = used.filter(trail.stations.indices.contains).map { state in
      AuditState(tree: trail.stations[state].tree, evidence: trail.evidence(of: state, then: nil))
    }
    return AuditReport(target: name, result: result, exploration: summary, states: states)
  }
}
