/// A place on the target's screen, in points; origin top left, y downwards.
@frozen public struct Point: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// The place at `x`, `y` points.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  @inlinable public static var zero: Self { Self(x: 0, y: 0) }

  /// From `from` to `to`.
  @inlinable public static func - (to: Self, from: Self) -> Vector {
    Vector(dx: to.x - from.x, dy: to.y - from.y)
  }
  /// The place moved by a vector.
  @inlinable public static func + (place: Self, by: Vector) -> Self {
    Self(x: place.x + by.dx, y: place.y + by.dy)
  }

  /// Points between two places.
  @inlinable public func distance(to other: Self) -> Double { (other - self).length }
}
