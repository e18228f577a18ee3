import TestSupport
import Testing

@testable import StageMotion

@Suite("Pages")
struct PageGridTests {
  @Test(
    "as many as the content needs, the last of which ends with it",
    arguments: [
      (page: 400.0, overlap: 0.0, maximum: 0.0, offsets: [0.0]),
      (400, 0, 800, [0, 400, 800]),
      (400, 0, 500, [0, 400, 500]),
      (400, 40, 720, [0, 360, 720]),
      (400, 40, 721, [0, 360, 720, 721]),
      (400, 400, 800, [0, 400, 800]),
      (0, 0, 2, [0, 1, 2]),
      // Pages smaller than the view: 400 pt of 1,200 show.
      (90, 10, 800, [0, 80, 160, 240, 320, 400, 480, 560, 640, 720, 800]),
    ])
  func rests(page: Double, overlap: Double, maximum: Double, offsets: [Double]) {
    let grid = PageGrid(page: page, overlap: overlap, maximum: maximum)
    #expect((0..<grid.count).map { grid.offset(of: $0) } == offsets)
    for (index, offset) in offsets.enumerated() {
      #expect(grid.nearest(to: offset) == index)
      #expect(grid.holding(offset) == index)
    }
    #expect(grid.offset(of: -1) == 0 && grid.offset(of: 1_000) == maximum, "there is nothing before and after them")
  }

