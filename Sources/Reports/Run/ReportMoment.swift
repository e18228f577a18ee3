public import Accessibility
public import Announcer
public import Harness
public import InputEvents

/// A moment of a run as a report shows it: what was done, what changed, what was said, and what it looked like.
public struct ReportMoment: Hashable, Sendable {
  /// When, in µs on the run's clock.
  public var time: Timestamp
  /// What was done, such as `tap 340,80 on button "Compose"`.
  public var title: String
  /// What changed in the interface, one sentence each.
  public var changes: [String]
  /// Why it went as it did, one reason each; empty unless the run explains.
  public var reasons: [String]
  /// What the screen reader said.
  public var utterances: [Utterance]
  /// What the interface shows afterwards; nil where it looks as it did before.
  public var tree: AccessibilityTree?
  /// Where the screen reader's cursor is.
  public var cursor: NodeID?
  /// Fingers on the screen and pointers with a button down during the step, with the ways they went.
  public var contacts: [ReportContact]
  /// Why the run failed at it; nil where it did not.
  public var failure: RunFailure?

  /// A moment in which nothing has happened yet.
  public init(
    time: Timestamp, title: String, changes: [String] = [], reasons: [String] = [], utterances: [Utterance] = [],
    tree: AccessibilityTree? = nil, cursor: NodeID? = nil, contacts: [ReportContact] = []
  ) {
    self.time = time
    self.title = title
    self.changes = changes
    self.reasons = reasons
    self.utterances = utterances
    self.tree = tree
    self.cursor = cursor
    self.contacts = contacts
  }
}
