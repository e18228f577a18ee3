public import InputEvents

/// Something a person did, as recognized from a device's events.
public struct RecognizedInput: Hashable, Sendable {
  /// When it was recognized, in µs on the recording's clock.
  public var time: Timestamp
  /// Which of the run's devices it came from.
  public var device: Int
  /// What it was.
  public var kind: Kind

  /// What a person did.
  public enum Kind: Hashable, Sendable {
    case contact(ContactEvent)
    case gesture(Gesture)
    case pointer(PointerInput)
    case key(KeyInput)
    case rotary(RotaryTurn)
    /// Events were lost or the device is gone: everything in progress is cancelled.
    case interrupted
  }

  /// Something recognized at `time` from a device.
  public init(time: Timestamp, device: Int, kind: Kind) {
    self.time = time
    self.device = device
    self.kind = kind
  }
}
