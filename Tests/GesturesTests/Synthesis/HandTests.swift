import Geometry
import InputEvents
import Testing

@testable import Gestures

/// How a synthesized hand moves: its curves, its fingers, and what it trembles by.
@Suite("Movements of a synthesized hand")
struct HandTests {
  static func planner(
    _ change: (inout SynthesisOptions) -> Void = { _ in }, isAnonymous: Bool = false
  ) -> TouchPlanner {
    var options = SynthesisOptions()
    change(&options)
    return TouchPlanner(
      screen: Size(width: 400, height: 800), options: options, device: "panel", isAnonymous: isAnonymous)
  }

  @Test(
    "what is let go at a speed begins at rest and keeps to that speed without a jolt",
    arguments: [0.5, 1, 1.5, 1.8], [0.2, 0.3])
  func release(speed: Double, last: Double) {
    let curve = MotionCurve.release(speed, last: last)
    func rate(_ time: Double) -> Double { (curve.progress(time + 1e-6) - curve.progress(time - 1e-6)) / 2e-6 }
    #expect(curve.progress(0) == 0 && curve.progress(1) == 1)
    #expect(rate(0.001) < 0.05)
    for time in [1 - last - 1e-4, 1 - last, 1 - last + 1e-4, 0.99] { #expect(abs(rate(time) - speed) < 0.01) }
  }

  @Test(
    "a share of the way is behind after a share of the time, up to the next 1,024th",
    arguments: [MotionCurve.flick, .glide, .parabola(1.7), .release(1.2, last: 0.3)])
  func inverse(curve: MotionCurve) {
    for step in 1..<200 {
      let way = Double(step) / 200
      let time = curve.time(of: way)
      #expect((time * 1_024).rounded() == time * 1_024)
      #expect(curve.progress(time) >= way && curve.progress(time - 1 / 1_024) < way, "\(way)")
    }
  }

  @Test("a swipe from an edge goes straight across the middle of the screen", arguments: ScreenEdge.allCases)
  func edge(edge: ScreenEdge) throws {
    let motion = try Self.planner().edgeSwipe(edge, duration: nil)
    let finger = try #require(motion.fingers.first).shape
    let (start, end) = (finger.position(0), finger.position(1))
    switch edge {
    case .left: #expect(start == Point(x: 2, y: 400) && end == Point(x: 240, y: 400))
    case .right: #expect(start == Point(x: 398, y: 400) && end == Point(x: 160, y: 400))
    case .top: #expect(start == Point(x: 200, y: 2) && end == Point(x: 200, y: 480))
    case .bottom: #expect(start == Point(x: 200, y: 798) && end == Point(x: 200, y: 320))
    }
  }

  @Test(
    "fingers without names that come to lie half-way to where another one was are refused: either may be meant",
    arguments: [(21.9, true), (22, false), (30, false)])
  func halfWay(step: Double, isTaken: Bool) throws {
    let hand = try HandFormation(fingers: 2, passing: [Point(x: 200, y: 400)], on: Size(width: 400, height: 800))
    #expect(hand.offsets == [Vector(dx: -22, dy: 0), Vector(dx: 22, dy: 0)])
    for way in [step, -step] {
      let isRefused = (try? Self.planner(isAnonymous: true).checkMatching(hand, step: Vector(dx: way, dy: 0))) == nil
      #expect(isRefused != isTaken)
      #expect((try? Self.planner().checkMatching(hand, step: Vector(dx: way, dy: 0))) != nil, "names tell them apart")
    }
  }

  @Test("a scrub is drawn so small that its fingers change no places between two reports where they have no names")
  func fastScrub() throws {
    let width = { (isAnonymous: Bool) in
      let motion = try Self.planner({ $0.reportRate = 15 }, isAnonymous: isAnonymous).scrub(
        at: Point(x: 200, y: 400), duration: nil)
      let finger = try #require(motion.fingers.first).shape
      return finger.position(1).x - finger.position(0).x
    }
    #expect(try width(false) == 120)
    #expect(try width(true) < 100)
  }

  @Test("a swipe takes three reports at the least", arguments: [(30_000, true), (29_999, false)] as [(Int64, Bool)])
  func shortestSwipe(microseconds: Int64, isTaken: Bool) {
    let swipe = try? Self.planner { $0.reportRate = 100 }.swipe(
      from: Point(x: 200, y: 600), to: Point(x: 200, y: 300), fingers: 1, duration: microseconds)
    #expect((swipe != nil) == isTaken)
  }

  @Test(
    "a swipe that is so fast that its fingers change places between two reports is refused where they have no names",
    arguments: [(300, true), (100, false)])
  func fastSwipe(milliseconds: Int64, isTaken: Bool) {
    // So near the edge that the fingers stand side by side along the way.
    let swipe = { (isAnonymous: Bool) in
      try? Self.planner({ $0.reportRate = 100 }, isAnonymous: isAnonymous).swipe(
        from: Point(x: 300, y: 10), to: Point(x: 100, y: 10), fingers: 2, duration: milliseconds * 1_000)
    }
    #expect((swipe(true) != nil) == isTaken)
    #expect(swipe(false) != nil)
  }

  @Test("a tremble is what the published generator makes of its seed")
  func generator() {
    // SplitMix64 from 1234567, as its author's program (prng.di.unimi.it) prints it.
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }
}
