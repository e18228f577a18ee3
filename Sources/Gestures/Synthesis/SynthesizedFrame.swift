public import InputEvents

/// What one device says at one moment: events up to and with their `SYN_REPORT`.
public struct SynthesizedFrame: Hashable, Sendable {
  /// Which of the synthesizer's devices.
  public var device: Int
  /// All of one time.
  public var events: [InputEvent]

  /// A frame of a device.
  public init(device: Int, events: [InputEvent]) {
    self.device = device
    self.events = events
  }

  /// When it happens.
  public var time: Timestamp { events.first?.time ?? .zero }
}
