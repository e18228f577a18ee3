import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Presenting
@testable import Stage

/// What people expect of sheets, panels and split views while they go on with their task, and after.
@Suite("Beside the task")
struct BesideTheTaskTests {
  typealias Base = SheetPresentationTests

  /// A scene with a list, a text and a switch above its sheets, and what opens them.
  static func scene(_ platform: Platform) -> Scene {
    var scene = Scene.busy(platform)
    // Above what comes from the bottom, or below a card in the middle, and under the rows.
    let top = platform == .iPadOS ? 950.0 : 400
    var list = Element(id: "list", role: .scrollView, label: "List", frame: Rect(x: 16, y: top, width: 361, height: 60))
    list.contentSize = Size(width: 361, height: 900)
    list.children = [.text("line", "Line")]
    var text = Element(
      id: "text", role: .textEditor, label: "Text", frame: Rect(x: 16, y: top + 70, width: 361, height: 44))
    text.value = "One two three"
    text.pointerSelecting = true
    scene.windows[0].elements += [text, list]
    return scene
  }

  /// What people would miss of where they were.
  struct Place: Equatable {
    var values: [String?]
    var selection: TextSelection?
    var offset: Vector?

    init(_ driver: StageDriver) {
      values = driver.stage.tree.nodes.filter { $0.id.path.hasPrefix("main/") }.map(\.value)
      selection = driver.node("main/text")?.selection
      offset = driver.stage.scrollOffset(of: "main/list")
    }
  }

  @Test(
    "opening and leaving a sheet keeps the place, the values and the selection, and the focus comes back to what opened it",
    .keeps("sheet-keeps-place", mutant: .dismissalForgetsOpener), arguments: ["tap", "swipe", "Escape", "reader"],
    Platform.hands)
  func keepsPlace(way: String, platform: Platform) {
    var driver = StageDriver(Self.scene(platform))
    driver.tap("main/wifi")
    driver.reader(.scroll(.down), "main/list")
    driver.settle()
    let before = Place(driver)
    #expect(before.offset.map { $0.dy > 0 } == true)
    driver.tap("main/compose")
    driver.settle()
    #expect(driver.node("draft") != nil)
    switch way {
    case "tap": driver.tap("draft/cancel")
    case "swipe": driver.drag("draft/grabber", by: 120, velocity: 900)
    case "Escape": driver.press(.keyEsc)
    default: driver.reader(.escape, "draft/body")
    }
    driver.settle()
    #expect(driver.node("draft") == nil)
    #expect(Place(driver) == before)
    #expect(driver.node("main/compose")?.traits.contains(.focused) == true)
  }

  @Test(
    "beside a non-modal sheet people select again and again, and it stays at its height",
    .keeps("sheet-nonmodal-reselect-without-closing", mutant: .undimmedParentIsBlocked), arguments: Platform.hands)
  func selectsAgain(platform: Platform) {
    var driver = Base.resting("panel", Self.scene(platform))
    let height = Base.height(driver, "panel")
    driver.reader(.focus, "main/text")
    for _ in 0..<2 {
      driver.command(.keyA)
      driver.press(.keyEnd)
    }
    #expect(driver.kinds.count { $0 == .selected("One two three") } == 2, "\(driver.kinds)")
    #expect(driver.node("panel") != nil && Base.height(driver, "panel") == height)
  }

  @Test(
    "a control of a non-modal sheet has the style of what is chosen now, to the eye and to the ear, each time",
    .keeps("sheet-nonmodal-reflects-selection", mutant: .effectsEndAtTheSurface), arguments: Platform.hands)
  func followsSelection(platform: Platform) {
    var scene = Scene.busy(platform)
    let top = platform == .iPadOS ? 950.0 : 320
    let runs = [("heading", "Bold"), ("quote", "Italic")].enumerated().map { index, run in
      let words = Element(
        id: run.0, role: .button, label: run.0, frame: Rect(x: 16, y: top + 44 * Double(index), width: 361, height: 44))
      return words.effect { ($0.target, $0.value) = ("style", run.1) }
    }
    scene.windows[0].elements += runs
    var style = Element(id: "style", role: .picker, label: "Style")
    style.value = "Plain"
    scene.presentations[2].elements.append(style)
    for isByReader in [false, true] {
      var driver = Base.resting("panel", scene)
      for (run, name) in [("heading", "Bold"), ("quote", "Italic"), ("heading", "Bold")] {
        if isByReader { driver.reader(.activate, "main/\(run)") } else { driver.tap("main/\(run)") }
        #expect(driver.node("panel/style")?.value == name, "\(run)")
        #expect(Base.phase(driver, "panel") == .resting)
      }
      #expect(driver.kinds.count { $0 == .valueChanged("Bold") || $0 == .valueChanged("Italic") } == 3)
    }
  }

