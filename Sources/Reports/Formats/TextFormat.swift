import Audit
import Explorer
import SafeText

/// One paragraph for each finding, for people at a terminal: nothing in it steers the terminal.
public struct TextFormat: ReportFormat {
  public let name = "text"
  public let fileExtensions = ["txt"]

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    for (index, audit) in report.audits.enumerated() {
      if index > 0 { try put("\n") }
      let accepted = report.baseline?.accepted[index] ?? [:]
      let sources = report.sources.indices.contains(index) ? report.sources[index] : [:]
      try TextReport().render(audit, accepted: accepted, sources: sources) { piece throws(Failure) in
        try put(TerminalText(lines: piece).description)
      }
    }
    if let baseline = report.baseline {
      try put(TerminalText(lines: TextReport().summary(baseline)).description)
    }
  }
}
