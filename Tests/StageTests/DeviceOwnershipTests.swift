import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

/// Several devices at once: a drag belongs to the one that it began on (SM-1).
@Suite("Several devices during a drag of a sheet")
struct DeviceOwnershipTests {
  static func sheet() -> StageDriver {
    var driver = StageDriver(.mail())
    driver.tap("inbox/compose")
    driver.settle()
    return driver
  }

  static func height(_ driver: StageDriver) -> Double? { driver.node("draft")?.frame.minY }

  /// A place a little below or above another one.
  static func below(_ place: Point, _ distance: Double) -> Point { Point(x: place.x, y: place.y + distance) }

  @Test("a second mouse presses and releases: the drag of the first ends with its own release")
  func twoMice() {
    var driver = Self.sheet()
    let start = driver.point("draft/grabber")
    driver.device = 0
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.receive(.input(.pointer(.moved(to: Self.below(start, 40)))), after: 20_000)
    driver.receive(.input(.pointer(.moved(to: Self.below(start, 100)))), after: 20_000)
    let rest = Self.height(driver)
    driver.device = 1
    driver.receive(.input(.pointer(.pressed(button: 0, at: Self.below(start, 100)))), after: 20_000)
    driver.receive(.input(.pointer(.released(button: 0, at: Self.below(start, 100)))), after: 20_000)
    #expect(Self.height(driver) == rest && driver.stage.isMoving == false)
    driver.device = 0
    driver.receive(.input(.pointer(.moved(to: Self.below(start, 30)))), after: 20_000)
    driver.receive(.input(.pointer(.released(button: 0, at: Self.below(start, 30)))), after: 20_000)
    driver.settle()
    #expect(driver.node("draft/grabber")?.value == "Medium" && driver.stage.breach == nil)
  }

  @Test("a mouse whose release was lost does not hold the sheet for ever")
  func lostRelease() {
    var driver = Self.sheet()
    let start = driver.point("draft/grabber")
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.receive(.input(.pointer(.moved(to: Self.below(start, 40)))), after: 20_000)
    driver.receive(.input(.pointer(.moved(to: Self.below(start, 100)))), after: 20_000)
    driver.click(at: Point(x: 200, y: 20))
    driver.settle()
    #expect(driver.node("draft/grabber")?.value == "Medium" && driver.stage.breach == nil)
  }

  @Test("a finger that holds on one screen takes nothing from one that moves on another")
  func restingFinger() {
    var driver = Self.sheet()
    let start = driver.point("draft/grabber")
    driver.device = 0
    let still = driver.touchDown(at: Self.below(start, 200))
    driver.device = 1
    let moving = driver.touchDown(at: start)
    driver.pan(.began, start, Self.below(start, 20), after: 16_000)
    driver.pan(.changed, start, Self.below(start, 300), after: 100_000)
    driver.lift(moving, at: Self.below(start, 300))
    driver.pan(.ended, start, Self.below(start, 300), velocity: 1_400)
    driver.settle()
    #expect(driver.node("draft") == nil)
    driver.device = 0
    driver.lift(still, at: Self.below(start, 200))
    driver.settle()
    #expect(driver.node("draft") == nil && driver.stage.breach == nil)
  }

  @Test("a finger that moves on another screen takes no sheet over, and its lift is no release")
  func otherScreen() throws {
    var driver = Self.sheet()
    let start = driver.point("draft/grabber")
    driver.device = 0
    let first = driver.touchDown(at: start)
    driver.pan(.began, start, Self.below(start, 20), after: 16_000)
    driver.pan(.changed, start, Self.below(start, 80), after: 50_000)
    let height = try #require(Self.height(driver))
    driver.device = 1
    let other = Self.below(start, 150)
    let second = driver.touchDown(at: other)
    driver.pan(.began, other, Self.below(other, -20), after: 16_000)
    driver.pan(.changed, other, Self.below(other, -140), after: 50_000)
    driver.lift(second, at: Self.below(other, -140))
    driver.pan(.ended, other, Self.below(other, -140), velocity: -900)
    #expect(Self.height(driver) == height)
    driver.device = 0
    driver.pan(.changed, start, Self.below(start, 100), after: 16_000)
    #expect(abs((Self.height(driver) ?? 0) - height - 20) < 1e-6)
    driver.lift(first, at: Self.below(start, 100))
    driver.pan(.ended, start, Self.below(start, 100), velocity: 900)
    driver.settle()
    #expect(driver.node("draft") == nil)
  }

  @Test("what happens to an idle device ends no drag on another; the device of the drag does", arguments: [0, 1])
  func interrupted(device: Int) throws {
    var driver = Self.sheet()
    let start = driver.point("draft/grabber")
    driver.device = 0
    driver.touchDown(at: start)
    driver.pan(.began, start, Self.below(start, 20), after: 16_000)
    driver.pan(.changed, start, Self.below(start, 80), after: 50_000)
    let height = try #require(Self.height(driver))
    driver.device = device
    driver.receive(.input(.interrupted), after: 10_000)
    driver.settle()
    driver.device = 0
    #expect((Self.height(driver) == height) == (device == 1))
    #expect(driver.stage.breach == nil)
  }
}
