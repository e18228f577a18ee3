import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Questions over windows on macOS: each window has its own, and none keeps another window from its own (C-20).
@Suite("Dialogs of windows on macOS")
struct WindowDialogTests {
  /// Sheets with unsaved changes over both documents; the notes take the keys.
  static func bothChanged() -> StageDriver {
    var driver = StageDriver(.desk())
    for (opener, field) in [("report/export", "options/name"), ("notes/print", "printing/copies")] {
      driver.reader(.activate, opener)
      driver.settle()
      driver.tab(to: field)
      driver.type("a")
    }
    driver.clear()
    return driver
  }

  /// The ways to ask to leave the sheet of the notes while the report asks its question.
  enum Way: String, CaseIterable { case click, key, reader }

  @Test("a sheet asks about its changes while another window asks something", arguments: Way.allCases)
  func twoQuestions(way: Way) {
    var driver = Self.bothChanged()
    driver.reader(.activate, "options/cancel")
    driver.settle()
    #expect(driver.node("lose") != nil && driver.focused?.hasPrefix("lose/") == true)
    driver.clear()
    switch way {
    case .click: driver.click("printing/cancel")
    case .key:
      driver.command(.keyGrave, shift: true)
      driver.press(.keyEsc)
    case .reader: driver.reader(.activate, "printing/cancel")
    }
    #expect(!driver.kinds.contains(.dismissRefused))
    driver.settle()
    #expect(driver.node("printing-confirmation") != nil && driver.node("lose") != nil)
    #expect(driver.focused?.hasPrefix("printing-confirmation/") == true)
    for blocked in ["options", "printing", "report", "notes"] {
      #expect(driver.node(blocked)?.traits.contains(.blocked) == true)
    }
    #expect(driver.stage.breach == nil)
    driver.reader(.activate, "printing-confirmation/discard")
    driver.settle()
    #expect(driver.node("printing") == nil && driver.node("printing-confirmation") == nil)
    #expect(driver.node("lose") != nil && driver.node("options/name")?.value == "a")
    driver.click("lose/keep")
    driver.settle()
    #expect(driver.node("lose") == nil && driver.node("options")?.traits.contains(.blocked) == false)
  }

