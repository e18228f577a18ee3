import ArgumentParser
import Audit
import Explorer

/// What fails an audit: findings from a severity on, and where asked also that something was not looked at or cannot be
/// told.
struct FailOn: ExpressibleByArgument {
  /// The least severity that fails.
  var severity = Severity.error
  /// Whether an audit that has not looked at everything fails.
  var incomplete = false
  /// Whether a check that could not be decided fails.
  var cannotTell = false

  /// Findings of severity error.
  init() {}

  /// A list such as `error,incomplete,cannot-tell`; of several severities the least counts, and without one errors fail.
  init?(argument: String) {
    var severities: [Severity] = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      switch String(word) {
      case "incomplete": incomplete = true
      case "cannot-tell": cannotTell = true
      case let word:
        guard let severity = Severity(rawValue: word) else { return nil }
        severities.append(severity)
      }
    }
    severity = severities.min() ?? .error
  }

  var defaultValueDescription: String {
    ([severity.rawValue] + (incomplete ? ["incomplete"] : []) + (cannotTell ? ["cannot-tell"] : []))
      .joined(separator: ",")
  }

  static var allValueStrings: [String] { ["error", "warning", "info", "incomplete", "cannot-tell"] }

  /// Whether an audit fails.
  ///
  /// - Parameter isAccepted: Whether the finding in a place is accepted and so fails nothing.
  func isMet(by report: AuditReport, except isAccepted: (Int) -> Bool = { _ in false }) -> Bool {
    report.result.isVacuous || incomplete && !(report.isComplete && report.showsAll)
      || cannotTell && report.result.count.cannotTell > 0
      || report.result.findings.enumerated().contains { index, finding in
        finding.outcome == .fail && finding.severity >= severity && !isAccepted(index)
      }
  }
}
