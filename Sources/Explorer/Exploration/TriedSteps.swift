import Accessibility
import Harness

/// What was tried with a core, where everything was.
struct TriedSteps {
  var steps: Set<Step> = []
  /// Taps among them that nothing took.
  private var refused: Set<Step> = []
  /// Who took the movements among them.
  private var takers: [Step: NodeID] = [:]

  /// Notes what the target accepted there.
  mutating func note(_ told: AcceptedSteps) {
    refused = Set(steps.filter { $0.tapped != nil }).subtracting(told.steps)
    takers = told.takers
  }

  /// What does something else where this is accepted: taps that nothing took and something takes now, and movements that
  /// something else takes.
  func uncovered(by told: AcceptedSteps) -> Set<Step> {
    var uncovered = refused.isEmpty ? [] : refused.intersection(told.steps)
    for (step, taker) in told.takers {
      if let old = takers[step], old != taker { uncovered.insert(step) }
    }
    return uncovered
  }
}
