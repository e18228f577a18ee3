public import Accessibility

/// One thing that a screen reader says, or would say if there were anything.
public struct Utterance: Hashable, Sendable {
  /// What is said; empty where the node gives nothing to say, which is itself worth knowing.
  public var text: String
  /// What is said after a pause; nil where there is nothing to add.
  public var hint: String?
  /// How it stands to what is being said.
  public var priority: Priority
  /// BCP 47 code of the language it is said in.
  public var language: String
  /// The node it is about; nil for an announcement of the interface.
  public var node: NodeID?
  /// What it was put together of, in the order it is spoken; empty where it is one text.
  public var parts: [String]

  /// Whether it takes the place of what is said or waits to be said of the same node in the same way.
  public var isNewestOnly = false

  /// Whether new speech neither cuts it off nor drops it; an order to stop does.
  public var isKept = false

  /// How long after what it tells of it is said, in µs; nil where that is at once.
  public var delay: Int64?

  /// For how long after it was added new speech neither cuts it off nor drops it, in µs; nil where that is as it always is.
  public var keptFor: Int64?

  /// How many of those that say so may wait; one more is dropped. Nil where any number may.
  public var mostWaiting: Int?

  /// For how long after one about the same node it is not said, in µs; nil where it always is.
  public var leastPause: Int64?

  /// Whether it tells of something that has changed away from the cursor.
  public var isLive = false

  /// How an utterance stands to what is being said.
  public enum Priority: Int, Comparable, Hashable, Sendable {
    /// Waits until everything before it has been said.
    case polite
    /// Cuts off what is being said and drops what waits.
    case interrupting
    /// Interrupts, and is not interrupted itself.
    case critical

    /// Orders priorities by how much they push aside.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// An utterance; polite unless said otherwise.
  public init(
    _ text: String, hint: String? = nil, priority: Priority = .polite, language: String = "en",
    node: NodeID? = nil, parts: [String] = []
  ) {
    self.text = text
    self.hint = hint
    self.priority = priority
    self.language = language
    self.node = node
    self.parts = parts
  }
}
