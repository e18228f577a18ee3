import Audit
import Harness

/// A rule that is checked by driving the interface; a value that gathers what it needs while states are walked.
///
/// Every state is visited once, before the steps from it are observed. What a rule tries on its own it tries on
/// copies of the target.
protocol DynamicRule {
  /// What the rule is called, why it is there and what to do when it is broken.
  var rule: Rule { get }
  /// Looks at a state, from the nearest to the furthest.
  mutating func visit<T: ReproducibleTarget>(_ state: ExploredState<T>, prober: inout Prober, into ledger: inout Ledger)
  /// Looks at a state in which nothing is new but where the keyboard focus is.
  mutating func visitFocus<T: ReproducibleTarget>(_ state: ExploredState<T>)
  /// Sees a step and what came of it.
  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger)
  /// Draws the conclusion when all is seen, or as much as the bounds allowed.
  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger)
}

extension DynamicRule {
  mutating func visitFocus<T: ReproducibleTarget>(_ state: ExploredState<T>) {}

  mutating func observe<T: ReproducibleTarget>(_ transition: Transition<T>, into ledger: inout Ledger) {}

  /// What holds in all states that were seen need not hold in the others.
  mutating func conclude(_ summary: ExplorationSummary, into ledger: inout Ledger) {
    withdrawPassesIfCutShort(summary, &ledger)
  }

  func withdrawPassesIfCutShort(_ summary: ExplorationSummary, _ ledger: inout Ledger) {
    guard summary.isCutShort else { return }
    ledger.withdrawPasses(of: rule, among: summary.overlooked, note: summary.reason)
  }
}
