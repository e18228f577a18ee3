import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// One presentation that controls of two windows open: it comes up over the window in which somebody asks for it
/// (SM-16), and in turn with that window's others (SM-5).
@Suite("Presentations that several windows open")
struct SharedPresentationTests {
  static func scene(_ platform: Platform = .macOS, _ kind: Presentation.Kind = .sheet(Sheet())) -> Scene {
    var scene = SceneBuilder(platform, id: "desk")
      .window("letter", title: "Letter", [.button("save", "Save Letter", opens: "namer")])
      .window(
        "report", title: "Report",
        [
          .button("save", "Save Report", opens: "namer"), .button("export", "Export", opens: "options"),
        ]
      )
      .sheet("namer", title: "Name", [.field("name", "Name"), .button("cancel", "Cancel", dismiss: .cancel)])
      .sheet(
        "options", title: "Options",
        [
          .field("file", "File"), .button("next", "Next", opens: "namer"),
          .button("cancel", "Cancel", dismiss: .cancel),
        ]
      ).scene
    scene.presentations[0].kind = kind
    scene.screen.size = Size(width: 1_440, height: 900)
    scene.windows[0].frame = Rect(x: 40, y: 100, width: 500, height: 500)
    scene.windows[1].frame = Rect(x: 700, y: 100, width: 500, height: 500)
    scene.inputDevices = [.keyboard, .pointer]
    return scene
  }

  static func driver(_ platform: Platform = .macOS, _ kind: Presentation.Kind = .sheet(Sheet())) -> StageDriver {
    StageDriver(scene(platform, kind))
  }

  static func opened(_ driver: StageDriver) -> [NodeID] {
    driver.events.compactMap { if case .didPresent = $0.kind { $0.node } else { nil } }
  }

  @Test(
    "it comes up over the window in which somebody asks, and the focus goes back there",
    arguments: [Platform.macOS, .visionOS])
  func window(platform: Platform) throws {
    var driver = Self.driver(platform)
    driver.reader(.activate, "report/save")
    driver.settle()
    let own = try #require(Self.opened(driver).first)
    let frame = try #require(driver.node(own.path)?.frame)
    #expect(frame.midX > 640 && Self.opened(driver).count == 1)
    #expect(driver.node(own.path)?.name == "Name")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id == "report/save")
    driver.clear()
    driver.reader(.activate, "letter/save")
    driver.settle()
    #expect(Self.opened(driver) == ["namer"])
    #expect((driver.node("namer")?.frame.midX ?? .infinity) < 640)
  }

  @Test("each window has one of its own, with what is entered there")
  func both() throws {
    var driver = Self.driver()
    driver.reader(.activate, "letter/save")
    driver.settle()
    driver.reader(.activate, "report/save")
    driver.settle()
    let own = try #require(Self.opened(driver).last)
    #expect(own != "namer" && driver.node("namer") != nil)
    driver.reader(.focus, own.path + "/name")
    driver.type("b")
    #expect(driver.node(own.path + "/name")?.value == "b")
    #expect(driver.node("namer/name")?.value ?? "" == "")
  }

  @Test("the sheet whose control asks for it closes first, and asks about its changes")
  func inTurn() {
    var driver = Self.driver()
    driver.reader(.activate, "report/export")
    driver.settle()
    driver.reader(.activate, "options/next")
    driver.settle()
    #expect(driver.node("options") == nil && Self.opened(driver).count == 2)
    #expect(driver.events.contains { $0.kind == .didDismiss(.replaced) && $0.node == "options" })
  }

  @Test(
    "popovers and menus that both windows open have the focus and hear Escape in either",
    arguments: [
      Presentation.Kind.popover(Popover()), .menu(Menu()),
      .alert(Alert([ActionButton(id: "ok", label: "OK", style: .cancel)])),
    ])
  func others(kind: Presentation.Kind) throws {
    for opener in ["report/save", "letter/save"] {
      var driver = Self.driver(.macOS, kind)
      driver.reader(.activate, opener)
      driver.settle()
      let own = try #require(Self.opened(driver).first)
      #expect(driver.stage.tree.nodes.contains { $0.traits.contains(.focused) && $0.id.path.hasPrefix(own.path + "/") })
      driver.press(.keyEsc)
      driver.settle()
      #expect(driver.node(own.path) == nil, "\(kind)")
      #expect(driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id == NodeID(opener))
    }
  }

  @Test("what its author gives a place stays one: a parent, a presenter, or the whole app")
  func oneOnly() {
    for change in [
      { $0.presentations[0].parent = "letter" }, { $0.presentations[0].presenter = "letter/save" },
    ] as [(inout Scene) -> Void] {
      var scene = Self.scene()
      change(&scene)
      var driver = StageDriver(scene)
      driver.reader(.activate, "report/save")
      driver.settle()
      #expect(Self.opened(driver) == ["namer"])
    }
  }

