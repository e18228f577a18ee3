import Accessibility
public import Audit

extension Baseline {
  /// The baseline that accepts everything that fails in audits: what was known keeps its reason and its day, also a day
  /// that is over, the rest has none, and what stands for nothing any more goes.
  ///
  /// Entries about rules that were not applied or about targets that were not audited, and numbers of such targets,
  /// stay.
  public init(of reports: [AuditReport], _ comparison: BaselineComparison) {
    self.init()
    var renewed: [Entry] = []
    for (audit, report) in reports.enumerated() {
      let prints = report.prints
      for (index, finding) in report.result.findings.enumerated() where finding.outcome == .fail {
        var entry = comparison.accepted[audit][index] ?? comparison.expired[audit][index] ?? Entry()
        entry.rule = finding.rule
        entry.target = report.target
        entry.node = finding.node.path
        entry.looks = prints[index].looks
        entry.message = finding.message.description
        renewed.append(entry)
      }
    }
    entries = renewed + comparison.unasked
    names = reports.compactMap { NameCoverage($0.result, target: $0.target) } + comparison.otherNames
  }
}
