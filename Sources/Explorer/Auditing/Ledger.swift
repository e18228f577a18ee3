import Accessibility
import Audit
import Harness

/// The worst that each rule has come to for each node over all states, with the first state that shows it.
///
/// States are visited from the nearest to the furthest, so the first way to show something is a shortest one. Nodes are
/// numbered as they are met; most states show the same nodes at the same ordinals, so that few ids have to be looked up.
struct Ledger {
  /// What is known of a node beside the outcome, where there is something to say; there may be one for each node.
  private struct Entry {
    var message: Message
    var source: SourceLocation?
    var state: Int32
    /// The ordinal of the step among `steps`; −1 for none.
    var step: Int32 = -1
  }

  /// What a rule has come to.
  private struct Column {
    /// By number of the node; most say no more.
    var outcomes: [Outcome?] = []
    /// Where in `entries` there is more to say, by number of the node; −1 for nothing.
    private var ordinals: [Int32] = []
    private(set) var entries = GrowingList<Entry>()
    /// The message of the last one.
    private var last: Message?

    func entry(of number: Int) -> Entry? {
      guard number < ordinals.count, ordinals[number] >= 0 else { return nil }
      return entries[Int(ordinals[number])]
    }

    mutating func set(_ entry: Entry?, of number: Int) {
      let known = number < ordinals.count ? ordinals[number] : -1
      guard var entry else {
        if known >= 0 { ordinals[number] = -1 }
        return
      }
      // What is said of many is kept once.
      if let last, last == entry.message { entry.message = last }
      last = entry.message
      if known >= 0 {
        entries[Int(known)] = entry
        return
      }
      let missing = number + 1 - ordinals.count
      if missing > 0 { ordinals += repeatElement(-1, count: missing) }
      ordinals[number] = Int32(entries.count)
      entries.append(entry)
    }
  }

  private let rules: [Rule]
  private let ordinals: [String: Int]
  /// By rule.
  private var columns: [Column]
  /// Steps that show something.
  private var steps = GrowingList<Step>()
  private var ids: [NodeID] = []
  private var numbers: [NodeID: Int] = [:]
  /// The number of each node of the tree that was looked at last.
  private var current: [Int] = []
  private var notes: [String: String] = [:]
  private var hasReading = false

