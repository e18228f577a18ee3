import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage

/// SM-15: full screens and what is shown in the current context.
@Suite("Full screens and current contexts (SM-15)")
struct FullScreenTests {
  @Test(
    "nothing of what was there before is left, until it goes",
    .keeps("modality-fullscreen-hides-previous", mutant: .fullScreenShowsPrevious, on: [.iPadOS]))
  func hides() {
    var driver = StageDriver.covered("watch")
    #expect(driver.node("film")?.frame == Rect(x: 0, y: 0, width: 820, height: 1180))
    #expect(driver.stage.tree.nodes.allSatisfy { $0.id.path.hasPrefix("film") })
    driver.reader(.activate, "main/share")
    #expect(driver.kinds.last == .swallowed)
    driver.tap("film/done")
    driver.settle()
    #expect(driver.node("main/watch")?.traits.contains(.focused) == true)
    #expect(driver.node("main")?.traits.contains(.blocked) == false)
  }

  @Test(
    "no swipe leads out of it, from wherever it starts",
    .keeps("modality-fullscreen-swipe-does-not-dismiss", mutant: .swipeDismissesFullScreen),
    arguments: [0.002, 0.04, 0.5, 0.93], Platform.hands)
  func swipe(share: Double, platform: Platform) {
    var driver = StageDriver.covered("watch", platform)
    let screen = driver.stage.screen
    let start = Point(x: screen.width / 2, y: screen.height * share)
    driver.drag(from: start, to: Point(x: start.x, y: min(screen.height - 1, start.y + 500)), velocity: 3000)
    driver.settle()
    driver.wait(milliseconds: 2000)
    #expect(driver.node("film") != nil && !driver.kinds.contains(.willDismiss(.swipe)))
    #expect(driver.stage.arbitrations.allSatisfy { $0.reason.hasPrefix("SM-3 full-screen modal") })
  }

  @Test("its button leads out, by every means", arguments: ["tap", "click", "key", "reader", "crown"])
  func button(way: String) {
    var driver = StageDriver.covered("watch")
    switch way {
    case "tap": driver.tap("film/done")
    case "click": driver.click("film/done")
    case "reader": driver.reader(.activate, "film/done")
    case "crown":
      driver.turn(-1)
      driver.turn(1)
      #expect(driver.node("film/done")?.traits.contains(.focused) == true)
      driver.press(.keyEnter)
    default:
      driver.tab(to: "film/done")
      driver.press(.keySpace)
    }
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
    #expect(driver.node("main/watch")?.traits.contains(.focused) == true)
  }

  @Test("Escape and assistive escape are its button", arguments: [false, true])
  func escape(byReader: Bool) {
    var driver = StageDriver.covered("watch")
    if byReader { driver.reader(.escape, "film") } else { driver.press(.keyEsc) }
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
  }

