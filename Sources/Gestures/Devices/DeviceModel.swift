public import Geometry
public import InputEvents

/// A device as `Devices/*.yaml` describes it: what the kernel says of it, and what it is to a person.
public struct DeviceModel: Hashable, Sendable {
  /// Its short name on the command line, such as `phone-touchscreen`.
  public var id: String
  /// One sentence for people.
  public var summary: String
  /// What the kernel says of it.
  public var description: DeviceDescription
  /// The screen it lies on, in points, where it has one.
  public var screen: Size?
  /// Its turning axes.
  public var rotary: [RotaryModel]

  /// A device.
  public init(
    id: String, summary: String, description: DeviceDescription, screen: Size? = nil,
    rotary: [RotaryModel] = []
  ) {
    self.id = id
    self.summary = summary
    self.description = description
    self.screen = screen
    self.rotary = rotary
  }
}
