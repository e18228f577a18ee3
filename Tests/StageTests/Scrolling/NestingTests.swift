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

/// Scroll views in scroll views, beside each other, and in sheets (SM-3, SM-8, C-26, A-29).
@Suite("Nested scroll views")
struct NestingTests {
  /// A vertical list, 400 of 2,000 points showing, with something in it that scrolls too, 100 points below its top.
  static func nested(_ axes: Axes, _ change: (inout Scene) -> Void = { _ in }) -> StageDriver {
    var inner = Element(id: "inner", role: .scrollView, frame: Rect(x: 16, y: 300, width: 361, height: 160))
    inner.axes = axes
    inner.contentSize = axes == .horizontal ? Size(width: 900, height: 160) : Size(width: 361, height: 500)
    inner.children = [.button("card", "Card")]
    var outer = Element(id: "outer", role: .scrollView, frame: Rect(x: 16, y: 200, width: 361, height: 400))
    outer.axes = .vertical
    outer.contentSize = Size(width: 361, height: 2_000)
    outer.children = [inner]
    var scene = SceneBuilder(id: "nested").window("main", title: "Main", [outer]).scene
    scene.inputDevices.append(.pointer)
    change(&scene)
    return StageDriver(scene)
  }

  static func offsets(_ driver: StageDriver) -> [Vector] {
    [ScrollTests.offset(driver, "main/outer"), ScrollTests.offset(driver, "main/outer/inner")]
  }

  static let inInner = Point(x: 200, y: 420)
  static let inOuter = Point(x: 200, y: 560)

  static func drag(_ driver: inout StageDriver, _ start: Point, by way: Vector) {
    driver.drag(from: start, to: Point(x: start.x + way.dx, y: start.y + way.dy))
    driver.settle()
  }

  // MARK: Another axis

  @Test("across inside of down: each movement goes to the one with its axis, by touch, wheel and reader")
  func crossAxis() {
    for way in 0..<4 {
      var driver = Self.nested(.horizontal)
      switch way {
      case 0:
        Self.drag(&driver, Self.inInner, by: Vector(dx: -100, dy: 0))
        Self.drag(&driver, Self.inInner, by: Vector(dx: 0, dy: -60))
      case 1:
        WheelTests.turn(&driver, 5, at: Self.inInner, across: true)
        WheelTests.turn(&driver, -3, at: Self.inInner)
      case 2:
        driver.reader(.scroll(.right), "main/outer/inner")
        driver.reader(.scroll(.down), "main/outer")
      default:
        // The reader is in the inner one and asks that for both.
        driver.reader(.scroll(.right), "main/outer/inner")
        driver.reader(.scroll(.down), "main/outer/inner")
      }
      driver.settle()
      let (outer, inner) = (Self.offsets(driver)[0], Self.offsets(driver)[1])
      #expect(outer.dx == 0 && outer.dy > 40 && inner.dx > 90 && inner.dy == 0, "\(way)")
      #expect(driver.stage.breach == nil)
    }
  }

  @Test("a movement that has its owner keeps it, however it turns")
  func keepsOwner() {
    var driver = Self.nested(.horizontal)
    let finger = driver.touchDown(at: Self.inInner)
    driver.pan(.began, Self.inInner, Point(x: 170, y: 420))
    driver.pan(.changed, Self.inInner, Point(x: 170, y: 220))
    driver.lift(finger, at: Point(x: 170, y: 220))
    driver.pan(.ended, Self.inInner, Point(x: 170, y: 220))
    driver.settle()
    #expect(Self.offsets(driver) == [.zero, Vector(dx: 20, dy: 0)], "of 30 pt across 10 are the slop")
  }

  // MARK: The same axis

