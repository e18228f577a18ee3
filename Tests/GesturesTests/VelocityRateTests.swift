import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// The velocity is that of a plain least-squares fit, however often a digitizer reports.
@Suite("Velocity at report rates")
struct VelocityRateTests {
  static let rates: [Int64] = [60, 90, 120, 125, 240, 500, 1_000]
  /// The number of samples, from the fewest that have a velocity to several horizons.
  static let counts = [3, 4, 5, 10, 24, 101, 102, 350]

  /// A movement a + b·t + c·t² in points and seconds.
  struct Movement: CustomTestStringConvertible {
    var testDescription: String
    var start: Point
    var velocity: Vector
    var acceleration = Vector.zero

    func place(_ seconds: Double) -> Point { start + (velocity + acceleration * (seconds / 2)) * seconds }
    func velocity(_ seconds: Double) -> Vector { velocity + acceleration * seconds }

    static let all = [
      Movement(testDescription: "a line", start: Point(x: 196, y: 700), velocity: Vector(dx: 35, dy: -1_800)),
      Movement(
        testDescription: "a parabola", start: Point(x: 20, y: 700), velocity: Vector(dx: 300, dy: -60),
        acceleration: Vector(dx: -250, dy: -9_000)),
      Movement(
        testDescription: "a reversal", start: Point(x: 196, y: 400), velocity: Vector(dx: 40, dy: 900),
        acceleration: Vector(dx: 12, dy: -31_000)),
    ]
  }

  enum Spacing: String, CaseIterable {
    case even, uneven
  }

