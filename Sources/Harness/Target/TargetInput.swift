public import Accessibility
public import Gestures
public import InputEvents

/// One thing that is done to a target.
public struct TargetInput: Hashable, Sendable {
  /// When, in µs on the run's clock; never before the last input.
  public var time: Timestamp
  /// What.
  public var kind: Kind
  /// Which of the run's devices it came from; nil where nobody says, so that it may be any.
  public var device: Int?

  /// What is done to a target.
  public enum Kind: Hashable, Sendable {
    /// Something a person did with a device.
    case input(RecognizedInput.Kind)
    /// Something a screen reader or a script asked of a node.
    case action(AccessibilityAction, NodeID)
    /// The screen has a new size (rotation, resizing).
    case resize(width: Double, height: Double)
  }

  /// Something done at `time`.
  public init(time: Timestamp, kind: Kind, device: Int? = nil) {
    self.time = time
    self.kind = kind
    self.device = device
  }
}
