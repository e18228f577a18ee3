public import Explorer
public import Harness

/// What a report shows: the audits of some targets, the steps of a run, or both.
public struct Report: Sendable {
  /// What the report is called.
  public var title: String
  /// Audits, one for each target.
  public var audits: [AuditReport]
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
}
