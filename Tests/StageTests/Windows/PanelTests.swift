import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Panels on macOS: modeless, with a place of their own among the windows.
@Suite("Panels (SM-16)")
struct PanelTests {
  /// Somebody before the desk who has opened the panel.
  static func open() -> StageDriver {
    var driver = StageDriver(.desk())
    driver.click("report/find")
    return driver
  }

  @Test("it comes at once, beside its document, in front and with the keys")
  func opens() throws {
    let driver = Self.open()
    #expect(driver.stage.nextDeadline == nil)
    let panel = try #require(driver.node("finder"))
    #expect(panel.role == .panel && panel.traits.isDisjoint(with: [.modal, .blocked]))
    #expect(panel.frame.minX >= 700 && panel.frame.minY == 100)
    #expect(driver.stack == ["notes", "report", "palette", "finder"])
    #expect(driver.focused == "finder/what" && driver.read.first == "finder")
    #expect(driver.kinds.filter { $0 == .willPresent || $0 == .didPresent } == [.willPresent, .didPresent])
  }

  @Test("the document is used beside it, and it stays in front of its document")
  func modeless() {
    var driver = Self.open()
    driver.type("a")
    driver.click("report/text")
    driver.type("b")
    #expect(driver.node("finder/what")?.value == "a" && driver.node("report/text")?.value == "b")
    #expect(driver.stack == ["notes", "report", "palette", "finder"])
    #expect(!driver.stage.dims("finder", "report") && driver.node("report")?.isDimmed == false)
    driver.click("notes/pinned")
    #expect(driver.stack.last == "notes", "another document comes in front of it")
    driver.click(at: Point(x: 110, y: 590))
    #expect(driver.stack == ["notes", "report", "palette", "finder"], "and it comes back with its own")
  }

  @Test("it closes by its button, by Escape while it has the keys, and by the app", arguments: 0..<3)
  func closes(way: Int) {
    var driver = Self.open()
    driver.clear()
    switch way {
    case 0: driver.click("finder/done")
    case 1: driver.press(.keyEsc)
    default: _ = driver.stage.dismiss("finder", at: driver.stage.now)
    }
    #expect(driver.node("finder") == nil)
    #expect(driver.focused == "report/find", "back to what opened it")
    if way < 2 {
      #expect(driver.kinds.contains(.didDismiss(way == 0 ? .button : .escape)))
    }
    driver.click("report/find")
    #expect(driver.node("finder") != nil && driver.focused == "finder/what")
  }

  @Test("Escape in the document leaves it open, and what opens it brings it forward again")
  func forwardAgain() {
    var driver = Self.open()
    driver.click("report/text")
    driver.press(.keyEsc)
    #expect(driver.node("finder") != nil)
    driver.click("notes/pinned")
    driver.reader(.activate, "report/find")
    #expect(driver.stack.last == "finder" && driver.focused == "finder/what")
    #expect(driver.kinds.filter { $0 == .didPresent }.count == 1)
  }

  @Test("a sheet on its document leaves it usable, in front")
  func besideSheet() {
    var driver = Self.open()
    driver.click("report/export")
    driver.settle()
    #expect(driver.stack == ["notes", "report", "options", "palette", "finder"])
    driver.click("finder/what")
    driver.type("x")
    #expect(driver.node("finder/what")?.value == "x")
    #expect(driver.node("finder")?.isDimmed == false)
  }

  @Test("a scene may start with it, and elsewhere than on macOS there are none")
  func elsewhere() {
    var scene = Scene.desk()
    scene.presentations[scene.presentations.firstIndex { $0.id == "finder" } ?? 0].isPresented = true
    let driver = StageDriver(scene)
    #expect(driver.stack.last == "finder" && driver.focused == "finder/what")
    scene.platform = .iPadOS
    #expect(StageDriver(scene).node("finder") == nil)
  }
}
