import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The same movement of a finger, from digitizers that report it more or less often (60 to 1000 times a second).
///
/// A digitizer reports at its own pace and at no other moment: where the finger left the screen is in no report, and the
/// first one without the finger tells that it has.
@Suite("Report rates")
struct ReportRateTests {
  static let rates: [Int64] = [60, 90, 120, 125, 240, 500, 1_000]

  /// How far apart the paths at two report rates may be, in points: what the slower digitizer has not seen.
  ///
  /// That is at most what the hand goes in one of its periods, `v/rate`, and what the content still goes with the
  /// velocity that the hand has won or lost in that period, `a/rate` times the way of a glide by its velocity; of a
  /// jerky hand `(a + 0.2·j·100 ms)/rate`, where a digitizer does not see the moment of the lift (why, at
  /// `velocityTolerance`). There is no other slack, not for places in tenths of a point either.
  static func tolerance(_ hand: MovingHand, _ rate: Int64, _ other: Int64) -> Double {
    hand.way(rate, other) + hand.velocityTolerance(rate, other) * glide
  }

  /// The way of a glide by its velocity, in seconds: 0.998 of the velocity is left after each millisecond.
  static let glide = -1 / (1_000 * DeterministicMath.log(0.998))

  /// The offset every 10 ms after the lift, for three seconds; frames to gestures to stage.
  static func path(_ hand: MovingHand, rate: Int64) -> [Double] {
    var list = Element(id: "list", role: .scrollView, label: "Rows")
    list.frame = Rect(x: 0, y: 60, width: 390, height: 760)
    list.contentSize = Size(width: 350, height: 20_000)
    list.children = (0..<10).map { .button("row-\($0)", "Row \($0)") }
    let scene = SceneBuilder(id: "list").window("main", title: "Main", [list]).scene
    let start: Int64 = 1_000_000
    let touch = TouchScript(size: scene.screen.size, rate: rate, start: start)
    let finger = touch.finger()
    finger.touchDown(at: Point(x: 200, y: 760))
    let lift = Timestamp(microseconds: start + Int64(hand.duration * 1_000_000))
    var reports: Int64 = 0
    while touch.now <= lift {
      reports += 1
      touch.wait(microseconds: start + reports * 1_000_000 / rate - touch.now.microseconds)
      if touch.now > lift {
        finger.lift()
      } else {
        finger.put(at: Point(x: 200, y: 760 - hand.place(Double(touch.now.microseconds - start) / 1_000_000)))
      }
    }
    var stage = Stage(scene)
    var engine = GestureEngine(devices: [.init(touch.description)], screen: stage.screen, options: stage.gestureOptions)
    var inputs: [RecognizedInput] = []
    var events = touch.events[...]
    return (0..<300).map { step in
      let now = lift + Int64(step) * 10_000
      while let event = events.first, event.time <= now {
        events.removeFirst()
        engine.process(event, from: 0, into: &inputs)
        for input in inputs { _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind))) }
        inputs.removeAll()
      }
      _ = stage.advance(to: now)
      return stage.offset(0).dy
    }
  }

  /// Where two paths are farther apart than they may be.
  static func differences(_ path: [Double], _ other: [Double], _ tolerance: Double) -> [String] {
    zip(path, other).enumerated().compactMap { step, places in
      abs(places.0 - places.1) <= tolerance
        ? nil : "after \(step * 10) ms at \(places.0), not \(places.1) ± \(tolerance)"
    }
  }

  static let hands: [MovingHand] = [
    .steady(velocity: 400, duration: 0.25), .steady(velocity: 1_500, duration: 0.2),
    .steady(velocity: 3_000, duration: 0.2), .steady(velocity: 200, acceleration: 8_000, duration: 0.25),
    .steady(velocity: 2_500, acceleration: -6_000, duration: 0.3),
    .steady(velocity: 900, acceleration: -3_000, duration: 0.3),
    .cosine(300, duration: 0.1), .cosine(300, share: 0.8, duration: 0.1), .minimumJerk(300, duration: 0.132),
    .cosine(600, duration: 0.1), .minimumJerk(600, duration: 0.132), .smoothstep(600, duration: 0.1),
    .minimumJerk(400, share: 0.7, duration: 0.15), .cosine(300, share: 0.8, duration: 0.2),
    // Nobody but the fastest sees the moment of the lift.
    .cosine(300, share: 0.7, duration: 0.117), .minimumJerk(300, duration: 0.144),
    .smoothstep(400, duration: 0.163),
  ]

  @Test("the path of a flick does not depend on how often the digitizer reports", arguments: hands)
  func path(hand: MovingHand) {
    let reference = Self.path(hand, rate: 1_000)
    #expect((reference.last ?? 0) >= (reference.first ?? 0))
    for rate in Self.rates {
      let (path, tolerance) = (Self.path(hand, rate: rate), Self.tolerance(hand, rate, 1_000))
      let found = Self.differences(path, reference, tolerance)
      #expect(found.isEmpty, "\(rate) Hz: \(found.prefix(3))")
      #expect(
        abs((path.first ?? 0) + 10 - hand.place(hand.duration)) <= tolerance, "the slop from the finger until the lift")
      // However wide the tolerance of a jerky hand is: content never turns back, and never leaves much faster than the
      // hand ever went in the time that counts; the slope at the end of a parabola leads that by less than a fifth.
      let farthest = 1.2 * hand.greatestVelocity(last: 0.117) * Self.glide + hand.way(rate, 1_000)
      let glide = (path.last ?? 0) - (path.first ?? 0)
      #expect((-0.5...farthest).contains(glide), "\(rate) Hz: \(glide), at most \(farthest)")
    }
    if hand.velocity(hand.duration) > 100 {
      #expect((reference.last ?? 0) - (reference.first ?? 0) > 40, "it runs on")
    }
  }

  @Test("random flicks too", arguments: 0..<UInt64(ScrollPropertyTests.isLong ? 300 : 12))
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let duration = Double.random(in: 0.15...0.35, using: &random)
    let velocity = Double.random(in: 300...2_000, using: &random)
    // It does not turn round before the lift.
    let acceleration = Double.random(in: -velocity / duration * 0.8...velocity / duration, using: &random)
    let hand: MovingHand =
      switch seed % 3 {
      case 0: .steady(velocity: velocity, acceleration: acceleration, duration: duration)
      case 1: .cosine(velocity * duration, share: .random(in: 0.5...1, using: &random), duration: duration)
      default: .minimumJerk(velocity * duration, share: .random(in: 0.5...1, using: &random), duration: duration)
      }
    let rates = (Self.rates.randomElement(using: &random) ?? 60, Self.rates.randomElement(using: &random) ?? 1_000)
    let found = Self.differences(
      Self.path(hand, rate: rates.0), Self.path(hand, rate: rates.1), Self.tolerance(hand, rates.0, rates.1))
    #expect(found.isEmpty, "\(hand.testDescription) at \(rates) Hz: \(found.prefix(3))")
  }

  @Test("the check sees a velocity that hangs on the last two reports, and a report that is lost")
  func check() {
    // The hand lifts just before a report at 60 Hz would have seen it.
    let acceleration = 8_000.0
    let hand = MovingHand.steady(velocity: 200, acceleration: acceleration, duration: 0.2499)
    let (reference, path) = (Self.path(hand, rate: 1_000), Self.path(hand, rate: 60))
    let tolerance = Self.tolerance(hand, 60, 1_000)
    #expect(Self.differences(path, reference, tolerance).isEmpty)
    let first = path.first ?? 0
    let velocity = hand.velocity(14.0 / 60)
    // The mean over the last two reports is the velocity half a period earlier.
    let late = path.map { first + ($0 - first) * (1 - acceleration / 120 / velocity) }
    #expect(!Self.differences(late, reference, tolerance).isEmpty)
    let lost = path.map { $0 - velocity / 60 }
    #expect(!Self.differences(lost, reference, tolerance).isEmpty)
  }
}
