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
    var sweep = StaticSweep(statics.compactMap { rule in ledger.ordinal(of: rule.rule).map { (rule, $0) } })
    var tour = FocusTour(statics)
    var neverWhole = NeverWhole()
    var presented: Set<NodeID> = []
    var (states, steps) = (0, 0)
    var (summary, route) = Explorer(options: options.explorer).walk(target, scene: scene) { state, prober in
      if state.isOfFocus {
        // What a large interface is not looked at for is not counted in a small one either.
        guard state.target.hangsOnFocus else { return }
        sweep.lookAtFocus(in: state.context, state: state.index, into: &ledger)
        for index in checks.indices { checks[index].visitFocus(state) }
        return
      }
      states += 1
      ledger.look(at: state.tree)
      for node in state.tree.nodes
      where node.role.isPresentation || node.role == .splitView || node.role == .panel {
        presented.insert(node.id)
      }
      sweep.look(at: state.context, state: state.index, into: &ledger)
      tour.look(at: state, &prober)
      neverWhole.look(at: state.open, in: state.context, state: state.index) { ledger.number(at: $0) }
      for index in checks.indices { checks[index].visit(state, prober: &prober, into: &ledger) }
    } observe: { transition in
      steps += 1
      progress(states, steps)
      for index in checks.indices { checks[index].observe(transition, into: &ledger) }
    }
    presented.formUnion(summary.presented)
    for index in checks.indices { checks[index].conclude(summary, into: &ledger) }
    tour.conclude(into: &ledger)
    for (rule, node, state, verdict) in neverWhole.verdicts {
      guard let rule = statics.first(where: { $0.rule.id == rule }) else { continue }
      ledger.record(rule.rule, node, verdict, state: state)
    }
    // A tap that arrived elsewhere tells enough.
    summary.untouched = summary.untouched.filter { ledger.cannotTell(UnreachableTouch().rule, of: $0) }
    if !summary.untouched.isEmpty { summary.hit(.places) }
    func withdraw(_ rests: (any StaticRule) -> Bool, among nodes: Set<NodeID>, by bound: ExplorationSummary.Bound) {
      guard !nodes.isEmpty else { return }
      summary.hit(bound)
      var left = Overlooked()
      left.add(nodes)
      for rule in statics where rests(rule) {
        ledger.withdrawPasses(of: rule.rule, among: left, note: summary.reason, always: false)
      }
    }
    withdraw({ $0.restsOnFrames }, among: summary.sized, by: .places)
    withdraw({ $0.restsOnValues }, among: summary.unlooked, by: .values)
    if summary.isCutShort {
      for rule in statics {
        ledger.withdrawPasses(of: rule.rule, among: summary.overlooked, note: summary.reason, always: false)
      }
    }
    summary.presented = []
    checks = []
    var report = AuditReport(target: name, result: AuditResult(nodes: 0), exploration: summary, states: [])
    if let scene {
      report.unpresented = UnpresentedPresentation.all(
        in: scene, presented: presented, overlooked: summary.overlooked, wasMet: ledger.hasLooked)
      report.unshown = UnshownPlace.all(
        in: scene, overlooked: summary.overlooked, wasLookedAt: ledger.hasLooked)
    }
    report.result = ledger.takeResult(&route, listsVerdicts: options.listsVerdicts)
    addStates(to: &report, &route)
    return report
  }

  /// Looks at a tree that cannot be driven: static rules only, the dynamic ones cannot be told.
  public static func look(at tree: AccessibilityTree, name: String = "", options: AuditOptions = AuditOptions())
    -> AuditReport
  {
    let statics = StaticRules.all.filter { options.includes($0.rule) }
    var untold: [NodeID: [UntoldWords]] = [:]
    if statics.contains(where: { $0 is ContentSwallowed }) {
      for words in ScreenReading.untold(in: tree) {
        untold[words.node, default: []].append(
          UntoldWords(words.words, reason: words.reason, isNaming: words.omission == .naming))
      }
    }
    var result = Auditor(rules: statics).audit(tree, untold: untold, listsVerdicts: options.listsVerdicts)
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
  private static func addStates<T: ReproducibleTarget>(to report: inout AuditReport, _ route: inout Route<T>) {
    var used: Set<Int> = [0]
    for finding in report.result.findings { used.insert(finding.state) }
    let states = used.sorted()
    var number: [Int: Int] = [:]
    for (new, old) in states.enumerated() { number[old] = new }
    if states.last != states.count - 1 {
      for index in report.result.findings.indices {
        report.result.findings[index].state = number[report.result.findings[index].state] ?? 0
      }
    }
    for state in states {
      let tree = route.target(in: state).tree(sampling: TreeSample(limit: largestCover))
      report.states.append(AuditState(tree: tree, evidence: route.evidence(of: state, then: nil)))
    }
  }

  /// A report shows no more nodes of what is covered in a state.
  private static let largestCover = 256
}