  @Test("without a button there is nothing for Escape to be")
  func trap() {
    var scene = Scene.covered()
    for index in scene.presentations.indices where scene.presentations[index].id == "film" {
      scene.presentations[index].elements.removeFirst()
    }
    var driver = StageDriver(scene)
    driver.tap("main/watch")
    driver.settle()
    driver.clear()
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds == [.swallowed])
  }

  @Test("one that asks for an action stays until there is one")
  func requiresAction() {
    var scene = Scene.covered()
    for index in scene.presentations.indices where scene.presentations[index].id == "film" {
      scene.presentations[index].requiresAction = true
      scene.presentations[index].elements.append(.button("close", "Close", dismiss: .close))
    }
    var driver = StageDriver(scene)
    driver.tap("main/watch")
    driver.settle()
    driver.clear()
    driver.press(.keyEsc)
    driver.tap("film/close")
    driver.settle()
    #expect(driver.kinds.filter { $0 == .dismissRefused }.count == 2)
    driver.tap("film/done")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
  }

  /// A sheet that opens a full screen, which offers the sheet again and one more.
  static func circle(_ platform: Platform) -> Scene {
    SceneBuilder(platform)
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet(
        "sheet", title: "Sheet", [.button("close", "Close", dismiss: .close), .button("full", "Full", opens: "film")]
      )
      .present(
        "film", .fullScreen, title: "Film",
        [
          .button("done", "Done", dismiss: .done), .button("again", "Again", opens: "sheet"),
          .button("more", "More", opens: "more"),
        ]
      )
      .sheet(
        "more", title: "More", [.button("close", "Close", dismiss: .close), .button("back", "Back", opens: "sheet")]
      )
      .scene
  }

  @Test("it cannot bring up the sheet under it a second time", arguments: Platform.allCases)
  func sheetUnderIt(platform: Platform) {
    var driver = StageDriver(Self.circle(platform))
    for button in ["main/open", "sheet/full"] {
      driver.reader(.activate, button)
      driver.settle()
    }
    driver.clear()
    driver.reader(.activate, "film/again")
    driver.settle()
    #expect(driver.kinds == [.activated, .swallowed] && driver.events.last?.node == "film")
    #expect(
      driver.events.last?.cause.hasSuffix("A-61: sheet is presented already, under what fills the screen") == true)
    #expect(driver.stage.state.presenting.sheets.count == 1 && driver.stage.breach == nil)
    #expect(driver.node("film/again")?.traits.contains(.focused) == true)
    driver.reader(.activate, "film/done")
    driver.settle()
    #expect(driver.node("sheet")?.traits.contains(.blocked) == false)
  }

  @Test("nor can a sheet over it", arguments: Platform.allCases)
  func sheetOverIt(platform: Platform) {
    var driver = StageDriver(Self.circle(platform))
    for button in ["main/open", "sheet/full", "film/more", "more/back"] {
      driver.reader(.activate, button)
      driver.settle()
    }
    #expect(driver.kinds.last == .swallowed && driver.events.last?.node == "more")
    #expect(driver.stage.state.presenting.sheets.count == 2 && driver.stage.breach == nil)
  }

  @Test("it lies over a sheet and shows one of its own; both come back in turn")
  func overSheet() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/settings")
    driver.settle()
    driver.tap("settings/play")
    driver.settle()
    #expect(driver.node("settings") == nil && driver.node("film") != nil)
    driver.tap("film/info")
    driver.settle()
    #expect(driver.node("about")?.traits.contains(.blocked) == false)
    #expect(driver.node("film")?.traits.contains(.blocked) == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("film/info")?.traits.contains(.focused) == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("settings")?.traits.contains(.blocked) == false)
    #expect(driver.node("settings/play")?.traits.contains(.focused) == true)
  }

  @Test("the app takes it away with everything that came from it")
  func byApp() {
    var driver = StageDriver.covered("watch")
    driver.tap("film/info")
    driver.settle()
    _ = driver.stage.dismiss("film", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("film") == nil && driver.node("about") == nil)
    #expect(driver.node("main/watch")?.traits.contains(.focused) == true)
  }

  @Test("a finger on a slider lets go of it when something modal comes up over it")
  func sliderUnderSheet() {
    var driver = StageDriver.covered("watch")
    let start = driver.point("film/volume")
    driver.reader(.focus, "film/info")
    driver.pan(.began, start, Point(x: start.x + 30, y: start.y))
    driver.press(.keyEnter)
    driver.settle()
    let before = driver.node("film/volume")?.value
    driver.pan(.changed, start, Point(x: start.x + 300, y: start.y))
    driver.pan(.ended, start, Point(x: start.x + 300, y: start.y))
    #expect(driver.node("about") != nil)
    #expect(driver.node("film/volume")?.value == before)
  }

  // MARK: Current context

  @Test("it lies in its host and keeps what is behind out of reach")
  func host() throws {
    var driver = StageDriver.covered("pane/edit")
    let editor = try #require(driver.node("editor"))
    #expect(editor.frame == driver.node("main/pane")?.frame)
    #expect(editor.role == .dialog && editor.traits.contains(.modal))
    driver.tap("main/watch")
    #expect(driver.kinds.last == .swallowed)
    driver.drag(from: editor.frame.center, to: Point(x: editor.frame.midX, y: 1100), velocity: 2000)
    driver.settle()
    #expect(driver.node("editor") != nil)
    driver.tap("editor/done")
    driver.settle()
    #expect(driver.node("main/pane/edit")?.traits.contains(.focused) == true)
  }

  @Test(
    "it is a sheet while the room is compact, and what is in it stays",
    .keeps("modality-current-context-becomes-sheet-when-compact", mutant: .currentContextStaysWhenCompact),
    arguments: Platform.hands)
  func adapts(platform: Platform) {
    var driver = StageDriver.covered("pane/edit", wide: platform)
    driver.tap("editor/text")
    driver.type("Hi")
    driver.receive(.resize(width: 375, height: 1180))
    driver.settle()
    #expect(driver.node("editor")?.role == .sheet)
    #expect(driver.node("editor/text")?.value == "Hi")
    #expect(driver.node("editor/text")?.traits.contains(.focused) == true)
    // A phone gets no regular width by what the screen has room for.
    guard platform == .iPadOS else { return }
    driver.receive(.resize(width: 820, height: 1180))
    driver.settle()
    #expect(driver.node("editor")?.role == .dialog)
    #expect(driver.node("editor")?.frame == driver.node("main/pane")?.frame)
    #expect(driver.node("editor/text")?.value == "Hi")
    let styles = driver.kinds.filter { if case .styleChanged = $0 { true } else { false } }
    #expect(styles == [.styleChanged(to: "sheet"), .styleChanged(to: "currentContext")])
  }

  @Test("it comes up as a sheet where the room is compact already, and also in the midst of coming")
  func compact() {
    #expect(StageDriver.covered("pane/edit", .iOS).node("editor")?.role == .sheet)
    var driver = StageDriver.covered()
    driver.tap("main/pane/edit")
    driver.wait(milliseconds: 100)
    driver.receive(.resize(width: 375, height: 1180))
    driver.settle()
    #expect(driver.kinds.filter { $0 == .didPresent }.count == 1)
    #expect(driver.node("editor")?.role == .sheet)
  }
}
