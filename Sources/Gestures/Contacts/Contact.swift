public import Geometry

/// A finger, pen or palm on the screen, or on a touchpad.
public struct Contact: Hashable, Sendable {
  /// Numbers contacts from 1 over the whole run; never reused.
  public var id: Int
  /// The slot it came from; 0 on single-touch devices, nil for a finger that a touchpad counts and does not place.
  public var slot: Int?
  /// What touches.
  public var tool: Tool
  /// Where it is, in points of the screen or of the touchpad.
  public var position: Point
  /// 0…1 of the device's range; nil where the device does not say.
  public var pressure: Double?
  /// Whether it is on a touchpad, whose points are not the screen's.
  public var isOnPad: Bool

  /// What touches the screen (`ABS_MT_TOOL_TYPE`).
  public enum Tool: String, Hashable, Sendable {
    case finger, pen, palm
  }

  /// A contact at `position` points.
  public init(
    id: Int, slot: Int?, tool: Tool = .finger, position: Point, pressure: Double? = nil, isOnPad: Bool = false
  ) {
    self.id = id
    self.slot = slot
    self.tool = tool
    self.position = position
    self.pressure = pressure
    self.isOnPad = isOnPad
  }
}
