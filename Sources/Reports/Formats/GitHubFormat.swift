import Accessibility
import Audit
import Explorer
import SafeText

/// Annotations for GitHub Actions, a line for each finding: `::error file=…,line=…,col=…,title=…::…`.
///
/// What a baseline accepts, what cannot be told and what a person has to look at is a notice; the last line of a target counts.
public struct GitHubFormat: ReportFormat {
  public let name = "github"
  public let fileExtensions: [String] = []

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    for (number, audit) in report.audits.enumerated() {
      for (index, finding) in audit.result.findings.enumerated() {
        let entry = report.baseline?.accepts(index, of: number)
        try put(line(finding, in: audit, at: report.sources(of: index, in: number), accepted: entry))
      }
      for gap in audit.gaps { try put("::warning title=\(property(audit.target))::\(data(gap))\n") }
      try put(TerminalText(lines: TextReport().summary(audit)).description + "\n")
    }
  }

  private func line(
    _ finding: Finding, in audit: AuditReport, at sources: [SourceLocation], accepted: Baseline.Entry?
  ) -> String {
    let kind =
      if finding.outcome != .fail || accepted != nil {
        "notice"
      } else {
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
      }
    let place = sources.first ?? finding.source
    var properties = ["file=\(property(place?.file ?? audit.target))"]
    if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
    properties.append("title=\(property(finding.rule))")
    var text = finding.message.description
    if finding.outcome != .fail { text = "\(finding.kindWords): \(text)" }
    if let accepted { text = "accepted\(accepted.reason.map { " (\($0))" } ?? ""): \(text)" }
    text += "\nnode: \(finding.node.path)"
    if audit.states.indices.contains(finding.state) { text += "\nstate: \(audit.states[finding.state].title)" }
    if !finding.evidence.script.isEmpty { text += "\nevidence: \(finding.evidence.script)" }
    return "::\(kind) \(properties.joined(separator: ","))::\(data(text))\n"
  }

  /// A text as the last part of a workflow command has it: nothing in it ends the line or begins another command.
  private func data(_ text: String) -> String { escaped(text, "") }

  /// A text as a property of a workflow command has it.
  private func property(_ text: String) -> String { escaped(text, ":,") }

  private func escaped(_ text: String, _ further: String) -> String {
    var line = ""
    for scalar in TerminalText(lines: text).description.unicodeScalars {
      switch scalar {
      case "%": line += "%25"
      case "\r": line += "%0D"
      case "\n": line += "%0A"
      case let scalar where further.unicodeScalars.contains(scalar):
        line += "%" + String(scalar.value, radix: 16, uppercase: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
