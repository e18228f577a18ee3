import Accessibility
import Audit
import Explorer

/// JUnit XML, which CI systems read: a suite for each target, a test case for each rule.
///
/// A rule that is broken fails with all of its findings as its text; a rule that cannot be told, that waits for
/// a person, or that is about nothing there, is skipped with the reason. What a baseline accepts fails nothing and stands in the case's output.
public struct JUnitFormat: ReportFormat {
  public let name = "junit"
  public let fileExtensions = ["xml"]

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    let suites = report.audits.enumerated().map { Suite($0.element, $0.offset, report) }
    try put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"detent\"\(Suite.counts(suites))>\n")
    for suite in suites {
      try put("  <testsuite name=\"\(XMLText.escaped(suite.name))\"\(Suite.counts([suite]))>\n")
      for entry in suite.cases { try put(entry.element(in: suite.name)) }
      try put("  </testsuite>\n")
    }
    try put("</testsuites>\n")
  }

  /// The rules of one target.
  private struct Suite {
    var name: String
    var cases: [Case]

    init(_ audit: AuditReport, _ number: Int, _ report: Report) {
      name = audit.target
      var failures: [String: [String]] = [:]
      var accepted: [String: [String]] = [:]
      for (index, finding) in audit.result.findings.enumerated() where finding.outcome == .fail {
        let place = finding.source?.description ?? audit.target
        var text = "\(place): \(finding.severity.rawValue): \(finding.message.description)\nnode: \(finding.node.path)"
        if !finding.evidence.script.isEmpty { text += "\nevidence: \(finding.evidence.script)" }
        for rule in [finding.rule] + finding.implied {
          if let entry = report.baseline?.accepts(index, of: number) {
            accepted[rule, default: []].append(text + (entry.reason.map { "\naccepted: \($0)" } ?? "\naccepted"))
          } else {
            failures[rule, default: []].append(text)
          }
        }
      }
      cases = audit.result.rules.map { rule in
        Case(rule: rule, failures: failures[rule.rule.id] ?? [], accepted: accepted[rule.rule.id] ?? [])
      }
      if audit.result.isVacuous { cases.append(Case(rule: nil, failures: ["nothing was examined"], accepted: [])) }
    }

    static func counts(_ suites: [Suite]) -> String {
      let cases = suites.flatMap(\.cases)
      return " tests=\"\(cases.count)\" failures=\"\(cases.count { !$0.failures.isEmpty })\" errors=\"0\""
        + " skipped=\"\(cases.count { $0.isSkipped })\""
    }
  }

  /// A rule for one target; without one, that nothing was examined.
  private struct Case {
    var rule: RuleResult?
    var failures: [String]
    var accepted: [String]

    /// Why the rule says nothing; nil where it says something.
    var silence: String? {
      guard let rule, failures.isEmpty, accepted.isEmpty else { return nil }
      if rule.count.cannotTell > 0 {
        return "cannot tell for \(rule.count.cannotTell)" + (rule.note.map { ": \($0)" } ?? "")
      }
      if rule.count.review > 0 { return "a person has to look at \(rule.count.review)" }
      return rule.count.total == 0 ? "there is nothing that it is about" : nil
    }

    var isSkipped: Bool { silence != nil }

    func element(in suite: String) -> String {
      let head =
        "    <testcase classname=\"\(XMLText.escaped(suite))\" name=\"\(XMLText.escaped(rule?.rule.id ?? "examined"))\""
      var inner = ""
      if let first = failures.first {
        let message = failures.count == 1 ? first.prefix { $0 != "\n" } : "\(failures.count) findings"
        let text = failures.joined(separator: "\n\n")
        inner +=
          "      <failure message=\"\(XMLText.escaped(String(message)))\" type=\"\(rule?.rule.severity.rawValue ?? "error")\">"
          + "\(XMLText.escaped(text, keepsLines: true))</failure>\n"
      }
      if let silence { inner += "      <skipped message=\"\(XMLText.escaped(silence))\"/>\n" }
      if !accepted.isEmpty {
        inner +=
          "      <system-out>\(XMLText.escaped(accepted.joined(separator: "\n\n"), keepsLines: true))</system-out>\n"
      }
      return inner.isEmpty ? head + "/>\n" : head + ">\n" + inner + "    </testcase>\n"
    }
  }
}
