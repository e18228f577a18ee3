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
@testable import StageModel

/// SM-16: which window is in front, which takes the keys, and what a sheet does to its window.
@Suite("Windows on macOS (SM-16)")
struct WindowTests {
  /// Somebody before the desk, with the export sheet up on the report.
  static func withSheet() -> StageDriver {
    var driver = StageDriver(.desk())
    driver.click("report/export")
    driver.settle()
    driver.clear()
    return driver
  }

  @Test("they lie in the order of the document, and the foremost takes the keys")
  func start() {
    let driver = StageDriver(.desk())
    #expect(driver.stack == ["report", "palette", "notes"])
    #expect(driver.stage.state.presenting.windows.key == driver.stage.blueprint.surface("notes"))
    #expect(driver.read == ["notes", "palette", "report"])
  }

  @Test("z, frontmost and active say otherwise")
  func declared() {
    var scene = Scene.desk()
    scene.windows[0].z = 9
    #expect(StageDriver(scene).stack == ["palette", "notes", "report"])
    scene.windows[1].isFrontmost = true
    #expect(StageDriver(scene).stack == ["notes", "report", "palette"])
    scene.windows[2].isActive = true
    #expect(StageDriver(scene).stack == ["report", "palette", "notes"])
  }

  /// The ways in which a sheet opens on a window that is behind.
  enum Way: String, CaseIterable { case click, tap, reader, app, key }

