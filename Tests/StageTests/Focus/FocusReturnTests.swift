import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Where the keyboard focus is after something has gone and nothing else has come, or has asked (SM-1, SM-17).
@Suite("Focus that returns (SM-17)")
struct FocusReturnTests {
  /// A window with a sheet that leaves it in use at medium, and a popover that asks for the same sheet.
  static func beside() -> Scene {
    SceneBuilder(.iPadOS, id: "beside")
      .window(
        "main", title: "Main",
        [
          .button("tips", "Tips", opens: "popover"), .button("open", "Open", opens: "sheet"), .toggle("night", "Night"),
          .button("other", "Other", opens: "second"),
        ]
      )
      .present("popover", .popover(Popover()), title: "Tips", [.button("again", "Again", opens: "sheet")])
      .sheet(
        "sheet", title: "Sheet", [.button("cancel", "Cancel", dismiss: .cancel), .field("name", "Name")]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "medium"
      }
      .sheet("second", title: "Second", [.button("cancel", "Cancel", dismiss: .cancel)])
      .scene
  }

  @Test("a popover that makes way for a sheet that is there already gives the focus back to what opened it")
  func alreadyThere() {
    var driver = StageDriver(Self.beside())
    driver.tap("main/open")
    driver.settle()
    driver.tap("main/tips")
    driver.settle()
    driver.tap("popover/again")
    driver.settle()
    #expect(driver.node("popover") == nil && driver.node("sheet") != nil)
    #expect(FocusTests.focused(driver) == ["main/tips"])
    driver.press(.keyEnter)
    driver.settle()
    #expect(driver.node("popover") != nil)
  }

  /// What makes a sheet ask about its changes.
  enum Asking: CaseIterable { case swipe, otherSheet }

  @Test("changes that are kept take the focus back into the sheet that asked", arguments: Asking.allCases)
  func kept(by asking: Asking) {
    var driver = StageDriver(Self.beside())
    driver.tap("main/open")
    driver.settle()
    driver.tap("sheet/name")
    driver.type("Hello")
    driver.tap("main/night")
    #expect(FocusTests.focused(driver) == ["main/night"])
    switch asking {
    case .swipe: driver.drag("sheet/grabber", by: 300, velocity: 900)
    case .otherSheet: driver.tap("main/other")
    }
    driver.settle()
    driver.tap(labelled: "Keep Editing")
    #expect(FocusTests.focused(driver) == ["sheet/name"] && driver.node("sheet/name")?.value == "Hello")
    driver.type("!")
    #expect(driver.node("sheet/name")?.value == "Hello!")
  }

  @Test("a sheet whose changes the app tells of gets the focus on its first control")
  func told() {
    var driver = StageDriver(Self.beside())
    driver.tap("main/open")
    driver.settle()
    driver.tap("main/night")
    _ = driver.stage.setUnsavedChanges(true, of: "sheet", at: driver.stage.now)
    driver.drag("sheet/grabber", by: 300, velocity: 900)
    driver.settle()
    driver.tap(labelled: "Keep Editing")
    #expect(FocusTests.focused(driver) == ["sheet/cancel"])
  }

  @Test("what nothing has opened gives the focus to the first control of what is in front, and that is told")
  func noOpener() {
    var scene = Self.beside()
    for index in scene.presentations.indices where scene.presentations[index].id == "second" {
      scene.presentations[index].isPresented = true
    }
    var driver = StageDriver(scene)
    #expect(FocusTests.focused(driver) == ["second/cancel"])
    driver.tap("second/cancel")
    driver.settle()
    #expect(driver.node("second") == nil && FocusTests.focused(driver) == ["main/tips"])
    #expect(driver.events.last { $0.kind == .focused }?.node == "main/tips")
  }

  @Test("a popover that comes back gives the focus to what opened it first, not to what it points to")
  func popoverAgain() {
    var scene = SceneBuilder(.iPadOS)
      .window("main", [.button("first", "First", opens: "box"), .button("second", "Second", opens: "box")])
      .present("box", .popover(Popover(anchor: "main/first")), [.button("inner", "Inner", opens: "inside")])
      .sheet(
        "inside", title: "Inside", [.button("close", "Close", dismiss: .close), .button("on", "On", opens: "next")]
      ) { $0.redisplayAfter = "next" }
      .sheet("next", title: "Next", [.button("cancel", "Cancel", dismiss: .cancel)]).scene
    for index in scene.presentations.indices where scene.presentations[index].id == "inside" {
      scene.presentations[index].container = .popover("box")
    }
    var driver = StageDriver(scene)
    for id in ["main/second", "box/inner", "inside/on", "next/cancel", "inside/close"] {
      driver.tap(id)
      driver.settle()
    }
    #expect(driver.node("box") != nil)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("box") == nil && FocusTests.focused(driver) == ["main/second"])
  }

  @Test(
    "the focus comes back to the control of a popover that led on, in what comes back or is kept",
    arguments: [true, false])
  func ledOn(returns: Bool) {
    let scene = SceneBuilder(.iPadOS)
      .window("main", [.button("open", "Open", opens: "first")])
      .sheet(
        "first", title: "First",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .field("text", "Text"),
          .button("more", "More", opens: "tips"),
        ]
      ) { if returns { $0.redisplayAfter = "next" } }
      .present("tips", .popover(Popover(anchor: "first/more")), [.button("on", "On", opens: "next")])
      .sheet("next", title: "Next", [.button("close", "Close", dismiss: .close)]).scene
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.tap("first/text")
    driver.type("x")
    for id in ["first/more", "tips/on", returns ? "next/close" : "first-confirmation/keep"] {
      driver.tap(id)
      driver.settle()
    }
    #expect(driver.node("first/text")?.value == "x")
    #expect(FocusTests.focused(driver) == ["first/more"])
  }
}
