/// How many controls of a target have a name: a number that may not get worse.
public struct NameCoverage: Hashable, Sendable {
  /// What was audited, as named on the command line.
  public var target = ""
  /// Controls that have a name.
  public var named = 0
  /// Controls that ought to have one, and of which it can be told.
  public var controls = 0

  /// Numbers of nothing.
  public init() {}

  /// What the rules about names have come to; nil where none of them was applied.
  ///
  /// - Parameter target: What was audited.
  public init?(_ result: AuditResult, target: String) {
    let counts = result.rules.filter { $0.rule.id == NameMissing().rule.id }.map(\.count)
    guard !counts.isEmpty else { return nil }
    self.target = target
    named = counts.reduce(0) { $0 + $1.pass }
    controls = named + counts.reduce(0) { $0 + $1.fail }
  }

  /// Whether a smaller part of the controls has a name than in `other`; where there is no control every one has a name.
  public func isWorse(than other: NameCoverage) -> Bool {
    // named / controls < other.named / other.controls, without rounding.
    guard controls > 0 else { return false }
    guard other.controls > 0 else { return named < controls }
    let left = named.multipliedFullWidth(by: other.controls)
    let right = other.named.multipliedFullWidth(by: controls)
    return (left.high, left.low) < (right.high, right.low)
  }

  /// Such as `17 of 20 controls have a name`.
  public var words: String { "\(named) of \(controls) control\(controls == 1 ? " has" : "s have") a name" }
}
