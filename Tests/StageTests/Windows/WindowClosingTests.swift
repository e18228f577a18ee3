import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Command-W closes the window that takes the keys, as its close button would.
@Suite("Command-W (SM-16)")
struct WindowClosingTests {
  private static func desk() -> StageDriver {
    var driver = StageDriver(.desk())
    driver.stage.explains = true
    return driver
  }

  /// What was decided about Command-W alone; its release decides nothing.
  private static func close(_ driver: inout StageDriver) -> [Arbitration] {
    driver.clear()
    driver.receive(.input(.key(KeyInput(key: .keyW, phase: .down, modifiers: .command, text: nil))))
    return driver.stage.arbitrations
  }

  @Test("the window in front closes, the next one takes the keys, and so on to the last")
  func windows() throws {
    var driver = Self.desk()
    driver.click("report/text")
    #expect(driver.stack.filter { $0 == "report" || $0 == "notes" } == ["notes", "report"])
    let arbitration = try #require(Self.close(&driver).first)
    #expect(arbitration.taker == "report" && arbitration.reason.contains("A-60 Command-W"), "\(arbitration)")
    #expect(arbitration.candidates.first?.took == true && arbitration.candidates.first?.node == "report")
    #expect(driver.node("report") == nil)
    #expect(driver.kinds.contains(.didDismiss(.button)))
    for _ in 0..<4 { _ = Self.close(&driver) }
    #expect(driver.stack.isEmpty && driver.focused == nil)
    let last = try #require(driver.stage.arbitrations.first)
    #expect(last.reason == "there is no window to close")
    #expect(driver.stage.breach == nil)
  }

  @Test("a panel that takes the keys closes, and what opened it has the focus")
  func panel() {
    var driver = Self.desk()
    driver.click("report/find")
    #expect(Self.close(&driver).first?.taker == "finder")
    #expect(driver.node("finder") == nil && driver.focused == "report/find")
    #expect(driver.kinds.contains(.didDismiss(.button)))
  }

  @Test(
    "not while something modal belongs to the window: that has the key, with what says so",
    arguments: [
      ("report/export", "options", "sheet-macos-parent-blocked"), ("report/close", "really", "SM-14 alert"),
      ("report/quit", "quitting", "SM-14 alert"),
    ])
  func blocked(opener: String, front: String, statement: String) throws {
    var driver = Self.desk()
    driver.click(opener)
    let coming = try #require(Self.close(&driver).first)
    #expect(coming.taker.path == front, "\(coming)")
    driver.settle()
    let arbitration = try #require(Self.close(&driver).first)
    #expect(arbitration.taker.path == front && arbitration.reason.hasPrefix(statement), "\(arbitration)")
    #expect(driver.kinds == [.swallowed] && driver.node("report") != nil && driver.node(front) != nil)
  }

  @Test("another window closes while a sheet is up on the first, and the sheet stays")
  func otherWindow() {
    var driver = Self.desk()
    driver.click("report/export")
    driver.settle()
    driver.click("notes/pinned")
    #expect(Self.close(&driver).first?.taker == "notes")
    #expect(driver.node("notes") == nil && driver.node("options") != nil && driver.node("report") != nil)
  }

  @Test("the only window closes as well, once its sheet is gone")
  func only() {
    var driver = ExplainedInputTests.draft(.macOS)
    #expect(Self.close(&driver).first?.taker == "draft")
    driver.press(.keyEsc)
    driver.settle()
    #expect(Self.close(&driver).first?.taker == "inbox")
    #expect(driver.stack.isEmpty && driver.stage.breach == nil)
  }

  @Test("elsewhere, without Command, and as the key repeats it closes nothing")
  func nothing() {
    var phone = StageDriver(.mail())
    _ = Self.close(&phone)
    #expect(phone.node("inbox") != nil)
    var driver = Self.desk()
    driver.press(.keyW, text: "w")
    driver.receive(.input(.key(KeyInput(key: .keyW, phase: .repeat, modifiers: .command, text: nil))))
    #expect(driver.stack.count == 3)
  }
}
