internal import Geometry

/// Where a vertical drag is a sheet's whatever its content does (P.headerZone), in points on the screen.
///
/// Whoever decides by it and whoever explains that look at the same four sides.
struct HeaderZone: Hashable {
  var left: Double
  var right: Double
  /// The top of a sheet that is not modal; nil where everything above belongs to the zone.
  var top: Double?
  var bottom: Double

  /// Whether a drag that begins here begins in the zone.
  func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y < bottom && top.map { point.y >= $0 } ?? true
  }
}
