public import Accessibility
public import InputEvents

/// How a run ended.
public struct RunSummary: Hashable, Sendable {
  /// When, in µs on the run's clock.
  public var time: Timestamp
  /// How many entries its transcript has.
  public var entries: Int
  /// The node that has the keyboard focus.
  public var keyboardFocus: NodeID?
  /// The element the reader's cursor is at.
  public var readerCursor: NodeID?
  /// A hash of the state that the target comes to by itself, or, where the input broke off, of its state then; nil where the
  /// target has none.
  public var stateHash: UInt64?
  /// How many expectations there were, and how many of them failed; nil where there were none.
  public var expectations: ExpectationCount?
  /// How many warnings the transcript has.
  public var warnings = 0
  /// What moved; empty unless the run keeps it (`RunOptions.keepsMotion`).
  public var motion = MotionRecord()

  /// How many expectations were asked, and how many of them failed.
  public struct ExpectationCount: Hashable, Sendable {
    /// All of them.
    public var asked = 0
    /// Those that were not kept.
    public var failed = 0
  }

  /// A summary.
  public init(
    time: Timestamp, entries: Int, keyboardFocus: NodeID? = nil, readerCursor: NodeID? = nil,
    stateHash: UInt64? = nil
  ) {
    self.time = time
    self.entries = entries
    self.keyboardFocus = keyboardFocus
    self.readerCursor = readerCursor
    self.stateHash = stateHash
  }

  /// A hash in sixteen hexadecimal digits.
  public static func text(ofHash hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
