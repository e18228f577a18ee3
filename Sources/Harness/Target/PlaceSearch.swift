package import Geometry

/// Looks for a place in a frame by taking away from it what is found to be covered, so that it asks about as often as
/// there are things over it, and not once for each place between their edges.
package struct PlaceSearch {
  /// What there is at a place.
  package enum Look {
    /// What is looked for.
    case here
    /// Something else, and what is looked for is nowhere in this frame.
    case covered(by: Rect)
    /// Something else, which says nothing about what is beside it.
    case elsewhere
  }

  /// What came of it.
  package enum Find: Equatable {
    case place(Point)
    /// There is no such place.
    case none
    /// There may be one: more lies there than was looked at.
    case unknown

    /// The place, if one was found.
    package var point: Point? { if case .place(let point) = self { point } else { nil } }
  }

  /// What is narrower, in points, may have no place in it that a script writes with two decimals.
  package static let thinnest = 0.02
  /// How many times as often it may look where each look takes away what covers the place: that comes to an end.
  private static let covers = 32

  /// What the first look in a frame finds.
  package static func first(in frame: Rect, _ look: (Point) -> Look) -> Find { place(in: [frame], most: 1, look) }

  /// Looks in some frames, one after the other, from the middle of what is left of each.
  ///
  /// - Parameters:
  ///   - most: How often it may look where that says nothing about what is beside the place.
  ///   - look: What there is at a place.
  package static func place(in frames: [Rect], most: Int, _ look: (Point) -> Look) -> Find {
    var open = frames
    var next = 0
    var looks = 0
    let (all, isWithoutBound) = most.multipliedReportingOverflow(by: most == 1 ? 1 : covers)
    var most = (all: isWithoutBound ? .max : all, blind: most)
    while next < open.count {
      let frame = open[next]
      next += 1
      guard frame.size.width >= thinnest, frame.size.height >= thinnest else { continue }
      guard looks < most.all, most.blind > 0 else { return .unknown }
      looks += 1
      let middle = rounded(frame.center)
      switch look(middle) {
      case .here: return .place(middle)
      case .covered(let cover):
        if cover.contains(middle) {
          open += frame.without(cover)
        } else {
          most.blind -= 1
          open += frame.quarters
        }
      case .elsewhere:
        most.blind -= 1
        open += frame.quarters
      }
    }
    return .none
  }

  /// The place as a script writes it, with two decimals.
  private static func rounded(_ place: Point) -> Point {
    func rounded(_ number: Double) -> Double {
      number.isFinite && abs(number) < 1e9 ? (number * 100).rounded() / 100 : -1
    }
    return Point(x: rounded(place.x), y: rounded(place.y))
  }
}

extension Rect {
  /// It in four.
  fileprivate var quarters: [Rect] {
    let half = Size(width: size.width / 2, height: size.height / 2)
    return [(minX, minY), (midX, minY), (minX, midY), (midX, midY)].map { x, y in
      Rect(x: x, y: y, width: half.width, height: half.height)
    }
  }
}
