import Geometry
import InputEvents
import TestSupport
import Testing

@testable import StageMotion

@Suite("Motion of scrolled content")
struct ScrollMotionTests {
  static func at(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

  static func motion(
    from origin: Double, _ velocity: Double, maximum: Double = 1_000, isElastic: Bool = true, start: Int64 = 0
  ) -> ScrollMotion? {
    ScrollMotion(
      from: origin, velocity: velocity, maximum: maximum, rate: 0.998, response: 0.4, isElastic: isElastic,
      start: at(start))
  }

  struct Case: CustomTestStringConvertible {
    var (origin, velocity, rest) = (0.0, 0.0, 0.0)
    var (least, most) = (0.0, 0.0)
    var testDescription: String { "from \(origin) at \(velocity) pt/s" }
  }

  @Test(
    "rests within the bounds, and goes beyond them for a moment only",
    arguments: [
      Case(origin: 100, velocity: 1_000, rest: 599, least: 100, most: 599.1),
      Case(origin: 100, velocity: 4_000, rest: 1_000, least: 100, most: 1_080),
      Case(origin: 900, velocity: -4_000, rest: 0, least: -80, most: 900),
      Case(origin: 1_050, velocity: 0, rest: 1_000, least: 1_000, most: 1_050),
      Case(origin: -50, velocity: -500, rest: 0, least: -70, most: 0),
      Case(origin: -50, velocity: 3_000, rest: 0, least: -50, most: 0),
      Case(origin: 1_000, velocity: 2_000, rest: 1_000, least: 1_000, most: 1_060),
    ])
  func goes(_ row: Case) throws {
    let motion = try #require(Self.motion(from: row.origin, row.velocity, start: 9))
    var (least, most) = (Double.infinity, -Double.infinity)
    for time in stride(from: Int64(9), through: motion.end.microseconds + 10_000, by: 1_000) {
      let place = motion.position(at: Self.at(time))
      (least, most) = (min(least, place), max(most, place))
    }
    #expect(abs(motion.position(at: Self.at(9)) - row.origin) < 1e-9)
    #expect(abs(motion.destination - row.rest) < 0.6)
    #expect(motion.position(at: motion.end) == motion.destination)
    #expect(motion.velocity(at: motion.end) == 0)
    #expect(least >= row.least - 1e-9 && most <= row.most + 1e-9, "\(least) … \(most)")
  }

  @Test("without elasticity it stops at its end", arguments: [(100.0, 4_000.0, 1_000.0), (900, -4_000, 0)])
  func stops(origin: Double, velocity: Double, rest: Double) throws {
    let motion = try #require(Self.motion(from: origin, velocity, isElastic: false))
    for time in stride(from: Int64(0), through: motion.end.microseconds, by: 500) {
      #expect((0...1_000).contains(motion.position(at: Self.at(time))))
    }
    #expect(motion.position(at: motion.end) == rest)
    #expect(Self.motion(from: rest, velocity, isElastic: false) == nil, "at its end it does not begin")
  }

  @Test("never jumps, in place or beyond what its acceleration allows in speed; its energy never grows")
  func isSmooth() throws {
    var random = SplitMix64(seed: 11)
    let rate = 6.283185307179586 / 0.4
    for _ in 0..<300 {
      let maximum = Double.random(in: 0...3_000, using: &random)
      let origin = Double.random(in: -100...(maximum + 100), using: &random)
      let velocity = Double.random(in: -6_000...6_000, using: &random)
      guard let motion = Self.motion(from: origin, velocity, maximum: maximum) else { continue }
      var energy = Double.infinity
      var before = motion.position(at: .zero)
      for time in stride(from: Int64(0), to: motion.end.microseconds, by: 1_000) {
        let (place, speed) = (motion.position(at: Self.at(time)), motion.velocity(at: Self.at(time)))
        #expect(abs(place - before) <= 8, "no jump")
        before = place
        // What the spring holds, and the half point that it takes off linearly on its way (see SpringMotion).
        let outside = place < 0 ? -place : max(0, place - maximum)
        let now = (speed * speed + rate * rate * outside * outside) / 2
        #expect(now <= energy + max(1, energy * 0.01), "at \(time) of \(origin), \(velocity) in \(maximum)")
        energy = now
      }
    }
  }

  @Test(
    "a bounce that is too small to be seen has no push at its end either",
    arguments: [5.0, 10, 15, 21, 25, 30, 40, 80], [0.1, 0.4, 1])
  func smallBounce(velocity: Double, response: Double) {
    let motion = SpringMotion(from: 1_000, to: 1_000, velocity: velocity, response: response, start: .zero)
    let rate = 6.283185307179586 / response
    // With what is taken off linearly the way is that of a weaker push; from there on energy only goes.
    var before = motion.velocity(at: .zero) * motion.velocity(at: .zero) / 2
    for time in stride(from: Int64(0), to: motion.duration, by: 500) {
      let (place, speed) = (motion.position(at: Self.at(time)) - 1_000, motion.velocity(at: Self.at(time)))
      let energy = (speed * speed + rate * rate * place * place) / 2
      #expect(energy <= before * 1.0001 + 1e-9, "at \(time) of \(motion.duration)")
      before = energy
    }
  }

  @Test("taken hold of and let go again at any moment, it goes on within its bounds")
  func interrupted() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let first = try #require(Self.motion(from: 500, Double.random(in: 200...6_000, using: &random)))
      let moment = Self.at(Int64.random(in: 0...first.end.microseconds, using: &random))
      let place = first.position(at: moment)
      let velocity = Double.random(in: -3_000...3_000, using: &random)
      guard
        let second = ScrollMotion(
          from: place, velocity: velocity, maximum: 1_000, rate: 0.998, response: 0.4, start: moment)
      else { continue }
      #expect(abs(second.position(at: moment) - place) < 1e-9)
      #expect((0...1_000).contains(second.destination))
    }
  }

  @Test(
    "a steady movement takes its way divided by its speed, rounded up to whole microseconds",
    arguments: [
      (to: 100.0, speed: 50.0, duration: Int64(2_000_000)), (-100, 50, 2_000_000), (1, 3, 333_334),
      (1e-6, 1, 1), (1e-6, 2, 1), (2e-6, 1, 2),
    ])
  func drifts(to: Double, speed: Double, duration: Int64) throws {
    let drift = try #require(Drift(from: 0, to: to, speed: speed, start: Self.at(9)))
    #expect(drift.end == Self.at(9 + duration))
    #expect(drift.position(at: drift.end) == to && drift.velocity(at: drift.end) == 0)
  }

  @Test("however slowly content is let go, it goes on to the side that it went to", arguments: [0.5, 0.9, 1, 1.1])
  func slow(velocity: Double) throws {
    let motion = try #require(
      ScrollMotion(from: 0, velocity: velocity, maximum: 1_000, rate: 0.999_9, response: 0.4, start: .zero))
    // v / k, where k = −1000 ln 0.9999 = 0.100005, less the half point that nobody sees.
    #expect(abs(motion.destination - velocity / 0.100_005) <= 0.51, "\(motion.destination)")
  }
}
