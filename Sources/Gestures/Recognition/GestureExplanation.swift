public import InputEvents

/// Why a gesture was recognized, and why none of the others that could have been.
public struct GestureExplanation: Hashable, Sendable {
  /// When it was decided.
  public var time: Timestamp
  /// Which of the run's devices the fingers were on.
  public var device: Int
  /// What was decided about, such as `2 fingers at 196,430`.
  public var subject: String
  /// Who took the fingers; nil when nobody did.
  public var taker: Recognizer?
  /// What became of every recognizer that could have taken them.
  public var verdicts: [Verdict]

  /// What became of one recognizer.
  public struct Verdict: Hashable, Sendable {
    /// Which one.
    public var recognizer: Recognizer
    /// Whether it took the fingers.
    public var took: Bool
    /// Why or why not, with the numbers.
    public var reason: String

    /// A verdict.
    public init(_ recognizer: Recognizer, took: Bool, reason: String) {
      self.recognizer = recognizer
      self.took = took
      self.reason = reason
    }
  }

  /// An explanation.
  public init(time: Timestamp, device: Int, subject: String, taker: Recognizer?, verdicts: [Verdict]) {
    self.time = time
    self.device = device
    self.subject = subject
    self.taker = taker
    self.verdicts = verdicts
  }
}
