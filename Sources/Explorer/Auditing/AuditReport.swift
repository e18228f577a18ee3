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

  /// Whether everything was looked at that inputs lead to; a tree that was only looked at is not driven.
  public var isComplete: Bool { exploration?.isComplete ?? false }

  /// What was not looked at, and why, in sentences for people: bounds that were hit, presentations never seen.
  public var gaps: [String] {
    let bounds =
      exploration.map { summary in summary.bounds.map { "incomplete: the exploration \(summary.words(for: $0))" } }
      ?? []
    return bounds + unpresented.map(\.words)
  }

  /// How much was looked at, in a sentence.
  public var extent: String {
    guard let exploration else {
      return "not looked at: anything but this one screen, as a tree by itself cannot be driven"
    }
    let never = unpresented.count
    let presentations = never == 0 ? "" : ", and \(never) presentation\(never == 1 ? "" : "s") never shown"
    if exploration.isComplete {
      return never == 0
        ? "everything that people can do was tried, and every state that it leads to was looked at"
        : "everything that people can do was tried; not looked at: \(never) presentation\(never == 1 ? "" : "s") never shown"
    }
    let reach =
      exploration.overlooked.isEverything
      ? "anything may be otherwise there"
      : "\(exploration.overlooked.nodes.count) node\(exploration.overlooked.nodes.count == 1 ? "" : "s") may be otherwise there"
    let reasons = exploration.bounds.map { exploration.words(for: $0) }.joined(separator: " and ")
    return "not looked at: what lies beyond, as the exploration \(reasons); \(reach)\(presentations)"
  }
}
