public import Audit

/// The dynamic rules: what can only be said by driving the interface.
///
/// To add one, write its file in `Rules/` and name it here; the static rules stand in `Audit/Rules.swift`.
public enum DynamicRules {
  /// Every dynamic rule, by id.
  public static var all: [Rule] { checks.map(\.rule) }

  /// A fresh check of every dynamic rule, by id.
  static var checks: [any DynamicRule] {
    [GrabberInaccessible(), ModalLeak(), UnreachableReader(), UnreachableTouch()]
  }
}
