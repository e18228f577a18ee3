public import Explorer

/// What a report shows: the audits of some targets, the steps of a run, or both.
public struct Report: Sendable {
  /// What the report is called.
  public var title: String
  /// Audits, one for each target.
  public var audits: [AuditReport]
  /// What happened in a run, in the order of time.
  public var steps: [ReportStep]
  /// BCP 47 language of what is spoken in the run.
  public var language: String

  /// A report without content.
  public init(title: String, audits: [AuditReport] = [], steps: [ReportStep] = [], language: String = "en") {
    self.title = title
    self.audits = audits
    self.steps = steps
    self.language = language
  }
}
