import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageLayout

/// SM-4: nothing a person does loses data without "discard".
@Suite("Unsaved changes (SM-4)")
struct UnsavedChangesTests {
  /// The mail's draft with a typed word, and the question up.
  static func asking() -> StageDriver {
    var driver = StageDriver(.mail())
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.tap("draft/body")
    driver.type("Hi")
    driver.drag("draft/grabber", by: 300, velocity: 900)
    driver.settle()
    driver.clear()
    return driver
  }

  @Test("only the action sheet is reachable, and says what each button is")
  func onlyTheQuestion() {
    let driver = Self.asking()
    let open = driver.stage.tree.nodes.filter { !$0.traits.contains(.blocked) }
    #expect(open.map(\.id) == ["unsaved", "unsaved/title", "unsaved/delete", "unsaved/save", "unsaved/keep"])
    #expect(driver.node("unsaved")?.role == .actionSheet)
    #expect(driver.node("unsaved")?.name == "Save this draft?")
    #expect(driver.node("unsaved/delete")?.traits.contains(.destructive) == true)
    #expect(driver.node("unsaved/keep")?.traits.contains(.cancel) == true)
    #expect(driver.node("unsaved/save")?.position == Position(index: 2, count: 3))
  }

  @Test("discard dismisses and drops the text")
  func discard() {
    var driver = Self.asking()
    driver.tap("unsaved/delete")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.discarded)))
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    #expect(driver.node("draft/body")?.value == nil)
  }

  @Test("save dismisses and keeps the text")
  func save() {
    var driver = Self.asking()
    driver.tap("unsaved/save")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.saved)))
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    #expect(driver.node("draft/body")?.value == "Hi")
  }

  @Test("keep leaves everything, and the cursor returns", arguments: ["tap", "escape", "key"])
  func keep(way: String) {
    var driver = Self.asking()
    switch way {
    case "tap": driver.tap("unsaved/keep")
    case "escape": driver.reader(.escape, "unsaved")
    default: driver.press(.keyEsc)
    }
    driver.settle()
    #expect(driver.node("unsaved") == nil)
    #expect(driver.node("draft/body")?.value == "Hi")
    #expect(driver.node("draft/body")?.traits.contains(.focused) == true, "who keeps editing goes on where they were")
    #expect(driver.node("draft/body")?.traits.contains(.blocked) == false)
  }

  @Test("a second swipe, a tap outside, a rotation change nothing but the layout")
  func nothingElse() {
    var driver = Self.asking()
    driver.drag(from: Point(x: 196, y: 500), to: Point(x: 196, y: 800), velocity: 2000)
    driver.tap(at: Point(x: 196, y: 200))
    driver.tap(at: Point(x: 196, y: 480))
    driver.receive(.resize(width: 852, height: 393))
    driver.receive(.resize(width: 393, height: 852))
    #expect(driver.kinds.allSatisfy { $0 == .swallowed })
    #expect(driver.node("unsaved") != nil)
    #expect(driver.node("draft") != nil)
  }

  @Test("the question is asked once per gesture")
  func onceAGesture() {
    var driver = Self.asking()
    driver.tap("unsaved/keep")
    driver.settle()
    driver.clear()
    driver.drag("draft/grabber", by: 300, velocity: 900)
    driver.settle()
    #expect(driver.kinds.count { $0 == .willPresent } == 1)
  }

  @Test("what is changed on a sheet while a finger drags it away is asked about as well")
  func changedMeanwhile() {
    var scene = Scene.mail()
    scene.presentations[0].elements.append(.button("mark", "Mark").effect { $0.changes = true })
    var driver = StageDriver(scene)
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    let start = driver.point("draft/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y + 30))
    driver.reader(.activate, "draft/mark")
    driver.pan(.ended, start, Point(x: start.x, y: start.y + 300), velocity: 900)
    driver.settle()
    #expect(driver.node("draft") != nil)
    #expect(driver.node("unsaved") != nil)
  }

  @Test("without a question of its own the system asks, in the scene's language")
  func systemQuestion() {
    for (language, word) in [("en", "Discard Changes"), ("ko-KR", "변경 사항 버리기")] {
      var scene = Scene.busy()
      scene.language = language
      var driver = StageDriver(scene)
      _ = driver.stage.present("draft", at: .zero)
      driver.settle()
      driver.tap("draft/body")
      driver.type("x")
      driver.press(.keyEsc)
      driver.settle()
      #expect(driver.node("draft-confirmation/discard")?.name == word)
    }
  }

  @Test("Send commits: nothing is asked, and the text stays")
  func done() {
    var driver = StageDriver(.mail())
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.tap("draft/body")
    driver.type("Hi")
    driver.tap("draft/send")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
    #expect(!driver.events.contains { $0.node == "unsaved" })
  }

  @Test("an effect that commits takes the changes off the table")
  func commits() {
    var driver = SheetPresentationTests.unsaved()
    driver.tap("draft/save")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
  }

  @Test("a second sheet asks before it takes the place of one with changes; keeping answers its request")
  func replacementAsks() {
    var keeping = SheetPresentationTests.unsaved()
    keeping.reader(.activate, "draft/more")
    keeping.settle()
    keeping.tap("draft-confirmation/keep")
    keeping.settle()
    #expect(keeping.node("draft") != nil && keeping.node("second") == nil)

    var discarding = SheetPresentationTests.unsaved()
    discarding.reader(.activate, "draft/more")
    discarding.settle()
    discarding.tap("draft-confirmation/discard")
    discarding.settle()
    #expect(discarding.node("draft") == nil && discarding.node("second") != nil)
  }
}
