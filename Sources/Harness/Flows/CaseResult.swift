/// What became of one case of a flow.
public struct CaseResult: Hashable, Sendable {
  /// The name of the case, such as `mail.flow.yaml [language=ko, screen=852x393]`.
  public var name: String
  /// The flow that it is a case of, such as `mail.flow.yaml`.
  public var flow: String
  /// How it ended.
  public var verdict: Verdict
  /// What was not as it should be, in order.
  public var problems: [CaseProblem] = []
  /// What is probably a mistake in the flow, in order.
  public var warnings: [String] = []
  /// How many expectations were asked.
  public var expectations = 0
  /// How much of the run's own time it took, in µs.
  public var time: Int64 = 0

  /// How a case can end.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Everything is as expected.
    case passed
    /// Something is not.
    case failed
    /// It was not run: another failed before, and that was enough.
    case notRun
  }

  /// A case that was not run.
  public init(_ name: String, of flow: String, _ verdict: Verdict = .notRun) {
    (self.name, self.flow, self.verdict) = (name, flow, verdict)
  }

  /// Takes warnings for failures.
  public mutating func judgeStrictly() {
    if verdict == .passed, !warnings.isEmpty { verdict = .failed }
  }
}
