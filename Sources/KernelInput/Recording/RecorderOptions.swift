/// What a recorder writes, and when it ends.
public struct RecorderOptions: Hashable, Sendable {
  /// Whether text keys are written as they were pressed, and `phys` and `uniq` as they are.
  public var keepsKeystrokes = false
  /// How long to record, in µs; nil records until interrupted.
  public var duration: Int64?
  /// How many frames to record; nil is any number.
  public var frames: Int?
  /// Whether other programs do not see the devices meanwhile.
  public var grabs = false

  /// Masked, until interrupted, seen by everybody.
  public init() {}
}
