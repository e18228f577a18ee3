public import Harness

/// How a state was come to first.
public struct StateApproach: Hashable, Sendable {
  /// The number of the state before.
  public var state: Int
  /// What was done there.
  public var step: Step
}
