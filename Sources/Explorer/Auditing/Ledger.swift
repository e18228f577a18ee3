import Accessibility
import Audit
import Harness

/// The worst that each rule has come to for each node over all states, with the first state that shows it.
///
/// States are visited from the nearest to the furthest, so the first way to show something is a shortest one. Nodes are
/// numbered as they are met; most states show the same nodes in the same places, so that few ids have to be looked up.
struct Ledger {
  /// What is known of a node beside the outcome, where there is something to say.
  private struct Entry {
    var message: Message
    var source: SourceLocation?
    var state: Int
    var step: Step?
  }

  /// What a rule has come to.
  private struct Column {
    /// By number of the node; most say no more.
    var outcomes: [Outcome?] = []
    var entries: [Int: Entry] = [:]
  }

  private let rules: [Rule]
  private let places: [String: Int]
  /// By rule.
  private var columns: [Column]
  private var ids: [NodeID] = []
  private var numbers: [NodeID: Int] = [:]
  /// The tree that was looked at last, and the number of each of its nodes.
  private var current: (nodes: [AccessibilityNode], numbers: [Int]) = ([], [])
  private var notes: [String: String] = [:]
  private var hasReading = false

  init(rules: [Rule]) {
    self.rules = rules
    columns = rules.map { _ in Column() }
    places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The place of a rule, for what is recorded often.
  func place(of rule: Rule) -> Int? { places[rule.id] }

  /// Notes that all nodes of a tree were looked at, and that it is the one whose nodes are recorded by index.
  mutating func look(at tree: AccessibilityTree) {
    let old = current
    current.nodes = tree.nodes
    current.numbers.removeAll(keepingCapacity: true)
    for (index, node) in tree.nodes.enumerated() {
      let isKnown = index < old.nodes.count && old.nodes[index].id == node.id
      if !hasReading { hasReading = node.isReading }
      current.numbers.append(isKnown ? old.numbers[index] : number(of: node.id))
    }
  }

  /// Whether a node was in a tree that was looked at.
  func hasLooked(at id: NodeID) -> Bool { numbers[id] != nil }

  /// Records what the rule at a place says of a node of the tree that was looked at last.
  mutating func record(_ place: Int, at index: Int, _ verdict: Verdict, state: Int) {
    guard let outcome = verdict.outcome else { return }
    enter(place, current.numbers[index], current.nodes[index].source, outcome, verdict, state, nil)
  }

  /// Records what a rule says of a node in a state, or after a step from there.
  mutating func record(
    _ rule: Rule, _ node: AccessibilityNode, _ verdict: Verdict, state: Int, step: Step? = nil
  ) {
    guard let outcome = verdict.outcome, let place = places[rule.id] else { return }
    enter(place, number(of: node.id), node.source, outcome, verdict, state, step)
  }

  private mutating func enter(
    _ place: Int, _ number: Int, _ source: SourceLocation?, _ outcome: Outcome, _ verdict: Verdict, _ state: Int,
    _ step: Step?
  ) {
    let missing = number + 1 - columns[place].outcomes.count
    if missing > 0 { columns[place].outcomes += repeatElement(nil, count: missing) }
    if let old = columns[place].outcomes[number], old >= outcome { return }
    columns[place].outcomes[number] = outcome
    columns[place].entries[number] = verdict.message.map {
      Entry(message: $0, source: source, state: state, step: step)
    }
  }

  private mutating func number(of id: NodeID) -> Int {
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
    guard let place = places[rule.id] else { return }
    var isWithdrawn = false
    for (number, outcome) in columns[place].outcomes.enumerated()
    where outcome == .pass && overlooked.contains(ids[number]) {
      columns[place].outcomes[number] = .cannotTell
      isWithdrawn = true
    }
    if isWithdrawn || always && columns[place].outcomes.allSatisfy({ $0 == nil }) { notes[rule.id] = note }
  }

  /// The counts and findings, sorted; nothing depends on the order of dictionaries.
  func result<T: ReproducibleTarget>(_ trail: inout Trail<T>) -> AuditResult {
    var result = AuditResult(nodes: ids.count, hasReading: hasReading)
    for (rule, column) in zip(rules, columns) {
      var count = OutcomeCount()
      for (number, outcome) in column.outcomes.enumerated() {
        guard let outcome else { continue }
        count.add(outcome)
        guard let entry = column.entries[number] else { continue }
        result.findings.append(
          Finding(
            rule: rule.id, severity: rule.severity, outcome: outcome, node: ids[number], source: entry.source,
            message: entry.message, state: entry.state,
            evidence: trail.evidence(of: entry.state, then: entry.step)))
      }
      result.rules.append(RuleResult(rule: rule, count: count, note: notes[rule.id]))
    }
    result.sortFindings()
    return result
  }
}
