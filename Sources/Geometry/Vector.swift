/// A movement in points, or a velocity in points per second.
@frozen public struct Vector: Hashable, Sendable {
  /// Rightwards.
  public var dx: Double
  /// Downwards.
  public var dy: Double

  /// A movement of `dx`, `dy`.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No movement.
  @inlinable public static var zero: Self { Self(dx: 0, dy: 0) }

  /// Its length, in the unit of its parts.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }
  /// The sum of two movements.
  @inlinable public static func + (left: Self, right: Self) -> Self {
    Self(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  /// The difference of two movements.
  @inlinable public static func - (left: Self, right: Self) -> Self {
    Self(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }
  /// The movement, `factor` times as long.
  @inlinable public static func * (vector: Self, factor: Double) -> Self {
    Self(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
