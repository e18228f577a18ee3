import Accessibility
import Audit
public import Harness
public import Scenes
import InputEvents

/// Walks the states of a target, breadth first, so that the first way to a state is a shortest one.
///
/// Everything a person can do is tried in every state: a tap on every control, what a screen reader can ask of it,
/// the keys that interfaces answer to, swipes on sheets. States are told apart by `stateHash`; how far values are
/// varied says `ExplorerOptions.maximumChanges`, how far parts are combined `ExplorerOptions.combinesParts`.
public struct Explorer: Sendable {
  /// How far it goes.
  public var options: ExplorerOptions

  /// An explorer.
  public init(options: ExplorerOptions = ExplorerOptions()) { self.options = options }

  /// Walks everything that can be reached from `start`, which is brought to rest first.
  public func explore<T: ReproducibleTarget>(
    _ start: T, scene: Scene? = nil, visit: (ExploredState<T>) -> Void
  ) -> ExplorationSummary {
    walk(start, scene: scene, visit: { state, _ in visit(state) }, observe: { _ in }, omit: { _ in })
  }

  /// Walks, and shows every step as well; who visits may try more with the same hands.
  ///
  /// - Parameter omit: shown each state that was met and not kept, although the exploration goes on.
  func walk<T: ReproducibleTarget>(
    _ start: T, scene: Scene?, visit: (ExploredState<T>, inout Prober) -> Void,
    observe: (Transition<T>) -> Void, omit: (T) -> Void
  ) -> ExplorationSummary {
    var summary = ExplorationSummary()
    summary.options = options
    var hands = Prober(driver: options.driver, work: options.maximumWork)
    var first = start
    first.keepsReasons = false
    var ignored: [TargetEvent] = []
    if !options.driver.settle(&first, into: &ignored) { summary.hit(.rest) }
    let origin = first.now
    // States that were walked from are let go.
    var states: [ExploredState<T>?] = [
      ExploredState(
        index: 0, target: first, hash: first.stateHash, context: AuditContext(tree: first.tree, scene: scene),
        origin: nil, depth: 0)
    ]
    var nodes = first.tree.nodes.count
    var baseline = ValueBaseline()
    baseline.learn(first.tree)
    var known: Set<UInt64> = [first.stateHash]
    var knownParts: Set<UInt64> = options.combinesParts ? [] : Set(first.partHashes)
    var next = 0
    while next < states.count {
      guard let state = states[next] else { break }
      states[next] = nil
      next += 1
      summary.depth = max(summary.depth, state.depth)
      visit(state, &hands)
      if state.depth >= options.maximumDepth {
        summary.hit(.depth)
        continue
      }
      if state.target.now - origin >= options.maximumTime {
        summary.hit(.time)
        continue
      }
      let size = state.tree.nodes.count
      for step in Repertoire.steps(in: state) {
        var copy = state.target
        guard let effect = hands.perform(step, on: &copy, nodes: size) else { break }
        summary.transitions += 1
        if !effect.isSettled { summary.hit(.rest) }
        let newHash = copy.stateHash
        observe(Transition(from: state, step: step, events: effect.events, changesState: newHash != state.hash))
        guard !known.contains(newHash) else { continue }
        guard states.count < options.maximumStates, nodes < options.maximumNodes else {
          summary.hit(nodes < options.maximumNodes ? .states : .nodes)
          continue
        }
        known.insert(newHash)
        let parts = options.combinesParts ? [] : copy.partHashes
        guard options.combinesParts || parts.contains(where: { !knownParts.contains($0) }) else {
          summary.hit(.combinations)
          omit(copy)
          continue
        }
        let tree = copy.tree
        guard baseline.isNear(tree, count: options.maximumChanges) else {
          summary.hit(.changes)
          omit(copy)
          continue
        }
        knownParts.formUnion(parts)
        baseline.learn(tree)
        nodes += tree.nodes.count
        states.append(
          ExploredState(
            index: states.count, target: copy, hash: newHash, context: AuditContext(tree: tree, scene: scene),
            origin: StateOrigin(state: state.index, step: step), depth: state.depth + 1))
      }
    }
    if hands.isExhausted { summary.hit(.work) }
    summary.states = states.count
    return summary
  }
}
