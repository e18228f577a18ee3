/// Width and height, in points.
@frozen public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// A size of `width` × `height` points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  @inlinable public static var zero: Self { Self(width: 0, height: 0) }
}
