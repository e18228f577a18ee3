import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Choices for which an action sheet or alert has no room: they scroll (SM-14: a scroll drag activates nothing).
@Suite("Dialogs with many choices")
struct ScrollingDialogTests {
  static func scene(_ platform: Platform, _ count: Int, isAlert: Bool = false) -> Scene {
    let choices = (1...count).map { ActionButton(id: "b\($0)", label: "Choice \($0)") }
    let buttons = choices + [ActionButton(id: "cancel", label: "Cancel", style: .cancel)]
    let builder = SceneBuilder(platform).window("main", title: "Main", [.button("open", "Open", opens: "ask")])
    return
      (isAlert ? builder.alert("ask", title: "Which?", buttons) : builder.actionSheet("ask", title: "Which?", buttons))
      .with { $0.inputDevices = [.touch, .keyboard, .pointer, .crown] }.scene
  }

  static func asked(_ scene: Scene) -> StageDriver {
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/open")
    driver.settle()
    driver.clear()
    return driver
  }

  static func isOnScreen(_ id: String, _ driver: StageDriver) -> Bool {
    let screen = Rect(origin: .zero, size: driver.stage.screen)
    guard let frame = driver.node(id)?.frame, !frame.isEmpty else { return false }
    return frame.intersection(screen) == frame
  }

  @Test("where all of them fit nothing scrolls", arguments: Platform.allCases.filter { $0 != .visionOS })
  func fits(platform: Platform) {
    #expect(Self.asked(Self.scene(platform, 2)).node("ask/scroll") == nil)
  }

  @Test("a turned phone: a drag scrolls the choices and activates nothing, and every one of them can be tapped")
  func turned() throws {
    var driver = Self.asked(Self.scene(.iOS, 9))
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(Self.isOnScreen("ask/cancel", driver) && Self.isOnScreen("ask/b1", driver))
    #expect(!Self.isOnScreen("ask/b9", driver))
    driver.clear()
    let start = driver.point("ask/b3")
    driver.drag(from: start, to: Point(x: start.x, y: start.y - 110))
    driver.settle()
    #expect(driver.kinds.contains { if case .scrolled = $0 { true } else { false } })
    #expect(!driver.kinds.contains(.activated) && driver.node("ask") != nil)
    driver.drag(from: start, to: Point(x: start.x, y: start.y - 110), velocity: -3_000)
    driver.settle()
    #expect(Self.isOnScreen("ask/b9", driver) && Self.isOnScreen("ask/cancel", driver))
    driver.tap("ask/b9")
    driver.settle()
    #expect(driver.node("ask") == nil && driver.kinds.contains(.activated))
  }

  @Test(
    "the focus brings each choice into sight, and so does the reader", arguments: [Platform.macOS, .tvOS, .iPadOS],
    [false, true])
  func focus(platform: Platform, isAlert: Bool) {
    var scene = Self.scene(platform, 40, isAlert: isAlert)
    if platform == .macOS { scene.screen.size = Size(width: 1_440, height: 900) }
    var driver = Self.asked(scene)
    #expect(driver.node("ask/scroll") != nil)
    driver.reader(.focus, "ask/b40")
    driver.settle()
    #expect(Self.isOnScreen("ask/b40", driver))
    driver.reader(.focus, "ask/b1")
    driver.settle()
    #expect(Self.isOnScreen("ask/b1", driver) && !Self.isOnScreen("ask/b40", driver))
  }

  @Test("on a watch the crown scrolls them, and Cancel stays above")
  func watch() {
    var driver = Self.asked(Self.scene(.watchOS, 8))
    #expect(Self.isOnScreen("ask/cancel", driver) && !Self.isOnScreen("ask/b8", driver))
    for _ in 0..<10 { driver.turn(-1) }
    driver.settle()
    #expect(Self.isOnScreen("ask/b8", driver) && Self.isOnScreen("ask/cancel", driver))
    #expect(!driver.kinds.contains(.activated))
  }

  @Test("a wheel scrolls them")
  func wheel() {
    var driver = Self.asked(Self.scene(.iPadOS, 40))
    driver.receive(.input(.pointer(.moved(to: driver.point("ask/b2")))))
    driver.turn(-40)
    driver.settle()
    #expect(driver.kinds.contains { if case .scrolled = $0 { true } else { false } })
  }
}
