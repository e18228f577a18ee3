import Accessibility
import Geometry
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Where the keyboard focus is on macOS after something has gone that was asked for from another window (SM-1, SM-17).
@Suite("Focus between windows (SM-17)")
struct WindowFocusTests {
  /// Two documents, a tool panel of the second and a panel that a menu brings up; each of the windows, the panel and
  /// the menu opens a sheet over the second document.
  static func documents(secondIsEmpty: Bool = false) -> Scene {
    SceneBuilder(.macOS, id: "documents")
      .window(
        "first", title: "First",
        [
          .field("text", "First Text", role: .textEditor), .button("over", "Over", opens: "sheet"),
          .button("more", "More", opens: "list"),
        ]
      )
      .window(
        "second", title: "Second",
        secondIsEmpty ? [.text("title", "Title")] : [.field("text", "Text", role: .textEditor)]
      )
      .window("tools", title: "Tools", [.button("export", "Export", opens: "sheet"), .field("scale", "Scale")])
      .with { scene in
        scene.windows[0].kind = .document
        scene.windows[0].frame = Rect(x: 60, y: 60, width: 500, height: 300)
        scene.windows[1].kind = .document
        scene.windows[1].frame = Rect(x: 600, y: 60, width: 500, height: 400)
        scene.windows[2].kind = .panel
        scene.windows[2].relatedDocument = "second"
        scene.windows[2].frame = Rect(x: 100, y: 500, width: 300, height: 200)
      }
      .present(
        "sheet", .sheet(Sheet()), title: "Sheet",
        [.field("name", "Name"), .button("cancel", "Cancel", dismiss: .cancel), .button("next", "Next", opens: "last")]
      ) { $0.parent = "second" }
      .present("last", .sheet(Sheet()), title: "Last", [.button("cancel", "Cancel", dismiss: .cancel)]) {
        $0.parent = "second"
      }
      .present("finder", .panel(Panel(relatedDocument: "first")), title: "Finder", [.field("what", "Find")])
      .present(
        "list", .menu(Menu()), title: "List",
        [.button("over", "Over", opens: "sheet"), .button("find", "Find", opens: "finder")]
      ).scene
  }

  /// Ways to ask for the sheet over the second document from elsewhere.
  enum Way: CaseIterable { case panel, window, menu }

  static func open(_ way: Way, _ driver: inout StageDriver) {
    switch way {
    case .panel: driver.click("tools/export")
    case .window: driver.click("first/over")
    case .menu:
      driver.click("first/more")
      driver.settle()
      driver.click("list/over")
    }
    driver.settle()
  }

  @Test("typing goes on where it was in the window that takes the keys", arguments: Way.allCases, [false, true])
  func goesOn(way: Way, hasSuccessor: Bool) {
    var driver = StageDriver(Self.documents())
    driver.click("second/text")
    driver.type("a")
    Self.open(way, &driver)
    #expect(driver.focused == "sheet/name")
    if hasSuccessor {
      driver.click("sheet/next")
      driver.settle()
      #expect(driver.focused == "last/cancel")
    }
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.focused == "second/text")
    driver.type("b")
    #expect(driver.node("second/text")?.value == "ab")
  }

  @Test("where nothing in the window had the focus, what opened it gets it, with its window in front")
  func opener() {
    var driver = StageDriver(Self.documents(secondIsEmpty: true))
    driver.click("first/over")
    driver.settle()
    driver.press(.keyEsc)
    driver.settle()
    #expect(
      driver.focused == "first/over" && driver.stage.id(driver.stage.state.presenting.windows.key ?? -1) == "first")
  }

  @Test("what goes from a window behind takes the focus from nobody")
  func behind() {
    var driver = StageDriver(Self.documents())
    driver.click("tools/export")
    driver.settle()
    driver.click("tools/scale")
    driver.type("1")
    _ = driver.stage.dismiss("sheet", at: driver.stage.now)
    driver.settle()
    driver.type("2")
    #expect(driver.focused == "tools/scale" && driver.node("tools/scale")?.value == "12")
  }

  @Test("a panel that a menu has brought up gives the focus back to what opened the menu")
  func panelFromMenu() {
    var driver = StageDriver(Self.documents())
    driver.click("first/more")
    driver.settle()
    driver.click("list/find")
    driver.settle()
    #expect(driver.focused == "finder/what")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.focused == "first/more")
  }
}
