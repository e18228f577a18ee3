import Audit

/// What an audit checks, and how far it goes.
public struct AuditOptions: Hashable, Sendable {
  /// Ids of the rules to check; nil checks all.
  public var rules: [String]?
  /// How far the interface is explored.
  public var explorer = ExplorerOptions()

  /// All rules, within the explorer's own bounds.
  public init() {}

  /// Ids that no rule has, in the order given.
  public var unknownRules: [String] {
    let known = Set(ExplorerAudit.rules.map(\.id))
    return (rules ?? []).filter { !known.contains($0) }
  }

  func includes(_ rule: Rule) -> Bool { rules?.contains(rule.id) ?? true }
}
