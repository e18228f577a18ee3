import Accessibility
import Endurance
import Harness
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What a modal sheet keeps from people where an app has a window beside its parent (SM-7, SM-16, C-20).
@Suite("A modal sheet and two windows")
struct TwoWindowTests {
  @Test(
    "its parent is out of reach though there is another window; on a Mac that one is used meanwhile",
    .keeps("sheet-modal-blocks-parent", mutant: .modalSheetNeedsOneWindow, on: [.iPadOS, .macOS, .visionOS]),
    arguments: [Platform.iPadOS, .macOS, .visionOS])
  func parentIsBlocked(platform: Platform) {
    var driver = StageDriver(.twoWindows(platform))
    driver.reader(.activate, "main/open")
    driver.settle()
    #expect(driver.node("first") != nil)
    driver.clear()
    driver.reader(.activate, "main/wifi")
    #expect(driver.node("main")?.traits.contains(.blocked) == true)
    #expect(driver.node("main/wifi")?.value != "1" && !driver.kinds.contains(.activated))
    driver.reader(.activate, "other/lamp")
    #expect((driver.node("other/lamp")?.value == "1") == (platform == .macOS))
    #expect(driver.node("first") != nil)
  }

  @Test("a sheet in a popover keeps people from the popover and from both windows")
  func sheetInPopover() {
    var driver = StageDriver(.twoWindows(.iPadOS))
    for opener in ["main/about", "popover/more"] {
      driver.reader(.activate, opener)
      driver.settle()
    }
    #expect(driver.node("inner") != nil)
    driver.clear()
    for control in ["popover/tone", "main/wifi", "other/lamp"] {
      driver.reader(.activate, control)
      #expect(driver.node(control)?.value != "1" && !driver.kinds.contains(.activated), "\(control)")
    }
  }
}
