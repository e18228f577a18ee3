/// A rectangle on the target's screen, in points; origin top left.
@frozen public struct Rect: Hashable, Sendable {
  /// Its top left corner.
  public var origin: Point
  /// Its width and height.
  public var size: Size

  /// A rectangle at `origin`.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by its left, top, width and height, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle in the top left corner.
  @inlinable public static var zero: Self { Self(x: 0, y: 0, width: 0, height: 0) }

  /// Its left edge.
  @inlinable public var minX: Double { origin.x }
  /// Its top edge.
  @inlinable public var minY: Double { origin.y }
  /// Its right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// Its bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// Its middle from left to right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Its middle from top to bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// Its middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }
  /// Its area in square points.
  @inlinable public var area: Double { size.width * size.height }
  /// Whether nothing fits in it.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether `point` lies in it; the right and bottom edges are outside.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that two rectangles share; empty where they share none.
  @inlinable public func intersection(_ other: Self) -> Self {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Self(x: left, y: top, width: 0, height: 0) }
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles share any area.
  @inlinable public func intersects(_ other: Self) -> Bool { !intersection(other).isEmpty }

  /// The rectangle moved by `vector`.
  @inlinable public func offset(by vector: Vector) -> Self { Self(origin: origin + vector, size: size) }

  /// The rectangle with every edge moved inwards by `dx`, `dy`; outwards where negative.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Self {
    Self(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }
}
