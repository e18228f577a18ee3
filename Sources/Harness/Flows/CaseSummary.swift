/// How many cases ended how.
public struct CaseSummary: Hashable, Sendable {
  /// All of them.
  public var cases = 0
  /// Those in which everything was as expected.
  public var passed = 0
  /// Those in which something was not.
  public var failed = 0
  /// Those that were not run because another had failed.
  public var notRun = 0
  /// Those of which there is no result.
  public var missing = 0
  /// Warnings, of all of them.
  public var warnings = 0

  /// No cases.
  public init() {}

  /// Those of some results.
  public init(_ results: some Sequence<CaseResult>) { for result in results { add(result) } }

  /// Counts a case.
  public mutating func add(_ result: CaseResult) {
    cases += 1
    warnings += result.warnings.count
    switch result.verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .notRun: notRun += 1
    }
  }

  /// Whether all is as it should be.
  public var isClean: Bool { failed == 0 && notRun == 0 && missing == 0 }
}
