import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A finger that has touched nothing, as what it came down on was on its way, touches nothing until it lifts, whatever
/// becomes of it (SM-1: touches in a transition are swallowed).
@Suite("Touches that were nobody's")
struct LostTouchTests {
  /// A draft over an inbox with a list that scrolls and a map that can be magnified.
  static func scene(_ platform: Platform = .iOS) -> Scene {
    var list = Element(id: "list", role: .scrollView, label: "List", frame: Rect(x: 0, y: 300, width: 393, height: 300))
    list.axes = .vertical
    list.contentSize = Size(width: 393, height: 2_000)
    list.children = [.text("row", "Row")]
    var map = Element(id: "map", role: .scrollView, label: "Map", frame: Rect(x: 0, y: 620, width: 393, height: 200))
    map.contentSize = Size(width: 393, height: 200)
    map.zoom = Zoom(minimum: 1, maximum: 4)
    map.children = [.text("place", "Place")]
    return SceneBuilder(platform, id: "touch")
      .window(
        "main", title: "Main", platform == .tvOS ? rows("open") : [.button("open", "Open", opens: "sheet"), list, map]
      )
      .sheet("sheet", title: "Sheet", rows("cancel")) {
        $0.detents = [.large]
        $0.swipeToDismiss = true
      }
      .scene
  }

  /// A button that opens or leaves, and two fields under it.
  static func rows(_ first: String) -> [Element] {
    let button: Element =
      first == "open" ? .button("open", "Open", opens: "sheet") : .button("cancel", "Cancel", dismiss: .cancel)
    return [button, .field("name", "Name"), .field("place", "Place")]
  }

  /// What lies under a finger while it comes down: a sheet on its way up, or one on its way out.
  static func moving(_ comesUp: Bool, _ scene: Scene = scene()) -> StageDriver {
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/open")
    if !comesUp {
      driver.settle()
      driver.reader(.activate, "sheet/cancel")
    }
    driver.wait(milliseconds: 100)
    driver.clear()
    return driver
  }

  static func hasDone(_ driver: StageDriver) -> Bool {
    driver.kinds.contains { kind in
      switch kind {
      case .activated, .willDismiss, .valueChanged, .willPresent, .scrolled, .zoomed: true
      default: false
      }
    }
  }

  static func drag(_ driver: inout StageDriver, _ finger: Int, from start: Point, by way: Double) {
    let end = Point(x: start.x, y: start.y + way)
    for step in 1...8 {
      let place = Point(x: start.x, y: start.y + way * Double(step) / 8)
      driver.move(finger, to: place)
      driver.pan(step == 1 ? .began : .changed, start, place, after: 16_000)
    }
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end, velocity: way * 4)
    driver.settle()
  }

  @Test(
    "held for a long press first, it drags nothing either: no sheet away, no content under what has gone",
    arguments: [true, false])
  func longPressThenDrag(comesUp: Bool) {
    var driver = Self.moving(comesUp)
    let start = comesUp ? Point(x: 196, y: 100) : Point(x: 196, y: 500)
    let finger = driver.touchDown(at: start)
    driver.wait(milliseconds: 500)
    driver.receive(.input(.gesture(.longPress(phase: .began, location: start, fingers: 1))))
    Self.drag(&driver, finger, from: start, by: comesUp ? 500 : -200)
    #expect(!Self.hasDone(driver) && (driver.node("sheet") != nil) == comesUp, "\(driver.kinds)")
    // The next one is as good as any.
    let next = driver.touchDown(at: start)
    Self.drag(&driver, next, from: start, by: comesUp ? 500 : -200)
    #expect(Self.hasDone(driver))
  }

  @Test("a finger that is left when another one lifts has touched nothing either", arguments: [0, 1])
  func otherFingerLifts(lifted: Int) {
    var driver = Self.moving(true)
    let places = [Point(x: 100, y: 100), Point(x: 300, y: 100)]
    let fingers = places.map { driver.touchDown(at: $0) }
    driver.settle()
    driver.lift(fingers[lifted], at: places[lifted])
    Self.drag(&driver, fingers[1 - lifted], from: places[1 - lifted], by: 500)
    #expect(!Self.hasDone(driver) && driver.node("sheet") != nil, "\(driver.kinds)")
  }

  @Test("a tap that something on its way has swallowed is not the first of two")
  func halfADoubleTap() {
    var driver = Self.moving(false)
    let center = Point(x: 196, y: 720)
    for count in 1...2 {
      let finger = driver.touchDown(at: center)
      driver.lift(finger, at: center)
      driver.receive(.input(.gesture(.tap(location: center, fingers: 1, count: count))))
      if count == 1 { driver.settle() }
    }
    driver.settle()
    #expect(!Self.hasDone(driver), "\(driver.kinds)")
  }

  @Test("two fingers magnify nothing that has come under them, nor does one that taps twice")
  func zoom() {
    var driver = Self.moving(false)
    let center = Point(x: 196, y: 720)
    let places = [Point(x: 150, y: 720), Point(x: 240, y: 720)]
    let fingers = places.map { driver.touchDown(at: $0) }
    driver.settle()
    for (phase, scale) in [(GesturePhase.began, 1.1), (.changed, 2), (.ended, 2)] {
      driver.receive(.input(.gesture(.pinch(phase: phase, center: center, scale: scale))), after: 16_000)
    }
    for (finger, place) in zip(fingers, places) { driver.lift(finger, at: place) }
    driver.settle()
    #expect(!Self.hasDone(driver), "\(driver.kinds)")

    var taps = Self.moving(false)
    let finger = taps.touchDown(at: center)
    taps.settle()
    taps.lift(finger, at: center)
    taps.receive(.input(.gesture(.tap(location: center, fingers: 1, count: 1))))
    let second = taps.touchDown(at: center)
    taps.lift(second, at: center)
    taps.receive(.input(.gesture(.tap(location: center, fingers: 1, count: 2))))
    taps.settle()
    #expect(!Self.hasDone(taps), "\(taps.kinds)")
    for count in 1...2 {
      let finger = taps.touchDown(at: center)
      taps.lift(finger, at: center)
      taps.receive(.input(.gesture(.tap(location: center, fingers: 1, count: count))), after: 50_000)
    }
    taps.settle()
    #expect(Self.hasDone(taps), "two taps on what is there")
  }

  @Test("a swipe on a remote that began in a transition pushes nothing, the next one does", arguments: [true, false])
  func remote(comesUp: Bool) {
    var driver = Self.moving(comesUp, Self.scene(.tvOS))
    let finger = driver.touchDown(at: Point(x: 960, y: 300))
    driver.settle()
    let focus = driver.focused
    driver.lift(finger, at: Point(x: 960, y: 500))
    driver.swipe(.down)
    #expect(driver.focused == focus && focus != nil)
    let next = driver.touchDown(at: Point(x: 960, y: 300))
    driver.lift(next, at: Point(x: 960, y: 500))
    driver.swipe(.down)
    #expect(driver.focused != focus)
  }
}
