import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What becomes of a turn of the crown beyond the end of content and pages (SM-10, clamped (elastic)).
@Suite("Crown at the ends (SM-10)")
struct CrownEndTests {
  /// The place of a list with 500 points of content, of which 200 show.
  static func offset(_ driver: StageDriver) -> Double { CrownTests.offset(driver) }

  @Test("content gives way, less and less, comes back to its end and says so once", arguments: [-1, 1])
  func comesBack(way: Int) {
    var driver = CrownTests.list(500)
    if way < 0 {
      driver.turn(-15)
      driver.settle()
    }
    let end = Self.offset(driver)
    driver.clear()
    var gone: [Double] = [0]
    for _ in 0..<5 {
      driver.turn(way)
      gone.append(abs(Self.offset(driver) - end))
    }
    let steps = zip(gone, gone.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > 0 } && zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 }, "\(gone)")
    #expect(gone[1] < 20 * 0.55, "a finger's way of a notch")
    #expect((Self.offset(driver) > end) == (way < 0) && driver.kinds.isEmpty)
    driver.settle()
    #expect(Self.offset(driver) == end && driver.kinds == [.scrolled(x: 0, y: end)])
  }

  @Test("a turn back moves at once, from the end")
  func turnsBack() {
    var driver = CrownTests.list(500)
    for _ in 0..<20 { driver.turn(-1) }
    #expect(Self.offset(driver) > 300)
    driver.turn(1)
    #expect(Self.offset(driver) == 280)
    driver.settle()
    #expect(Self.offset(driver) == 280 && driver.kinds == [.scrolled(x: 0, y: 280)])
  }

  @Test("however far it is turned, it gives no more than to a finger that goes across all of it")
  func bounded() {
    var driver = CrownTests.list(500)
    for _ in 0..<20 { CrownTests.units(&driver, -.max) }
    #expect(Self.offset(driver) > 300 && Self.offset(driver) <= 300 + 200 * (1 - 1 / 1.55))
    driver.settle()
    #expect(Self.offset(driver) == 300 && driver.stage.breach == nil)
  }

  @Test("what the author made stiff does not give, nor does an end to a wheel")
  func stiff() {
    var stiff = CrownTests.list(500) { $0.windows[0].elements[0].isElastic = false }
    stiff.turn(-30)
    #expect(Self.offset(stiff) == 300)
    var wheel = CrownTests.list(500) { $0.inputDevices = [.keyboard] }
    wheel.turn(-30)
    #expect(Self.offset(wheel) == 300)
  }

  @Test("the parts of notches beyond the end give as far as whole ones")
  func parts() {
    var (parts, whole) = (CrownTests.list(500), CrownTests.list(500))
    parts.turn(-15)
    whole.turn(-15)
    parts.settle()
    whole.settle()
    for _ in 0..<120 { parts.receive(.input(.rotary(RotaryTurn(units: -1, notches: 0)))) }
    whole.receive(.input(.rotary(RotaryTurn(units: -120, notches: -1))))
    #expect(abs(Self.offset(parts) - Self.offset(whole)) < 1e-9 && Self.offset(whole) > 300)
  }

  @Test("the last page gives way: what scrolls on it, else the pages", arguments: [nil, 300.0])
  func lastPage(height: Double?) {
    var driver = WatchPagesTests.watch([WatchPagesTests.page("one"), WatchPagesTests.page("two", height)])
    for _ in 0..<12 {
      driver.turn(-1)
      WatchPagesTests.rest(&driver)
    }
    driver.settle()
    let places = ["main/pages", "main/pages/two"].map { driver.stage.scrollOffset(of: NodeID($0))?.dy }
    driver.turn(-1)
    let given = ["main/pages", "main/pages/two"].map { driver.stage.scrollOffset(of: NodeID($0))?.dy }
    let moved = zip(places, given).map { $0 != $1 }
    #expect(moved == (height == nil ? [true, false] : [false, true]), "\(places) → \(given)")
    #expect(WatchPagesTests.shown(driver) == 2)
    driver.settle()
    #expect(["main/pages", "main/pages/two"].map { driver.stage.scrollOffset(of: NodeID($0))?.dy } == places)
    driver.turn(1)
    driver.settle()
    #expect(WatchPagesTests.shown(driver) == (height == nil ? 1 : 2) && driver.stage.breach == nil)
  }

  @Test(
    "however little of a turn goes beyond the end, it comes back in its time and is told once, when the rotation ends",
    arguments: stride(from: 500.0, through: 558, by: 2).map(\.self))
  func sliver(height: Double) {
    var driver = CrownTests.list(height)
    for _ in 0..<60 { CrownTests.units(&driver, -47) }
    #expect(driver.kinds.isEmpty, "it still turns")
    // A slow hand: the spring is over before the next report comes.
    for _ in 0..<4 { driver.receive(.input(.rotary(RotaryTurn(units: -5, notches: 0))), after: 150_000) }
    #expect(driver.kinds.isEmpty)
    let fastest = driver.stage.motions(at: driver.stage.now).compactMap(\.velocity).map(abs).max() ?? 0
    #expect(fastest < 1_000)
    driver.settle()
    #expect(driver.kinds == [.scrolled(x: 0, y: height - 200)])
    #expect(Self.offset(driver) == height - 200)
  }
}
