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
@Suite("Report rates")
struct ReportRateTests {
  static let rates: [Int64] = [60, 90, 120, 125, 240, 500, 1_000]
  /// How far apart two report rates may be, in points: the velocity at the lift is a fit over the last 100 ms of places
  /// in tenths of a point. Of seven of them (60 Hz) its error is below 12 pt/s; reports within 5 ms of each other count
  /// as one (1000 Hz), which may be as late as that. What a velocity v still goes is v/2.
  static func tolerance(_ hand: Hand, _ way: Double) -> Double {
    (12 + 0.005 * abs(hand.acceleration)) / 2 + 0.005 * abs(way)
  }

  /// Where a finger is after some seconds, in points above its start.
  struct Hand: CustomTestStringConvertible, Sendable {
    var velocity: Double
    var acceleration: Double
    /// Seconds from touch to lift.
    var duration: Double

    func place(_ seconds: Double) -> Double { velocity * seconds + acceleration * seconds * seconds / 2 }
    var testDescription: String { "\(velocity) pt/s, \(acceleration) pt/s², \(duration) s" }
  }

  /// The offset every 10 ms after the lift, for three seconds; frames to gestures to stage.
  static func path(_ hand: Hand, rate: Int64) -> [Double] {
    var list = Element(id: "list", role: .scrollView, label: "Rows")
    list.frame = Rect(x: 0, y: 60, width: 390, height: 760)
    list.contentSize = Size(width: 350, height: 20_000)
    list.children = (0..<10).map { .button("row-\($0)", "Row \($0)") }
    let scene = SceneBuilder(id: "list").window("main", title: "Main", [list]).scene
    let touch = TouchScript(size: scene.screen.size, rate: rate, start: 1_000_000)
    let finger = touch.finger()
    let start = Point(x: 200, y: 760)
    finger.touchDown(at: start)
    let lift = Timestamp(microseconds: 1_000_000 + Int64(hand.duration * 1_000_000))
    // Reports come at the digitizer's own pace; the lift is told by the report after it.
    var reports: Int64 = 0
    while touch.now < lift {
      reports += 1
      let next = 1_000_000 + reports * 1_000_000 / rate
      touch.wait(microseconds: min(next, lift.microseconds) - touch.now.microseconds)
      finger.put(at: Point(x: 200, y: 760 - hand.place(Double(touch.now.microseconds - 1_000_000) / 1_000_000)))
    }
    finger.lift()
    var stage = Stage(scene)
    var engine = GestureEngine(devices: [.init(touch.description)], screen: stage.screen, options: stage.gestureOptions)
    var inputs: [RecognizedInput] = []
    for event in touch.events {
      engine.process(event, from: 0, into: &inputs)
      for input in inputs { _ = stage.receive(TargetInput(time: input.time, kind: .input(input.kind))) }
      inputs.removeAll()
    }
    return (0..<300).map { step in
      _ = stage.advance(to: lift + Int64(step) * 10_000)
      return stage.offset(0).dy
    }
  }

  /// Where two paths are farther apart than they may be.
  static func differences(_ hand: Hand, _ path: [Double], _ other: [Double]) -> [String] {
    let way = (other.last ?? 0) - (other.first ?? 0)
    return zip(path, other).enumerated().compactMap { step, places in
      abs(places.0 - places.1) <= tolerance(hand, way) ? nil : "after \(step * 10) ms at \(places.0), not \(places.1)"
    }
  }

  @Test(
    "the path of a flick does not depend on how often the digitizer reports",
    arguments: [
      Hand(velocity: 400, acceleration: 0, duration: 0.25), Hand(velocity: 1_500, acceleration: 0, duration: 0.2),
      Hand(velocity: 3_000, acceleration: 0, duration: 0.2), Hand(velocity: 200, acceleration: 8_000, duration: 0.25),
      Hand(velocity: 2_500, acceleration: -6_000, duration: 0.3),
      Hand(velocity: 900, acceleration: -3_000, duration: 0.3),
    ])
  func path(hand: Hand) {
    let reference = Self.path(hand, rate: 1_000)
    #expect((reference.last ?? 0) >= (reference.first ?? 0))
    #expect(abs((reference.first ?? 0) - hand.place(hand.duration)) < 1, "under the finger until the lift")
    for rate in Self.rates {
      let found = Self.differences(hand, Self.path(hand, rate: rate), reference)
      #expect(found.isEmpty, "\(rate) Hz: \(found.prefix(3))")
    }
    if hand.velocity + hand.acceleration * hand.duration > 100 {
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
    let hand = Hand(velocity: velocity, acceleration: acceleration, duration: duration)
    let rates = (Self.rates.randomElement(using: &random) ?? 60, Self.rates.randomElement(using: &random) ?? 1_000)
    let found = Self.differences(hand, Self.path(hand, rate: rates.0), Self.path(hand, rate: rates.1))
    #expect(found.isEmpty, "\(hand) at \(rates) Hz: \(found.prefix(3))")
  }

  @Test("the check sees a velocity that hangs on the last two reports")
  func check() {
    let hand = Hand(velocity: 200, acceleration: 8_000, duration: 0.25)
    let path = Self.path(hand, rate: 1_000)
    let first = path.first ?? 0
    // At 60 Hz the mean over the last two reports is 133 pt/s less than the velocity at the lift: 6 % of the way.
    let wrong = path.map { first + ($0 - first) * (1 - 133.0 / 2_200) }
    #expect(!Self.differences(hand, wrong, path).isEmpty)
  }
}
