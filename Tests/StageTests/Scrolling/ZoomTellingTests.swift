import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What is told of content that is shown at another scale: the scale, and where the content is then (SM-8).
@Suite("Zoom tells places")
struct ZoomTellingTests {
  /// Every way to magnify it about the middle of what shows.
  enum Way: CaseIterable { case key, reader, pinch, doubleTap }

  static func zoom(_ driver: inout StageDriver, _ way: Way) {
    switch way {
    case .key: driver.press(.keyEqual, .command)
    case .reader: driver.reader(.increment, "main/map/plan")
    case .pinch: ZoomTests.pinch(&driver, to: 1.25)
    case .doubleTap: driver.tap(at: ZoomTests.middle, count: 2)
    }
    driver.settle()
  }

  @Test("where it has come to is told once, after the scale, where that is another place", arguments: Way.allCases)
  func told(way: Way) {
    var driver = ZoomTests.map()
    driver.scroll("main/map", to: 500)
    driver.clear()
    Self.zoom(&driver, way)
    let (scale, offset) = (ZoomTests.scale(driver), ZoomTests.offset(driver))
    #expect(scale > 1 && offset.dy > 500)
    #expect(driver.kinds == [.zoomed(scale: scale), .scrolled(x: offset.dx, y: offset.dy)])
    #expect(driver.events.last?.axes == [], "said along no axis, as the scale is said")
  }

  @Test("what rests where it did is not told", arguments: [Way.key, .reader, .pinch])
  func same(way: Way) {
    var driver = ZoomTests.map { $0.contentSize = Size(width: 100, height: 100) }
    Self.zoom(&driver, way)
    #expect(driver.kinds == [.zoomed(scale: 1.25)] && ZoomTests.offset(driver) == .zero)
  }

  @Test("a pinch that catches content on its way tells where it leaves it, also at the same scale")
  func caught() {
    var driver = ZoomTests.map()
    driver.drag(from: Point(x: 300, y: 600), to: Point(x: 300, y: 300), velocity: -900)
    driver.wait(milliseconds: 50)
    driver.clear()
    ZoomTests.pinch(&driver, to: 1)
    driver.settle()
    let offset = ZoomTests.offset(driver)
    #expect(driver.kinds == [.zoomed(scale: 1), .scrolled(x: offset.dx, y: offset.dy)])
  }

  @Test("a scale beyond its limit that goes back is told once it is there")
  func beyond() {
    var driver = ZoomTests.map()
    ZoomTests.pinch(&driver, to: 9)
    #expect(driver.kinds.isEmpty)
    driver.settle()
    let offset = ZoomTests.offset(driver)
    #expect(driver.kinds == [.zoomed(scale: 4), .scrolled(x: offset.dx, y: offset.dy)])
  }

  @Test(
    "magnified, every part of content that scrolls one way as it is can be brought into view",
    .keeps("scroll-content-larger-than-view", mutant: .zoomScrollsOneAxis, on: [.iPadOS]))
  func secondAxis() {
    var driver = ZoomTests.map {
      $0.axes = .vertical
      $0.contentSize = Size(width: 350, height: 1_600)
    }
    driver.press(.keyEqual, .command)
    for _ in 0..<20 { driver.press(.keyRight) }
    driver.press(.keyEnd)
    driver.settle()
    #expect(ZoomTests.offset(driver) == Vector(dx: 350 * 0.25, dy: 1_600 * 1.25 - 600))
  }
}
