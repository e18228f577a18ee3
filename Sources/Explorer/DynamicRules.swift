public import Audit

/// The dynamic rules: what can only be said by driving the interface.
///
/// To add one, write its file in `Rules/` and run `Scripts/generate-rules`, which lists it. The static rules stand in
/// the module Audit.
public enum DynamicRules {
  /// Every dynamic rule, by id.
  public static var all: [Rule] { checks.map(\.rule) }

  /// A fresh check of every dynamic rule, by id.
  static var checks: [any DynamicRule] { listed.sorted { $0.rule.id < $1.rule.id } }
}
