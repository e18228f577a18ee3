import Geometry
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import StageMotion

@Suite("Spring motion")
struct SpringMotionTests {
  static func at(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

  @Test(
    "starts where it is and arrives exactly where it shall",
    arguments: [(400.0, 800.0, 0.0), (800, 400, -900), (391, 0, -2000), (0, 391, 0), (500, 500, 300)])
  func startsAndArrives(origin: Double, target: Double, velocity: Double) {
    let start = Self.at(7)
    let motion = SpringMotion(from: origin, to: target, velocity: velocity, response: 0.4, start: start)
    #expect(abs(motion.position(at: start) - origin) < 1e-9)
    #expect(motion.position(at: motion.end) == target)
    #expect(motion.position(at: motion.end + 1_000_000) == target)
    #expect(abs(motion.position(at: motion.end + -1) - target) < 0.01)
  }

  @Test("never passes its target, whatever the velocity")
  func neverOvershoots() {
    for velocity in stride(from: -20_000.0, through: 20_000, by: 1_000) {
      for (origin, target) in [(700.0, 400.0), (100.0, 400.0)] {
        let motion = SpringMotion(from: origin, to: target, velocity: velocity, response: 0.4, start: .zero)
        for time in stride(from: Int64(0), through: motion.duration, by: 5_000) {
          let position = motion.position(at: Self.at(time))
          #expect(origin > target ? position >= target - 1e-9 : position <= target + 1e-9)
        }
      }
    }
  }

  @Test("what leaves its target takes the time that it needs to come back, at each speed", arguments: [0.5, 1, 2])
  func leavesItsTarget(slope: Double) {
    let (response, distance) = (0.4, 0x1p-30)
    let velocity = slope - 2 * Double.pi / response * distance
    let motion = SpringMotion(from: distance, to: 0, velocity: velocity, response: response, start: .zero)
    #expect(motion.slope == slope)
    #expect(motion.duration >= Int64(2_000_000 / (2 * Double.pi / response)))
  }

  @Test("keeps the velocity of the finger that let go")
  func keepsVelocity() {
    let motion = SpringMotion(from: 600, to: 400, velocity: -700, response: 0.4, start: .zero)
    let speed = (motion.position(at: Self.at(1_000)) - motion.position(at: .zero)) / 0.001
    #expect(abs(speed + 700) < 25)
  }

  @Test("takes the time a critically damped spring takes to come within half a point")
  func durationIsTheSprings() {
    let motion = SpringMotion(from: 800, to: 400, response: 0.4, start: .zero)
    // (1 + ωt) e^(−ωt) = 0.5 / 400 at ωt = 9.12…, which is 0.58 s.
    #expect((570_000...590_000).contains(motion.duration), "\(motion.duration)")
    let short = SpringMotion(from: 800, to: 0, response: 0.4, start: .zero, limit: 400_000)
    #expect(short.duration == 400_000)
    let exact = SpringMotion(from: 0, to: 391, response: 0.4, start: .zero, duration: 400_000)
    #expect(exact.duration == 400_000)
    #expect(SpringMotion(from: 5, to: 5, response: 0.4, start: .zero).duration == 1)
  }

  @Test(
    "let go towards its target faster than it may go, it takes no longer than it takes to fade", arguments: [1.0, -1])
  func fastest(direction: Double) {
    let motion = SpringMotion(from: 100 * direction, to: 0, velocity: -9_000 * direction, response: 0.4, start: .zero)
    // 100 e^(−ωt) is half a point after ln 200 / ω.
    #expect(abs(motion.duration - 337_302) < 100, "\(motion.duration)")
  }

  @Test("goes away from its target and turns round, however short it is", arguments: [2, 3, 1_000, 400_000])
  func turns(duration: Int64) throws {
    let motion = SpringMotion(from: 1e-9, to: 0, velocity: 3_000, response: 0.4, start: Self.at(7), limit: duration)
    #expect(motion.duration == duration)
    let turn = try #require(motion.turn)
    #expect(motion.velocity(at: turn + -1) > 0 && motion.velocity(at: turn) <= 0)
    #expect(turn > motion.start && turn < motion.end)
  }

  @Test("rises or falls all the way")
  func isMonotonous() {
    let motion = SpringMotion(from: 0, to: 391, response: 0.4, start: .zero, duration: 400_000)
    var last = -1.0
    for time in stride(from: Int64(0), through: 400_000, by: 1_000) {
      let position = motion.position(at: Self.at(time))
      #expect(position >= last)
      last = position
    }
  }

  @Test("is in no state that depends on when it began")
  func hashIsRelative() {
    func hash(_ start: Int64, _ now: Int64) -> UInt64 {
      var hasher = StateHasher(now: Self.at(now))
      hasher.combine(SpringMotion(from: 800, to: 400, velocity: 30, response: 0.4, start: Self.at(start)))
      return hasher.finalize()
    }
    #expect(hash(0, 100) == hash(5_000, 5_100))
    #expect(hash(0, 100) != hash(0, 101))
  }
}

@Suite("Resistance")
struct ResistanceTests {
  @Test("follows less and less, never further than the view is long")
  func lessAndLess() {
    let resistance = Resistance(Parameters())
    var last = 0.0
    var step = Double.infinity
    for travel in stride(from: 10.0, through: 5_000, by: 10) {
      let displacement = resistance.displacement(travel: travel, viewLength: 800)
      #expect(displacement > last && displacement < 800 && displacement < travel)
      #expect(displacement - last < step)
      (step, last) = (displacement - last, displacement)
    }
    #expect(resistance.displacement(travel: 0, viewLength: 800) == 0)
    #expect(resistance.displacement(travel: 10, viewLength: 0) == 0)
  }

  @Test("gives as much as the scene says, and is undone as it was done", arguments: [0.01, 0.3, 0.55, 1])
  func givesAsAsked(give: Double) {
    var parameters = Parameters()
    parameters.elastic = give
    let resistance = Resistance(parameters)
    #expect(abs(resistance.displacement(travel: 0.001, viewLength: 800) / 0.001 - give) < 0.001)
    #expect(abs(resistance.share(displacement: 0.001, viewLength: 800) - give) < 0.001)
    for travel in [1.0, 40, 800, 5_000] {
      let displacement = resistance.displacement(travel: travel, viewLength: 800)
      #expect(abs(resistance.travel(displacement: displacement, viewLength: 800) - travel) < 0.01)
    }
  }
}
