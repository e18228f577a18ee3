import Accessibility
import Geometry
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What has the focus and lies across the border of two pages shows as a whole again, as soon as any of it does, when people
/// come back to it over pages that hold nothing (scroll-tvos-focus-autoscroll, A-41).
@Suite("Coming back to what has the focus (tvOS)")
struct FocusComesBackTests {
  @Test(
    "the whole of it shows, wherever the border goes through it",
    arguments: [(350.0, 60.0), (390, 60), (341, 60), (350, 120), (250, 199), (399, 20), (410, 290)], [true, false])
  func whole(place: (start: Double, length: Double), isVertical: Bool) {
    for rightToLeft in isVertical ? [false] : [false, true] {
      let item = place.start...place.start + place.length
      var driver = StageDriver(
        FocusPagesTests.scene(
          [item, 1_700...1_760], pages: 5, axes: isVertical ? .vertical : .horizontal, rightToLeft: rightToLeft,
          hasTop: false))
      let (on, back): (KeyCode, KeyCode) =
        isVertical ? (.keyDown, .keyUp) : rightToLeft ? (.keyLeft, .keyRight) : (.keyRight, .keyLeft)
      driver.settle()
      #expect(FocusEngineTests.focused(driver) == "main/s/i1" && FocusPagesTests.isWhole("main/s/i1", driver))
      for pushes in 1...3 {
        driver.clear()
        for _ in 0..<pushes {
          driver.press(on)
          driver.settle()
          let isLeft = !Self.showsPart("main/s/i1", driver) || FocusEngineTests.focused(driver) != "main/s/i1"
          #expect(isLeft || FocusPagesTests.isWhole("main/s/i1", driver))
        }
        var hasCome = false
        for _ in 0...pushes where !hasCome {
          driver.press(back)
          driver.settle()
          guard FocusEngineTests.focused(driver) == "main/s/i1", Self.showsPart("main/s/i1", driver) else { continue }
          hasCome = true
          #expect(FocusPagesTests.isWhole("main/s/i1", driver), "after \(pushes), \(rightToLeft)")
        }
        #expect(hasCome)
        let pages = FocusPagesTests.pages(driver)
        #expect(zip(pages, pages.dropFirst()).allSatisfy { abs($1 - $0) == 1 }, "\(pages)")
        #expect(driver.stage.breach == nil)
      }
    }
  }

  static func showsPart(_ id: String, _ driver: StageDriver) -> Bool {
    guard let view = driver.node("main/s")?.frame, let item = driver.node(id)?.frame else { return false }
    return !view.intersection(item).isEmpty
  }
}
