import Scenes
import Testing

@testable import StageMotion

@Suite("Limits of a zoom")
struct ZoomLimitsTests {
  static func limits(isElastic: Bool = true) -> ZoomLimits {
    ZoomLimits(Zoom(minimum: 0.5, maximum: 4), isElastic: isElastic, Resistance(Parameters()))
  }

  @Test(
    "beyond a limit it gives by the ratio to that limit, with the resistance of A-26",
    arguments: [
      // 1 − 1 / (1 · 0.55 + 1) = 0.354839; of three times as much 1 − 1 / 2.65 = 0.622642.
      (1, 1), (4, 4), (0.5, 0.5), (8, 4 * 1.354_839), (16, 4 * 1.622_642), (0.25, 0.5 / 1.354_839),
      (0.125, 0.5 / 1.622_642),
    ] as [(Double, Double)])
  func gives(asked: Double, shown: Double) {
    #expect(abs(Self.limits().shown(asked) - shown) < 1e-5)
    #expect(abs(Self.limits().asked(shown) - asked) < 1e-3, "undone")
    #expect(Self.limits(isElastic: false).shown(asked) == min(max(asked, 0.5), 4))
  }

  @Test("it shows twice the greatest or half the least scale at most, however far fingers go", arguments: [1e3, 1e9])
  func most(factor: Double) {
    #expect((7.9...8).contains(Self.limits().shown(4 * factor)))
    #expect((0.25...0.251).contains(Self.limits().shown(0.5 / factor)))
  }
}
