import Accessibility
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageMotion

/// What gives at its ends.
extension ScrollTests {
  @Test("beyond its end content follows with resistance, and comes back; a finger on the way takes it as it is")
  func isElastic() {
    var driver = Self.resting(atLarge: true)
    for _ in 0..<60 { driver.reader(.scroll(.down), "sheet/list") }
    let end = Self.offset(driver).dy
    #expect(end > 1_000)
    let finger = driver.touchDown(at: Self.middle)
    driver.pan(.began, Self.middle, Point(x: 100, y: 680))
    driver.pan(.changed, Self.middle, Point(x: 100, y: 500))
    let stretched = Self.offset(driver).dy
    #expect(stretched > end && stretched < end + 200)
    driver.lift(finger, at: Point(x: 100, y: 500))
    driver.pan(.ended, Self.middle, Point(x: 100, y: 500))
    driver.wait(milliseconds: 60)
    let onTheWay = Self.offset(driver).dy
    #expect(onTheWay > end && onTheWay < stretched)
    driver.pan(.began, Self.middle, Point(x: 100, y: 689))
    #expect(abs(Self.offset(driver).dy - onTheWay) < 0.5)
    driver.pan(.cancelled, Self.middle, Point(x: 100, y: 689))
    driver.settle()
    #expect(Self.offset(driver).dy == end)
  }

  @Test("content that does not give says at which end it is drawn against; where it moves it says where it is")
  func isRigid() {
    for (way, edge) in [(140.0, TargetEvent.ContentEdge.top), (-140, .bottom)] {
      var driver = StageDriver(
        Reading.list(.iOS) {
          $0.isElastic = false
          $0.pointerSelecting = false
        })
      driver.scroll("main/list", to: edge == .top ? 0 : 1_000)
      let (start, end) = (Point(x: 100, y: 200), Point(x: 100, y: 200 + way))
      driver.drag(from: start, to: end)
      driver.settle()
      #expect(driver.kinds.contains(.reachedEdge(edge)) && driver.stage.breach == nil)
      driver.clear()
      driver.drag(from: start, to: Point(x: 100, y: 200 - way))
      driver.settle()
      #expect(driver.offset("main/list").dy != (edge == .top ? 0 : 1_000) && driver.scrolls.last?.axes == [.vertical])
      #expect(!driver.kinds.contains { if case .reachedEdge = $0 { true } else { false } })
    }
  }

  @Test("content and sheet give as much beyond their ends as the scene says", arguments: [0.1, 0.55, 1])
  func givesAsAsked(elastic: Double) {
    var scene = Scene.scrolling()
    scene.parameters.elastic = elastic
    var driver = Self.resting(scene, atLarge: true)
    for _ in 0..<60 { driver.reader(.scroll(.down), "sheet/list") }
    let end = Self.offset(driver).dy
    let finger = driver.touchDown(at: Self.middle)
    driver.pan(.began, Self.middle, Point(x: 100, y: 680))
    driver.pan(.changed, Self.middle, Point(x: 100, y: 480))
    let extent = driver.node("sheet/list")?.frame.size.height ?? 0
    let law = Resistance(scene.parameters)
    let stretch = Self.offset(driver).dy - end
    #expect(stretch >= law.displacement(travel: 200, viewLength: extent) - 1e-6)
    #expect(stretch <= law.displacement(travel: Self.middle.y - 480, viewLength: extent) + 1e-6)
    driver.lift(finger, at: Point(x: 100, y: 480))
    driver.pan(.ended, Self.middle, Point(x: 100, y: 480))
    driver.settle()
    #expect(Self.offset(driver).dy == end)
  }
}
