public import InputEvents

/// One event of one device of a recording: a trivial value of 24 bytes.
@frozen public struct RecordedEvent: Hashable, Sendable {
  /// The device's position in the recording's list of devices.
  public var device: Int32
  /// What the device said.
  public var event: InputEvent

  /// An event of the device at this position.
  @inlinable public init(device: Int32, event: InputEvent) {
    self.device = device
    self.event = event
  }
}
