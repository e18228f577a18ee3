/// What one rule came to in an audit.
public struct RuleResult: Hashable, Sendable {
  /// The rule.
  public var rule: Rule
  /// Nodes by outcome.
  public var count: OutcomeCount
  /// Why it could not be told, where that is true of the rule as a whole.
  public var note: String?

  /// What a rule came to.
  public init(rule: Rule, count: OutcomeCount, note: String? = nil) {
    self.rule = rule
    self.count = count
    self.note = note
  }
}
