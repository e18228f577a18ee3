/// Radii of four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// Of the top left corner.
  public var topLeft: Double
  /// Of the top right corner.
  public var topRight: Double
  /// Of the bottom right corner.
  public var bottomRight: Double
  /// Of the bottom left corner.
  public var bottomLeft: Double

  /// Radii, clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
