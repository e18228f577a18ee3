/// What a script expects of the interface, as it is written; whoever knows the interface reads it and asks.
public struct ScriptExpectation: Hashable, Sendable {
  /// What is to be so, such as `said "Large"`.
  public var claim: Located<String>
  /// How long it may take to come true, in µs of the run's time; nil leaves that to the instruction.
  public var patience: Int64?
  /// Whether the script waits for it (`wait for`).
  public var isAwaited: Bool

  /// An expectation.
  public init(_ claim: Located<String>, patience: Int64? = nil, isAwaited: Bool = false) {
    self.claim = claim
    self.patience = patience
    self.isAwaited = isAwaited
  }
}

extension ScriptExpectation: CustomStringConvertible {
  /// The instruction as a script spells it.
  public var description: String {
    (isAwaited ? "wait for " : "expect ") + claim.value
      + (patience.map { " within " + ScriptNumber.duration($0) } ?? "")
  }
}