  init(rules: [Rule]) {
    self.rules = rules
    columns = rules.map { _ in Column() }
    ordinals = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The ordinal of a rule, for what is recorded often.
  func ordinal(of rule: Rule) -> Int? { ordinals[rule.id] }

  /// Notes that all nodes of a tree were looked at, and that it is the one whose nodes are recorded by index.
  mutating func look(at tree: AccessibilityTree) {
    if current.count > tree.nodes.count { current.removeLast(current.count - tree.nodes.count) }
    for (index, node) in tree.nodes.enumerated() {
      if !hasReading { hasReading = node.isReading }
      if index == current.count {
        current.append(number(of: node.id))
      } else if ids[current[index]] != node.id {
        current[index] = number(of: node.id)
      }
    }
  }

  /// Whether a node was in a tree that was looked at.
  func hasLooked(at id: NodeID) -> Bool { numbers[id] != nil }

  /// Whether a rule could not tell anything of a node.
  func cannotTell(_ rule: Rule, of id: NodeID) -> Bool {
    guard let ordinal = ordinals[rule.id], let number = numbers[id],
      columns[ordinal].outcomes.indices.contains(number)
    else { return false }
    return columns[ordinal].outcomes[number] == .cannotTell
  }

  /// Records what the rule at an ordinal says of a node of the tree that was looked at last.
  mutating func record(_ ordinal: Int, at index: Int, in tree: AccessibilityTree, _ verdict: Verdict, state: Int) {
    guard let outcome = verdict.outcome else { return }
    enter(ordinal, current[index], tree.nodes[index].source, outcome, verdict, state, nil)
  }

  /// Records what a rule says of a node in a state, or after a step from there.
  mutating func record(
    _ rule: Rule, _ node: AccessibilityNode, _ verdict: Verdict, state: Int, step: Step? = nil
  ) {
    record(rule, number(of: node.id), node.source, verdict, state: state, step: step)
  }

  /// Records what a rule says of the node with a number in a state, or after a step from there.
  mutating func record(
    _ rule: Rule, _ number: Int, _ source: SourceLocation?, _ verdict: Verdict, state: Int, step: Step?
  ) {
    guard let outcome = verdict.outcome, let ordinal = ordinals[rule.id] else { return }
    enter(ordinal, number, source, outcome, verdict, state, step)
  }

  private mutating func enter(
    _ ordinal: Int, _ number: Int, _ source: SourceLocation?, _ outcome: Outcome, _ verdict: Verdict, _ state: Int,
    _ step: Step?
  ) {
    let missing = number + 1 - columns[ordinal].outcomes.count
    if missing > 0 { columns[ordinal].outcomes += repeatElement(nil, count: missing) }
    if let old = columns[ordinal].outcomes[number], old >= outcome { return }
    columns[ordinal].outcomes[number] = outcome
    var entry = verdict.message.map { Entry(message: $0, source: source, state: Int32(state)) }
    if let step, entry != nil {
      entry?.step = Int32(steps.count)
      steps.append(step)
    }
    columns[ordinal].set(entry, of: number)
  }

  /// The number of a node of the tree that was looked at last.
  func number(at index: Int) -> Int { current[index] }

  /// The id of the node with a number.
  func id(of number: Int) -> NodeID { ids[number] }

  /// The number of a node, known or not.
  mutating func number(of id: NodeID) -> Int {
    if let known = numbers[id] { return known }
    numbers[id] = ids.count
    ids.append(id)
    return ids.count - 1
  }

  /// What was passed only as far as the exploration went cannot be told, for the nodes that may be otherwise where it
  /// did not look.
  ///
  /// - Parameter always: Whether the note is due also where the rule has met nothing yet.
  mutating func withdrawPasses(
    of rule: Rule, among overlooked: Overlooked, note: String, always: Bool = true
  ) {
    guard let ordinal = ordinals[rule.id] else { return }
    var isWithdrawn = false
    for (number, outcome) in columns[ordinal].outcomes.enumerated()
    where outcome == .pass && overlooked.contains(ids[number]) {
      columns[ordinal].outcomes[number] = .cannotTell
      isWithdrawn = true
    }
    if isWithdrawn || always && columns[ordinal].outcomes.allSatisfy({ $0 == nil }) { notes[rule.id] = note }
  }

  /// The counts and findings, sorted; nothing depends on the order of dictionaries. What was recorded is let go with it.
  ///
  /// - Parameter listsVerdicts: Whether the result says what each rule has come to for each node.
  mutating func takeResult<T: ReproducibleTarget>(_ route: inout Route<T>, listsVerdicts: Bool = false) -> AuditResult {
    current = []
    numbers = [:]
    var result = AuditResult(nodes: ids.count, hasReading: hasReading)
    for (ordinal, rule) in rules.enumerated() {
      var count = OutcomeCount()
      for (number, outcome) in columns[ordinal].outcomes.enumerated() {
        guard let outcome else { continue }
        count.add(outcome)
        if listsVerdicts {
          result.verdicts.append(NodeVerdict(rule: rule.id, node: ids[number], outcome: outcome))
        }
      }
      count.inapplicable = max(0, ids.count - count.total)
      result.rules.append(RuleResult(rule: rule, count: count, note: notes[rule.id]))
    }
    var evidence = LastEvidence()
    for start in stride(from: 0, to: ids.count, by: Self.block) {
      result.findings += findings(of: start..<min(start + Self.block, ids.count), result.rules, &route, &evidence)
    }
    columns = columns.map { _ in Column() }
    steps = GrowingList()
    result.sortFindings()
    return result
  }

  /// Nodes whose findings are folded at once: what implies each other is about one node, and may be much more than what
  /// remains.
  private static let block = 50_000

  /// What leads to the state of the last finding without a step of its own.
  private struct LastEvidence {
    var state: Int32 = -1
    var evidence: Evidence?
  }

  /// What was found about the nodes with some numbers, folded.
  private func findings<T: ReproducibleTarget>(
    of numbers: Range<Int>, _ results: [RuleResult], _ route: inout Route<T>, _ last: inout LastEvidence
  ) -> [Finding] {
    var part = AuditResult(nodes: numbers.count)
    part.rules = results
    for (ordinal, rule) in rules.enumerated() {
      let outcomes = columns[ordinal].outcomes
      for number in numbers.clamped(to: outcomes.indices) {
        guard let outcome = outcomes[number], let entry = columns[ordinal].entry(of: number) else { continue }
        let step = entry.step < 0 ? nil : steps[Int(entry.step)]
        // Most are found without a step of their own, in a few states.
        let known = step == nil && last.state == entry.state ? last.evidence : nil
        let evidence = known ?? route.evidence(of: Int(entry.state), then: step)
        if step == nil { last = LastEvidence(state: entry.state, evidence: evidence) }
        part.findings.append(
          Finding(
            rule: rule.id, severity: rule.severity, outcome: outcome, node: ids[number], source: entry.source,
            message: entry.message, state: Int(entry.state), evidence: evidence))
      }
    }
    part.sortFindings()
    part.foldImplied()
    return part.findings
  }
}