  @Test("its window comes forward before the question is told, and the answer goes to its own window")
  func order() {
    var driver = Self.bothChanged()
    driver.press(.keyEsc)
    driver.settle()
    driver.clear()
    driver.reader(.activate, "options/cancel")
    let forward = driver.events.firstIndex { $0.kind == .cameForward && $0.node == "report" }
    let asked = driver.events.firstIndex { $0.kind == .willPresent && $0.node == "lose" }
    #expect(forward != nil && asked != nil && forward ?? 0 < asked ?? 0, "\(driver.events)")
    driver.settle()
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("lose") == nil && driver.node("options/name")?.value == "a")
    #expect(driver.node("printing-confirmation") != nil, "Escape was for the report")
  }

  @Test("alerts of two windows are up at once, and each is answered by itself", arguments: [false, true])
  func twoAlerts(firstIsAnsweredFirst: Bool) {
    var driver = StageDriver(.desk())
    for button in ["report/close", "notes/forget"] {
      driver.click(button)
      driver.settle()
    }
    #expect(driver.stack == ["report", "really", "palette", "notes", "forgetting"])
    let order = firstIsAnsweredFirst ? ["really", "forgetting"] : ["forgetting", "really"]
    for alert in order {
      driver.click("\(alert)/no")
      driver.settle()
      #expect(driver.node(alert) == nil)
    }
    #expect(driver.stage.dialogCount == 0)
  }

  @Test("an alert over the whole app waits for those of all windows, and those wait for it")
  func wholeApp() {
    var driver = StageDriver(.desk())
    driver.click("report/close")
    driver.settle()
    _ = driver.stage.present("quitting", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("quitting") == nil)
    #expect(driver.stage.arbitrations.last?.reason == "A-61: waits for the answer to really")
    driver.click("notes/forget")
    driver.settle()
    driver.click("really/no")
    driver.settle()
    #expect(driver.node("quitting") == nil && driver.node("forgetting") != nil)
    driver.click("forgetting/no")
    driver.settle()
    #expect(driver.stack.last == "quitting" && driver.stage.dialogCount == 1)
    _ = driver.stage.present("really", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("really") == nil)
    driver.click("quitting/no")
    driver.settle()
    #expect(driver.node("really") != nil)
  }

  @Test("an alert that the app takes away gives the focus back only to what is still there")
  func gone() {
    var driver = StageDriver(.desk())
    driver.click("report/export")
    driver.settle()
    #expect(driver.focused == "options/name")
    _ = driver.stage.present("quitting", at: driver.stage.now)
    driver.settle()
    _ = driver.stage.dismiss("options", at: driver.stage.now)
    driver.settle()
    #expect(driver.node("options") == nil && driver.focused == "quitting/no")
    _ = driver.stage.dismiss("quitting", at: driver.stage.now)
    driver.settle()
    #expect(driver.stage.breach == nil)
    #expect(driver.focused?.hasPrefix("report/") == true)
  }

  @Test("sheets of two windows that share a question ask it each over its own window, without waiting")
  func sharedQuestion() {
    var scene = Scene.desk()
    for index in scene.presentations.indices {
      guard case .sheet(var sheet) = scene.presentations[index].kind else { continue }
      sheet.confirmation = "lose"
      scene.presentations[index].kind = .sheet(sheet)
    }
    var driver = StageDriver(scene)
    for (opener, field) in [("report/export", "options/name"), ("notes/print", "printing/copies")] {
      driver.reader(.activate, opener)
      driver.settle()
      driver.tab(to: field)
      driver.type("a")
    }
    driver.reader(.activate, "options/cancel")
    driver.settle()
    driver.reader(.activate, "printing/cancel")
    driver.settle()
    #expect(driver.node("lose") != nil && driver.node("printing-confirmation") != nil)
    #expect(!driver.kinds.contains(.dismissRefused) && driver.stage.breach == nil)
    let stage = driver.stage
    for (question, window, field) in [
      ("lose", "report", "options/name"), ("printing-confirmation", "notes", "printing/copies"),
    ] {
      #expect(stage.dims(NodeID(question), NodeID(window)))
      #expect(driver.node(field)?.traits.contains(.blocked) == true)
    }
    driver.click("lose/discard")
    driver.settle()
    #expect(driver.node("options") == nil && driver.node("printing/copies")?.value == "a")
    #expect(driver.node("printing/copies")?.traits.contains(.blocked) == true)
    driver.click("printing-confirmation/discard")
    driver.settle()
    #expect(driver.node("printing") == nil && driver.stage.breach == nil)
  }

  @Test("a sheet that comes up over another window tells no focus in that window first")
  func noFocusOnTheWay() {
    var driver = StageDriver(.desk())
    driver.click("notes/forget")
    driver.settle()
    driver.click("forgetting/no")
    driver.settle()
    driver.clear()
    _ = driver.stage.present("options", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack.contains("options") && driver.focused == "options/name")
    let focused = driver.events.filter { $0.kind == .focused }.map(\.node)
    #expect(focused == ["options/name"])
    driver.reader(.activate, "options/cancel")
    driver.settle()
    #expect(driver.focused?.hasPrefix("report/") == true)
  }

  @Test("a question that a sheet in a popover shares with another comes up with the one that asks")
  func sharedByPopover() {
    let fields = [Element.field("text", "Text"), .button("cancel", "Cancel", dismiss: .cancel)]
    var scene = SceneBuilder(.iPadOS)
      .window("main", [.button("open", "Open", opens: "outside"), .button("tips", "Tips", opens: "tips")])
      .sheet("outside", title: "Outside", fields) { $0.confirmation = "lose" }
      .present("tips", .popover(Popover(anchor: "main/tips")), [.button("on", "On", opens: "inside")])
      .sheet("inside", title: "Inside", fields) { $0.confirmation = "lose" }
      .present(
        "lose",
        .actionSheet(
          ActionSheet([
            ActionButton(id: "discard", label: "Discard", style: .destructive, answer: .discard),
            ActionButton(id: "keep", label: "Keep", style: .cancel, answer: .keep),
          ])), []
      ).scene
    for index in scene.presentations.indices where scene.presentations[index].id == "inside" {
      scene.presentations[index].container = .popover("tips")
    }
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.tap("outside/text")
    driver.type("x")
    driver.reader(.activate, "outside/cancel")
    driver.settle()
    let middle = driver.stage.screen.width / 2
    #expect(driver.node("lose")?.frame.center.x == middle)
    driver.tap("lose/discard")
    driver.settle()
    for id in ["main/tips", "tips/on", "inside/text"] {
      driver.tap(id)
      driver.settle()
    }
    driver.type("x")
    driver.reader(.activate, "inside/cancel")
    driver.settle()
    let (question, popover) = (driver.node("inside-confirmation")?.frame, driver.node("tips")?.frame)
    #expect(question.flatMap { popover?.contains($0.center) } == true)
  }
}
