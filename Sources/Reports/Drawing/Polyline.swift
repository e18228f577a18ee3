import Explorer
import Geometry

/// A way of a finger as a drawing shows it: no more points than an eye can tell apart.
struct Polyline {
  private(set) var points: [Point]
  /// How far the drawn way may lie from the one that was gone, in points.
  static let tolerance = 0.5

  /// The way through `trail`, simplified after Douglas and Peucker.
  init(_ trail: [Point]) {
    guard trail.count > 2 else {
      points = trail
      return
    }
    var isKept = [Bool](repeating: false, count: trail.count)
    isKept[0] = true
    isKept[trail.count - 1] = true
    var open = [(0, trail.count - 1)]
    while let (start, end) = open.popLast() {
      var (farthest, distance) = (start, Self.tolerance * Self.tolerance)
      for index in (start + 1)..<max(end, start + 1) {
        let own = Self.squaredDistance(trail[index], from: trail[start], to: trail[end])
        if own > distance { (farthest, distance) = (index, own) }
      }
      guard farthest != start else { continue }
      isKept[farthest] = true
      open.append((start, farthest))
      open.append((farthest, end))
    }
    points = zip(trail, isKept).filter(\.1).map(\.0)
  }

  /// What the attribute `points` of SVG takes.
  var attribute: String { points.map(\.text).joined(separator: " ") }

  /// The square of a point's distance from the line between two others, its ends included.
  private static func squaredDistance(_ point: Point, from start: Point, to end: Point) -> Double {
    let (line, own) = (end - start, point - start)
    let length = line.dx * line.dx + line.dy * line.dy
    let along = length > 0 ? min(1, max(0, (own.dx * line.dx + own.dy * line.dy) / length)) : 0
    let (dx, dy) = (own.dx - along * line.dx, own.dy - along * line.dy)
    return dx * dx + dy * dy
  }
}