  @Test(
    "down inside of down: the innermost under the start takes the whole gesture, in its middle and at its end, and says why"
  )
  func sameAxis() {
    var driver = Self.nested(.vertical)
    Self.drag(&driver, Self.inInner, by: Vector(dx: 0, dy: -100))
    #expect(Self.offsets(driver) == [.zero, Vector(dx: 0, dy: 100)])
    for _ in 0..<4 { Self.drag(&driver, Self.inInner, by: Vector(dx: 0, dy: -200)) }
    #expect(Self.offsets(driver) == [.zero, Vector(dx: 0, dy: 340)], "its end keeps the gesture too")
    Self.drag(&driver, Self.inOuter, by: Vector(dx: 0, dy: -50))
    #expect(Self.offsets(driver)[0] == Vector(dx: 0, dy: 50))
    let start = Point(x: 200, y: 370)
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: 200, y: 390))
    #expect(
      driver.stage.arbitrations.last.map { "\($0.taker): \($0.reason)" }
        == "main/outer/inner: SM-8: the innermost that scrolls there; main/outer scrolls the same way and waits")
    driver.lift(finger, at: start)
  }

  @Test("without content of its own to move the inner one leaves the movement to the outer", arguments: [false, true])
  func innerFits(byWheel: Bool) {
    var driver = Self.nested(.vertical) {
      $0.windows[0].elements[0].children[0].axes = nil
      $0.windows[0].elements[0].children[0].contentSize = Size(width: 361, height: 100)
    }
    if byWheel {
      WheelTests.turn(&driver, -3, at: Self.inInner)
    } else {
      Self.drag(&driver, Self.inInner, by: Vector(dx: 0, dy: -60))
    }
    driver.settle()
    #expect(Self.offsets(driver) == [Vector(dx: 0, dy: 60), .zero])
  }

  // MARK: Several on a screen

  @Test("of several on a screen only the one under the start moves, though the finger ends over the other")
  func siblings() {
    func view(_ id: String, _ y: Double) -> Element {
      var view = Element(id: id, role: .scrollView, frame: Rect(x: 16, y: y, width: 361, height: 300))
      view.axes = .vertical
      view.contentSize = Size(width: 361, height: 900)
      view.children = [.text("text", id)]
      return view
    }
    var driver = StageDriver(
      SceneBuilder(id: "two").window("main", title: "Main", [view("top", 120), view("bottom", 440)]).scene)
    driver.drag(from: Point(x: 100, y: 700), to: Point(x: 100, y: 200))
    driver.settle()
    #expect(ScrollTests.offset(driver, "main/top").dy == 0 && ScrollTests.offset(driver, "main/bottom").dy == 500)
  }

  // MARK: In a sheet

  /// What a drag that begins in the content of a sheet does (SM-3).
  struct Row: CustomTestStringConvertible {
    let detent: String
    let offset: Double
    let way: Double
    /// The detent afterwards; empty where the sheet is gone.
    let then: String
    /// Whether the content has moved.
    let scrolls: Bool
    var testDescription: String { "\(detent), offset \(offset), \(way < 0 ? "up" : "down") → \(then)" }
  }

  static let rows = [
    Row(detent: "medium", offset: 0, way: -300, then: "large", scrolls: false),
    Row(detent: "medium", offset: 0, way: 300, then: "", scrolls: false),
    Row(detent: "medium", offset: 90, way: -80, then: "medium", scrolls: true),
    Row(detent: "medium", offset: 90, way: 60, then: "medium", scrolls: true),
    Row(detent: "large", offset: 0, way: -200, then: "large", scrolls: true),
    Row(detent: "large", offset: 0, way: 300, then: "medium", scrolls: false),
    Row(detent: "large", offset: 90, way: 60, then: "large", scrolls: true),
    Row(detent: "large", offset: 90, way: -80, then: "large", scrolls: true),
  ]

  /// A sheet of two detents with a list in it, of which 90 points are above or not.
  static func sheet(_ row: Row) -> StageDriver {
    var list = Element(id: "list", role: .scrollView)
    list.axes = .vertical
    list.contentSize = Size(width: 361, height: 3_000)
    list.children = [.text("line", "Line")]
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    sheet.selectedDetent = row.detent
    var presentation = Presentation(id: "sheet", kind: .sheet(sheet), title: "Sheet")
    presentation.elements = [list]
    presentation.isPresented = true
    var driver = StageDriver(
      SceneBuilder(id: "sheets").window("main", [.text("text", "Text")]).with {
        $0.presentations = [presentation]
        $0.inputDevices.append(.pointer)
      }.scene)
    if row.offset > 0 {
      let middle = driver.node("sheet/list")?.frame.center ?? .zero
      driver.receive(.input(.pointer(.moved(to: middle))))
      driver.receive(.input(.rotary(RotaryTurn(units: -Int(row.offset * 6), notches: 0))))
      driver.settle()
    }
    return driver
  }

  @Test("scrolling in a sheet at every detent, with the content at its top and not", arguments: rows)
  func inSheet(row: Row) {
    var driver = Self.sheet(row)
    #expect(ScrollTests.offset(driver).dy == row.offset, "the wheel scrolls at every detent and moves no sheet")
    let heights = ["medium": 391.5, "large": 783.0]
    #expect(ScrollTests.height(driver) == heights[row.detent])
    let start = driver.node("sheet/list")?.frame.center ?? .zero
    driver.drag(from: start, to: Point(x: start.x, y: start.y + row.way))
    driver.settle()
    #expect(driver.node("sheet") == nil ? row.then.isEmpty : ScrollTests.height(driver) == heights[row.then])
    if !row.then.isEmpty { #expect((ScrollTests.offset(driver).dy != row.offset) == row.scrolls) }
    #expect(driver.stage.breach == nil)
  }
}
