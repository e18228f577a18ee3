package import Geometry

/// Where a vertical drag is a sheet's whatever its content does (P.headerZone), in points on the screen.
///
/// Whoever decides by it and whoever explains that look at the same four sides.
package struct HeaderZone: Hashable {
  package var left: Double
  package var right: Double
  /// The top of a sheet that is not modal; nil where everything above belongs to the zone.
  package var top: Double?
  package var bottom: Double

  /// A zone between four sides, in points.
  package init(left: Double, right: Double, top: Double?, bottom: Double) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
  }

  /// Whether a drag that begins here begins in the zone.
  package func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y < bottom && top.map { point.y >= $0 } ?? true
  }
}
