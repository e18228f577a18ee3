import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What a spring has carried farther beyond its end than a finger ever could is taken where it is shown (SM-1), and goes
/// on as fast as it went under the finger that let it go.
@Suite("What is caught far beyond its end")
struct CaughtFarOutTests {
  @Test("content in a low view that a flick has thrown beyond its end stays where it is caught, and follows from there")
  func content() {
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 40, y: 100, width: 300, height: 60))
    list.contentSize = Size(width: 300, height: 70)
    list.children = [.text("row", "Row")]
    var driver = StageDriver(SceneBuilder(id: "low").window("main", title: "Main", [list]).scene)
    func offset() -> Double { ScrollTests.offset(driver, "main/list").dy }
    let start = Point(x: 100, y: 130)
    driver.drag(from: start, to: start + Vector(dx: 0, dy: -4), velocity: -4_000)
    while offset() < 75, driver.stage.nextDeadline != nil { driver.wait(milliseconds: 1) }
    let shown = offset()
    #expect(shown >= 75, "the flick is strong enough for the test")
    driver.touchDown(at: start)
    #expect(offset() == shown)
    var places = [shown]
    for way in 1...20 {
      driver.pan(way == 1 ? .began : .changed, start, start + Vector(dx: 0, dy: Double(way) * 3), after: 8_000)
      places.append(offset())
    }
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 3 } && steps.reduce(0, +) > 0, "\(places)")
  }

  @Test("a low sheet that a flick has thrown up stays where it is caught, and follows from there")
  func sheet() {
    var driver = StageDriver(
      SceneBuilder(id: "low").window("main", title: "Main", [.text("text", "Text")])
        .sheet("sheet", title: "Sheet", []) {
          $0.detents = [Detent(id: "low", height: .points(30))]
          $0.grabberVisible = true
        }
        .with { $0.presentations[0].isPresented = true }.scene)
    driver.settle()
    func height() -> Double { driver.node("sheet").map { 852 - $0.frame.minY } ?? 0 }
    let rest = height()
    let start = Point(x: 196, y: 852 - rest + 8)
    driver.drag(from: start, to: start + Vector(dx: 0, dy: -14), velocity: -9_000)
    while height() < 2 * rest + 5, driver.stage.nextDeadline != nil { driver.wait(milliseconds: 1) }
    let shown = height()
    #expect(shown >= 2 * rest + 5, "the flick is strong enough for the test: \(shown) of \(rest)")
    let there = Point(x: 196, y: 852 - shown + 8)
    driver.touchDown(at: there)
    #expect(height() == shown)
    var places = [shown]
    for way in 1...20 {
      driver.pan(way == 1 ? .began : .changed, there, there + Vector(dx: 0, dy: Double(way) * 3), after: 8_000)
      places.append(height())
    }
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    #expect(steps.allSatisfy { $0 >= 0 && $0 < 3 } && steps.reduce(0, +) > 0, "\(places)")
  }

  @Test("a sheet goes on as fast as it is shown to go, not as fast as the finger that it resists")
  func velocity() {
    var driver = StageDriver(
      SceneBuilder(id: "high").window("main", title: "Main", [.text("text", "Text")])
        .sheet("sheet", title: "Sheet", []) { $0.grabberVisible = true }
        .with { $0.presentations[0].isPresented = true }.scene)
    driver.settle()
    func top() -> Double { driver.node("sheet")?.frame.minY ?? 0 }
    let start = Point(x: 196, y: top() + 8)
    // 40 points a report of 10 ms: 4,000 points a second, of which the sheet shows some.
    driver.touchDown(at: start)
    driver.pan(.began, start, start + Vector(dx: 0, dy: -20), after: 10_000)
    var shown = [top()]
    for report in 1...6 {
      driver.pan(.changed, start, start + Vector(dx: 0, dy: -20 - 10 * Double(report)), after: 10_000)
      shown.append(top())
    }
    let before = (shown[shown.count - 2] - shown[shown.count - 1]) / 0.01
    let end = start + Vector(dx: 0, dy: -80)
    driver.lift(1, at: end)
    driver.pan(.ended, start, end, velocity: -1_000)
    let lifted = top()
    driver.wait(milliseconds: 1)
    let after = (lifted - top()) / 0.001
    #expect(before > 300 && before < 600 && abs(after - before) < 0.1 * before, "\(before) pt/s, then \(after) pt/s")
  }
}
