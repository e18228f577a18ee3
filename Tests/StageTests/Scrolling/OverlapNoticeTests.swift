import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageLayout

/// Overlaps that only the layout shows to be no less than a page (SM-9).
@Suite("Overlaps that leave nothing of a page")
struct OverlapNoticeTests {
  static func reader(
    _ overlap: PageOverlap, _ change: (inout Scenes.Scene) -> Void = { _ in }
  ) -> StageDriver {
    var view = Element(id: "view", role: .scrollView)
    view.axes = .vertical
    view.paging = true
    view.overlap = overlap
    view.children = (1...60).map { .text("row-\($0)", "Row \($0)") }
    var scene = SceneBuilder(.iOS, id: "reader").window("main", title: "Main", [view]).scene
    change(&scene)
    return StageDriver(scene)
  }

  static func notices(_ driver: StageDriver) -> [TargetEvent.Kind] {
    driver.kinds.filter { if case .overlapDropped = $0 { true } else { false } }
  }

  @Test(
    "they are told of as the scene starts, once",
    arguments: [(PageOverlap.lines(2), 0), (.lines(60), 1), (.points(2_000), 1), (.points(20), 0), (.nothing, 0)])
  func told(overlap: PageOverlap, count: Int) {
    var driver = Self.reader(overlap)
    driver.wait(milliseconds: 10)
    driver.press(.keyPagedown)
    driver.press(.keyPageup)
    driver.settle()
    #expect(Self.notices(driver).count == count)
  }

  @Test("a screen on which the page gets too small says so then, and again the next time")
  func resized() {
    var driver = Self.reader(.lines(20))
    driver.press(.keyPagedown)
    #expect(Self.notices(driver) == [])
    driver.receive(.resize(width: 852, height: 393))
    #expect(Self.notices(driver).count == 1)
    driver.receive(.resize(width: 393, height: 852))
    driver.receive(.resize(width: 852, height: 393))
    #expect(Self.notices(driver).count == 2)
  }
}
