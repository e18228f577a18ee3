/// Range and noise of an absolute axis, in device units (`struct input_absinfo` without its value).
public struct AxisRange: Hashable, Sendable {
  /// The least value.
  public var minimum: Int32
  /// The greatest value.
  public var maximum: Int32
  /// Noise that the kernel filters out.
  public var fuzz: Int32
  /// Values this near to zero count as zero (joysticks).
  public var flat: Int32
  /// Units per millimetre for positions, per radian for rotations; 0 where unknown.
  public var resolution: Int32

  /// A range; noise and resolution unknown unless given.
  public init(minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}
