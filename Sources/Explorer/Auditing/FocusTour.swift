import Accessibility
import Audit
import Geometry
import Harness
import InputEvents

/// What the key Tab comes to behind something else, wherever that has been pulled or moved to.
///
/// Where the focus was already is not gone to again by the walk once only the place of what lies over it is new; so Tab
/// is pressed on a copy of every state that is looked at, if there is anything in it behind something else.
struct FocusTour {
  /// The rule that is asked, with its place among the rules of the audit; nil where it is not.
  private let rule: (any StaticRule)?
  /// What was come to behind something else, with the state from which Tab leads there.
  private var found: [NodeID: Found] = [:]
  /// What lies behind something else where Tab was not pressed often enough.
  private var doubtful: [NodeID: Found] = [:]

  private struct Found {
    var node: AccessibilityNode
    var state: Int
    var verdict: Verdict
    /// The step that leads there; nil where that is Tab, pressed more than once, or where it is not known.
    var step: Step?
  }

  /// How often Tab is pressed in a state at most.
  private static let patience = 2_000

  /// - Parameter rules: The static rules of the audit.
  init(_ rules: [any StaticRule]) { rule = rules.first { $0 is FocusObscured } }

  /// Presses Tab in a state until everything has had the focus that lies behind something else.
  mutating func look<T: ReproducibleTarget>(at state: ExploredState<T>, _ prober: inout Prober) {
    guard let rule, state.target.acceptedFocusSteps != nil else { return }
    var missing = Set(candidates(in: state).map { state.tree.nodes[$0].id })
    guard !missing.isEmpty else { return }
    var target = state.target
    var gone: Set<NodeID> = []
    for count in 1...Self.patience {
      guard let effect = prober.perform(.press(.keyTab, []), on: &target) else { break }
      guard let focus = effect.events.last(where: { $0.kind == .focused })?.node, gone.insert(focus).inserted else {
        // Tab has been everywhere where it goes.
        return
      }
      guard missing.remove(focus) != nil else { continue }
      let tree = state.tree(of: target)
      let context = AuditContext(tree: tree, document: state.context.document)
      if let index = tree.nodes.firstIndex(where: { $0.id == focus }) {
        let verdict = rule.verdict(index, in: context)
        if verdict.outcome == .fail {
          let isNext = count == 1
          found[focus] = Found(
            node: tree.nodes[index], state: state.index, verdict: isNext ? verdict : .fail(.focusComes()),
            step: isNext ? .press(.keyTab, []) : nil)
        }
      }
      if missing.isEmpty { return }
    }
    for index in candidates(in: state) where missing.contains(state.tree.nodes[index].id) {
      let node = state.tree.nodes[index]
      doubtful[node.id] =
        doubtful[node.id] ?? Found(node: node, state: state.index, verdict: .cannotTell(.focusDoubtful()))
    }
  }

  /// What people could operate, does not show and is not known to get the focus there: behind something else, or where
  /// the focus brings it behind that.
  private func candidates<T>(in state: ExploredState<T>) -> [Int] {
    let tree = state.tree
    let roots = tree.roots
    guard roots.count > 1 else { return [] }
    return state.open.filter { index in
      let node = tree.nodes[index]
      guard node.isOperable, found[node.id] == nil, !node.traits.contains(.focused), !node.frame.isEmpty,
        let root = roots.last(where: { $0 <= index })
      else { return false }
      return roots.contains { $0 > root && !tree.nodes[$0].frame.intersection(tree.nodes[root].frame).isEmpty }
        && !tree.isToBeSeen(index)
    }
  }

  /// Says what was found, as far as no state has shown it with the focus on it.
  func conclude(into ledger: inout Ledger) {
    guard let rule else { return }
    for (_, found) in found.merging(doubtful, uniquingKeysWith: { first, _ in first })
      .sorted(by: { ($0.value.state, $0.key.path) < ($1.value.state, $1.key.path) })
    {
      ledger.record(rule.rule, found.node, found.verdict, state: found.state, step: found.step)
    }
  }
}

extension Message {
  fileprivate static func focusComes() -> Self {
    Self("The key Tab, pressed until it is there, gives it the keyboard focus, and something else covers all of it.")
  }

  fileprivate static func focusDoubtful() -> Self {
    Self("It lies behind something else, and it was not found out whether Tab comes to it there.")
  }
}
