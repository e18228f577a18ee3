import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The focus and the pages that turn under it: it stays whole in sight, or goes with the page, and what it goes with is
/// what Select operates (scroll-tvos-focus-autoscroll, SM-11 (5)).
@Suite("The focus goes with its page (tvOS)")
struct FocusOnPagesTests {
  /// Presses a key and waits: where the content is then, what has the focus, and whether the whole of that shows.
  static func press(_ key: KeyCode, _ driver: inout StageDriver) -> String {
    driver.press(key)
    driver.settle()
    let focus = FocusEngineTests.focused(driver) ?? ""
    let isWhole = FocusPagesTests.isWhole(focus, driver)
    return "\(Int(driver.offset("main/s").dy)) \(focus.split(separator: "/").last ?? "")\(isWhole ? "" : " cut")"
  }

  @Test("what lies across the border of two pages is left by the focus, in one push and without being cut before")
  func acrossTheBorder() {
    var driver = StageDriver(FocusPagesTests.scene([10...70, 350...430, 800...860, 1_400...1_460], pages: 5))
    let on = (0..<5).map { _ in Self.press(.keyDown, &driver) }
    #expect(on == ["0 i1", "350 i2", "750 i3", "800 i3", "1200 i4"])
    let back = (0..<5).map { _ in Self.press(.keyUp, &driver) }
    #expect(back == ["800 i3", "460 i3", "60 i2", "0 i1", "0 top cut"])
    #expect(FocusPagesTests.pages(driver) == [2, 3, 4, 3, 2, 1])
  }

  @Test("a long item leaves as far as it shows what comes after it, and the end of the content comes last")
  func longItem() {
    var driver = StageDriver(
      FocusPagesTests.scene([10...70, 320...480, 900...960], pages: 3, hasTop: false))
    let seen = (0..<4).map { _ in Self.press(.keyDown, &driver) }
    #expect(seen == ["320 i2", "720 i3", "800 i3", "800 i3"])
    #expect(FocusPagesTests.pages(driver) == [2, 3])
  }

  @Test("a swipe that turns a page on which something can have the focus takes the focus there")
  func swiped() {
    var driver = StageDriver(FocusPagesTests.scene([10, 900], pages: 4))
    driver.press(.keyDown)
    driver.press(.keyDown)
    driver.settle()
    #expect(FocusEngineTests.focused(driver) == "main/s/i1" && FocusPagesTests.pages(driver) == [2])
    FocusPagesTests.swipe(.down, &driver)
    #expect(FocusEngineTests.focused(driver) == "main/s/i2" && FocusPagesTests.isWhole("main/s/i2", driver))
    #expect(FocusPagesTests.pages(driver) == [2, 3])
    driver.clear()
    driver.press(.keySelect)
    #expect(driver.events.contains { $0.kind == .activated && $0.node == "main/s/i2" })
  }

  @Test(
    "where one page has something to focus and others have nothing, one swipe over and over goes through all of them",
    arguments: [true, false])
  func mixed(isVertical: Bool) {
    let items = [10.0, 1_610]
    var driver = StageDriver(FocusPagesTests.scene(items, pages: 5, axes: isVertical ? .vertical : .horizontal))
    let (on, back): (SwipeDirection, SwipeDirection) = isVertical ? (.down, .up) : (.right, .left)
    driver.press(.keyDown)
    #expect(FocusEngineTests.focused(driver) == "main/s/i1")
    for _ in 0..<4 { FocusPagesTests.swipe(on, &driver) }
    #expect(FocusPagesTests.pages(driver) == [2, 3, 4, 5])
    #expect(FocusEngineTests.focused(driver) == "main/s/i2")
    driver.clear()
    for _ in 0..<4 { FocusPagesTests.swipe(back, &driver) }
    #expect(FocusPagesTests.pages(driver) == [4, 3, 2, 1])
    #expect(FocusEngineTests.focused(driver) == "main/s/i1")
  }
}
