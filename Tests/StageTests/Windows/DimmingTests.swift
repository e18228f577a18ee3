import Accessibility
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// SM-7 and A-48: what is modal dims what it leaves uncovered.
@Suite("Dimming (SM-7)")
struct DimmingTests {
  /// Whether a node is dimmed, by the tree.
  static func isDimmed(_ id: String, _ driver: StageDriver) -> Bool {
    driver.node(id)?.isDimmed == true
  }

  @Test(
    "a modal sheet dims its parent from when it comes up until it is gone",
    .keeps(
      "sheet-modal-dims-parent", "modality-sheet-dims-uncovered", "sheet-macos-parent-dimmed",
      "sheet-visionos-parent-dimmed", mutant: .modalSheetIsBright),
    arguments: [Platform.iOS, .iPadOS, .macOS, .visionOS])
  func lifetime(platform: Platform) {
    var driver = StageDriver(.mail(platform))
    #expect(!Self.isDimmed("inbox", driver))
    driver.reader(.activate, "inbox/compose")
    #expect(Self.isDimmed("inbox", driver) && driver.stage.dims("draft", "inbox"), "from presenting")
    driver.wait(milliseconds: 100)
    #expect(Self.isDimmed("inbox", driver))
    driver.settle()
    #expect(Self.isDimmed("inbox", driver) && !Self.isDimmed("draft", driver))
    driver.press(.keyEsc)
    #expect(Self.isDimmed("inbox", driver), "until it is gone")
    driver.settle()
    #expect(driver.node("draft") == nil && !Self.isDimmed("inbox", driver))
  }

  @Test("a watch blurs what is under a sheet; that is no dimming")
  func watch() {
    var driver = StageDriver(.mail(.watchOS))
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    #expect(!Self.isDimmed("inbox", driver))
  }

  @Test("a non-modal sheet dims above its largest undimmed detent only, as of the last rest")
  func undimmed() {
    var scene = Scene.scrolling(modality: .nonmodal)
    if case .sheet(var sheet) = scene.presentations[0].kind {
      sheet.largestUndimmedDetent = "medium"
      scene.presentations[0].kind = .sheet(sheet)
    }
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    #expect(!Self.isDimmed("main", driver))
    driver.reader(.increment, "sheet/grabber")
    #expect(!Self.isDimmed("main", driver), "on the way the last rest holds")
    driver.settle()
    #expect(Self.isDimmed("main", driver))
    driver.reader(.decrement, "sheet/grabber")
    driver.settle()
    #expect(!Self.isDimmed("main", driver))
  }

  @Test("only the sheet's own window is dimmed on macOS; a question dims the sheet too")
  func ownWindow() {
    var driver = WindowTests.withSheet()
    #expect(driver.stack.filter { Self.isDimmed($0, driver) } == ["report"])
    driver.tab(to: "options/name")
    driver.type("a")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.stack.filter { Self.isDimmed($0, driver) } == ["report", "options"])
    #expect(driver.stage.dims("lose", "options") && driver.stage.dims("options", "report"))
    #expect(!driver.stage.dims("report", "options") && !driver.stage.dims("options", "nothing"))
  }

  @Test("popovers, menus and full screens dim nothing", arguments: ["brush", "more", "watch"])
  func covers(opener: String) {
    let driver = StageDriver.covered(opener)
    #expect(driver.stage.tree.nodes.allSatisfy { !$0.isDimmed })
  }

  @Test("a sheet in a popover dims the popover and nothing beside it")
  func popover() {
    var driver = StageDriver.covered("brush")
    driver.tap("tips/colours")
    driver.settle()
    #expect(Self.isDimmed("tips", driver) && !Self.isDimmed("main", driver))
  }
}
