import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Who writes does not touch the sheet: it goes on moving, and what was written is not lost (SM-1, SM-4).
@Suite("Typing while a sheet moves")
struct TypingWhileMovingTests {
  /// The draft at its medium detent, with the caret in its text.
  static func draft() -> StageDriver {
    var driver = StageDriver(.mail())
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.reader(.focus, "draft/body")
    driver.settle()
    driver.clear()
    return driver
  }

  static func height(_ driver: StageDriver) -> Double { driver.node("draft")?.frame.size.height ?? 0 }

  @Test("a sheet that settles arrives when it would have")
  func settling() {
    var (typed, other) = (Self.draft(), Self.draft())
    for _ in 0..<8 {
      if typed.stage.now == other.stage.now, typed.kinds.isEmpty {
        typed.reader(.activate, "draft/grabber")
        other.reader(.activate, "draft/grabber")
      }
      typed.wait(milliseconds: 40)
      other.wait(milliseconds: 40)
      typed.receive(.input(.key(KeyInput(key: .keyA, phase: .down, modifiers: [], text: "a"))))
      #expect(Self.height(typed) == Self.height(other))
    }
    typed.settle()
    other.settle()
    #expect(Self.height(typed) == Self.height(other))
    #expect(typed.node("draft/body")?.value == "aaaaaaaa")
  }

  @Test("a finger keeps the sheet that it drags, and lets it go where it lifts")
  func dragging() {
    var driver = Self.draft()
    let start = driver.point("draft/grabber")
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y - 20))
    driver.pan(.changed, start, Point(x: start.x, y: start.y - 200))
    let height = Self.height(driver)
    driver.type("a")
    #expect(Self.height(driver) == height && height > 500)
    let end = Point(x: start.x, y: start.y - 330)
    driver.pan(.changed, start, end)
    #expect(Self.height(driver) == height + 130)
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end)
    driver.settle()
    #expect(Self.height(driver) == 783 && driver.node("draft/body")?.value == "a")
  }

  @Test("what was written while a finger dragged the sheet away is asked about", arguments: [true, false])
  func asks(writes: Bool) {
    var driver = Self.draft()
    let start = driver.point("draft/grabber")
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y + 20))
    if writes { driver.type("a") }
    let end = Point(x: start.x, y: start.y + 340)
    driver.pan(.changed, start, end)
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end, velocity: 900)
    driver.settle()
    #expect((driver.node("unsaved") != nil) == writes && (driver.node("draft") != nil) == writes)
    if writes { #expect(driver.node("draft/body")?.value == "a") }
  }

  @Test("a sheet that a touch has stopped goes on once the touch turns out to select in its text")
  func selecting() {
    var driver = Self.draft()
    driver.type("Dear Ada")
    driver.reader(.activate, "draft/grabber")
    driver.wait(milliseconds: 150)
    let height = Self.height(driver)
    let place = driver.point("draft/body")
    let finger = driver.touchDown(at: place)
    driver.wait(milliseconds: 500)
    #expect(Self.height(driver) == height, "it stands under the finger")
    driver.receive(.input(.gesture(.longPress(phase: .began, location: place, fingers: 1))))
    let end = Point(x: place.x + 60, y: place.y)
    driver.move(finger, to: end)
    driver.pan(.began, place, end)
    driver.wait(milliseconds: 1_000)
    #expect(height < 780 && Self.height(driver) == 783, "with the finger still down")
    driver.lift(finger, at: end)
    driver.pan(.ended, place, end)
    driver.settle()
    #expect(Self.height(driver) == 783 && driver.stage.isAtRest && driver.stage.breach == nil)
  }
}
