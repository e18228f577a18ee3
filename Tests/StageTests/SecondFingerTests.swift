import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Presenting
@testable import Stage

/// SM-1, dragging + second finger down: the first finger keeps the sheet, and its lift is the release.
@Suite("A second finger during a drag of a sheet")
struct SecondFingerTests {
  /// A sheet at medium dragged by one finger; a second one comes, and the engine calls it a pinch from then on.
  ///
  /// - Parameter speed: How fast the first finger goes on, in points per second; positive is up.
  static func drag(speed: Double, pauses: Bool = false) -> StageDriver {
    var finger = StageDriver(.mail())
    finger.tap("inbox/compose")
    finger.settle()
    let start = finger.point("draft/grabber")
    let first = finger.touchDown(at: start)
    var here = Point(x: start.x, y: start.y - 12)
    finger.pan(.began, start, here, after: 16_000)
    let second = finger.touchDown(at: Point(x: 40, y: 700))
    finger.move(first, to: here)
    // The engine ends the pan without a velocity, for the fingers go on as another gesture.
    finger.pan(.ended, start, here)
    for _ in 0..<12 {
      finger.wait(milliseconds: 8)
      here.y -= speed * 0.008
      finger.move(first, to: here)
    }
    if pauses { finger.wait(milliseconds: 200) }
    finger.lift(first, at: here)
    finger.lift(second, at: Point(x: 40, y: 700))
    return finger
  }

  @Test("the lift of the first finger is a release with its speed")
  func keepsSpeed() {
    var finger = Self.drag(speed: 800)
    finger.settle()
    #expect(finger.node("draft/grabber")?.value == "Large")
  }

  @Test(
    "who moves slowly or holds still first has no speed", arguments: [(40.0, false), (800, true)])
  func slow(speed: Double, pauses: Bool) {
    var finger = Self.drag(speed: speed, pauses: pauses)
    finger.settle()
    #expect(finger.node("draft/grabber")?.value == "Medium")
  }

  @Test("thrown down from the smallest detent it goes")
  func thrownDown() {
    var finger = Self.drag(speed: -900)
    finger.settle()
    #expect(finger.node("draft") == nil)
  }

  @Test("the second finger takes nothing until it lifts, the next one does")
  func ignored() {
    var finger = StageDriver(.mail())
    finger.tap("inbox/compose")
    finger.settle()
    let start = finger.point("draft/grabber")
    let first = finger.touchDown(at: start)
    finger.pan(.began, start, Point(x: start.x, y: start.y - 12), after: 16_000)
    let second = finger.touchDown(at: Point(x: 40, y: 700))
    finger.pan(.ended, start, Point(x: start.x, y: start.y - 12))
    finger.lift(first, at: Point(x: start.x, y: start.y - 12))
    finger.settle()
    let height = finger.node("draft")?.frame.minY
    let place = finger.point("draft/grabber")
    finger.pan(.began, place, Point(x: place.x, y: place.y + 40), after: 16_000)
    finger.pan(.changed, place, Point(x: place.x, y: place.y + 200), after: 16_000)
    #expect(finger.node("draft")?.frame.minY == height)
    finger.pan(.ended, place, Point(x: place.x, y: place.y + 200), velocity: 900)
    finger.lift(second, at: Point(x: 40, y: 900))
    finger.settle()
    #expect(finger.node("draft")?.frame.minY == height)
    finger.drag("draft/grabber", by: 200, velocity: 900)
    finger.settle()
    #expect(finger.node("draft") == nil)
  }

  @Test("a finger that has stopped a sheet on its way still drags it when another one has come")
  func heldFirst() throws {
    var finger = StageDriver(.mail())
    finger.tap("inbox/compose")
    finger.settle()
    finger.tap("draft/grabber")
    finger.wait(milliseconds: 60)
    let start = finger.point("draft/grabber")
    let first = finger.touchDown(at: start)
    let height = try #require(finger.node("draft")?.frame.minY)
    let second = finger.touchDown(at: Point(x: 40, y: 700))
    finger.wait(milliseconds: 16)
    finger.move(first, to: Point(x: start.x, y: start.y + 60))
    #expect(abs((finger.node("draft")?.frame.minY ?? 0) - height - 50) < 0.5, "of 60 pt 10 are the slop")
    finger.wait(milliseconds: 300)
    finger.lift(first, at: Point(x: start.x, y: start.y + 60))
    finger.lift(second, at: Point(x: 40, y: 700))
    finger.settle()
    #expect(finger.node("draft/grabber")?.value == "Medium")
  }

  @Test("the first finger keeps the sheet when a second one joins it; its lift is the release")
  func secondFinger() {
    var driver = SheetPresentationTests.resting()
    let start = driver.point("draft/grabber")
    let first = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y - 20))
    let second = driver.touchDown(at: Point(x: 50, y: 800))
    driver.pan(.cancelled, start, Point(x: start.x, y: start.y - 20))
    #expect(SheetPresentationTests.height(driver) == 401.5, "of 20 pt 10 are the slop")
    driver.move(first, to: Point(x: start.x, y: start.y - 300))
    #expect(SheetPresentationTests.height(driver) == 681.5)
    driver.move(second, to: Point(x: 50, y: 500))
    driver.lift(second, at: Point(x: 50, y: 500))
    #expect(SheetPresentationTests.height(driver) == 681.5)
    driver.lift(first, at: Point(x: start.x, y: start.y - 300))
    driver.settle()
    #expect(SheetPresentationTests.height(driver) == 783)
    #expect(SheetPresentationTests.phase(driver) == .resting)
  }

  @Test("a movement that is really cancelled is not followed")
  func cancelledContact() {
    var driver = SheetPresentationTests.resting()
    let start = driver.point("draft/grabber")
    let first = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y - 200))
    driver.cancel(first, at: start)
    driver.pan(.cancelled, start, start)
    driver.settle()
    #expect(SheetPresentationTests.height(driver) == 391.5 && driver.kinds.isEmpty)
  }
}
