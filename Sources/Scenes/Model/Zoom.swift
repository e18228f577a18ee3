public import Geometry

/// How far people can magnify the content of a scroll view.
public struct Zoom: Hashable, Sendable {
  /// Whether people can magnify it at all.
  public var isSupported = true
  /// The least scale, greater than 0 and at most 1.
  public var minimum: Double
  /// The greatest scale, at least 1.
  public var maximum: Double
  /// The scale that it starts with.
  public var scale = 1.0
  /// The size of a glyph of its text at scale 1, in points; nil where it shows no text.
  public var glyphSize: Size?

  /// Zoom within limits.
  public init(minimum: Double = 1, maximum: Double = 1) { (self.minimum, self.maximum) = (minimum, maximum) }
}
