public import Accessibility

/// What a rule has come to for a node, be it kept or broken.
public struct NodeVerdict: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The node.
  public var node: NodeID
  /// The worst over all states.
  public var outcome: Outcome

  /// A rule and a node with an outcome.
  public init(rule: String, node: NodeID, outcome: Outcome) {
    self.rule = rule
    self.node = node
    self.outcome = outcome
  }
}
