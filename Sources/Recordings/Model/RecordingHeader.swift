/// What a recording says before its first event.
public struct RecordingHeader: Hashable, Sendable {
  /// The clock of all its times.
  public var clock: RecordingClock
  /// The salt of the hashes that stand for `phys` and `uniq` in a masked recording; nil when it is not masked.
  public var salt: String?
  /// Whether its touches, turns and chords went to a screen reader instead of the interface.
  public var drivesReader = false
  /// Whose words, order, gestures and keys were asked for, and in which language; nil where nobody said.
  public var readerVoice: String?
  public var readerLanguage: String?
  /// The size of the interface that it drives, where it is not that of the interface as it comes.
  public var screen: RecordedScreen?
  /// Its devices; an event names one by its position here.
  public var devices: [RecordedDevice]
  /// Remarks from before the end of the description, without the format's comment sign; those behind it are items.
  public var remarks: [String] = []

  /// A header of devices on one clock.
  public init(devices: [RecordedDevice], clock: RecordingClock = .monotonic, salt: String? = nil) {
    self.devices = devices
    self.clock = clock
    self.salt = salt
  }
}
