public import Accessibility

/// A rule that a node breaks, that could not be decided for it, or about which a person has to look at it.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// How much it weighs.
  public var severity: Severity
  /// `fail`, `cannotTell` or `review`.
  public var outcome: Outcome
  /// The node.
  public var node: NodeID
  /// Where the node stands in its document.
  public var source: SourceLocation?
  /// What is wrong, or why it cannot be told.
  public var message: Message
  /// The state in which it was found, as an index into the report's states; 0 is how the interface starts.
  public var state: Int
  /// What leads there.
  public var evidence: Evidence
  /// Ids of further rules that the node breaks by the same defect, or about which the same look is to be taken; sorted.
  public var implied: [String] = []

  /// A finding about `node`; found as the interface starts unless said otherwise.
  public init(
    rule: String, severity: Severity, outcome: Outcome, node: NodeID, source: SourceLocation?, message: Message,
    state: Int = 0, evidence: Evidence = Evidence(script: "", steps: 0)
  ) {
    self.rule = rule
    self.severity = severity
    self.outcome = outcome
    self.node = node
    self.source = source
    self.message = message
    self.state = state
    self.evidence = evidence
  }
}
