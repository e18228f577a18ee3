public import InputEvents

/// What stands between the events of a recording.
///
/// `SYN_DROPPED` is no item: it is an event, and stays where the kernel put it.
public enum RecordingItem: Hashable, Sendable {
  /// A name that somebody gave to a moment.
  case mark(String, at: Timestamp)
  /// What was asked of a screen reader other than by a device, as a script writes it after `reader`.
  case reader(String, at: Timestamp)
  /// The interface's screen was turned or resized; it has this size from here on.
  case screen(RecordedScreen, at: Timestamp)
  /// What a screen reader said, and in which language (a BCP 47 tag) where that is known.
  case announcement(String, language: String?, at: Timestamp)
  /// A device was plugged in; the recording's list of devices holds it from here on.
  case added(device: Int, RecordedDevice, at: Timestamp)
  /// A device was unplugged: its keys are up and its contacts lifted from here on.
  case removed(device: Int, at: Timestamp)
  /// The device's next frame was made from its state after `SYN_DROPPED`, not sent by it.
  case resynchronized(device: Int, at: Timestamp)
  /// A remark for people, without the format's comment sign.
  case comment(String)
  /// A row of a kind that this version does not know, as it stands in a session file.
  case unknown(String)
  /// Something that is not as it should be but does not stop the reader.
  case warning(RecordingWarning)
}
