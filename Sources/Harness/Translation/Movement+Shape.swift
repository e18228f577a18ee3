import Geometry
import InputEvents

/// The course of a movement, as few words say it.
extension RecordedAct.Movement {
  /// When it last went somewhere.
  var lastMove: Timestamp {
    let end = end
    guard let last = path.lastIndex(where: { $0.place.distance(to: end) > 0.01 }), path.indices.contains(last + 1)
    else {
      return path.last?.time ?? .zero
    }
    return path[last + 1].time
  }

  /// Where the straight ways before and behind each of some corners meet; the corner itself where they are hardly bent, or
  /// meet far from it.
  ///
  /// - Parameter corners: Places of the path, in order.
  func turns(at corners: [Point]) -> [Point] {
    var indices = [0]
    for corner in corners {
      indices.append(
        path[indices[indices.count - 1]...].firstIndex { $0.place == corner } ?? indices[indices.count - 1])
    }
    indices.append(path.count - 1)
    return corners.indices.map { number in
      let (first, middle, last) = (indices[number], indices[number + 1], indices[number + 2])
      // The reports next to the corner are on the ways that lead there and on.
      guard middle - 1 > first, middle + 1 < last else { return corners[number] }
      let turn = Self.meeting(
        path[first].place, path[middle - 1].place, path[middle + 1].place, path[last].place)
      guard let turn, turn.distance(to: corners[number]) < 30 else { return corners[number] }
      return turn
    }
  }

  /// Where the line through two places meets that through two others.
  private static func meeting(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (first, second) = (b - a, d - c)
    let bend = first.dx * second.dy - first.dy * second.dx
    guard bend.magnitude > 0.05 * first.length * second.length else { return nil }
    let way = c - a
    return a + first * ((way.dx * second.dy - way.dy * second.dx) / bend)
  }

  /// Places between its ends at which a line through them bends by more than `tolerance` points, in order; a hundred at
  /// most.
  func corners(tolerance: Double) -> [Point] {
    guard path.count > 2 else { return [] }
    var kept: Set<Int> = []
    var open = [0..<path.count - 1]
    while let range = open.popLast(), kept.count < 100 {
      let (start, end) = (path[range.lowerBound].place, path[range.upperBound].place)
      var worst: (index: Int, distance: Double)?
      for index in range.dropFirst() {
        let distance = Self.distance(from: path[index].place, toLineBetween: start, end)
        if distance > worst?.distance ?? tolerance { worst = (index, distance) }
      }
      guard let worst else { continue }
      kept.insert(worst.index)
      open += [range.lowerBound..<worst.index, worst.index..<range.upperBound]
    }
    return kept.sorted().map { path[$0].place }
  }

  /// Where it stays for longer than so many µs, and for how long; its end last.
  func stops(longerThan least: Int64) -> [(place: Point, pause: Int64)] {
    var stops: [(Point, Int64)] = []
    for (sample, next) in zip(path, path.dropFirst()) where next.time - sample.time > least {
      stops.append((sample.place, next.time - sample.time))
    }
    if stops.last?.0 != end { stops.append((end, 0)) }
    return stops
  }

  private static func distance(from place: Point, toLineBetween start: Point, _ end: Point) -> Double {
    let (way, own) = (end - start, place - start)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square > 0 else { return own.length }
    let share = min(max((own.dx * way.dx + own.dy * way.dy) / square, 0), 1)
    return (own - way * share).length
  }
}
