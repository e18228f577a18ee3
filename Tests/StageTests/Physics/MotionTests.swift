import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage
@testable import StageMotion

@Suite("Asking where things will be")
struct MotionTests {
  @Test("what is foretold is what comes, and asking changes nothing", arguments: 0..<8)
  func foretold(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let speed = Double.random(in: -6_000...(-300), using: &random)
    let driver = FlickTests.flicked(speed)
    let hash = driver.stage.stateHash
    let end = try #require(driver.stage.nextDeadline)
    for _ in 0..<20 {
      let time = Timestamp(
        microseconds: .random(in: driver.stage.now.microseconds..<end.microseconds, using: &random))
      let foretold = try #require(driver.stage.motions(at: time).first)
      var later = driver.stage
      _ = later.advance(to: time)
      let scroller = try #require(later.state.scrolling.places.active.first)
      #expect(later.offset(scroller).dy == foretold.value, "to the bit")
      #expect(later.motions(at: time) == [foretold])
    }
    #expect(driver.stage.stateHash == hash)
  }

  @Test("a scale that goes back to its limit is foretold too, until it is there")
  func scale() throws {
    var driver = ZoomTests.map()
    ZoomTests.pinch(&driver, to: 9)
    let end = try #require(driver.stage.nextDeadline)
    for time in [driver.stage.now, driver.stage.now + 50_000] {
      let motions = driver.stage.motions(at: time)
      let scale = try #require(motions.first { $0.quantity == .scale })
      #expect(motions.map(\.quantity) == [.offsetY, .offsetX, .scale] && !scale.isHeld)
      #expect(scale.value > 4 && scale.rests.map(\.value) == [0.5, 4])
      var later = driver.stage
      _ = later.advance(to: time)
      #expect(later.scale(0) == scale.value, "to the bit")
    }
    _ = driver.stage.advance(to: end)
    driver.settle()
    #expect(driver.stage.motions(at: driver.stage.now).isEmpty)
  }

  @Test(
    "a sheet under a finger goes at no speed of its own; one that has been let go of goes as fast as its places say")
  func sheet() throws {
    let held = SheetPresentationTests.dragging()
    let motion = try #require(held.stage.motions(at: held.stage.now).first { $0.quantity == .height })
    #expect(motion.velocity == nil && motion.isHeld)
    let driver = SheetPresentationTests.settling()
    func foretold(_ after: Int64) throws -> Motion {
      try #require(driver.stage.motions(at: driver.stage.now + after).first { $0.quantity == .height })
    }
    let (first, last) = (try foretold(0), try foretold(1_000))
    let velocity = try #require(first.velocity)
    #expect(!first.isHeld && velocity > 0)
    #expect(abs((last.value - first.value) / 0.001 - velocity) < velocity / 20)
  }

  @Test("a turn is the last microsecond of one direction")
  func turns() throws {
    let spring = SpringMotion(from: 20, to: 0, velocity: 3_000, response: 0.4, start: Timestamp(microseconds: 77))
    let turn = try #require(spring.turn)
    #expect(spring.velocity(at: turn + -1) > 0 && spring.velocity(at: turn) <= 0)
    #expect(SpringMotion(from: 20, to: 0, response: 0.4, start: .zero).turn == nil)
  }

  @Test("nothing moves at rest")
  func rest() {
    var driver = FlickTests.flicked(-900)
    #expect(!driver.stage.motions(at: driver.stage.now).isEmpty)
    driver.settle()
    #expect(driver.stage.motions(at: driver.stage.now).isEmpty)
    #expect(driver.stage.motionTurns.isEmpty)
  }
}
