public import InputEvents

/// Which axis of a device turns, and how its numbers become notches.
public struct RotaryModel: Hashable, Sendable {
  /// The axis that turns.
  public var axis: Axis
  /// Device units of one notch: 1 for a wheel, 120 for a high-resolution wheel, any for a ring.
  public var unitsPerNotch: Int
  /// Whether positive values turn anticlockwise.
  public var isInverted: Bool
  /// Whether an absolute axis wraps from its maximum to its minimum.
  public var wraps: Bool
  /// Whether it turns horizontally.
  public var isHorizontal: Bool

  /// A relative axis, its high-resolution counterpart with it, or an absolute ring.
  public enum Axis: Hashable, Sendable {
    case relative(RelativeAxis)
    case absolute(AbsoluteAxis)
  }

  /// A turning axis.
  public init(
    axis: Axis, unitsPerNotch: Int, isInverted: Bool = false, wraps: Bool = false, isHorizontal: Bool = false
  ) {
    self.axis = axis
    self.unitsPerNotch = unitsPerNotch
    self.isInverted = isInverted
    self.wraps = wraps
    self.isHorizontal = isHorizontal
  }
}
