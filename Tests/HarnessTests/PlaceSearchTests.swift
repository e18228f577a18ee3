import Geometry
import TestSupport
import Testing

@testable import Harness

/// Whatever lies over something, a place beside all of it is found where there is one, and none where there is none. The
/// test looks at one place between each two neighbouring edges.
@Suite("A place that nothing lies over")
struct PlaceSearchTests {
  /// A pile of covers over a frame, of whole and half points.
  static func pile(_ random: inout SplitMix64) -> (frame: Rect, covers: [Rect]) {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
    let frame = Rect(x: number(0...40), y: number(0...40), width: number(2...80), height: number(2...80))
    let largest = Int.random(in: 4...120, using: &random)
    let covers = (0..<Int.random(in: 0...40, using: &random)).map { _ in
      Rect(x: number(-40...120), y: number(-40...120), width: number(1...largest), height: number(1...largest))
    }
    return (frame, covers)
  }

  @Test("however often it may look", arguments: [Int.max, .max - 1, .max / 2 + 1, .max / 32 + 1])
  func bounds(most: Int) {
    let frame = Rect(x: 0, y: 0, width: 40, height: 40)
    let cover = Rect(x: -1, y: -1, width: 30, height: 60)
    for (covers, isFound) in [([cover], true), ([cover, cover.offset(by: Vector(dx: 20, dy: 0))], false)] {
      let find = PlaceSearch.place(in: [frame], most: most) { place in
        covers.first { $0.contains(place) }.map { .covered(by: $0) } ?? .here
      }
      #expect((find.point != nil) == isFound && find != .unknown)
    }
  }

  /// Whether some place between the edges is beside all covers.
  static func hasPlace(_ frame: Rect, _ covers: [Rect]) -> Bool {
    let xs = Set(([frame] + covers).flatMap { [$0.minX, $0.maxX] }).sorted()
    let ys = Set(([frame] + covers).flatMap { [$0.minY, $0.maxY] }).sorted()
    return zip(ys, ys.dropFirst()).contains { top, bottom in
      zip(xs, xs.dropFirst()).contains { left, right in
        let place = Point(x: (left + right) / 2, y: (top + bottom) / 2)
        return frame.contains(place) && !covers.contains { $0.contains(place) }
      }
    }
  }

  @Test("is found where there is one, whichever of the covers is named")
  func agrees() {
    var random = SplitMix64(seed: 1)
    var (found, none) = (0, 0)
    for round in 0..<3000 {
      let (frame, covers) = Self.pile(&random)
      let outcome = PlaceSearch.place(in: [frame], most: 2000) { place in
        let over = covers.filter { $0.contains(place) }
        return over.randomElement(using: &random).map { .covered(by: $0) } ?? .here
      }
      switch outcome {
      case .place(let place):
        found += 1
        #expect(frame.contains(place) && !covers.contains { $0.contains(place) }, "pile \(round)")
      case .none:
        none += 1
        #expect(!Self.hasPlace(frame, covers), "pile \(round)")
      case .unknown: Issue.record("pile \(round) is too much for it")
      }
    }
    #expect(found > 300 && none > 300)
  }

  @Test("is found by quarters where what is there says nothing of what is beside it")
  func quarters() {
    let gap = Rect(x: 61, y: 83, width: 7, height: 7)
    let outcome = PlaceSearch.place(in: [Rect(x: 0, y: 0, width: 100, height: 100)], most: 2000) { place in
      gap.contains(place) ? .here : .elsewhere
    }
    #expect(outcome.point.map(gap.contains) == true)
  }

  @Test("is not known where more lies there than is looked at, and never is said not to be there")
  func tooMuch() {
    var looks = 0
    let outcome = PlaceSearch.place(in: [Rect(x: 0, y: 0, width: 1000, height: 1000)], most: 300) { place in
      looks += 1
      return .covered(by: Rect(x: place.x.rounded(.down), y: place.y.rounded(.down), width: 1, height: 1))
    }
    // Each look takes something away, so that more of them are worth it.
    #expect(outcome == .unknown && looks == 300 * 32)
    looks = 0
    let blind = PlaceSearch.place(in: [Rect(x: 0, y: 0, width: 1000, height: 1000)], most: 300) { _ in
      looks += 1
      return .elsewhere
    }
    #expect(blind == .unknown && looks == 300)
  }

  @Test("what is left of a frame beside another is all of it but what they share")
  func without() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let (frame, covers) = Self.pile(&random)
      for cover in covers.prefix(3) {
        let rest = frame.without(cover)
        #expect(abs(rest.map(\.area).reduce(0, +) - (frame.area - frame.intersection(cover).area)) < 1e-6)
        for (number, part) in rest.enumerated() {
          #expect(!part.intersects(cover) && frame.intersection(part) == part)
          for other in rest[..<number] { #expect(!part.intersects(other)) }
        }
      }
    }
  }
}
