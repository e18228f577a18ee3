import Accessibility
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What people have written is not lost with the cover that they wrote it in, whatever cover that is (SM-4).
@Suite("Every cover asks about changes")
struct CoverChangesTests {
  struct Case: CustomTestStringConvertible {
    var platform: Platform
    var kind: Presentation.Kind
    var name: String
    var testDescription: String { "\(name) on \(platform)" }
  }

  static let cases = [
    Case(platform: .iOS, kind: .fullScreen, name: "full screen"),
    Case(platform: .iPadOS, kind: .fullScreen, name: "full screen"),
    Case(platform: .macOS, kind: .fullScreen, name: "full screen"),
    Case(platform: .watchOS, kind: .fullScreen, name: "full screen"),
    Case(platform: .iPadOS, kind: .splitView(SplitView()), name: "split view"),
    Case(platform: .visionOS, kind: .splitView(SplitView()), name: "split view"),
    Case(platform: .visionOS, kind: .fullSpace(FullSpace()), name: "full space"),
    Case(platform: .iPadOS, kind: .currentContext(CurrentContext()), name: "current context"),
    Case(platform: .macOS, kind: .popover(Popover()), name: "popover"),
  ]

  static func driver(_ item: Case, _ change: (inout Presentation) -> Void = { _ in }) -> StageDriver {
    var cover = Presentation(id: "cover", kind: item.kind, title: "Cover")
    cover.elements = [
      .button("cancel", "Cancel", dismiss: .cancel), .button("close", "Close", dismiss: .close),
      .button("done", "Done", dismiss: .done), .field("note", "Note"),
    ]
    change(&cover)
    var driver = StageDriver(
      SceneBuilder(item.platform, id: "changes")
        .with { $0.inputDevices = [.touch, .keyboard, .pointer] }
        .window("main", title: "Main", [.button("open", "Open", opens: "cover")])
        .with { $0.presentations.append(cover) }.scene)
    driver.reader(.activate, "main/open")
    driver.settle()
    return driver
  }

  private static func write(_ driver: inout StageDriver) {
    driver.reader(.activate, "cover/note")
    driver.type("abc")
    driver.settle()
    #expect(driver.node("cover/note")?.value == "abc")
  }

  @Test("written text is asked about, kept or dropped", arguments: cases, ["cancel", "close", "escape"])
  func asks(item: Case, way: String) {
    var driver = Self.driver(item)
    Self.write(&driver)
    func leave() {
      if way == "escape" { driver.press(.keyEsc) } else { driver.reader(.activate, "cover/\(way)") }
      driver.settle()
    }
    leave()
    #expect(driver.node("cover-confirmation") != nil && driver.node("cover") != nil)
    driver.reader(.activate, "cover-confirmation/keep")
    driver.settle()
    #expect(driver.node("cover-confirmation") == nil && driver.node("cover/note")?.value == "abc")
    leave()
    driver.reader(.activate, "cover-confirmation/discard")
    driver.settle()
    #expect(driver.node("cover") == nil && driver.kinds.filter { $0 == .didDismiss(.discarded) }.count == 1)
    driver.reader(.activate, "main/open")
    driver.settle()
    #expect(driver.node("cover/note")?.value == nil && driver.stage.breach == nil)
  }

  @Test("without changes, and with Done, nothing is asked", arguments: cases)
  func doesNotAsk(item: Case) {
    for way in ["cancel", "close", "done"] {
      var driver = Self.driver(item)
      if way == "done" { Self.write(&driver) }
      driver.reader(.activate, "cover/\(way)")
      driver.settle()
      #expect(driver.node("cover") == nil && driver.node("cover-confirmation") == nil, "\(way)")
    }
  }

  @Test("what only tells something closes unasked", arguments: cases.prefix(2))
  func informationOnly(item: Case) {
    var driver = Self.driver(item) { $0.purpose = .informationOnly }
    Self.write(&driver)
    driver.reader(.activate, "cover/close")
    driver.settle()
    #expect(driver.node("cover") == nil)
  }
}
