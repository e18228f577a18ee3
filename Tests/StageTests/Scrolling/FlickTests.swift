import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Content that is let go (SM-8).
@Suite("Flicks (SM-8)")
struct FlickTests {
  static let start = Point(x: 100, y: 600)

  /// A scroll view of forty rows in a window, and a finger that has left it with a velocity.
  static func flicked(_ velocity: Double, by distance: Double = -200) -> StageDriver {
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...40).map { .button("row-\($0)", "Row \($0)") }
    var driver = StageDriver(SceneBuilder(id: "list").window("main", title: "Main", [list]).scene)
    driver.drag(from: start, to: Point(x: start.x, y: start.y + distance), velocity: velocity)
    return driver
  }

  static func offset(_ driver: StageDriver) -> Double { ScrollTests.offset(driver, "main/list").dy }

  @Test("content runs on from where the finger left it, and is told of once, at rest")
  func runsOn() {
    var driver = Self.flicked(-1_000)
    let released = Self.offset(driver)
    #expect(driver.kinds.isEmpty)
    driver.settle()
    #expect(abs(Self.offset(driver) - released - 499.5) < 1)
    #expect(driver.kinds.count == 1)
  }

  @Test("a slow release leaves it where it is")
  func slowRelease() {
    var driver = Self.flicked(0)
    let released = Self.offset(driver)
    driver.settle()
    #expect(Self.offset(driver) == released)
    #expect(driver.kinds == [.scrolled(x: 0, y: released)])
  }

  @Test("a touch stops it under the finger, activates nothing, and leaves it there")
  func touchStops() {
    var driver = Self.flicked(-2_000)
    driver.wait(milliseconds: 100)
    let moving = Self.offset(driver)
    let finger = driver.touchDown(at: Self.start)
    driver.wait(milliseconds: 60)
    #expect(Self.offset(driver) == moving)
    driver.lift(finger, at: Self.start)
    driver.receive(.input(.gesture(.tap(location: Self.start, fingers: 1, count: 1))))
    driver.settle()
    #expect(Self.offset(driver) == moving)
    #expect(driver.kinds == [.scrolled(x: 0, y: moving)], "no row was activated")
    driver.tap(at: Self.start)
    #expect(driver.kinds.contains(.activated), "the next tap is a tap again")
  }

  @Test("stopped beyond its end it stays under the finger, and goes back when that lifts")
  func stoppedBeyondItsEnd() {
    var driver = Self.flicked(6_000, by: -20)
    let maximum = 0.0
    var waited = 0
    while Self.offset(driver) >= maximum, waited < 2_000 {
      driver.wait(milliseconds: 1)
      waited += 1
    }
    driver.wait(milliseconds: 10)
    let outside = Self.offset(driver)
    #expect(outside < 0)
    let finger = driver.touchDown(at: Self.start)
    driver.wait(milliseconds: 300)
    #expect(Self.offset(driver) == outside)
    driver.lift(finger, at: Self.start)
    driver.settle()
    #expect(Self.offset(driver) == 0)
  }

  @Test("a finger that is lost lets go of what it stopped")
  func lostFinger() {
    var driver = Self.flicked(6_000, by: -20)
    var waited = 0
    while Self.offset(driver) >= 0, waited < 2_000 {
      driver.wait(milliseconds: 1)
      waited += 1
    }
    driver.wait(milliseconds: 10)
    _ = driver.touchDown(at: Self.start)
    #expect(Self.offset(driver) < 0)
    driver.receive(.input(.interrupted))
    driver.settle()
    #expect(Self.offset(driver) == 0)
  }

  @Test("asking on the way changes nothing")
  func askingChangesNothing() {
    var (asked, silent) = (Self.flicked(-3_000), Self.flicked(-3_000))
    for _ in 0..<400 {
      asked.wait(milliseconds: 7)
      _ = Self.offset(asked)
    }
    silent.wait(milliseconds: 400 * 7)
    #expect(asked.stage.stateHash == silent.stage.stateHash)
    #expect(Self.offset(asked) == Self.offset(silent))
  }
}