  @Test("a popover points to the control that has opened it, where its author names no other")
  func popoverPoints() {
    var scene = SceneBuilder(.iPadOS, id: "pad")
      .window(
        "main", title: "Main",
        [
          .button("first", "First", opens: "tips"), .button("second", "Second", opens: "tips"),
        ]
      )
      .sheet("tips", title: "Tips", [.button("ok", "OK", dismiss: .close)]).scene
    scene.presentations[0].kind = .popover(Popover())
    scene.windows[0].elements[0].frame = Rect(x: 600, y: 60, width: 100, height: 44)
    scene.windows[0].elements[1].frame = Rect(x: 20, y: 1_000, width: 100, height: 44)
    let places = ["first", "second"].map { opener in
      var driver = StageDriver(scene)
      driver.reader(.activate, "main/" + opener)
      driver.settle()
      return driver.node("tips")?.frame.center ?? .zero
    }
    #expect(places[0].y < 400 && places[1].y > 600 && places[0].x > places[1].x)
  }

  // MARK: What belongs to them

  /// Both windows open a sheet with a popover, an alert, a menu and a control of its own, tied to it by their attributes.
  static func tied() -> Scene {
    var scene = SceneBuilder(.macOS, id: "desk")
      .window("letter", title: "Letter", [.button("save", "Save Letter", opens: "options")])
      .window("report", title: "Report", [.button("save", "Save Report", opens: "options")])
      .sheet(
        "options", title: "Options",
        [
          .field("name", "Name"), .button("help", "Help", opens: "tip"), .button("delete", "Delete", opens: "sure"),
          .button("more", "More", opens: "list"), .button("fill", "Fill"),
          .button("cancel", "Cancel", dismiss: .cancel),
        ]
      )
      .present(
        "tip", .popover(Popover(anchor: "options/help")), title: "Tip", [.button("ok", "Got It", dismiss: .close)]
      )
      .alert("sure", title: "Sure?", [ActionButton(id: "no", label: "No", style: .cancel)])
      .present(
        "list", .menu(Menu(revealControl: "options/more")), title: "More",
        [Element(id: "one", role: .menuItem, label: "One")]
      )
      .scene
    scene.presentations[2].parent = "options"
    var effect = Element.Effect()
    effect.target = "options/name"
    effect.value = "filled"
    scene.presentations[0].elements[4].effect = effect
    scene.screen.size = Size(width: 1_440, height: 900)
    scene.windows[0].frame = Rect(x: 40, y: 100, width: 500, height: 500)
    scene.windows[1].frame = Rect(x: 700, y: 100, width: 500, height: 500)
    scene.inputDevices = [.keyboard, .pointer]
    return scene
  }

  @Test(
    "what belongs to a shared sheet belongs to the one of each window, in whatever order that is written",
    arguments: ["letter", "report"], [false, true])
  func belongings(window: String, isReversed: Bool) throws {
    var scene = Self.tied()
    // A control of the window itself that opens what belongs to the sheet, before the one that opens the sheet.
    if isReversed { scene.windows[1].elements.insert(.button("ask", "Ask", opens: "sure"), at: 0) }
    var driver = StageDriver(scene)
    driver.reader(.activate, "letter/save")
    driver.settle()
    driver.reader(.activate, "report/save")
    driver.settle()
    let own = window == "letter" ? "options" : "report-options"
    let middle: (NodeID) -> Bool = { id in ((driver.node(id.path)?.frame.midX ?? 0) > 620) == (window == "report") }
    driver.click(own + "/name")
    driver.settle()
    for control in ["help", "delete", "more"] {
      driver.clear()
      driver.reader(.activate, own + "/" + control)
      driver.settle()
      let opened = try #require(Self.opened(driver).first, "\(control)")
      #expect(middle(opened), "\(opened) is over the other window")
      #expect(
        driver.stage.tree.nodes.contains { $0.traits.contains(.focused) && $0.id.path.hasPrefix(opened.path + "/") })
      driver.press(.keyEsc)
      driver.settle()
      #expect(driver.node(opened.path) == nil && driver.node(own) != nil, "Escape leaves \(opened)")
      #expect(driver.stage.tree.nodes.first { $0.traits.contains(.focused) }?.id == NodeID(own + "/" + control))
    }
    driver.reader(.activate, own + "/fill")
    #expect(driver.node(own + "/name")?.value == "filled")
    let other = window == "letter" ? "report-options" : "options"
    #expect(driver.node(other + "/name")?.value ?? "" == "")
  }
}
