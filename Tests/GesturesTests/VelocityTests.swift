import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Velocity")
struct VelocityTests {
  /// A tracker that has seen `position(t)` every `interval` ms from 0 to `end` ms.
  static func tracker(interval: Double, end: Double, _ position: (Double) -> Point) -> VelocityTracker {
    var tracker = VelocityTracker()
    var time = 0.0
    while time <= end {
      tracker.add(position(time / 1_000), at: Timestamp(microseconds: Int64(time * 1_000)))
      time += interval
    }
    return tracker
  }

  static func milliseconds(_ value: Double) -> Timestamp { Timestamp(microseconds: Int64(value * 1_000)) }

  static func isNear(_ a: Vector, _ b: Vector, _ tolerance: Double) -> Bool { (a - b).length <= tolerance }

  @Test("a steady movement has its velocity, at every report rate", arguments: [60.0, 90, 120, 200, 500, 1000])
  func steady(rate: Double) {
    let interval = (1_000_000 / rate).rounded() / 1_000
    let steps = (150 / interval).rounded(.down)
    let tracker = Self.tracker(interval: interval, end: interval * steps) { Point(x: 300 * $0, y: 50 - 1_200 * $0) }
    let velocity = tracker.velocity(at: Self.milliseconds(interval * steps + 8))
    #expect(Self.isNear(velocity, Vector(dx: 300, dy: -1_200), 0.01))
  }

  @Test("an accelerated movement has the velocity of its end: the fit is a parabola")
  func accelerated() {
    let tracker = Self.tracker(interval: 10, end: 100) { Point(x: 5_000 * $0 * $0, y: 0) }
    #expect(Self.isNear(tracker.velocity(at: Self.milliseconds(100)), Vector(dx: 1_000, dy: 0), 1e-6))
  }

  @Test("only the last 100 ms count")
  func horizon() {
    let tracker = Self.tracker(interval: 10, end: 300) { $0 < 0.19 ? .zero : Point(x: 100 * ($0 - 0.19), y: 0) }
    #expect(Self.isNear(tracker.velocity(at: Self.milliseconds(300)), Vector(dx: 100, dy: 0), 1e-6))
  }

  @Test("two samples are too few")
  func tooFew() {
    let tracker = Self.tracker(interval: 10, end: 10) { Point(x: 1_000 * $0, y: 0) }
    #expect(tracker.velocity(at: Self.milliseconds(10)) == .zero)
  }

  @Test("a pause of more than 40 ms means stopped", arguments: [(40.0, false), (40.1, true)])
  func rest(pause: Double, isStopped: Bool) {
    let tracker = Self.tracker(interval: 10, end: 100) { Point(x: 1_000 * $0, y: 0) }
    #expect((tracker.velocity(at: Self.milliseconds(100 + pause)) == .zero) == isStopped)
  }

  @Test("what came before a gap of more than 40 ms does not count")
  func gap() {
    var tracker = Self.tracker(interval: 10, end: 100) { Point(x: 9_000 * $0, y: 0) }
    for step in 0..<4 {
      tracker.add(Point(x: 900 + Double(step), y: 0), at: Self.milliseconds(145 + Double(step) * 10))
    }
    #expect(Self.isNear(tracker.velocity(at: Self.milliseconds(175)), Vector(dx: 100, dy: 0), 1e-6))
  }

  @Test("samples of one moment have no velocity instead of an infinite one")
  func oneMoment() {
    var tracker = VelocityTracker()
    for step in 0..<30 { tracker.add(Point(x: Double(step), y: 0), at: .zero) }
    #expect(tracker.velocity(at: .zero) == .zero)
  }

  @Test("jitter of a fast digitizer is damped: 2 pt at 1000 Hz change less than 60 pt/s")
  func jitter() {
    var random = SplitMix64(seed: 7)
    var worst = 0.0
    for _ in 0..<50 {
      let tracker = Self.tracker(interval: 1, end: 200) {
        Point(x: 500 * $0 + Double.random(in: -2...2, using: &random), y: Double.random(in: -2...2, using: &random))
      }
      worst = max(worst, (tracker.velocity(at: Self.milliseconds(200)) - Vector(dx: 500, dy: 0)).length)
    }
    #expect(worst < 60)
  }

