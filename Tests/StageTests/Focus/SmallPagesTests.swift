import Accessibility
import Geometry
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Pages smaller than the view they are in, under the focus engine: a push turns the next one and no more, along them or
/// across, and the focus goes the way it is pushed (SM-9, A-41).
@Suite("Small pages under the focus engine (tvOS)")
struct SmallPagesTests {
  /// Pages of some points in a view of 400, which turn across; an item begins where the view ends but for ten points.
  static func scene(page: Double, isVertical: Bool, start: Double = 390, length: Double = 380) -> Scene {
    var scene = FocusPagesTests.scene(
      [start...start + length, 1_600...1_700], pages: 5, axes: isVertical ? .vertical : .horizontal)
    scene.windows[0].elements[1].pageSize = page
    // Beside what turns up and down, above what turns to the sides.
    scene.windows[0].elements[0].frame =
      isVertical ? Rect(x: 20, y: 250, width: 60, height: 60) : Rect(x: 100, y: 20, width: 200, height: 60)
    return scene
  }

  @Test(
    "a push across them takes the focus to what shows of an item, and turns one page for it",
    arguments: [100.0, 150, 400], [false, true])
  func across(page: Double, isVertical: Bool) {
    var driver = StageDriver(Self.scene(page: page, isVertical: isVertical))
    driver.press(isVertical ? .keyRight : .keyDown)
    driver.settle()
    #expect(FocusEngineTests.focused(driver) == "main/s/i1")
    #expect(FocusPagesTests.pages(driver) == [2])
    #expect(
      driver.node("main/s/i1").map { !$0.frame.intersection(driver.node("main/s")?.frame ?? .zero).isEmpty } == true)
    // Along them page after page comes, until the next item shows.
    driver.clear()
    var isWhole = FocusPagesTests.isWhole("main/s/i1", driver)
    for _ in 0..<20 where FocusEngineTests.focused(driver) == "main/s/i1" {
      driver.press(isVertical ? .keyDown : .keyRight)
      driver.settle()
      isWhole = isWhole || FocusPagesTests.isWhole("main/s/i1", driver)
      #expect(driver.stage.breach == nil)
    }
    #expect(isWhole && FocusEngineTests.focused(driver) == "main/s/i2")
    let pages = FocusPagesTests.pages(driver)
    #expect(pages.first == 3 && zip(pages, pages.dropFirst()).allSatisfy { $1 == $0 + 1 }, "\(pages)")
  }

  @Test("wherever an item begins, a push across turns no page but the next one", arguments: [80.0, 100, 150, 250])
  func nothingPassedOver(page: Double) {
    for isVertical in [false, true] {
      for start in stride(from: 10.0, to: 400, by: 20) {
        for length in [20.0, 100, 240, 380, 395, 500] {
          var driver = StageDriver(
            Self.scene(page: page, isVertical: isVertical, start: start, length: length))
          driver.press(isVertical ? .keyRight : .keyDown)
          driver.settle()
          let pages = FocusPagesTests.pages(driver)
          #expect(pages.isEmpty || pages == [2], "\(start) \(length): \(pages)")
          #expect(FocusEngineTests.focused(driver) == "main/s/i1", "\(start) \(length)")
        }
      }
    }
  }
}
