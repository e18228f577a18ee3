import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage
@testable import StageMotion

/// What goes from a sheet to its content beyond the hand-over of SM-3, and back, where a scene says so.
@Suite("Handing over between a sheet and its content")
struct HandingOverTests {
  /// A sheet of a list at medium or large, 393 by 852: large is 783 pt high.
  static func driver(_ detent: Detent = .medium, _ change: (inout Parameters) -> Void = { _ in }) -> StageDriver {
    let scene = SceneBuilder().window("w", title: "Window", [])
      .sheet("s", title: "Sheet", [SlopTests.list()]) {
        $0.detents = [.medium, .large]
        $0.selectedDetent = detent.id
        $0.grabberVisible = true
      }
      .with {
        change(&$0.parameters)
        $0.presentations[0].isPresented = true
      }.scene
    var driver = StageDriver(scene)
    driver.settle()
    return driver
  }

  static func height(_ driver: StageDriver) -> Double { driver.node("s")?.frame.size.height ?? 0 }
  static func offset(_ driver: StageDriver) -> Double { driver.stage.scrollOffset(of: "s/list")?.dy ?? .nan }

  /// A flick up on the list by `way` points that lifts at a velocity.
  static func flick(_ driver: inout StageDriver, way: Double, velocity: Double) {
    let start = driver.point("s/list/row-2")
    driver.drag(from: start, to: Point(x: start.x, y: start.y - way), velocity: -velocity)
  }

  @Test(
    "a flick that expands a sheet stops with it, unless its momentum is handed over: then the whole glide is made",
    arguments: [false, true], [(100.0, 1_200.0), (200, 2_500), (100, 800), (60, 500)])
  func momentum(isHandedOver: Bool, flick: (way: Double, velocity: Double)) {
    var driver = Self.driver { $0.momentumHandOver = isHandedOver }
    let before = Self.height(driver)
    Self.flick(&driver, way: flick.way, velocity: flick.velocity)
    // What the finger had still to move when it lifted.
    let left = 783 - (before + flick.way)
    driver.settle()
    #expect(Self.height(driver) == 783)
    // UIScrollView: of a velocity v with 0.998 of it left after a millisecond the way is v / (−1000 ln 0.998).
    let glide = flick.velocity / 2.002_002_67
    let expected = isHandedOver ? max(0, glide - left) : 0
    #expect(abs(Self.offset(driver) - expected) < 2, "\(Self.offset(driver)), not \(expected)")
  }

  @Test("what a finger has scrolled before it lifts glides either way", arguments: [false, true])
  func afterHandOver(isHandedOver: Bool) {
    var driver = Self.driver { $0.momentumHandOver = isHandedOver }
    let before = Self.height(driver)
    Self.flick(&driver, way: 500, velocity: 1_000)
    driver.settle()
    let expected = 500 - (783 - before) + 1_000 / 2.002_002_67
    #expect(abs(Self.offset(driver) - expected) < 2, "\(Self.offset(driver)), not \(expected)")
  }

  @Test("a touch on the content stops what its sheet has handed over")
  func stopped() {
    var driver = Self.driver { $0.momentumHandOver = true }
    Self.flick(&driver, way: 200, velocity: 2_500)
    driver.wait(milliseconds: 700)
    let before = Self.offset(driver)
    #expect(before > 0)
    let finger = driver.touchDown(at: driver.node("s/list")?.frame.center ?? .zero)
    driver.wait(milliseconds: 300)
    #expect(Self.offset(driver) == before)
    driver.lift(finger, at: driver.node("s/list")?.frame.center ?? .zero)
    driver.settle()
    #expect(Self.offset(driver) == before)
  }

  @Test(
    "a finger that stops the sheet before it is at its largest detent stops what it would have handed over",
    arguments: [20, 60, 100])
  func caught(milliseconds: Int64) {
    var driver = Self.driver { $0.momentumHandOver = true }
    Self.flick(&driver, way: 100, velocity: 1_200)
    driver.wait(milliseconds: milliseconds)
    let height = Self.height(driver)
    #expect(height < 780 && Self.offset(driver) == 0)
    let header = Point(x: 60, y: (driver.node("s")?.frame.minY ?? 0) + 12)
    let finger = driver.touchDown(at: header)
    driver.wait(milliseconds: 1_500)
    #expect(abs(Self.height(driver) - height) < 1 && Self.offset(driver) == 0)
    driver.lift(finger, at: header)
    driver.settle()
    #expect(Self.offset(driver) == 0)
  }

