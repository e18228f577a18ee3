import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What is shown in something else, and what cannot be shown there.
@Suite("Shown in something else")
struct HostedTests {
  /// A window whose button opens a sheet, with presentations that are opened from there.
  static func scene(_ platform: Platform, _ kind: Presentation.Kind, parent: String? = nil) -> Scene {
    var inner = Presentation(id: "inner", kind: kind, title: "Inner")
    inner.parent = parent
    inner.elements = [.button("close", "Close", dismiss: .close), .toggle("toggle", "Toggle")]
    return SceneBuilder(platform, id: "hosted").window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet(
        "sheet", title: "Sheet",
        [.button("cancel", "Cancel", dismiss: .cancel), .button("go", "Go", opens: "inner")]
      )
      .with { $0.presentations.append(inner) }.scene
  }

  @Test(
    "a current context in a sheet lies in it with all its content, and can be left by touch",
    arguments: [Platform.iPadOS, .macOS, .visionOS], [nil, "sheet"])
  func currentContext(platform: Platform, parent: String?) {
    var driver = StageDriver(Self.scene(platform, .currentContext(CurrentContext()), parent: parent))
    driver.tap("main/open")
    driver.settle()
    driver.tap("sheet/go")
    driver.settle()
    let sheet = driver.node("sheet")?.frame ?? .zero
    for id in ["inner", "inner/close", "inner/toggle"] {
      let frame = driver.node(id)?.frame ?? .zero
      let isInside =
        frame.minX > sheet.minX - 0.01 && frame.maxX < sheet.maxX + 0.01 && frame.minY > sheet.minY - 0.01
        && frame.maxY < sheet.maxY + 0.01
      #expect(!frame.isEmpty && isInside, "\(id) at \(frame) in \(sheet)")
    }
    driver.tap("inner/close")
    driver.settle()
    #expect(driver.node("inner") == nil && driver.node("sheet/go")?.traits.contains(.focused) == true)
  }

  @Test("a split view does not come beside what a modal sheet blocks", arguments: [Platform.iPadOS, .macOS, .visionOS])
  func splitView(platform: Platform) {
    var driver = StageDriver(Self.scene(platform, .splitView(SplitView())))
    driver.tap("main/open")
    driver.settle()
    driver.clear()
    driver.tap("sheet/go")
    driver.settle()
    #expect(driver.node("inner") == nil)
    #expect(driver.events.contains { $0.kind == .swallowed && $0.node == "inner" && $0.cause.contains("sheet blocks") })
  }

  @Test(
    "a question asked from a popover gives the focus back to what opened that", arguments: [Platform.iPadOS, .macOS])
  func question(platform: Platform) {
    var popover = Presentation(id: "popover", kind: .popover(Popover(anchor: "main/open")), title: "Popover")
    popover.elements = [.button("ask", "Ask", opens: "question")]
    let scene = SceneBuilder(platform, id: "asked")
      .window("main", title: "Main", [.button("first", "First"), .button("open", "Open", opens: "popover")])
      .with { $0.presentations.append(popover) }
      .actionSheet(
        "question", title: "Sure?",
        [
          ActionButton(id: "delete", label: "Delete", style: .destructive, answer: .discard),
          ActionButton(id: "keep", label: "Keep", style: .cancel, answer: .keep),
        ]
      ).scene
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.tap("popover/ask")
    driver.settle()
    driver.tap("question/keep")
    driver.settle()
    #expect(driver.node("main/open")?.traits.contains(.focused) == true)
  }

  @Test("an author's action sheet asks as an alert on visionOS")
  func visionQuestion() {
    var driver = StageDriver(Scene.mail(.visionOS))
    driver.tap("inbox/compose")
    driver.settle()
    driver.tap("draft/to")
    driver.type("a")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("unsaved")?.role == .alert)
  }

  @Test("another button of a mouse is told to do nothing")
  func otherButton() {
    var driver = StageDriver(Scene.mail())
    driver.stage.explains = true
    driver.receive(.input(.pointer(.pressed(button: 1, at: driver.point("inbox/compose")))))
    let arbitration = driver.stage.arbitrations.first
    #expect(arbitration?.taker == "inbox/compose" && arbitration?.reason == "nothing takes it")
    #expect(arbitration?.candidates.contains { $0.node == "inbox/compose" } == true)
    #expect(driver.events.isEmpty)
  }
}