  @Test(
    "a sheet brings its window to the front, however it is opened",
    .keeps("sheet-macos-opening-fronts-parent", mutant: .sheetLeavesWindowBehind), arguments: Way.allCases)
  func frontsParent(way: Way) {
    var driver = StageDriver(.desk())
    let isByPerson = way != .app
    switch way {
    case .click: driver.click("report/export")
    case .tap: driver.tap("report/export")
    case .reader: driver.reader(.activate, "report/export")
    case .app: _ = driver.stage.present("options", at: .zero)
    case .key:
      driver.command(.keyGrave)
      driver.tab(to: "report/export")
      driver.press(.keyEnter)
    }
    #expect(driver.stack.first == "notes", "from the moment it comes up")
    #expect(driver.stack.firstIndex(of: "options") == driver.stack.firstIndex(of: "report").map { $0 + 1 })
    driver.settle()
    #expect(driver.stack == ["notes", "report", "options", "palette"])
    #expect(driver.focused == "options/name" || driver.focused?.hasPrefix("options/") == true)
    #expect(driver.read.first == "options")
    if isByPerson { #expect(driver.kinds.contains(.cameForward)) }
  }

  @Test(
    "the panels of its document come forward with it, those of others do not",
    .keeps("sheet-macos-opening-fronts-panels", mutant: .panelsStayBehind), arguments: [false, true])
  func frontsPanels(byApp: Bool) {
    var scene = Scene.desk()
    var other = Window(id: "fonts", kind: .panel, title: "Fonts")
    other.relatedDocument = "notes"
    other.frame = Rect(x: 1200, y: 60, width: 200, height: 100)
    scene.windows.insert(other, at: 0)
    var driver = StageDriver(scene)
    #expect(driver.stack == ["fonts", "report", "palette", "notes"])
    if byApp {
      _ = driver.stage.present("options", at: .zero)
    } else {
      driver.click("report/export")
    }
    driver.settle()
    #expect(driver.stack == ["fonts", "notes", "report", "options", "palette"])
    #expect(driver.node("palette/red")?.traits.contains(.blocked) == false)
    driver.click("palette/red")
    #expect(driver.node("palette/red")?.value == "1", "and are used beside it")
  }

  @Test(
    "the window under a sheet takes neither clicks nor keys nor the reader's actions",
    .keeps("sheet-macos-parent-blocked", mutant: .modalSheetLetsTapsThrough))
  func parentIsBlocked() {
    var driver = Self.withSheet()
    for control in ["report/find", "report/close", "report/more", "report/text"] {
      let frame = driver.node(control)?.frame ?? .zero
      let place = Point(x: frame.minX + 4, y: frame.midY)
      #expect(driver.node("options")?.frame.contains(place) == false, "beside the sheet")
      driver.click(at: place)
      driver.tap(at: place)
      driver.reader(.activate, control)
      driver.reader(.focus, control)
    }
    #expect(driver.events.map(\.kind) == Array(repeating: .swallowed, count: 16))
    for _ in 0..<6 {
      driver.press(.keyTab)
      #expect(driver.focused?.hasPrefix("options/") == true)
    }
    driver.type("hello")
    #expect(driver.node("report/text")?.value == nil)
    #expect(driver.stack.contains("options"), "a click outside does not close it")
    #expect(!driver.read.contains("report"))
  }

  @Test(
    "the other windows are used while the sheet is up, by pointer, keys and reader",
    .keeps(
      "sheet-macos-other-windows-expected", "sheet-macos-bring-others-forward", mutant: .workInParentClosesSheet))
  func otherWindows() {
    var driver = Self.withSheet()
    driver.click("notes/pinned")
    #expect(driver.node("notes/pinned")?.value == "1")
    #expect(driver.stack == ["report", "options", "palette", "notes"], "it came forward; the sheet stays where it was")
    driver.tab(to: "notes/note")
    driver.type("hi")
    #expect(driver.node("notes/note")?.value == "hi")
    #expect(driver.read == ["notes", "palette", "options"])
    driver.reader(.activate, "notes/pinned")
    driver.settle()
    #expect(driver.node("notes/pinned")?.value == "0")
    #expect(driver.node("options") != nil)
  }

  @Test("Tab stays in the window that takes the keys")
  func tabStays() {
    var driver = StageDriver(.desk())
    for _ in 0..<8 {
      driver.press(.keyTab)
      #expect(driver.focused?.hasPrefix("notes/") == true)
    }
  }

  @Test("Command-` brings the next window forward and Shift the previous one; each finds its focus where it was")
  func cycle() {
    var driver = StageDriver(.desk())
    driver.tab(to: "notes/pinned")
    var fronts: [String] = []
    for _ in 0..<3 {
      driver.command(.keyGrave)
      fronts.append(driver.focused ?? "")
    }
    #expect(fronts == ["report/export", "palette/red", "notes/pinned"])
    driver.command(.keyGrave, shift: true)
    #expect(driver.focused == "palette/red")
    #expect(driver.events.filter { $0.kind == .cameForward }.map(\.node) == ["report", "palette", "notes", "palette"])
  }

  @Test("bringing the window with the sheet back gives the keys to the sheet")
  func backToSheet() {
    var driver = Self.withSheet()
    driver.tab(to: "options/name")
    driver.click("notes/pinned")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("options") != nil, "Escape was for the notes")
    driver.click(at: Point(x: 110, y: 590))
    #expect(driver.stack == ["notes", "report", "options", "palette"])
    #expect(driver.focused == "options/name")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("options") == nil)
    #expect(driver.focused == "report/export")
  }

  @Test("a sheet that leaves a window behind does not take the focus from the one in front")
  func leavesBehind() {
    var driver = Self.withSheet()
    driver.click("notes/note")
    _ = driver.stage.dismiss("options", at: driver.stage.now)
    driver.settle()
    #expect(driver.focused == "notes/note")
    driver.command(.keyGrave)
    #expect(driver.focused == "report/export")
  }

  @Test("each window has a sheet of its own, and one that waits for its turn waits in its window only")
  func sheetEach() {
    var driver = Self.withSheet()
    driver.click("notes/print")
    driver.settle()
    #expect(driver.stack == ["report", "options", "palette", "notes", "printing"])
    #expect(driver.focused?.hasPrefix("printing/") == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.stack == ["report", "options", "palette", "notes"])
    #expect(driver.focused == "notes/print")
  }

