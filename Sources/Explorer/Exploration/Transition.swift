import Harness

/// A step that was tried in a state, and what came of it.
struct Transition<T: ReproducibleTarget> {
  /// Where it was tried.
  var from: ExploredState<T>
  /// What was done.
  var step: Step
  /// What happened.
  var events: [TargetEvent]
  /// Whether it led to another state; worked out when asked.
  var changesState: () -> Bool
}
