import Accessibility
import Geometry
import Gestures
import Hands
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What the pointer holds is let go where something comes up over it, and kept where that comes up elsewhere (SM-1).
@Suite("The pointer while something comes up")
struct StoppedPointerTests {
  /// Two windows with a button each that opens a sheet of it, and an alert for the whole app.
  static func scene() -> Scene {
    var scene = SceneBuilder(.macOS, id: "desk")
      .sheet("one", title: "One", [.button("cancel", "Cancel", dismiss: .cancel)]) { $0.isResizable = true }
      .sheet("two", title: "Two", [.button("close", "Close", dismiss: .cancel)])
      .present("alert", .alert(Alert([ActionButton(id: "ok", label: "OK")])), title: "Stop") { $0.container = .screen }
      .scene
    scene.windows = [("left", "one", 100.0), ("right", "two", 800)].map { id, sheet, x in
      var window = Window(id: id, title: id)
      window.elements = [.button("open", "Open", opens: sheet)]
      window.frame = Rect(x: x, y: 100, width: 500, height: 500)
      return window
    }
    scene.inputDevices = [.keyboard, .pointer]
    return scene
  }

  static func move(_ driver: inout StageDriver, to point: Point) {
    driver.receive(.input(.pointer(.moved(to: point))), after: 16_000)
  }

  @Test(
    "a window that is moved stays where the pointer was when something came up over it", arguments: ["one", "alert"])
  func titleBar(presentation: String) {
    var driver = StageDriver(Self.scene())
    let start = Point(x: 300, y: 110)
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    Self.move(&driver, to: Point(x: 340, y: 160))
    driver.clear()
    _ = driver.stage.present(presentation, at: driver.stage.now)
    let frame = driver.node("left")?.frame
    #expect(frame?.minX == 140 && frame?.minY == 150)
    for x in [400.0, 500, 600] { Self.move(&driver, to: Point(x: x, y: 300)) }
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: 600, y: 300)))))
    for x in [700.0, 800] { Self.move(&driver, to: Point(x: x, y: 400)) }
    driver.settle()
    #expect(driver.node("left")?.frame == frame && driver.stage.state.hands.windowMove == nil)
  }

  @Test(
    "a title bar that closes a popover holds its window no longer than the button is down",
    arguments: ["left", "right"])
  func titleBarBesidePopover(window: String) throws {
    var scene = Self.scene()
    scene.presentations += SceneBuilder(.macOS).present("hint", .popover(Popover()), title: "Hint").scene.presentations
    scene.windows[0].elements.append(.button("help", "Help", opens: "hint"))
    var driver = StageDriver(scene)
    driver.reader(.activate, "left/help")
    driver.settle()
    #expect(driver.node("hint") != nil)
    let frame = try #require(driver.node(window)?.frame)
    let start = Point(x: frame.minX + 300, y: frame.minY + 10)
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.settle()
    for x in [10.0, 40, 80] { Self.move(&driver, to: Point(x: start.x + x, y: start.y + 200)) }
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: start.x + 80, y: start.y + 200)))))
    let end = driver.node(window)?.frame
    for x in [200.0, 300] { Self.move(&driver, to: Point(x: x, y: 400)) }
    driver.settle()
    #expect(driver.stage.state.hands.windowMove == nil && !driver.stage.isPressed)
    // One that belongs to the window goes with it.
    #expect((driver.node("hint") != nil) == (window == "left") && driver.node(window)?.frame == end)
  }

  @Test("that a window was moved is told when something ends that")
  func toldWhereItStays() {
    var driver = StageDriver(Self.scene())
    driver.reader(.focus, "left/open")
    driver.receive(.input(.pointer(.pressed(button: 0, at: Point(x: 300, y: 110)))))
    Self.move(&driver, to: Point(x: 340, y: 160))
    driver.clear()
    driver.press(.keyEnter)
    #expect(driver.kinds.contains(.moved(x: 140, y: 150)), "\(driver.kinds)")
  }

  @Test("an edge that is pulled goes on where something comes up over another window, and can be pulled again")
  func edge() {
    var driver = StageDriver(Self.scene())
    driver.click("left/open")
    driver.settle()
    let frame = driver.node("one")?.frame ?? .zero
    let corner = Point(x: frame.maxX - 1, y: frame.maxY - 1)
    driver.receive(.input(.pointer(.pressed(button: 0, at: corner))))
    Self.move(&driver, to: Point(x: corner.x + 20, y: corner.y + 20))
    _ = driver.stage.present("two", at: driver.stage.now)
    driver.settle()
    Self.move(&driver, to: Point(x: corner.x + 40, y: corner.y + 40))
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: corner.x + 40, y: corner.y + 40)))))
    driver.settle()
    let pulled = driver.node("one")?.frame ?? .zero
    #expect(pulled.size.width > frame.size.width && !driver.stage.isDragged)
    let end = Point(x: pulled.maxX - 1, y: pulled.maxY - 1)
    driver.dragPointer(from: end, to: Point(x: end.x - 30, y: end.y - 30))
    driver.settle()
    #expect(driver.node("one")?.frame.size.width ?? 0 < pulled.size.width && driver.stage.breach == nil)
  }
}
