import InputEvents

/// What the reader and the writer of evemu files share.
enum Evemu {
  /// The first letters of the lines that carry data.
  static let lineLetters: [UInt8] = Array("NIPBALSE".utf8)
  /// The version that is written, and the newest that is read without a warning.
  static let version = (major: 1, minor: 3)
  /// The comment, without its first sign, that evemu-record puts between the description and the events.
  static let banner = "     Waiting for events      #"
  /// Bytes of comments before the first event at most: a hundred times what the original tools write.
  static let maximumHeadComments = 4 * 1024 * 1024

  /// Whether the original tools write this remark anew for every device, since it says what the description says.
  static func repeatsDescription(_ remark: String) -> Bool {
    let beginnings = [
      "Input device name:", "Input device ID:", "Supported events:", "  Event type ", "    Event code ", "Properties:",
      "  Property type ", "      Value ", "      Min ", "      Max ", "      Fuzz ", "      Flat ", "      Resolution ",
    ]
    return beginnings.contains { remark.hasPrefix($0) }
  }

  /// Bytes of one line of a bit field.
  static let bytesPerLine = 8
  /// The bit fields that every file has, and how many codes each holds at least.
  static let bitFields: [(type: EventType, count: Int)] = [
    (.key, Int(KeyCode.count)), (.rel, Int(RelativeAxis.count)), (.abs, Int(AbsoluteAxis.count)),
    (.msc, Int(MiscCode.count)), (.sw, Int(SwitchCode.count)), (.led, Int(LEDCode.count)),
    (.snd, Int(SoundCode.count)), (.rep, Int(RepeatCode.count)), (.ff, 128),
  ]
}
