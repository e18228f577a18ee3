public import InputEvents
public import Recordings

/// What a `DeviceReader` has to tell.
public enum DeviceNews: Hashable, Sendable {
  /// The batch holds whole frames.
  case events
  /// Something stands between two events: a device went or came back, or was resynchronized.
  case item(RecordingItem)
  /// Another program has grabbed a device: nothing that the device does arrives any more. Said once of a device.
  case grabbed(device: Int, at: Timestamp)
  /// Nothing happened until the moment that the caller gave, or every device that was asked for is had now.
  case quiet
  /// A signal asks us to end.
  case interrupted(signal: Int32)
  /// All devices are gone.
  case end
}
