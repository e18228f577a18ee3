public import InputEvents
import Recordings

/// What one device said at one moment: the events up to and with a `SYN_REPORT`.
public struct DeviceFrame: Hashable, Sendable {
  /// Where the frame comes from.
  public enum Origin: Hashable, Sendable {
    /// The device sent it.
    case device
    /// It holds `SYN_DROPPED`: the reader was too slow, and the kernel threw away what stood here.
    case dropped
    /// Made from the device's state after `SYN_DROPPED`.
    case resynchronized
  }

  /// The device's position in the reader's list.
  public var device: Int
  /// In their order; the last one is a `SYN_REPORT`.
  public var events: [InputEvent]
  /// Where the frame comes from.
  public var origin: Origin

  /// A frame of a device.
  public init(device: Int, events: [InputEvent], origin: Origin = .device) {
    self.device = device
    self.events = events
    self.origin = origin
  }

  /// When it ended, in µs on the device's clock.
  public var time: Timestamp { events.last?.time ?? .zero }
}

extension DeviceFrame {
  /// The frames of a batch of whole frames.
  static func frames(of batch: [RecordedEvent]) -> [DeviceFrame] {
    var frames: [DeviceFrame] = []
    var start = 0
    for index in batch.indices where batch[index].event.isReport {
      frames.append(DeviceFrame(device: Int(batch[index].device), events: batch[start...index].map(\.event)))
      start = index + 1
    }
    return frames
  }
}
