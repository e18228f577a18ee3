import Harness

/// Where a step led to.
struct StepEnd<T: ReproducibleTarget> {
  var target: T
  var parts: StateParts
  /// How long it was on its way, in µs.
  var travel: UInt32
  /// Its number, if it is kept as another state.
  var state: Int?
}
