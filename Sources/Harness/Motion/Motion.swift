public import Accessibility

/// Something that moves, as it is at one moment: the content of a scroll view along an axis, or a sheet.
public struct Motion: Hashable, Sendable {
  /// The scroll view, or the sheet.
  public var node: NodeID
  /// What changes.
  public var quantity: Quantity
  /// How far it is, in the quantity's unit.
  public var value: Double
  /// How fast it changes, in units per second; nil where that is seen from its places only, as under a finger.
  public var velocity: Double?
  /// Whether somebody holds it: it stays where it is until the next report.
  public var isHeld: Bool
  /// Where it can rest; of what comes to rest anywhere between two ends, the ends.
  public var rests: [RestValue]

  /// What changes when something moves.
  public enum Quantity: String, Hashable, Sendable, CaseIterable {
    /// How far content has gone beyond its top, in points.
    case offsetY
    /// How far content has gone beyond its leading edge, in points.
    case offsetX
    /// How large content is shown, 1 as it is.
    case scale
    /// How high a sheet is, in points.
    case height
    /// How far a crown, wheel or dial has been turned since the run began, in notches as the device reports them.
    case turn
  }

  /// A value at which something rests.
  public struct RestValue: Hashable, Sendable {
    /// What it is called, such as `medium`.
    public var name: String
    /// In the quantity's unit.
    public var value: Double

    /// A rest with its name.
    public init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
  }

  /// Something at one moment.
  ///
  /// - Parameter isHeld: So is what has no velocity, unless given.
  public init(
    _ node: NodeID, _ quantity: Quantity, value: Double, velocity: Double?, isHeld: Bool? = nil, rests: [RestValue]
  ) {
    (self.node, self.quantity, self.value, self.velocity, self.rests) = (node, quantity, value, velocity, rests)
    self.isHeld = isHeld ?? (velocity == nil)
  }
}