  /// What a digitizer of some rate makes of a hand.
  static func velocity(_ hand: MovingHand, rate: Int64) -> Double {
    var tracker = VelocityTracker()
    var report: Int64 = 0
    while report * 1_000_000 / rate <= Int64((hand.duration * 1_000_000).rounded()) {
      let time = report * 1_000_000 / rate
      tracker.add(Point(x: hand.place(Double(time) / 1_000_000), y: 0), at: Timestamp(microseconds: time))
      report += 1
    }
    return tracker.velocity(at: milliseconds(hand.duration * 1_000)).dx
  }

  @Test(
    "the velocity of a jerky hand does not depend on how often it is reported",
    arguments: [[100, 120], [132, 144], [160, 200], [240, 300]], [true, false])
  func rates(milliseconds: [Int], seesLift: Bool) {
    let rates: [Int64] = [60, 90, 120, 125, 200, 240, 250, 333, 480, 500, 1_000]
    var compared = 0
    for duration in milliseconds.map({ Double($0) / 1_000 + (seesLift ? 0 : 0.0004) }) {
      let hands: [MovingHand] = [
        .cosine(300, duration: duration), .cosine(300, share: 0.8, duration: duration),
        .minimumJerk(300, duration: duration), .minimumJerk(300, share: 0.7, duration: duration),
        .smoothstep(300, duration: duration), .steady(velocity: 900, acceleration: 3_000, duration: duration),
      ]
      let seen = seesLift ? rates.filter(hands[0].isSeenLifting) : rates
      for hand in hands {
        let velocities = seen.map { Self.velocity(hand, rate: $0) }
        for (index, velocity) in velocities.enumerated() {
          for other in 0..<index {
            compared += 1
            let tolerance = hand.velocityTolerance(seen[index], seen[other])
            #expect(
              abs(velocity - velocities[other]) <= tolerance,
              "\(hand.testDescription) at \(seen[other]) and \(seen[index]) Hz: \(velocities[other]), \(velocity)")
          }
        }
      }
    }
    #expect(compared > 20)
  }

  @Test("a clock of many years does not cost precision")
  func lateClock() {
    let start = Timestamp(microseconds: 1_900_000_000_000_000)
    var tracker = VelocityTracker()
    for step in 0...10 { tracker.add(Point(x: Double(step) * 7, y: 0), at: start + Int64(step) * 10_000) }
    #expect(Self.isNear(tracker.velocity(at: start + 100_000), Vector(dx: 700, dy: 0), 1e-6))
  }

  @Test("a dial that turns steadily has its speed by impulse, in both directions", arguments: [1.0, -1])
  func impulse(direction: Double) {
    var velocity = ImpulseVelocity()
    for step in 0..<10 { velocity.add(direction * 15, at: Self.milliseconds(Double(step) * 10)) }
    // Half of the first step's impulse is lost: the speed is right to a few per cent after a few steps.
    #expect((velocity.velocity(at: Self.milliseconds(90)) - direction * 1_500).magnitude < 30)
    #expect(velocity.velocity(at: Self.milliseconds(130)) * direction > 0)
    #expect(velocity.velocity(at: Self.milliseconds(131)) == 0)
  }

  @Test(
    "a crown whose notches come more slowly than that has the speed of its last step, and none when the next does not come",
    arguments: [41, 60, 120, 200] as [Double])
  func slowNotches(gap: Double) {
    var velocity = ImpulseVelocity()
    for step in 0..<8 { velocity.add(-120, at: Self.milliseconds(Double(step) * gap)) }
    let last = 7 * gap
    #expect((velocity.velocity(at: Self.milliseconds(last)) + 120_000 / gap).magnitude < 1e-6)
    #expect(velocity.velocity(at: Self.milliseconds(last + gap)) < 0)
    #expect(velocity.velocity(at: Self.milliseconds(last + gap + 1)) == 0)
  }

  @Test("a step as late as one may be that goes on is no new beginning")
  func latestStep() {
    var velocity = ImpulseVelocity()
    for step in 0...1 { velocity.add(1, at: Self.milliseconds(Double(step) * 40)) }
    #expect((velocity.velocity(at: Self.milliseconds(40)) - 25).magnitude < 1e-9)
  }

  @Test("an impulse needs two steps")
  func impulseOfOne() {
    var velocity = ImpulseVelocity()
    velocity.add(120, at: .zero)
    #expect(velocity.velocity(at: .zero) == 0)
  }
}
