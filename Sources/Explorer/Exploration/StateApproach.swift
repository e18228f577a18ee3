public import Harness

/// How a state was come to first.
public struct StateApproach: Hashable, Sendable {
  /// The number of the state before.
  public var state: Int
  /// What was done there.
  public var step: Step
  /// How long the interface was on its way afterwards, in µs, at most 71 minutes: hands wait so long before they go on.
  var travel: UInt32 = 0
}
