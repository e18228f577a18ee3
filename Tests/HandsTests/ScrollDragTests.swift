import Geometry
import Scenes
import StageModel
import StageMotion
import TestSupport
import Testing

@testable import Hands

@Suite("A finger that moves content")
struct ScrollDragTests {
  /// Content that can be scrolled by 1,000 points and gives by 500.
  static let drag = ScrollDrag(
    scroller: 1, axis: .vertical, start: 0, origin: 0, page: nil, caught: 0, maximum: 1_000, viewLength: 500, sign: 1,
    magnification: 1, isElastic: true, resistance: Resistance(Parameters()))

  @Test(
    "within its ends content goes as fast as the finger, beyond them as much slower as the resistance has it",
    arguments: [
      // Of A-26 the derivative: 0.55 · (1 − displacement / 500)².
      (0, 1_000), (500, 1_000), (1_000, 1_000), (1_100, 352), (1_250, 137.5), (-100, 352),
    ] as [(Double, Double)])
  func velocity(shown: Double, velocity: Double) {
    #expect(abs(Self.drag.velocity(Vector(dx: 0, dy: -1_000), at: shown) - velocity) < 1e-9)
    #expect(abs(Self.drag.velocity(Vector(dx: 9, dy: 1_000), at: shown) + velocity) < 1e-9)
  }
}
