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
