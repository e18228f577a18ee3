import Accessibility
import Audit
import Gestures

/// The walk as it was made: what each state shows, and which step from which state led to it first.
struct Trail {
  /// A state of the walk.
  struct Station {
    /// What the interface shows in it.
    var tree: AccessibilityTree
    /// Where it was come to from; nil for the start.
    var origin: StateOrigin?
  }

  /// All states, by their numbers.
  var stations: [Station] = []

  /// The shortest input that leads to a state, and one step more where there is one.
  func evidence(of state: Int, then step: Step?) -> Evidence {
    var steps: [(Step, in: AccessibilityTree)] = []
    if let step, stations.indices.contains(state) { steps.append((step, stations[state].tree)) }
    var next = state
    while stations.indices.contains(next), let origin = stations[next].origin, origin.state < next {
      steps.append((origin.step, stations[origin.state].tree))
      next = origin.state
    }
    let statements = steps.reversed().flatMap { $0.0.statements(in: $0.in) }
    return Evidence(script: statements.map(\.description).joined(separator: "; "), steps: steps.count)
  }
}
