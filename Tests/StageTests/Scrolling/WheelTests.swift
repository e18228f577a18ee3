import Accessibility
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Wheels scroll what lies under the pointer.
@Suite("Wheels")
struct WheelTests {
  /// A document with a row of pictures in it and a list beside it, on macOS.
  static func desk(_ change: (inout Scene) -> Void = { _ in }) -> StageDriver {
    var row = Element(id: "row", role: .scrollView, frame: Rect(x: 20, y: 300, width: 600, height: 120))
    row.axes = .horizontal
    row.contentSize = Size(width: 2_000, height: 120)
    row.children = [.text("picture", "Picture")]
    var text = Element(id: "text", role: .scrollView, frame: Rect(x: 20, y: 100, width: 600, height: 500))
    text.axes = .vertical
    text.contentSize = Size(width: 600, height: 5_000)
    text.children = [row]
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 700, y: 100, width: 300, height: 500))
    list.axes = .vertical
    list.contentSize = Size(width: 300, height: 2_000)
    list.children = [.text("line", "Line")]
    var scene = SceneBuilder(.macOS, id: "desk").window("main", title: "Main", [text, list]).scene
    change(&scene)
    return StageDriver(scene)
  }

  static let (overText, overRow, overList, beside) = (
    Point(x: 100, y: 150), Point(x: 100, y: 350), Point(x: 800, y: 300), Point(x: 1_200, y: 300)
  )

  static func turn(_ driver: inout StageDriver, _ notches: Int, at place: Point?, across: Bool = false) {
    if let place { driver.receive(.input(.pointer(.moved(to: place)))) }
    driver.receive(
      .input(.rotary(RotaryTurn(units: notches * 120, notches: notches, isHorizontal: across))), after: 10_000)
  }

  static func offsets(_ driver: StageDriver) -> [Double] {
    [
      ScrollTests.offset(driver, "main/text").dy, ScrollTests.offset(driver, "main/text/row").dx,
      ScrollTests.offset(driver, "main/list").dy,
    ]
  }

  @Test(
    "the wheel moves what lies under the pointer and has its axis, and nothing else",
    arguments: [
      (overText, false, [60.0, 0, 0]), (overRow, false, [60, 0, 0]), (overRow, true, [0, 60, 0]),
      (overList, false, [0, 0, 60]), (overList, true, [0, 0, 0]), (beside, false, [0, 0, 0]), (nil, false, [60, 0, 0]),
    ])
  func underThePointer(place: Point?, isAcross: Bool, offsets: [Double]) {
    var driver = Self.desk()
    Self.turn(&driver, isAcross ? 3 : -3, at: place, across: isAcross)
    driver.settle()
    #expect(Self.offsets(driver) == offsets)
  }

  @Test("Shift turns the wheel across on macOS, as long as it is held")
  func shift() {
    var driver = Self.desk()
    driver.receive(.input(.key(KeyInput(key: .keyLeftshift, phase: .down, modifiers: .shift))))
    Self.turn(&driver, -3, at: Self.overRow)
    driver.receive(.input(.key(KeyInput(key: .keyLeftshift, phase: .up))))
    Self.turn(&driver, -2, at: Self.overRow)
    #expect(Self.offsets(driver) == [40, 60, 0])
  }

  @Test("from right to left a wheel to the right goes to the start, Shift with a wheel towards the person to the end")
  func rightToLeft() {
    var driver = Self.desk { $0.isRightToLeft = true }
    Self.turn(&driver, -3, at: Self.overRow, across: true)
    #expect(Self.offsets(driver)[1] == 60)
    Self.turn(&driver, 3, at: Self.overRow, across: true)
    #expect(Self.offsets(driver)[1] == 0)
  }

  @Test("one that scrolls the same way inside another takes the wheel, also at its end: nothing is handed on")
  func nested() {
    var driver = Self.desk {
      $0.windows[0].elements[0].children[0].axes = .vertical
      $0.windows[0].elements[0].children[0].contentSize = Size(width: 600, height: 160)
    }
    Self.turn(&driver, -5, at: Self.overRow)
    #expect(ScrollTests.offset(driver, "main/text/row").dy == 40 && Self.offsets(driver)[0] == 0)
  }

  @Test("pages are turned by notches, where half of one is turned, whatever parts they come in")
  func paged() {
    var driver = Self.desk { $0.windows[0].elements[1].paging = true }
    for _ in 0..<5 {
      driver.receive(.input(.pointer(.moved(to: Self.overList))))
      driver.receive(.input(.rotary(RotaryTurn(units: -30, notches: 0))), after: 10_000)
    }
    driver.settle()
    #expect(Self.offsets(driver) == [0, 0, 500])
    driver.receive(.input(.rotary(RotaryTurn(units: -30, notches: 0))), after: 10_000)
    #expect(Self.offsets(driver) == [0, 0, 1_000], "no fraction is lost in a rest")
    driver.receive(.input(.rotary(RotaryTurn(units: 240, notches: 2))), after: 10_000)
    #expect(Self.offsets(driver) == [0, 0, 0] && driver.stage.breach == nil)
  }

  @Test("what a sheet blocks takes no wheel; the sheet's own content does")
  func blocked() {
    var list = Element(id: "list", role: .scrollView)
    list.axes = .vertical
    list.contentSize = Size(width: 400, height: 3_000)
    list.children = [.text("line", "Line")]
    var driver = Self.desk {
      var sheet = Presentation(id: "sheet", kind: .sheet(Sheet()), title: "Sheet")
      sheet.elements = [list]
      sheet.isPresented = true
      $0.presentations = [sheet]
    }
    Self.turn(&driver, -3, at: Self.overText)
    #expect(Self.offsets(driver) == [0, 0, 0] && driver.kinds == [.swallowed])
    let middle = driver.node("sheet/list")?.frame.center ?? .zero
    Self.turn(&driver, -3, at: middle)
    #expect(ScrollTests.offset(driver, "sheet/list").dy == 60)
  }

  @Test("a wheel stops content that moves by itself and goes on from there")
  func stopsMotion() {
    var driver = Self.desk { $0.platform = .iPadOS }
    driver.drag(from: Point(x: 100, y: 250), to: Point(x: 100, y: 150), velocity: -2_000)
    driver.wait(milliseconds: 50)
    let moving = Self.offsets(driver)[0]
    Self.turn(&driver, -1, at: Self.overText)
    driver.settle()
    let rest = Self.offsets(driver)[0]
    #expect(moving > 100 && rest > moving && rest < moving + 60 && driver.stage.breach == nil)
  }

  @Test("every unit of many turns to and fro is in the offset at the end")
  func nothingLost() {
    var numbers = SplitMix64(seed: 7)
    var driver = Self.desk {
      $0.windows[0].elements[0].contentSize = Size(width: 600, height: 100_000_000)
      $0.windows[0].elements[0].children = [.text("line", "Line")]
    }
    Self.turn(&driver, -2_000_000, at: Self.overText)
    driver.settle()
    var units = 2_000_000 * 120
    for _ in 0..<(ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == nil ? 2_000 : 1_000_000) {
      let turn = Int(numbers.next() % 481) - 240
      units -= turn
      driver.receive(
        .input(.rotary(RotaryTurn(units: turn, notches: 0))), after: Int64(numbers.next() % 300_000))
    }
    driver.settle()
    #expect(abs(Self.offsets(driver)[0] - Double(units) / 6) < 1e-6)
  }

  @Test("each movement tells its own axis: not that of one there and back")
  func axes() {
    var driver = KeyScrollingTests.view()
    driver.receive(.input(.rotary(RotaryTurn(units: -120, notches: -1))))
    driver.receive(.input(.rotary(RotaryTurn(units: 120, notches: 1))))
    driver.settle()
    #expect(driver.scrolls.isEmpty)
    driver.press(.keyRight)
    driver.press(.keyDown)
    driver.press(.keyUp)
    #expect(driver.scrolls.map(\.axes) == [[.horizontal], [.vertical], [.vertical]])
  }
}
