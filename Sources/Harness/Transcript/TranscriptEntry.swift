public import Announcer
public import Gestures
public import InputEvents

/// One entry of a transcript: what was done, what came of it, and what a screen reader says.
public struct TranscriptEntry: Hashable, Sendable {
  /// When, in µs on the run's clock.
  public var time: Timestamp
  /// What set it off.
  public var trigger: Trigger
  /// What happened in the interface, in order.
  public var events: [Happening]
  /// What came of what is told here while it went on, each told at its own time already.
  var earlier: [Happening]
  /// What the screen reader did, in order.
  public var reader: [ReaderAct]
  /// What was being said, or waited to be said, and was cut off by what is said here.
  public var cutOff: [Utterance]
  /// Whether something is moving now that will come to rest by itself, such as a sheet that was let go.
  public var isMoving: Bool
  /// What the input measures, where it was somewhere.
  public internal(set) var measures: InputNumbers?
  /// Why nothing came of it, in words, where that is plain.
  public var whyNothing: String?
  /// What the script is warned of, and where in it.
  public internal(set) var warning: ScriptWarning?
  /// Which rules decided, where that was asked for.
  public var arbitrations: [Arbitration]
  /// When the last of several inputs came that are told as one.
  var lastInput: Timestamp?

  /// What set an entry off.
  public enum Trigger: Hashable, Sendable {
    /// The run begins: what is read before anything is done.
    case start
    /// Something a person did; as a transcript names it, such as `tap 359,806`.
    case input(String)
    /// Something asked of the screen reader, and the gesture or key that asked.
    case command(ReaderCommand, by: String?)
    /// Time passed, and something happened by itself.
    case time
    /// Somebody gave this moment a name.
    case mark(String)
    /// Something about the input that a person should know, such as events that were lost.
    case note(String)
    /// Something that is probably a mistake in the script.
    case warning(String)
    /// Something that was expected, and whether it was so.
    case expectation(ExpectationResult)
  }

  /// Something that happened, with its subject as people know it.
  public struct Happening: Hashable, Sendable {
    /// What happened.
    public var event: TargetEvent
    /// What it happened to, such as `sheet "New Message"`.
    public var subject: String
    /// What is added in words, such as the detent a sheet came up at.
    public var detail: String?

    /// Something that happened to `subject`.
    public init(_ event: TargetEvent, subject: String, detail: String? = nil) {
      self.event = event
      self.subject = subject
      self.detail = detail
    }
  }

  /// Why fingers were taken for what they were taken for, where that was asked for.
  public var gestures: [GestureExplanation]
  /// What the screen looked like, where that was asked for.
  public var screen: ScreenCapture?

  /// An entry without consequences.
  public init(time: Timestamp, cause: Trigger) {
    self.time = time
    self.trigger = cause
    events = []
    earlier = []
    reader = []
    cutOff = []
    isMoving = false
    arbitrations = []
    gestures = []
  }

  /// What was said, in order.
  public var utterances: [Utterance] {
    reader.compactMap { if case .says(let utterance) = $0 { utterance } else { nil } }
  }
}
