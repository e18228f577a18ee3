public import InputEvents

/// Something in a recording that would surprise whoever replays it.
public struct RecordingProblem: Hashable, Sendable {
  /// What kind of problem it is.
  public var kind: Kind
  /// The position of the device, where it is about one.
  public var device: Int?
  /// When it shows, in the recording's time.
  public var time: Timestamp?
  /// What is wrong, in one line.
  public var message: String

  /// A kind of problem, under a name for programs.
  public enum Kind: String, Hashable, Sendable {
    /// A key or button is down when the recording ends.
    case stuckKey = "stuck-key"
    /// A contact is on the surface when the recording ends.
    case openContact = "open-contact"
    /// The last frame has no `SYN_REPORT`.
    case truncatedFrame = "truncated-frame"
    /// A device's time goes back.
    case clockBackwards = "clock-backwards"
    /// An axis whose minimum is greater than its maximum.
    case axisRange = "axis-range"
    /// The kernel lost events (`SYN_DROPPED`).
    case droppedEvents = "dropped-events"
  }

  /// A problem.
  public init(_ kind: Kind, _ message: String, device: Int? = nil, time: Timestamp? = nil) {
    self.kind = kind
    self.device = device
    self.time = time
    self.message = message
  }
}
