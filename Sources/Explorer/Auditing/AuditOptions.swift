import Audit

/// What an audit checks, and how far it goes.
public struct AuditOptions: Hashable, Sendable {
  /// Ids of the rules to check; nil checks all.
  public var rules: [String]?
  /// How far the interface is explored.
  public var explorer = ExplorerOptions()
  /// Whether the result says what every rule has come to for every node that it is about, also where it is kept.
  public var listsVerdicts = false

  /// All rules, within the explorer's own bounds.
  public init() {}

  /// Ids that no rule has, in the order given.
  public var unknownRules: [String] {
    let known = Set(ExplorerAudit.rules.map(\.id))
    return (rules ?? []).filter { !known.contains($0) }
  }

  func includes(_ rule: Rule) -> Bool { rules?.contains(rule.id) ?? true }
}
