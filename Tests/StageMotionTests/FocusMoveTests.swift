import Geometry
import TestSupport
import Testing

@testable import StageMotion

/// Where a push in a direction leads, as geometry.
@Suite("Focus moves")
struct FocusMoveTests {
  /// Three shelves of posters, the second shorter and indented.
  ///
  ///      0  1  2  3
  ///         4  5
  ///      6  7  8  9
  static let shelves: [Rect] = [
    (100, 100), (400, 100), (700, 100), (1000, 100), (400, 300), (700, 300), (100, 500), (400, 500), (700, 500),
    (1000, 500),
  ].map { (x: Double, y: Double) -> Rect in Rect(x: x, y: y, width: 260, height: 150) }

  static func go(_ direction: FocusMove.Direction, from place: Int, in places: [Rect], rightToLeft: Bool = false)
    -> Int?
  {
    var others = places
    let origin = others.remove(at: place)
    let move = FocusMove(origin: origin, direction: direction, isRightToLeft: rightToLeft)
    return move.destination(among: others).map { $0 < place ? $0 : $0 + 1 }
  }

  @Test(
    "along a shelf to its neighbour, across shelves to the next one, over the edge nowhere",
    arguments: [
      (0, .right, 1), (1, .right, 2), (3, .right, nil), (1, .left, 0), (0, .left, nil), (5, .left, 4), (5, .right, 3),
      (1, .down, 4), (2, .down, 5), (4, .up, 1), (4, .down, 7), (9, .up, 5), (9, .down, nil), (0, .up, nil),
      // The next shelf, though the one after it has something straight ahead.
      (0, .down, 4), (3, .down, 5), (6, .up, 4),
    ] as [(Int, FocusMove.Direction, Int?)])
  func shelf(from place: Int, direction: FocusMove.Direction, to target: Int?) {
    #expect(Self.go(direction, from: place, in: Self.shelves) == target)
  }

  @Test("of two that lie equally near the leading one is taken", arguments: [false, true])
  func tie(rightToLeft: Bool) {
    let places = [
      Rect(x: 500, y: 0, width: 100, height: 50), Rect(x: 350, y: 100, width: 100, height: 50),
      Rect(x: 650, y: 100, width: 100, height: 50),
    ]
    #expect(Self.go(.down, from: 0, in: places, rightToLeft: rightToLeft) == (rightToLeft ? 2 : 1))
  }

  @Test("sums of widths that round otherwise are equally near all the same", arguments: [false, true])
  func rounded(isRightToLeft: Bool) {
    let origin = Rect(x: 80, y: 300, width: 1_760, height: 60)
    let (left, right) = (430.4, 960 + (960 - 430.4) - 1e-10)
    let places = [left, right].map { Rect(x: $0 - 330.4, y: 100, width: 660.8, height: 60) }
    let move = FocusMove(origin: origin, direction: .up, isRightToLeft: isRightToLeft)
    #expect(move.destination(among: places) == (isRightToLeft ? 1 : 0))
  }

  @Test("of two at one place the first in reading order is taken")
  func sameplace() {
    let here = Rect(x: 0, y: 0, width: 100, height: 50)
    let there = Rect(x: 200, y: 0, width: 100, height: 50)
    #expect(Self.go(.right, from: 0, in: [here, there, there]) == 1)
  }

  @Test("what is inside something lies to the right of and below it, and it lies around")
  func inside() {
    let places = [Rect(x: 0, y: 0, width: 400, height: 200), Rect(x: 150, y: 75, width: 100, height: 50)]
    #expect(Self.go(.down, from: 0, in: places) == 1)
    #expect(Self.go(.right, from: 0, in: places) == 1)
    #expect(Self.go(.up, from: 0, in: places) == nil)
    #expect(Self.go(.up, from: 1, in: places) == 0)
    #expect(Self.go(.left, from: 1, in: places) == 0)
    #expect(Self.go(.down, from: 1, in: places) == nil)
  }

  @Test(
    "a box that lies behind the origin cannot hold what a move leads to, one ahead can",
    arguments: FocusMove.Direction.allCases)
  func boxes(direction: FocusMove.Direction) {
    let ahead: Vector =
      switch direction {
      case .up: Vector(dx: 0, dy: -200)
      case .down: Vector(dx: 0, dy: 200)
      case .left: Vector(dx: -200, dy: 0)
      case .right: Vector(dx: 200, dy: 0)
      }
    let origin = Rect(x: 300, y: 300, width: 50, height: 50)
    let move = FocusMove(origin: origin, direction: direction, isRightToLeft: false)
    for (way, mayReach) in [(ahead, true), (ahead * -1, false)] {
      var box = HitBox()
      box.include(origin.offset(by: way))
      #expect(move.mayReach(box, within: 1_000, isInRow: false) == mayReach)
    }
  }

  @Test("on shelves of any lengths everything is reached from everywhere", arguments: 0..<60)
  func shelves(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var places: [Rect] = []
    var y = 0.0
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var x = Double(Int.random(in: 0...900, using: &random))
      let height = Double(Int.random(in: 40...200, using: &random))
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let width = Double(Int.random(in: 40...300, using: &random))
        let least = height / 2 + 1
        places.append(
          Rect(x: x, y: y, width: width, height: Double(Int.random(in: Int(least)...Int(height), using: &random))))
        x += width + Double(Int.random(in: 0...80, using: &random))
      }
      y += height + Double(Int.random(in: 0...60, using: &random))
    }
    for start in places.indices {
      var reached: Set<Int> = [start]
      var open = [start]
      while let place = open.popLast() {
        for direction in FocusMove.Direction.allCases {
          guard let next = Self.go(direction, from: place, in: places) else { continue }
          #expect(next != place)
          if reached.insert(next).inserted { open.append(next) }
        }
      }
      #expect(reached.count == places.count, "from \(start) of \(places)")
    }
  }
}
