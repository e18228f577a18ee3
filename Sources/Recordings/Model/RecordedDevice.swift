public import InputEvents

/// A device of a recording and where it stood.
public struct RecordedDevice: Hashable, Sendable {
  /// The path of its node when it was recorded, such as `/dev/input/event3`; nil where the format does not say.
  public var node: String?
  /// What the kernel said of it, its state at the first event included.
  public var description: DeviceDescription
  /// The screen that it lies on, where it is not the one that is assumed of any device.
  public var screen: RecordedScreen?

  /// A device without its node and its screen unless given.
  public init(_ description: DeviceDescription, node: String? = nil, screen: RecordedScreen? = nil) {
    self.description = description
    self.node = node
    self.screen = screen
  }
}
