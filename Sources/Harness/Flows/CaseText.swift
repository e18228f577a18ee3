import SafeText

/// What became of cases, for people: a line each, with what was not as it should be below it.
///
/// ```
/// ok      mail.flow.yaml [screen=393x852]
/// FAILED  mail.flow.yaml [screen=852x393]
///         expect said "New Message"
///         not as expected (mail.flow.yaml:9:5): …
/// ```
public enum CaseText {
  /// How many problems of a case are shown.
  private static let greatestCount = 20

  /// The lines of a case, each closed by a newline; what went wrong stands below, of very much the first.
  public static func render(_ result: CaseResult, usesColor: Bool = false) -> String {
    let word =
      switch result.verdict {
      case .passed: "ok"
      case .failed: "FAILED"
      case .notRun: "not run"
      }
    let blanks = String(repeating: " ", count: 8 - word.count)
    let shown = usesColor && result.verdict == .failed ? TerminalStyle.warning.applied(to: word) : word
    var lines = ["\(shown)\(blanks)\(result.name.forTerminal)"]
    var below = result.problems.prefix(greatestCount).flatMap(\.lines)
    let more = result.problems.count - greatestCount
    if more > 0 {
      below.append("and \(more) more \(more == 1 ? "difference" : "differences"), which --format json tells")
    }
    below += result.warnings.map { "warning: \($0)" }
    lines += below.map { "        \($0.forTerminal)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The sum of all cases: `12 cases, 10 ok, 1 failed, 1 not run`.
  public static func render(_ summary: CaseSummary) -> String {
    var text = "\(summary.cases) case\(summary.cases == 1 ? "" : "s"), \(summary.passed) ok, \(summary.failed) failed"
    if summary.notRun > 0 { text += ", \(summary.notRun) not run" }
    if summary.missing > 0 { text += ", \(summary.missing) missing" }
    if summary.warnings > 0 { text += ", \(summary.warnings) warning\(summary.warnings == 1 ? "" : "s")" }
    return text
  }
}
