import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A control that is left and entered again while held: it keeps a touch that nobody else takes, as UIKit's controls do,
/// and loses one that scrolls or drags a sheet.
@Suite("Controls keep what presses them")
struct PressTests {
  /// A button, a field and a slider on bare ground.
  static func window(_ platform: Platform = .iOS, _ change: (inout [Element]) -> Void = { _ in }) -> Scene {
    SceneBuilder(platform).window("w", title: "Window", elements(change)).scene
  }

  static func elements(_ change: (inout [Element]) -> Void = { _ in }) -> [Element] {
    var field = Element.field("name", "Name")
    field.frame = Rect(x: 50, y: 300, width: 100, height: 44)
    var elements: [Element] = [
      .button("b", "Button", frame: Rect(x: 50, y: 120, width: 100, height: 44)), field,
    ]
    change(&elements)
    return elements
  }

  /// What a finger brings about that comes down in the middle of something and goes through places in points from there.
  static func activated(_ driver: inout StageDriver, _ node: String, by ways: [Vector]) -> [String] {
    guard let start = driver.node(node)?.frame.center else { return ["no \(node)"] }
    driver.clear()
    let screen = TouchScript(size: driver.stage.screen, start: driver.stage.now.microseconds + 1_000)
    let finger = screen.finger()
    finger.touchDown(at: start)
    for way in ways { finger.move(to: start + way, milliseconds: 120) }
    finger.lift()
    var engine = GestureEngine(
      devices: [.init(screen.description)], screen: driver.stage.screen, options: driver.stage.gestureOptions)
    var inputs: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &inputs) }
    for input in inputs {
      driver.receive(.input(input.kind), after: max(0, input.time.microseconds - driver.stage.now.microseconds))
    }
    driver.settle()
    #expect(driver.stage.breach == nil)
    return driver.events.compactMap { $0.kind == .activated ? $0.node.path : nil }
  }

  static func vector(_ dx: Double, _ dy: Double) -> Vector { Vector(dx: dx, dy: dy) }

  @Test(
    "on bare ground it acts where the finger has come back, or lifts no further than 70 points beside it",
    arguments: [Platform.iOS, .iPadOS, .visionOS, .watchOS])
  func bareGround(platform: Platform) {
    for (ways, acts) in [
      ([Self.vector(0, 100), Self.vector(0, 0)], true), ([Self.vector(0, 20), Self.vector(0, 5)], true),
      ([Self.vector(0, 60)], true), ([Self.vector(0, 88)], true), ([Self.vector(0, 96)], false),
      ([Self.vector(100, 0), Self.vector(-45, 15)], true), ([Self.vector(0, 5), Self.vector(0, 96)], false),
    ] {
      var driver = StageDriver(Self.window(platform))
      #expect(Self.activated(&driver, "w/b", by: ways) == (acts ? ["w/b"] : []), "\(ways)")
    }
  }

  @Test("a text field is not edited by a drag, nor does anything disabled or that has been covered act")
  func others() {
    var driver = StageDriver(
      Self.window { $0[0].traits.insert(.disabled) })
    #expect(Self.activated(&driver, "w/b", by: [Self.vector(0, 100), .zero]) == [])
    #expect(Self.activated(&driver, "w/name", by: [Self.vector(0, 100), .zero]) == [])
    #expect(driver.focused == nil)
  }

  @Test("content that scrolls takes the touch, along the axes along which it does", arguments: [true, false])
  func scrollView(isAlong: Bool) {
    var view = Element(id: "v", role: .scrollView, frame: Rect(x: 0, y: 100, width: 390, height: 600))
    view.axes = .vertical
    view.contentSize = Size(width: 390, height: 2_000)
    view.children = Self.elements()
    var driver = StageDriver(SceneBuilder().window("w", title: "Window", [view]).scene)
    let way = isAlong ? Self.vector(0, -60) : Self.vector(130, 0)
    #expect(Self.activated(&driver, "w/v/b", by: [way, .zero]) == (isAlong ? [] : ["w/v/b"]))
  }

  @Test(
    "a sheet takes it up and down, nobody across; on a full screen nobody takes it",
    arguments: [(true, true), (true, false), (false, true)])
  func presented(isSheet: Bool, isVertical: Bool) {
    var builder = SceneBuilder().window("w", [])
    builder =
      isSheet
      ? builder.sheet("p", title: "Sheet", Self.elements()) { $0.detents = [.medium, .large] }
      : builder.present("p", .fullScreen, title: "Full", Self.elements())
    var driver = SheetPresentationTests.resting("p", builder.scene)
    let way = isVertical ? Self.vector(0, 110) : Self.vector(150, 0)
    #expect(Self.activated(&driver, "p/b", by: [way, .zero]) == (isSheet && isVertical ? [] : ["p/b"]))
  }

  @Test("on platforms where no finger drags sheets it acts on them, too", arguments: [Platform.visionOS, .watchOS])
  func sheetsWithoutDrags(platform: Platform) {
    var driver = SheetPresentationTests.resting(
      "p", SceneBuilder(platform).window("w", []).sheet("p", title: "Sheet", [.button("b", "Button")]).scene)
    #expect(Self.activated(&driver, "p/b", by: [Self.vector(0, 120), .zero]) == ["p/b"])
  }

  @Test("an alert's button does not act after a movement, which the alert swallows (SM-14)")
  func dialog() {
    let scene = SceneBuilder().window("w", [.button("ask", "Ask", opens: "q")])
      .alert("q", title: "Sure?", [ActionButton(id: "ok", label: "OK")]).scene
    var driver = StageDriver(scene)
    driver.tap("w/ask")
    driver.settle()
    #expect(Self.activated(&driver, "q/ok", by: [Self.vector(0, 60), .zero]) == [])
    #expect(driver.node("q") != nil)
  }

  @Test("a second finger or something that comes up over it ends the press")
  func ended() {
    let start = Point(x: 100, y: 142)
    for isFinger in [true, false] {
      var driver = StageDriver(
        SceneBuilder().window("w", title: "Window", Self.elements())
          .alert("q", title: "Sure?", [ActionButton(id: "ok", label: "OK")]).scene)
      let finger = driver.touchDown(at: start)
      let away = start + Self.vector(0, 60)
      driver.move(finger, to: away)
      driver.pan(.began, start, away, after: 16_000)
      if isFinger {
        _ = driver.touchDown(at: Point(x: 300, y: 700))
      } else {
        _ = driver.stage.present("q", at: driver.stage.now)
      }
      driver.move(finger, to: start)
      driver.lift(finger, at: start)
      driver.pan(.ended, start, start, velocity: 0)
      driver.settle()
      #expect(!driver.kinds.contains(.activated))
    }
  }

  @Test("the pointer of a tablet presses as a finger does")
  func pointer() {
    for (end, acts) in [(Point(x: 100, y: 142), true), (Point(x: 100, y: 300), false)] {
      var driver = StageDriver(Self.window(.iPadOS))
      driver.receive(.input(.pointer(.pressed(button: 0, at: Point(x: 100, y: 142)))))
      driver.receive(.input(.pointer(.moved(to: Point(x: 100, y: 300)))), after: 100_000)
      driver.receive(.input(.pointer(.moved(to: end))), after: 100_000)
      driver.receive(.input(.pointer(.released(button: 0, at: end))), after: 16_000)
      #expect(driver.kinds.contains(.activated) == acts)
    }
  }
}
