import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageLayout

/// SM-14: action sheets and alerts of their own.
@Suite("Action sheets and alerts (SM-14)")
struct DialogTests {
  static func choices(_ platform: Platform = .iOS) -> StageDriver {
    var driver = StageDriver(.busy(platform))
    driver.reader(.activate, "main/ask")
    driver.settle()
    driver.clear()
    return driver
  }

  @Test("each button closes it, once, and the focus returns", arguments: ["one", "cancel"])
  func buttons(button: String) {
    var driver = Self.choices()
    driver.tap("choices/\(button)")
    driver.tap("choices/\(button)")
    driver.settle()
    #expect(driver.kinds.filter { $0 == .activated } == [.activated])
    #expect(driver.kinds.contains(.didDismiss(.button)))
    #expect(driver.node("main/ask")?.traits.contains(.focused) == true)
  }

  @Test("Escape and assistive escape are Cancel")
  func escape() {
    for byReader in [false, true] {
      var driver = Self.choices()
      if byReader { driver.reader(.escape, "choices") } else { driver.press(.keyEsc) }
      driver.settle()
      #expect(driver.kinds.contains(.didDismiss(.escape)))
    }
  }

  @Test("without Cancel they do nothing (A-51)")
  func escapeWithoutCancel() {
    var driver = SheetPresentationTests.resting()
    driver.reader(.activate, "draft/warn")
    driver.settle()
    driver.clear()
    driver.press(.keyEsc)
    #expect(driver.kinds == [.swallowed])
    driver.tap("warning/ok")
    driver.settle()
    #expect(driver.node("draft")?.traits.contains(.blocked) == false)
    #expect(driver.node("draft/warn")?.traits.contains(.focused) == true)
  }

  @Test("a swipe, a tap outside and a second presentation do nothing")
  func nothing() {
    var driver = Self.choices()
    driver.drag(from: Point(x: 196, y: 780), to: Point(x: 196, y: 600), velocity: -1000)
    driver.tap(at: Point(x: 196, y: 100))
    _ = driver.stage.present("warning", at: driver.stage.now)
    driver.settle()
    #expect(driver.kinds.allSatisfy { $0 == .swallowed })
    #expect(driver.node("choices") != nil && driver.node("warning") == nil)
  }

  @Test("on visionOS an action sheet is not enterable, the question about unsaved changes is")
  func vision() {
    let driver = Self.choices(.visionOS)
    #expect(driver.node("choices") == nil)
    var editing = SheetPresentationTests.resting("draft", .busy(.visionOS))
    editing.tab(to: "draft/body")
    editing.type("x")
    editing.press(.keyEsc)
    editing.settle()
    #expect(editing.node("draft-confirmation/discard") != nil)
  }

  @Test(
    "every button lies inside it and on the screen, wherever it is",
    arguments: Platform.allCases.filter { $0 != .visionOS })
  func layout(platform: Platform) {
    let driver = Self.choices(platform)
    let frame = driver.node("choices")?.frame ?? .zero
    #expect(Rect(origin: .zero, size: driver.stage.screen).intersection(frame) == frame)
    for button in ["choices/one", "choices/cancel"] {
      let inner = driver.node(button)?.frame ?? .zero
      #expect(!inner.isEmpty && frame.intersection(inner) == inner, "\(button) \(inner) in \(frame)")
    }
  }

  @Test("a scene may start with a sheet and a question up")
  func startsPresented() {
    var scene = Scene.mail()
    scene.presentations[0].isPresented = true
    var driver = StageDriver(scene)
    #expect(driver.stage.nextDeadline == nil)
    #expect(driver.node("draft")?.traits.contains(.modal) == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("draft") == nil)
  }
}