  @Test("an alert over a window leaves the others usable; a second one waits until it is answered")
  func windowAlert() {
    var driver = StageDriver(.desk())
    driver.click("report/close")
    driver.settle()
    #expect(driver.focused == "really/no")
    driver.click("notes/pinned")
    #expect(driver.node("notes/pinned")?.value == "1")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("really") != nil, "Escape was for the notes")
    driver.command(.keyGrave)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("really") == nil)
    #expect(driver.focused == "report/close")
  }

  @Test("an alert placed in the screen blocks every window and panel until it is answered")
  func appAlert() {
    var driver = StageDriver(.desk())
    driver.click("report/find")
    driver.click("report/quit")
    driver.settle()
    #expect(driver.stack.last == "quitting" && driver.focused == "quitting/no" && driver.read == ["quitting"])
    let alert = driver.node("quitting")?.frame ?? .zero
    #expect(alert.center.x == 720, "in the middle of the screen, not of a window")
    driver.clear()
    let stack = driver.stack
    driver.click("notes/pinned")
    driver.command(.keyGrave)
    driver.reader(.activate, "finder/next")
    driver.tap("palette/red")
    #expect(driver.events.allSatisfy { $0.kind == .swallowed })
    #expect(driver.stack == stack)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("quitting") == nil)
    #expect(driver.focused == "report/quit")
  }

  @Test("unsaved changes are asked about over their own window, after the other window's question")
  func questions() {
    var driver = Self.withSheet()
    driver.tab(to: "options/name")
    driver.type("a")
    driver.click("notes/print")
    driver.settle()
    driver.press(.keyEsc)
    driver.settle()
    driver.command(.keyGrave)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("lose") != nil && driver.node("options") != nil)
    driver.click("notes/pinned")
    #expect(driver.node("notes/pinned")?.value == "1")
    driver.click("lose/keep")
    driver.settle()
    #expect(driver.node("lose") == nil && driver.node("options/name")?.value == "a")
  }

  @Test("a menu closes when people turn to another window")
  func menu() {
    var driver = StageDriver(.desk())
    driver.click("report/more")
    driver.settle()
    #expect(driver.stack == ["notes", "report", "list", "palette"])
    driver.click("notes/pinned")
    driver.settle()
    #expect(driver.node("list") == nil)
    #expect(driver.focused == "notes/pinned")
  }

  @Test("the pointer moves a window by its title bar, with its sheet; the title bar cannot get lost")
  func move() {
    var driver = Self.withSheet()
    let (window, sheet) = (driver.node("report")?.frame ?? .zero, driver.node("options")?.frame ?? .zero)
    let name = driver.node("options/name")?.frame ?? .zero
    let grip = Point(x: 300, y: 110)
    driver.dragPointer(from: grip, to: Point(x: 350, y: 180))
    let by = Vector(dx: 50, dy: 70)
    #expect(driver.node("report")?.frame == window.offset(by: by))
    #expect(driver.node("options")?.frame == sheet.offset(by: by))
    #expect(driver.node("options/name")?.frame == name.offset(by: by))
    #expect(driver.node("notes")?.frame.origin == Point(x: 600, y: 320))
    driver.click("options/cancel")
    driver.settle()
    #expect(driver.node("options") == nil)
    driver.dragPointer(from: grip + by, to: Point(x: -4000, y: -4000))
    let frame = driver.node("report")?.frame ?? .zero
    #expect(frame.minY == 24 && frame.maxX > 20)
  }

  @Test("when a window closes, the keys go on to the one in front")
  func closed() {
    var driver = StageDriver(.desk())
    driver.click("report/export")
    driver.settle()
    _ = driver.stage.dismiss("report", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["notes", "palette"])
    #expect(driver.focused == "palette/red")
  }

  @Test("equal desks have equal states, whatever led to them")
  func hash() {
    var one = StageDriver(.desk())
    var other = one
    one.command(.keyGrave)
    #expect(one.stage.stateHash != other.stage.stateHash)
    other.command(.keyGrave)
    #expect(one.stage.stateHash == other.stage.stateHash)
  }
}
