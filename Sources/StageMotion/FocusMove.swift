package import Geometry

/// Where the focus goes from a place when a person pushes it in a direction (A-41: focus navigation on tvOS).
///
/// Interfaces on a television are rows under each other. Up and down therefore lead to the next row, whatever of it
/// lies nearest; left and right go along the row, and where that ends to the nearest column beside it. Of what lies
/// equally near the leading one is taken, and then the first in reading order.
package struct FocusMove: Hashable {
  /// Where the focus comes from, in points.
  package var origin: Rect
  /// Where it is pushed.
  package var direction: Direction
  /// Whether the leading side is the right one.
  package var isRightToLeft = false

  /// A move from a place in points.
  package init(origin: Rect, direction: Direction, isRightToLeft: Bool = false) {
    (self.origin, self.direction, self.isRightToLeft) = (origin, direction, isRightToLeft)
  }

  /// Where a person pushes the focus.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right

    /// Whether rows rather than columns are crossed.
    package var isVertical: Bool { self == .up || self == .down }
  }

  /// The place among `places` that the move leads to; nil where nothing lies in its direction.
  package func destination(among places: [Rect]) -> Int? {
    nextInRow(among: places) ?? firstInLine(among: places)
  }

  /// The next one along the row of the origin, for a move to the left or right.
  package func nextInRow(among places: [Rect]) -> Int? {
    guard !direction.isVertical else { return nil }
    let row = places.indices.filter {
      isAhead(places[$0]) && across(places[$0]).distance(to: across(origin)) == 0 && !isTouching(places[$0])
    }
    return nearest(of: row, among: places) { along(places[$0]).start - along(origin).end }
  }

  /// The nearest one of the row or column ahead that begins first: of everything that stands in it.
  package func firstInLine(among places: [Rect]) -> Int? {
    let ahead = places.indices.filter { isAhead(places[$0]) }
    guard let first = first(of: ahead, among: places) else { return nil }
    let line = ahead.filter { along(places[$0]).start <= along(places[first]).middle }
    return nearest(of: line, among: places) { across(places[$0]).distance(to: across(origin)) }
  }

  /// How far ahead of the origin the last one that stands in that row or column may begin, in points; nil where nothing
  /// lies ahead.
  package func reachOfLine(among places: [Rect]) -> Double? {
    first(of: places.indices.filter { isAhead(places[$0]) }, among: places)
      .map { along(places[$0]).middle - along(origin).end }
  }

  private func first(of ahead: [Int], among places: [Rect]) -> Int? {
    ahead.min { along(places[$0]).start < along(places[$1]).start }
  }

  /// Places are compared in parts of a point that are larger than what sums of widths round to.
  private static let grain = 1024.0

  /// The one with the least distance; of those the one whose middle is nearest across, then the leading one.
  private func nearest(of candidates: [Int], among places: [Rect], by distance: (Int) -> Double) -> Int? {
    let middle = across(origin).middle
    var best: (ordinal: Int, keys: [Double])?
    for ordinal in candidates {
      let keys = [
        distance(ordinal), abs(across(places[ordinal]).middle - middle), along(places[ordinal]).start,
        isRightToLeft ? -places[ordinal].maxX : places[ordinal].minX,
      ].map { ($0 * Self.grain).rounded() }
      guard let champion = best else {
        best = (ordinal, keys)
        continue
      }
      if keys.lexicographicallyPrecedes(champion.keys) { best = (ordinal, keys) }
    }
    return best?.ordinal
  }

  /// How far a place lies ahead of the origin and beside it, in points; nil where it does not lie in the direction.
  package func way(to place: Rect) -> (ahead: Double, beside: Double)? {
    guard isAhead(place) else { return nil }
    return (max(0, along(place).start - along(origin).end), across(place).distance(to: across(origin)))
  }

  /// Whether a place lies in the direction of the move: beyond the origin; of places that lie over each other the one
  /// whose middle is beyond, and what is inside something lies to the right of and below it.
  private func isAhead(_ place: Rect) -> Bool {
    let there = along(place)
    let here = along(origin)
    if there.start >= here.end { return true }
    guard there.end > here.start, !isTouching(place) else { return false }
    if there.middle != here.middle { return there.middle > here.middle }
    let isForward = direction == .down || direction == .right
    return isForward ? place.area < origin.area : place.area > origin.area
  }

  /// Whether two places share no more than an edge across the move, so that they are not in one row.
  private func isTouching(_ place: Rect) -> Bool {
    let place = across(place)
    let origin = across(origin)
    return place.start >= origin.end || place.end <= origin.start
  }

  /// A stretch of an axis, growing in the direction of the move.
  private struct Stretch {
    var start: Double
    var end: Double
    var middle: Double { (start + end) / 2 }

    /// Points between two stretches; zero where they overlap.
    func distance(to other: Stretch) -> Double { max(0, start - other.end, other.start - end) }
  }

  private func along(_ rect: Rect) -> Stretch {
    switch direction {
    case .up: Stretch(start: -rect.maxY, end: -rect.minY)
    case .down: Stretch(start: rect.minY, end: rect.maxY)
    case .left: Stretch(start: -rect.maxX, end: -rect.minX)
    case .right: Stretch(start: rect.minX, end: rect.maxX)
    }
  }

  private func across(_ rect: Rect) -> Stretch {
    direction.isVertical ? Stretch(start: rect.minX, end: rect.maxX) : Stretch(start: rect.minY, end: rect.maxY)
  }
}
