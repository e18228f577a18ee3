import Harness

/// Hands with a limited amount of work in them: what the walk and the rules try, they try through these.
struct Prober {
  /// How steps are done.
  let driver: TargetDriver
  /// Steps that are left.
  private(set) var remaining: Int

  /// Hands that do so many steps.
  init(driver: TargetDriver, work: Int) {
    self.driver = driver
    remaining = work
  }

  /// Whether a step had to be left out.
  private(set) var isExhausted = false

  /// Does a step; nil, and nothing done, when there is no work left.
  mutating func perform<T: Target>(_ step: Step, on target: inout T) -> TargetDriver.Effect? {
    guard remaining > 0 else {
      isExhausted = true
      return nil
    }
    remaining -= 1
    return driver.perform(step, on: &target)
  }
}
