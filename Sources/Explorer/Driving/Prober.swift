import Harness

/// Hands with a limited amount of work in them: what the walk and the rules try, they try through these.
///
/// A step on an interface of n nodes is n units of work, so that a large interface takes no longer than a small one.
struct Prober {
  /// How steps are done.
  let driver: TargetDriver
  /// Units of work that are left.
  private(set) var remaining: Int

  /// Hands that do `work` units.
  init(driver: TargetDriver, work: Int) {
    self.driver = driver
    remaining = work
  }

  /// Whether a step had to be left out.
  private(set) var isExhausted = false

  /// Does a step to a target of `nodes` nodes; nil, and nothing done, when there is no work left.
  mutating func perform<T: Target>(_ step: Step, on target: inout T, nodes: Int) -> TargetDriver.Effect? {
    guard remaining > 0 else {
      isExhausted = true
      return nil
    }
    remaining -= max(nodes, 1)
    return driver.perform(step, on: &target)
  }
}
