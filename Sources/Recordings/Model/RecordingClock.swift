/// The clock that the times of a recording were read from.
public struct RecordingClock: RawRepresentable, Hashable, Sendable {
  /// The name that session files use.
  public var rawValue: String

  /// A clock by its name; readers refuse names that are not in `all`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `CLOCK_MONOTONIC`: the usual one; never jumps.
  public static let monotonic = Self(rawValue: "monotonic")
  /// `CLOCK_REALTIME`: evdev's default; jumps when the time of day is set.
  public static let realtime = Self(rawValue: "realtime")
  /// Microseconds since the start of the recording, as evemu writes them.
  public static let recording = Self(rawValue: "recording")

  /// Every clock that a recording may have.
  public static let all = [monotonic, realtime, recording]
}