  static func tracker(_ samples: [LeastSquares.Sample]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.place, at: Timestamp(microseconds: sample.time)) }
    return tracker
  }

  /// The last velocity of these samples, and what it has to be.
  static func velocities(_ samples: [LeastSquares.Sample]) -> (ours: Vector, plain: Vector) {
    let end = Timestamp(microseconds: samples.last?.time ?? 0)
    return (tracker(samples).velocity(at: end), LeastSquares.velocity(samples))
  }

  static func samples(_ rate: Int64, _ count: Int, _ spacing: Spacing = .even, _ place: (Double) -> Point)
    -> [LeastSquares.Sample]
  {
    var random = SplitMix64(seed: UInt64(rate))
    let period = 1_000_000 / rate
    return (0..<count).map { index in
      let strayed = spacing == .even ? 0 : Int64.random(in: -period * 2 / 5...period * 2 / 5, using: &random)
      let time = Int64(index) * 1_000_000 / rate + strayed
      return LeastSquares.Sample(time: time, place: place(Double(time) / 1e6))
    }
  }

  static func isNear(_ a: Vector, _ b: Vector, relative: Double) -> Bool { (a - b).length <= relative * b.length }

  @Test("a line and a parabola of time have their exact velocity", arguments: rates, Movement.all)
  func exact(rate: Int64, movement: Movement) {
    for count in Self.counts {
      for spacing in Spacing.allCases {
        let samples = Self.samples(rate, count, spacing, movement.place)
        let velocity = Self.velocities(samples).ours
        let expected = movement.velocity(Double(samples.last?.time ?? 0) / 1e6)
        #expect(
          Self.isNear(velocity, expected, relative: 1e-6), "\(count) samples, \(spacing): \(velocity), \(expected)")
      }
    }
  }

  @Test("digitizers above 1000 Hz have exact lines and parabolas too", arguments: [2_000, 4_000, 8_000], Movement.all)
  func faster(rate: Int64, movement: Movement) {
    for count in Self.counts + [2_000] {
      let samples = Self.samples(rate, count, .even, movement.place)
      let expected = movement.velocity(Double(samples.last?.time ?? 0) / 1e6)
      #expect(Self.isNear(Self.velocities(samples).ours, expected, relative: 1e-6), "\(count) samples")
    }
  }

  @Test("a flick of three samples has its speed", arguments: [60, 90, 120, 125, 240, 500, 1_000, 2_000])
  func three(rate: Int64) {
    let samples = Self.samples(rate, 3) { Point(x: 100, y: 600 - 2_000 * $0) }
    #expect(Self.isNear(Self.velocities(samples).ours, Vector(dx: 0, dy: -2_000), relative: 1e-6))
  }

  @Test("every movement has the velocity of the plain fit after every sample", arguments: rates, Spacing.allCases)
  func plain(rate: Int64, spacing: Spacing) {
    let hands: [MovingHand] = [
      .cosine(300, duration: 0.5), .minimumJerk(300, share: 0.7, duration: 0.31), .smoothstep(200, duration: 0.2),
      .steady(velocity: -700, acceleration: 9_000, duration: 0.4),
    ]
    var random = SplitMix64(seed: 11)
    for hand in hands {
      var tracker = VelocityTracker()
      var samples: [LeastSquares.Sample] = []
      // The digitizer's grid of 1/16 pt, and jitter of a point.
      let count = Int(hand.duration * Double(rate))
      for sample in Self.samples(rate, count, spacing, { Point(x: hand.place($0), y: 3 * hand.place($0)) }) {
        let noise = Vector(dx: .random(in: -1...1, using: &random), dy: .random(in: -1...1, using: &random))
        let place = sample.place + noise
        samples.append(
          .init(time: sample.time, place: Point(x: (place.x * 16).rounded() / 16, y: (place.y * 16).rounded() / 16)))
        guard let last = samples.last else { continue }
        tracker.add(last.place, at: Timestamp(microseconds: last.time))
        let (ours, plain) = (tracker.velocity(at: Timestamp(microseconds: last.time)), LeastSquares.velocity(samples))
        #expect(
          (ours - plain).length <= 1e-6 * max(plain.length, 1), "\(hand.testDescription), \(samples.count) samples")
      }
    }
  }

  @Test("a reversal within the horizon is seen, as the plain fit sees it", arguments: rates)
  func reversal(rate: Int64) {
    let samples = Self.samples(rate, Int(rate) / 5) { Point(x: 0, y: $0 < 0.15 ? 1_000 * $0 : 300 - 1_000 * $0) }
    let (ours, plain) = Self.velocities(samples)
    #expect(ours.dy < 0 && Self.isNear(ours, plain, relative: 1e-6))
  }

  @Test("a reversal has the same velocity however often it is reported (A-66)", arguments: [240, 500, 1_000])
  func reversalAtAnyRate(rate: Int64) {
    // 30 ms on and 30 ms back: 20 samples at 1000 Hz would be the way back alone.
    let place = { (seconds: Double) in Point(x: 0, y: 1_000 * min(seconds, 0.06 - seconds)) }
    let samples = Self.samples(rate, Int(rate) * 6 / 100 + 1, .even, place)
    let often = Self.samples(4_000, 241, .even, place)
    let expected = LeastSquares.velocity(often)
    #expect(expected.dy < -1_700 && Self.isNear(Self.velocities(samples).ours, expected, relative: 0.08))
  }

  @Test("a pause within the movement starts the fit anew, at any rate", arguments: rates)
  func pause(rate: Int64) {
    var samples = Self.samples(rate, Int(rate) / 4) { Point(x: 9_000 * $0, y: 0) }
    let start = (samples.last?.time ?? 0) + 40_001
    for sample in Self.samples(rate, 4, .even, { Point(x: 2_000, y: 800 * $0) }) {
      samples.append(.init(time: start + sample.time, place: sample.place))
    }
    let (ours, plain) = Self.velocities(samples)
    #expect(Self.isNear(ours, Vector(dx: 0, dy: 800), relative: 1e-6) && Self.isNear(plain, ours, relative: 1e-6))
  }

  @Test("a drag of a minute loses no precision")
  func long() {
    // 10,000 points to and fro, so that every sample that is forgotten was far from those that count.
    let samples = Self.samples(1_000, 60_000, .uneven) { seconds in
      let share = seconds - seconds.rounded(.down)
      return Point(x: 40_000 * share * (1 - share), y: 100 * seconds)
    }
    let (ours, plain) = Self.velocities(samples)
    #expect(Self.isNear(ours, plain, relative: 1e-9))
  }

  @Test("samples at two moments only have no parabola, however many there are")
  func twoMoments() {
    let samples = (0..<40).map { LeastSquares.Sample(time: $0 < 20 ? 0 : 9_000, place: Point(x: Double($0), y: 7)) }
    #expect(Self.velocities(samples).ours == .zero)
  }

  @Test("a clock that goes back starts the fit anew")
  func clock() {
    var samples = Self.samples(250, 50) { Point(x: 5_000 * $0, y: 0) }
    samples += Self.samples(250, 3) { Point(x: -300 * $0, y: 0) }
    #expect(Self.isNear(Self.velocities(samples).ours, Vector(dx: -300, dy: 0), relative: 1e-6))
  }
}
