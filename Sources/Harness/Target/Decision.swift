public import Accessibility
public import InputEvents

/// Why an input went where it went.
public struct Decision: Hashable, Sendable {
  /// When it was decided.
  public var time: Timestamp
  /// What was decided about, such as `drag at 196,430`.
  public var subject: String
  /// Who took it.
  public var taker: NodeID
  /// The row or rule that decided, with the numbers.
  public var reason: String

  /// A decision.
  public init(time: Timestamp, subject: String, taker: NodeID, reason: String) {
    self.time = time
    self.subject = subject
    self.taker = taker
    self.reason = reason
  }
}
