package import Geometry

extension FocusMove {
  /// Whether what the move may lead to can be among the rectangles in a box: it begins at most so far ahead.
  ///
  /// - Parameter isInRow: Whether only what lies in the row or column of the origin counts.
  package func mayReach(_ box: HitBox, within distance: Double, isInRow: Bool) -> Bool {
    let here = edges(of: origin)
    let there = edges(of: box)
    guard there.firstStart <= here.end + distance + Self.slack else { return false }
    // What lies over the origin, or ahead of it in its row.
    if there.end >= here.start - Self.slack, there.isBeside(here) { return true }
    return !isInRow && (there.end > here.end || there.lastStart >= here.end - Self.slack)
  }

  /// Points that sums of places may be off by.
  private static let slack = 0.001

  /// The edges of a box, along growing in the direction of the move.
  private struct Edges {
    var (firstStart, lastStart, end) = (0.0, 0.0, 0.0)
    var (low, high) = (0.0, 0.0)
    /// Where the first of them begins.
    var start: Double { firstStart }

    func isBeside(_ other: Edges) -> Bool { low <= other.high + FocusMove.slack && high >= other.low - FocusMove.slack }
  }

  private func edges(of rect: Rect) -> Edges {
    var box = HitBox()
    box.include(rect)
    return edges(of: box)
  }

  private func edges(of box: HitBox) -> Edges {
    switch direction {
    case .down:
      Edges(firstStart: box.minY, lastStart: box.lastMinY, end: box.maxY, low: box.minX, high: box.maxX)
    case .up:
      Edges(firstStart: -box.maxY, lastStart: -box.firstMaxY, end: -box.minY, low: box.minX, high: box.maxX)
    case .right:
      Edges(firstStart: box.minX, lastStart: box.lastMinX, end: box.maxX, low: box.minY, high: box.maxY)
    case .left:
      Edges(firstStart: -box.maxX, lastStart: -box.firstMaxX, end: -box.minX, low: box.minY, high: box.maxY)
    }
  }
}
