import Geometry
import TestSupport
import Testing

@testable import Digests
@testable import StageLayout
@testable import StageModel

/// Finding what lies under a point without looking at everything.
@Suite struct HitIndexTests {
  @Test("It finds what looking at everything finds, the last first", arguments: [0, 1, 7, 8, 9, 64, 65, 600])
  func findsTheSame(count: Int) {
    var random = SplitMix64(seed: UInt64(count) &+ 3)
    for _ in 0..<20 {
      let frames = Table<ItemID, Rect>(
        (0..<count).map { index in
          Rect(
            x: Double(Int.random(in: -20...300, using: &random)), y: Double(index % 40 * 20),
            width: Double(Int.random(in: 0...200, using: &random)),
            height: Double(Int.random(in: 0...60, using: &random)))
        })
      let groups = Table<ItemID, Int>(frames.map { _ in Int.random(in: 0..<3, using: &random) })
      let index = HitIndex(frames, groups: 3) { groups[$0] }
      for _ in 0..<20 {
        let point = Point(
          x: Double(Int.random(in: -30...500, using: &random)), y: Double(Int.random(in: -10...860, using: &random)))
        for group in 0..<3 {
          let expected = frames.indices.reversed().filter { groups[$0] == group && frames[$0].contains(point) }
          var found: [ItemID] = []
          let hasFound = index.search(group, at: point) {
            found.append($0)
            return false
          }
          #expect(found == Array(expected))
          #expect(!hasFound)
        }
      }
    }
  }

  @Test("In a long list it looks at no more than a few")
  func looksAtFew() {
    let frames = Table<ItemID, Rect>(
      (0..<100_000).map { Rect(x: 16, y: Double($0) * 44, width: 300, height: 40) })
    let index = HitIndex(frames, groups: 1) { _ in 0 }
    var looked: [ItemID] = []
    let hasFound = index.search(0, at: Point(x: 100, y: 44 * 70_000 + 3)) {
      looked.append($0)
      return true
    }
    #expect(hasFound)
    #expect(looked == [70_000])
  }
}