  @Test(
    "what is in a non-modal sheet is used while the task of the parent goes on",
    .keeps("sheet-nonmodal-no-task-pause", mutant: .undimmedParentIsBlocked), arguments: Platform.hands)
  func taskGoesOn(platform: Platform) {
    var scene = Self.scene(platform)
    scene.windows[0].task = .running
    var driver = Base.resting("panel", scene)
    driver.reader(.focus, "main/text")
    driver.type("a")
    driver.tap("panel/unread")
    #expect(driver.node("panel/unread")?.value == "1")
    driver.reader(.focus, "main/text")
    driver.type("b")
    let typed = driver.node("main/text")?.value ?? ""
    #expect(typed.contains("a") && typed.contains("b"), "\(typed)")
    driver.tap("main/wifi")
    #expect(driver.node("main/wifi")?.value == "1")
    #expect(!driver.kinds.contains(.taskSuspended) && driver.node("panel") != nil)
  }

  @Test(
    "a sheet with two heights grows and shrinks by scrolling what is in it and by its grabber",
    .keeps("sheet-resize-by-scroll-or-grabber-expected", mutant: .scrollingNeverExpands),
    .keeps("sheet-resize-by-scroll-or-grabber-expected", mutant: .fingerLeavesSheetBehind),
    arguments: SheetRoom.allCases)
  func resizesFourWays(room: SheetRoom) {
    func height(_ driver: StageDriver) -> Double { ScrollTests.height(driver) }
    var driver = ScrollTests.resting(in: room)
    #expect(height(driver) == room.medium)
    driver.drag(from: ScrollTests.middle, to: Point(x: 100, y: 600), velocity: -900)
    driver.settle()
    #expect(height(driver) == room.large, "scrolled up")
    #expect(ScrollTests.offset(driver) == .zero)
    let start = Point(x: 100, y: room.top + 331)
    driver.drag(from: start, to: Point(x: 100, y: start.y + 160), velocity: 300)
    driver.settle()
    #expect(height(driver) == room.medium, "pulled down with its content at the top")

    driver = Base.resting(in: room)
    driver.drag("draft/grabber", by: -300)
    driver.settle()
    #expect(Base.height(driver) == room.large, "the grabber up")
    driver.drag("draft/grabber", by: 300)
    driver.settle()
    #expect(Base.height(driver) == room.medium, "the grabber down")
  }

  @Test(
    "a panel or a pane beside the main task is used, then the main task, then that again; neither closes",
    .keeps("sheet-supplementary-main-window-usable", mutant: .effectsEndAtTheSurface),
    arguments: [Platform.macOS, .visionOS])
  func supplementaryIsUsable(platform: Platform) {
    let filter = Element.button("filter", "Filter").effect { $0.target = "shown" }
    func pane(_ name: String, _ elements: [Element]) -> Element {
      var pane = Element(id: name, role: .group, label: name)
      pane.children = elements
      return pane
    }
    let isMac = platform == .macOS
    let scene = SceneBuilder(platform)
      .window("main", title: "Main", [.toggle("shown", "Shown"), .toggle("pinned", "Pinned")])
      .window("side", title: "Side", [.button("open", "Open", opens: "extra")])
      .with { scene in
        scene.windows[0].frame = Rect(x: 20, y: 60, width: 500, height: 400)
        scene.windows[1].frame = Rect(x: 560, y: 60, width: 500, height: 400)
      }
      .present(
        "extra", isMac ? .panel(Panel()) : .splitView(SplitView(panes: ["filters", "about"])), title: "Filters",
        isMac ? [filter] : [pane("filters", [filter]), pane("about", [.text("text", "What shows")])]
      ) { if !isMac { $0.parent = "side" } }
      .scene
    var driver = StageDriver(scene)
    driver.reader(.activate, "side/open")
    driver.settle()
    driver.clear()
    let extra = isMac ? "extra/filter" : "extra/filters/filter"
    for value in ["1", "0"] {
      driver.choose(extra)
      driver.settle()
      #expect(driver.node("main/shown")?.value == value)
      driver.choose("main/pinned")
      driver.settle()
      #expect(driver.node("main/pinned")?.value == value)
    }
    #expect(driver.node("extra") != nil && !driver.kinds.contains(.swallowed))
  }
}