  @Test(
    "content that is drawn back to its top keeps the drag, unless it is handed back: then the sheet follows the finger")
  func handsBack() {
    for isHandedBack in [false, true] {
      var driver = Self.driver(.large) { $0.handBack = isHandedBack }
      driver.drag("s/list/row-8", by: -210)
      driver.settle()
      let offset = Self.offset(driver)
      #expect(offset > 0)
      let start = Point(x: 200, y: 150)
      let finger = driver.touchDown(at: start)
      func row() -> Double { driver.node("s/list/row-20")?.frame.minY ?? .nan }
      let before = row()
      let end = offset + 150
      var ways = stride(from: 15, through: end, by: 15).map(\.self)
      // Up again, beyond where the content was at its top: it takes the drag again.
      ways += stride(from: end, through: offset - 100, by: -15).map(\.self)
      for (step, way) in ways.enumerated() {
        driver.pan(step == 0 ? .began : .changed, start, Point(x: 200, y: 150 + way), after: 16_000)
        // The slop stays between them.
        let isSame = abs(row() - before - (way - 10)) < 0.5
        if isHandedBack || way - 10 <= offset { #expect(isSame, "\(way): \(row() - before)") }
        if !isHandedBack { #expect(Self.height(driver) == 783) }
        #expect(Self.height(driver) == 783 || Self.offset(driver) == 0)
      }
      let last = Point(x: 200, y: 150 + (ways.last ?? 0))
      driver.lift(finger, at: last)
      driver.pan(.ended, start, last)
      driver.settle()
      #expect(Self.height(driver) == 783 && Self.offset(driver) > 0)
    }
  }

  @Test(
    "content in other content hands a drag back to the sheet only where that is at its top too", arguments: [0.0, 120],
    [0.0, 60])
  func handsBackFromWithin(around: Double, within: Double) throws {
    var inner = SlopTests.list()
    inner.id = "inner"
    inner.frame = Rect(x: 20, y: 200, width: 340, height: 300)
    var outer = Element(id: "list", role: .scrollView)
    outer.frame = Rect(x: 0, y: 60, width: 390, height: 660)
    outer.contentSize = Size(width: 390, height: 2_000)
    outer.children = [inner]
    let scene = SceneBuilder().window("w", title: "Window", [])
      .sheet("s", title: "Sheet", [outer]) {
        $0.detents = [.medium, .large]
        $0.selectedDetent = Detent.large.id
      }
      .with {
        $0.parameters.handBack = true
        $0.presentations[0].isPresented = true
      }.scene
    var driver = StageDriver(scene)
    driver.settle()
    if around > 0 {
      driver.drag(from: Point(x: 200, y: 750), to: Point(x: 200, y: 750 - around))
      driver.settle()
    }
    #expect(abs(Self.offset(driver) - around) < 1)
    let frame = try #require(driver.node("s/list/inner")?.frame)
    if within > 0 {
      let low = Point(x: 200, y: frame.minY + 200)
      driver.drag(from: low, to: Point(x: low.x, y: low.y - within))
      driver.settle()
    }
    let start = Point(x: 200, y: frame.minY + 40)
    driver.touchDown(at: start)
    for (step, way) in stride(from: 15.0, through: 150 + within, by: 15).enumerated() {
      driver.pan(step == 0 ? .began : .changed, start, Point(x: 200, y: start.y + way), after: 16_000)
    }
    #expect((Self.height(driver) < 783) == (around == 0))
  }

  @Test("content that the same finger has moved away from its top is handed back as well", arguments: [false, true])
  func handsBackFromTop(isHandedBack: Bool) {
    var driver = Self.driver(.large) { $0.handBack = isHandedBack }
    let start = Point(x: 200, y: 400)
    driver.touchDown(at: start)
    let ways = stride(from: -15.0, through: -90, by: -15).map(\.self) + stride(from: -75.0, through: 150, by: 15)
    for (step, way) in ways.enumerated() {
      driver.pan(step == 0 ? .began : .changed, start, Point(x: 200, y: 400 + way), after: 16_000)
      if way == -90 { #expect(Self.offset(driver) > 0 && Self.height(driver) == 783) }
    }
    #expect((Self.height(driver) < 783) == isHandedBack)
  }

  @Test("handed back, the release rule is the sheet's: it goes to the next detent, or away", arguments: [true, false])
  func release(isHandedBack: Bool) {
    var driver = Self.driver(.large) { $0.handBack = isHandedBack }
    driver.drag("s/list/row-8", by: -210)
    driver.settle()
    let offset = Self.offset(driver)
    // A slow release 300 pt below large is nearest to medium, 391.5 pt below it.
    let start = Point(x: 200, y: 150)
    driver.drag(from: start, to: Point(x: 200, y: 150 + offset + 300))
    driver.settle()
    #expect((Self.height(driver) < 500) == isHandedBack)
    #expect(Self.offset(driver) == 0)
  }

  @Test(
    "what is handed over at the very moment at which a finger stops the sheet is the content's", arguments: [-1, 0])
  func caughtAtTheMoment(after: Int64) throws {
    var driver = Self.driver { $0.momentumHandOver = true }
    Self.flick(&driver, way: 100, velocity: 1_200)
    let scroller = try #require(driver.stage.state.scrolling.places.active.first)
    let start = try #require(driver.stage.state.scrolling.places[scroller].motion?.start)
    _ = driver.stage.advance(to: start + after)
    let header = Point(x: 60, y: (driver.node("s")?.frame.minY ?? 0) + 12)
    driver.touchDown(at: header)
    #expect(
      driver.stage.state.presenting.sheets.first.map { if case .dragging = $0.phase { true } else { false } } == true)
    driver.wait(milliseconds: 1_500)
    #expect((Self.offset(driver) > 0) == (after == 0))
  }

  /// A sheet of a plan that is shown larger, 393 by 852.
  static func magnified(_ scale: Double, _ content: [Element]) -> StageDriver {
    let frame = Rect(x: 0, y: 60, width: 393, height: 700)
    var plan = Element(id: "plan", role: .scrollView, label: "Plan", frame: frame)
    plan.axes = .horizontal
    plan.contentSize = frame.size
    plan.zoom = Zoom(minimum: 1, maximum: 4)
    plan.zoom?.scale = scale
    plan.children = content
    let scene = SceneBuilder().window("w", title: "Window", []).sheet("s", title: "Sheet", [plan]) {
      $0.detents = [.medium, .large]
    }.with {
      $0.parameters.momentumHandOver = true
      $0.presentations[0].isPresented = true
    }.scene
    var driver = StageDriver(scene)
    driver.settle()
    return driver
  }

  @Test("what is handed over to magnified content glides as far on the screen", arguments: [1, 1.6, 2, 4])
  func momentumMagnified(scale: Double) {
    var list = SlopTests.list()
    list.frame = Rect(x: 0, y: 60, width: 300, height: 200)
    var driver = Self.magnified(scale, [list])
    let (before, start) = (Self.height(driver), driver.node("s/plan/list")?.frame.origin ?? .zero)
    driver.drag(
      from: start + Vector(dx: 20, dy: 50), to: start + Vector(dx: 20, dy: -150), velocity: -2_500)
    driver.settle()
    #expect(Self.height(driver) == 783)
    let expected = (2_500 / 2.002_002_67 - (783 - before - 200)) / scale
    let offset = driver.stage.scrollOffset(of: "s/plan/list")?.dy ?? .nan
    #expect(abs(offset - expected) < 2, "\(offset), not \(expected)")
  }

  @Test(
    "content that does not scroll where its sheet comes to the largest detent takes nothing over later on",
    arguments: [false, true])
  func notHandedOver(isShownSmaller: Bool) {
    var driver = Self.magnified(2, [.text("text", "Text")])
    func offset() -> Double { driver.stage.scrollOffset(of: "s/plan")?.dy ?? .nan }
    let start = Point(x: 200, y: 600)
    let finger = driver.touchDown(at: start)
    var before = 0.0
    for way in stride(from: 20.0, through: 560, by: 20) {
      if isShownSmaller, way == 200 { driver.press(.key0, .command) }
      driver.pan(way == 20 ? .began : .changed, start, Point(x: 200, y: 600 - way), after: 16_000)
      guard isShownSmaller, way == 480 else { continue }
      #expect(driver.stage.scale(0) == 1 && offset() == 0)
      driver.press(.keyEqual, .command)
      before = offset()
    }
    #expect(driver.stage.scale(0) > 1 && (offset() > before) == !isShownSmaller)
    driver.lift(finger, at: Point(x: 200, y: 40))
    driver.pan(.ended, start, Point(x: 200, y: 40))
    driver.settle()
    #expect(Self.height(driver) == 783)
  }
}
