public import Geometry

/// The screen an interface lies on.
public struct Screen: Hashable, Sendable {
  /// Its size in points.
  public var size: Size
  /// What the system and the hardware take at each edge, in points.
  public var safeArea: Insets
  /// The side on which a watch has its crown; not known unless given.
  public var crownSide: CrownSide?

  /// A screen.
  public init(size: Size, safeArea: Insets = Insets()) {
    self.size = size
    self.safeArea = safeArea
  }

  /// A side of the screen.
  public enum CrownSide: String, CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// Distances from the four edges, in points.
  public struct Insets: Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the left.
    public var left: Double
    /// From the bottom.
    public var bottom: Double
    /// From the right.
    public var right: Double

    /// Distances; zero unless given.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
