import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Full Spaces of visionOS: all there is to see, left by an explicit act.
@Suite("Full Spaces (SM-15)")
struct FullSpaceTests {
  static func scene(_ elements: [Element]? = nil) -> Scene {
    SceneBuilder(.visionOS)
      .with { $0.inputDevices = [.gaze, .touch, .pointer, .keyboard] }
      .window("desk", [.button("enter", "Enter", opens: "theatre"), .toggle("lamp", "Lamp")])
      .window("notes", [.field("text", "Text")])
      .present(
        "theatre", .fullSpace(FullSpace(entryTransition: "fade")), title: "Theatre",
        elements ?? [
          .button("leave", "Leave", dismiss: .close), .button("seat", "Seat", opens: "seats"),
          .slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1),
        ]
      )
      .sheet("seats", title: "Seats", [.button("ok", "OK", dismiss: .ok)])
      .with { $0.windows[1].frame = Rect(x: 900, y: 100, width: 300, height: 300) }.scene
  }

  static func inside(_ elements: [Element]? = nil) -> StageDriver {
    var driver = StageDriver(scene(elements))
    driver.tap("desk/enter")
    driver.settle()
    driver.clear()
    return driver
  }

  @Test("nothing of the app's windows is left in it")
  func hides() {
    let driver = Self.inside()
    #expect(driver.node("theatre")?.frame == Rect(x: 0, y: 0, width: 1280, height: 720))
    #expect(driver.node("desk") == nil && driver.node("notes") == nil)
    #expect(driver.node("theatre/leave")?.traits.contains(.focused) == true)
  }

  @Test(
    "its button leads out, Escape and assistive escape are the button", arguments: ["tap", "click", "key", "reader"])
  func leave(way: String) {
    var driver = Self.inside()
    switch way {
    case "tap": driver.tap("theatre/leave")
    case "click": driver.click("theatre/leave")
    case "key": driver.press(.keyEsc)
    default: driver.reader(.escape, "theatre")
    }
    driver.settle()
    #expect(driver.node("theatre") == nil)
    #expect(driver.node("desk/enter")?.traits.contains(.focused) == true)
    #expect(driver.node("notes") != nil)
  }

  @Test("no movement leads out, and there is no way out where there is no button")
  func stays() {
    var driver = Self.inside([.text("scene", "A forest")])
    driver.drag(from: Point(x: 640, y: 20), to: Point(x: 640, y: 700), velocity: 3000)
    driver.press(.keyEsc)
    driver.tap(at: Point(x: 5, y: 5))
    driver.wait(milliseconds: 5000)
    #expect(driver.node("theatre") != nil)
    #expect(!driver.kinds.contains { if case .willDismiss = $0 { true } else { false } })
  }

  @Test("a sheet comes up in it and gives the focus back")
  func sheet() {
    var driver = Self.inside()
    driver.tap("theatre/seat")
    driver.settle()
    driver.tap("theatre/leave")
    #expect(driver.node("theatre") != nil && driver.kinds.last == .swallowed)
    driver.tap("seats/ok")
    driver.settle()
    #expect(driver.node("theatre/seat")?.traits.contains(.focused) == true)
  }

  @Test("a scene may begin in it, and the app may end it")
  func startAndEnd() {
    var scene = Self.scene()
    scene.presentations[0].isPresented = true
    var driver = StageDriver(scene)
    #expect(driver.node("theatre/leave")?.traits.contains(.focused) == true)
    #expect(driver.node("desk") == nil)
    _ = driver.stage.dismiss("theatre", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("theatre") == nil && driver.node("desk/lamp") != nil)
  }
}
