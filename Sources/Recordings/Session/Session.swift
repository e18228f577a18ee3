/// What the reader and the writer of session files share.
enum Session {
  /// What the member `format` of the first row says.
  static let name = "detent-session"
  /// The version that is written, and the newest that is read without a warning.
  static let version = (major: 1, minor: 0)
  /// Devices of one session at most.
  static let maximumDevices = 1024
  /// Slots in the state of a device at most.
  static let maximumSlots = 1024
}