  @Test("nearest is nearest, also where the last page is closer than the others")
  func nearest() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<2_000 {
      let grid = PageGrid(
        page: Double.random(in: 50...500, using: &random), overlap: Double.random(in: 0...49, using: &random),
        maximum: Double.random(in: 0...3_000, using: &random))
      let offset = Double.random(in: -100...3_100, using: &random)
      let best = (0..<grid.count).map { abs(grid.offset(of: $0) - offset) }.min() ?? 0
      #expect(abs(abs(grid.offset(of: grid.nearest(to: offset)) - offset) - best) < 1e-9)
    }
  }

  @Test(
    "a swipe turns one page, however fast; a slow drag turns it from half a page on",
    arguments: [
      (from: 1, offset: 450.0, velocity: 301.0, to: 2), (1, 450, 9_000, 2), (1, 1_300, 9_000, 2),
      (1, 390, -301, 0), (0, -30, -2_000, 0), (2, 830, 2_000, 2),
      (1, 599, 100, 1), (1, 601, 100, 2), (1, 199, 0, 0), (1, 1_300, 0, 2),
      (1, 450, -400, 1),
    ])
  func targets(from: Int, offset: Double, velocity: Double, to: Int) {
    let grid = PageGrid(page: 400, overlap: 0, maximum: 800)
    #expect(grid.destination(from: from, at: offset, velocity: velocity, swipe: 300) == to)
  }

  @Test(
    "the focus engine rests on the page nearest to what shows on which a stretch shows as a whole",
    arguments: [
      // 400 pt of the content show, and pages are 80 pt: from 700 pt to 1,000 pt 100 pt of it show as a whole.
      (offset: 0.0, rest: 720.0), (699, 720), (720, 720), (1_001, 960), (2_000, 960),
    ])
  func restsNearest(offset: Double, rest: Double) {
    let grid = PageGrid(page: 80, overlap: 0, maximum: 2_000)
    #expect(grid.rest(toShow: 1_000...1_100, in: 400, from: offset) == rest)
  }

  @Test(
    "a stretch that is longer than the view shows from the end that is nearer",
    arguments: [(offset: 0.0, rest: 1_000.0), (900, 1_000), (1_050, 1_050), (1_200, 1_100), (1_900, 1_100)])
  func restsOfLong(offset: Double, rest: Double) {
    let grid = PageGrid(page: 400, overlap: 0, maximum: 2_000)
    #expect(grid.rest(toShow: 1_000...1_500, in: 400, from: offset) == rest)
  }

  @Test(
    "after its room has changed content rests as near as can be to where it was",
    arguments: [(offset: 400.0, rest: 270.0), (0, 170), (200, 200), (800, 270)])
  func restsNear(offset: Double, rest: Double) {
    let grid = PageGrid(page: 400, overlap: 0, maximum: 800)
    #expect(grid.nearestRest(toShow: 270...570, in: 400, from: offset) == rest)
    #expect(grid.nearestRest(toShow: 100...200, in: 400, from: 400) == 0, "a page that shows it comes first")
  }

  @Test(
    "one push leads to the next page and no further, but for what calculating leaves over at either end",
    arguments: [
      (from: 400.0, to: 800.0, isOne: true), (400, 0, true), (400, 400, true), (0, 400.000_002, true),
      (0, 400.000_01, false), (100, 550, false), (0, 800, false),
    ])
  func oneTurn(from: Double, to: Double, isOne: Bool) {
    let grid = PageGrid(page: 400, overlap: 0, maximum: 800)
    #expect(grid.isOneTurn(from: from, to: to) == isOne)
  }

  @Test("one push rests where a stretch shows as far as it fits, wherever it can, and passes no page")
  func restOfPush() {
    var random = SplitMix64(seed: 21)
    var (reached, missed) = (0, 0)
    for _ in 0..<2_000 {
      let viewLength = Double.random(in: 100...500, using: &random)
      let grid = PageGrid(
        page: Double.random(in: 50...viewLength, using: &random), overlap: Double.random(in: 0...40, using: &random),
        maximum: Double.random(in: 0...3_000, using: &random))
      let start = Double.random(in: 0...grid.maximum, using: &random)
      let stretch = start...start + Double.random(in: 10...700, using: &random)
      let offset = Double.random(in: 0...grid.maximum, using: &random)
      func isShown(at offset: Double) -> Bool {
        let (shown, bound) = (offset...offset + viewLength, grid.maximum)
        let isWhole = shown.lowerBound <= stretch.lowerBound + 1e-5 && stretch.upperBound <= shown.upperBound + 1e-5
        let isFull = stretch.lowerBound <= shown.lowerBound + 1e-5 && shown.upperBound <= stretch.upperBound + 1e-5
        // The end of the content is as far as it goes.
        return isWhole || isFull || offset >= bound - 1e-5 && stretch.lowerBound >= bound - 1e-5
          || offset >= bound - 1e-5 && stretch.upperBound - viewLength >= bound - 1e-5
      }
      if let rest = grid.restOfPush(toShow: stretch, in: viewLength, from: offset) {
        reached += 1
        #expect(isShown(at: rest), "\(stretch) is cut at \(rest) of \(grid)")
        #expect(grid.isOneTurn(from: offset, to: rest))
      } else {
        missed += 1
        for step in 0...200 {
          let other = grid.maximum * Double(step) / 200
          #expect(!(isShown(at: other) && grid.isOneTurn(from: offset, to: other)), "\(other) shows \(stretch)")
        }
      }
      for turn in [-1, 1] {
        let reach = grid.reach(from: offset, by: turn)
        #expect(grid.isOneTurn(from: offset, to: reach) && (reach - offset) * Double(turn) >= 0)
        if let page = grid.turned(from: offset, by: turn) {
          #expect(grid.isOneTurn(from: offset, to: grid.offset(of: page)))
        }
      }
    }
    #expect(reached > 300 && missed > 300)
  }

  @Test("of two pages that are equally near the one before is taken", arguments: [(200.0, 0), (600, 1), (900, 2)])
  func halfWay(offset: Double, page: Int) {
    #expect(PageGrid(page: 400, overlap: 0, maximum: 1_000).nearest(to: offset) == page)
  }

  @Test("at its end content is on its last page, however many there are", arguments: [50.0, 99.999_999_9])
  func lastOfMany(overlap: Double) {
    let grid = PageGrid(page: 100, overlap: overlap, maximum: 1_000)
    #expect(grid.nearest(to: 1_000) == grid.count - 1 && grid.holding(1_000) == grid.count - 1)
  }

  @Test("an overlap that leaves next to nothing of a page leaves pages that can be counted, the last at the end")
  func countless() {
    let grid = PageGrid(page: 100, overlap: 99.9999999, maximum: 1_000)
    #expect(grid.count <= 1_000_000_000 && grid.offset(of: grid.count - 1) == 1_000)
    #expect(abs(grid.offset(of: grid.nearest(to: 500)) - 500) < 0.001)
  }
}
