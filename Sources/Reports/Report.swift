public import Accessibility
public import Explorer
public import Harness

/// What a report shows: the audits of some targets, the steps of a run, or both.
public struct Report: Sendable {
  /// What the report is called.
  public var title: String
  /// Audits, one for each target.
  public var audits: [AuditReport]
  /// The audits beside a baseline; nil where there is none.
  public var baseline: BaselineComparison?
  /// Places in source files that name the node of a finding, by audit and by the finding's place in it.
  public var sources: [[Int: [SourceLocation]]] = []
  /// What happened in a run; empty where nothing was run.
  public var run: ReportRun
  /// What moved in it.
  public var motion = MotionRecord()

  /// A report without content.
  public init(title: String, audits: [AuditReport] = [], run: ReportRun = ReportRun()) {
    self.title = title
    self.audits = audits
    self.run = run
  }

  /// Places in source files that name the node of a finding.
  func sources(of finding: Int, in audit: Int) -> [SourceLocation] {
    sources.indices.contains(audit) ? sources[audit][finding] ?? [] : []
  }
}
