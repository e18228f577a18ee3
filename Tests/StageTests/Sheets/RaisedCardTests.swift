import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Sheets that the on-screen keyboard has raised, where they are shown otherwise than by their height alone: a card below
/// its smallest detent, a sheet in a popover. A finger that takes them finds them where they are shown.
@Suite("Raised cards")
struct RaisedCardTests {
  /// A card in the middle of an iPad that the finger has drawn down and left, with its keyboard on the way.
  static func lowCard(_ way: Double) -> StageDriver {
    var driver = StageDriver(OnScreenKeyboardTests.scene(.iPadOS, [.medium, .large], scrolls: false))
    driver.reader(.activate, "main/open")
    driver.settle()
    let card = driver.node("sheet")?.frame ?? .zero
    let start = Point(x: card.midX + 80, y: card.minY + 14)
    driver.drag(from: start, to: Point(x: start.x, y: start.y + way))
    driver.wait(milliseconds: 10)
    driver.reader(.activate, "sheet/field-1")
    driver.wait(milliseconds: 5)
    return driver
  }

  /// A sheet in a popover whose keyboard covers it.
  static func inPopover() -> StageDriver {
    let scene = SceneBuilder(.iPadOS)
      .window(
        "main", title: "Main",
        [.button("open", "Open", opens: "tips", frame: Rect(x: 300, y: 700, width: 100, height: 44))]
      )
      .present("tips", .popover(Popover()), title: "Tips", [.button("more", "More", opens: "sheet")])
      .sheet("sheet", title: "Form", [.field("field-1", "Field")]) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
      }
      .with { scene in
        scene.inputDevices = [.touch]
        scene.presentations[1].container = .popover("tips")
      }
      .scene
    var driver = StageDriver(scene)
    for control in ["main/open", "tips/more"] {
      driver.reader(.activate, "\(control)")
      driver.settle()
    }
    return driver
  }

  /// A finger takes the sheet near its top, waits, and goes down by 30 points.
  private static func expectHeld(_ driver: inout StageDriver, _ title: String) throws {
    #expect(driver.node("keyboard") != nil, "\(title)")
    let shown = try #require(driver.node("sheet")).frame
    let start = Point(x: shown.midX + 40, y: shown.minY + 14)
    let contact = driver.touchDown(at: start)
    var top = shown.minY
    for way in 0...30 {
      if way <= 10 {
        driver.wait(milliseconds: 1)
      } else {
        let here = Point(x: start.x, y: start.y + Double(way))
        driver.pan(way == 11 ? .began : .changed, start, here, after: 10_000)
      }
      let now = try #require(driver.node("sheet")).frame.minY
      #expect(abs(now - top) <= 1.01, "\(title): from \(top) to \(now) at \(way)")
      top = now
    }
    driver.lift(contact, at: Point(x: start.x, y: start.y + 30))
  }

  @Test("a card below its smallest detent is held where it is shown", arguments: [20.0, 60, 120, 160, 200])
  func low(way: Double) throws {
    var driver = Self.lowCard(way)
    let card = try #require(driver.node("sheet")).frame
    let smallest = driver.stage.heights(of: try #require(driver.stage.state.presenting.sheets.first).surface).smallest
      .height
    #expect(card.size.height == smallest, "it is below its smallest detent, and keeps its size")
    try Self.expectHeld(&driver, "drawn down by \(way)")
  }

  @Test("a sheet in a popover is held where it is shown")
  func popover() throws {
    var driver = Self.inPopover()
    let low = try #require(driver.node("sheet")).frame
    driver.reader(.activate, "sheet/field-1")
    driver.settle()
    let (raised, keyboard) = (try #require(driver.node("sheet")).frame, try #require(driver.node("keyboard")).frame)
    #expect(low.maxY > keyboard.minY, "the keyboard comes up over it")
    #expect(raised.minY < low.minY && raised.maxY <= keyboard.minY + 0.01, "it lies above the keyboard")
    try Self.expectHeld(&driver, "in a popover")
  }
}
