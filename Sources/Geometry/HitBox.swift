/// What some rectangles cover, and between which limits each of their edges lies; in points.
@usableFromInline
package struct HitBox: Hashable, Sendable {
  @usableFromInline package private(set) var (minX, minY) = (Double.infinity, Double.infinity)
  @usableFromInline package private(set) var (maxX, maxY) = (-Double.infinity, -Double.infinity)
  /// The last left and top edge, and the first right and bottom edge.
  package private(set) var (lastMinX, lastMinY) = (-Double.infinity, -Double.infinity)
  package private(set) var (firstMaxX, firstMaxY) = (Double.infinity, Double.infinity)

  /// A box around nothing.
  package init() {}

  /// Covers a rectangle too.
  package mutating func include(_ rect: Rect) {
    include(
      minX: rect.minX, rect.minX, minY: rect.minY, rect.minY, maxX: rect.maxX, rect.maxX, maxY: rect.maxY, rect.maxY)
  }

  /// Covers what another box covers.
  package mutating func include(_ box: HitBox) {
    include(
      minX: box.minX, box.lastMinX, minY: box.minY, box.lastMinY, maxX: box.firstMaxX, box.maxX, maxY: box.firstMaxY,
      box.maxY)
  }

  private mutating func include(
    minX left: Double, _ lastLeft: Double, minY top: Double, _ lastTop: Double, maxX firstRight: Double,
    _ right: Double, maxY firstBottom: Double, _ bottom: Double
  ) {
    (minX, lastMinX) = (min(minX, left), max(lastMinX, lastLeft))
    (minY, lastMinY) = (min(minY, top), max(lastMinY, lastTop))
    (maxX, firstMaxX) = (max(maxX, right), min(firstMaxX, firstRight))
    (maxY, firstMaxY) = (max(maxY, bottom), min(firstMaxY, firstBottom))
  }

  /// Whether a point may lie in one of the rectangles.
  @inlinable package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether one of the rectangles may have something in common with a region, be it an edge.
  @inlinable package func touches(_ region: Rect) -> Bool {
    minX <= region.maxX && maxX >= region.minX && minY <= region.maxY && maxY >= region.minY
  }

  /// Everything it covers at another place.
  package func offset(by way: Vector) -> HitBox {
    var box = self
    (box.minX, box.lastMinX, box.firstMaxX, box.maxX) = (
      minX + way.dx, lastMinX + way.dx, firstMaxX + way.dx, maxX + way.dx
    )
    (box.minY, box.lastMinY, box.firstMaxY, box.maxY) = (
      minY + way.dy, lastMinY + way.dy, firstMaxY + way.dy, maxY + way.dy
    )
    return box
  }
}
