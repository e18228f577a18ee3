import Geometry
import InputEvents
import TestSupport
import Testing

@testable import StageMotion

@Suite("Glide")
struct GlideTests {
  static func at(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

  @Test(
    "goes as far as the velocity carries it at the rate",
    arguments: [(1_000.0, 0.998, 499.5), (-1_000, 0.998, -499.5), (2_000, 0.99, 199.0), (4_000, 0.998, 1_998.0)])
  func distance(velocity: Double, rate: Double, way: Double) throws {
    let glide = try #require(Glide(from: 100, velocity: velocity, rate: rate, start: Self.at(5)))
    #expect(abs(glide.rest - 100 - way) <= SpringMotion.tolerance + 0.01, "\(glide.rest)")
    #expect(glide.position(at: Self.at(5)) == 100)
    #expect(glide.position(at: glide.end + 1) == glide.rest, "and rests there")
  }

  @Test("is what a step of a millisecond at a time comes to", arguments: [0.998, 0.99])
  func agreesWithSteps(rate: Double) throws {
    let glide = try #require(Glide(from: 0, velocity: 1_500, rate: rate, start: .zero))
    var (place, velocity) = (0.0, 1_500.0)
    let microsteps = 100
    let share = DeterministicMath.exp(DeterministicMath.log(rate) / Double(microsteps))
    for step in 1...(300 * microsteps) {
      place += velocity * 0.001 / Double(microsteps)
      velocity *= share
      guard step % (50 * microsteps) == 0 else { continue }
      let time = Self.at(Int64(step / microsteps) * 1_000)
      #expect(abs(glide.position(at: time) - place) < 0.1)
      #expect(abs(glide.velocity(at: time) - velocity) < 0.01)
    }
  }

  @Test("a movement that would not be seen is none", arguments: [0.0, 0.9, -0.9, .nan])
  func none(velocity: Double) { #expect(Glide(from: 0, velocity: velocity, rate: 0.998, start: .zero) == nil) }

  @Test("a movement that would just be seen is one", arguments: [1.1, 1.5, -1.5])
  func least(velocity: Double) throws {
    let glide = try #require(Glide(from: 0, velocity: velocity, rate: 0.998, start: .zero))
    #expect(abs(glide.rest) > 0 && abs(glide.rest) < abs(velocity) / 2)
  }

  @Test("is cut off at the first microsecond beyond a place, wherever that is")
  func isCut() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let velocity = Double.random(in: 50...8_000, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      let glide = try #require(Glide(from: 300, velocity: velocity, rate: 0.998, start: Self.at(77)))
      let place = 300 + (glide.rest - 300) * Double.random(in: 0..<1, using: &random)
      let cut = try #require(glide.cut(beyond: place))
      #expect((cut.rest - place) * velocity > 0)
      #expect((glide.position(at: cut.end + -2) - place) * velocity <= 0, "not earlier")
    }
    let glide = try #require(Glide(from: 0, velocity: 100, rate: 0.998, start: .zero))
    #expect(glide.cut(beyond: glide.rest + 1) == nil, "it never gets there")
    #expect(glide.cut(beyond: -1) == nil, "it is behind")
  }

  @Test("a place that it reaches to the very microsecond is behind it one later")
  func isCutAtOnce() throws {
    let glide = try #require(Glide(from: 0, velocity: 1_000, rate: 0.998, start: Self.at(77)))
    for time in stride(from: Int64(0), to: 900_000, by: 1_009) {
      let cut = try #require(glide.cut(beyond: glide.position(at: Self.at(77 + time))))
      #expect(cut.end == Self.at(77 + time + 1))
    }
  }
}
