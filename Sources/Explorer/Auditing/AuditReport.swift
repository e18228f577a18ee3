public import Audit

/// Everything an audit of one target has to say.
public struct AuditReport: Hashable, Sendable {
  /// What was audited, as named on the command line.
  public var target: String
  /// Counts and findings; a finding's `state` is an index into `states`.
  public var result: AuditResult
  /// How much of the interface was seen; nil where it was only looked at.
  public var exploration: ExplorationSummary?
  /// Presentations of the document that were never on the screen, by the order of the document.
  public var unpresented: [UnpresentedPresentation] = []
  /// How the interface starts, then the states in which something was found.
  public var states: [AuditState]

  /// A report.
  public init(target: String, result: AuditResult, exploration: ExplorationSummary?, states: [AuditState]) {
    self.target = target
    self.result = result
    self.exploration = exploration
    self.states = states
  }

  /// What was not looked at, and why, in sentences for people: bounds that were hit, presentations never seen.
  public var gaps: [String] {
    let bounds =
      exploration.map { summary in summary.bounds.map { "incomplete: the exploration \(summary.words(for: $0))" } }
      ?? []
    return bounds + unpresented.map(\.words)
  }
}
