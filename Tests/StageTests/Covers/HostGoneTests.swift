import Accessibility
import Geometry
import Harness
import InputEvents
import Room
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageModel

/// A current context covers its host only: it goes with that, and is there again when that is (SM-5, SM-15).
@Suite("A current context goes with its host")
struct HostGoneTests {
  /// A window that opens a host; in the host something to write and a button for a current context, which itself has
  /// something to write and asks for another sheet.
  ///
  /// - Parameters:
  ///   - returns: Whether the host comes back after the other sheet.
  ///   - isModal: Whether both keep people from what they lie over.
  static func scene(
    _ platform: Platform = .iPadOS, host: Host = .sheet, returns: Bool = false, isModal: Bool = true
  ) -> Scene {
    var context = Presentation(id: "context", kind: .currentContext(CurrentContext()), title: "Context")
    context.elements = [
      .button("cancel", "Cancel", dismiss: .cancel), .field("note", "Note"), .button("next", "Next", opens: "second"),
    ]
    context.modal = isModal ? nil : false
    let pane = Element(
      id: "pane", role: .group, label: "Pane", frame: Rect(x: 20, y: 120, width: 300, height: 200))
    let content: [Element] = [
      .button("cancel", "Cancel", dismiss: .cancel), .button("done", "Done", dismiss: .done), .field("title", "Title"),
      .button("edit", "Edit", opens: "context"), pane, .button("film", "Film", opens: "film"),
    ]
    if !isModal, case .currentContext(var kind) = context.kind {
      kind.hostElement = "host/pane"
      context.kind = .currentContext(kind)
    }
    if host == .popover { context.container = .popover("host") }
    return SceneBuilder(platform, id: "hosts")
      .with { $0.inputDevices = [.touch, .keyboard, .pointer] }
      .window("main", title: "Main", [.button("first", "First"), .button("open", "Open", opens: "host")])
      .present("host", host.kind(returns: returns, isModal: isModal), title: "Host", content) {
        if host == .card { $0.frame = Rect(x: 0, y: 0, width: 400, height: 600) }
      }
      .with { $0.presentations.append(context) }
      .sheet("second", title: "Second", [.button("done", "Done", dismiss: .done)]) {
        $0.detents = [.medium]
        $0.modality = isModal ? .modal : .nonmodal
        $0.largestUndimmedDetent = isModal ? nil : "medium"
      }
      .present(
        "film", .fullScreen, title: "Film",
        [.button("close", "Close", dismiss: .close), .button("more", "More", opens: "second")]
      )
      .scene
  }

  /// What a current context is shown in; a card is a full screen that does not fill the screen.
  enum Host: CaseIterable {
    case sheet, popover, fullScreen, card

    func kind(returns: Bool, isModal: Bool) -> Presentation.Kind {
      switch self {
      case .popover: return .popover(Popover())
      case .fullScreen, .card: return .fullScreen
      case .sheet:
        var sheet = Sheet()
        sheet.redisplayAfter = returns ? "second" : nil
        sheet.grabberVisible = true
        if !isModal {
          sheet.modality = .nonmodal
          sheet.detents = [.medium, .large]
          sheet.largestUndimmedDetent = "large"
        }
        return .sheet(sheet)
      }
    }
  }

  static func driver(_ scene: Scene, _ controls: String...) -> StageDriver {
    var driver = StageDriver(scene)
    for control in ["main/open"] + controls { driver.operate(control) }
    return driver
  }

  /// Each was told once that it goes and once that it has gone.
  static func expectToldOnce(_ driver: StageDriver, _ surfaces: [String]) {
    for surface in surfaces {
      for what in ["willDismiss", "didDismiss"] {
        #expect(driver.told.filter { $0 == "\(what) \(surface)" }.count == 1, "\(what) \(surface)")
      }
    }
  }

  // MARK: Replaced

  @Test(
    "a sheet that it asks for takes the place of both",
    arguments: [Platform.iPadOS, .macOS, .visionOS, .tvOS])
  func replaced(platform: Platform) {
    var driver = StageDriver(Self.scene(platform))
    for control in ["main/open", "host/edit"] {
      driver.reader(.activate, control)
      driver.settle()
    }
    #expect(driver.stack == ["main", "host", "context"])
    driver.clear()
    driver.reader(.activate, "context/next")
    driver.settle()
    #expect(driver.stack == ["main", "second"])
    Self.expectToldOnce(driver, ["host", "context"])
    driver.reader(.activate, "second/done")
    driver.settle()
    #expect(driver.stack == ["main"] && driver.focused == "main/open" && driver.stage.breach == nil)
  }

  @Test("so does one from a popover in which it is shown")
  func replacedInPopover() {
    var driver = Self.driver(Self.scene(host: .popover), "host/edit")
    #expect(driver.stack == ["main", "host", "context"])
    driver.clear()
    driver.operate("context/next")
    #expect(driver.stack == ["main", "second"])
    Self.expectToldOnce(driver, ["host", "context"])
    driver.operate("second/done")
    #expect(driver.stack == ["main"] && driver.focused == "main/open")
  }

  @Test("over a full screen it stays under the sheet: its host stays too")
  func overFullScreen() {
    var driver = Self.driver(Self.scene(host: .fullScreen), "host/edit", "context/next")
    #expect(driver.stack == ["host", "context", "second"])
    driver.operate("second/done")
    driver.operate("context/cancel")
    driver.operate("host/cancel")
    #expect(driver.stack == ["main"])
  }

  @Test("what leaves some of its sheet to be seen goes with that sheet")
  func card() {
    var scene = Self.scene()
    for index in scene.presentations.indices where scene.presentations[index].id == "film" {
      scene.presentations[index].frame = Rect(x: 0, y: 0, width: 300, height: 300)
    }
    var driver = Self.driver(scene, "host/film", "film/more")
    #expect(driver.stack == ["main", "second"])
    Self.expectToldOnce(driver, ["host", "film"])
    driver.operate("second/done")
    #expect(driver.stack == ["main"] && driver.focused == "main/open")
  }

  @Test("it is there again with its text, changes and focus when its host comes back", arguments: [false, true])
  func returns(isAsked: Bool) {
    var driver = Self.driver(Self.scene(returns: true), "host/title", "a", "host/edit", "context/note", "abc")
    driver.operate("context/next")
    #expect(driver.stack == ["main", "second"] && driver.stage.unsaved == ["host", "context"])
    driver.clear()
    if isAsked {
      _ = driver.stage.present("host", at: driver.stage.now)
      driver.settle()
    } else {
      driver.operate("second/done")
    }
    #expect(driver.stack == ["main", "host", "context"] && driver.focused == "context/next")
    #expect(driver.node("context/note")?.value == "abc" && driver.node("host/title")?.value == "a")
    driver.operate("context/cancel")
    #expect(driver.stack.last == "context-confirmation")
    driver.operate("context-confirmation/discard")
    #expect(driver.stack == ["main", "host"] && driver.focused == "host/edit" && driver.stage.breach == nil)
  }

  @Test("it comes back with its host also when what should take its place never comes")
  func withdrawn() {
    var driver = Self.driver(Self.scene(returns: true), "host/edit", "context/note", "abc")
    driver.tap("context/next")
    _ = driver.stage.dismiss("second", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main", "host", "context"] && driver.node("context/note")?.value == "abc")
    #expect(driver.stage.breach == nil)
  }

  @Test(
    "its changes are asked about as its host's are", arguments: [Host.sheet, .popover],
    ["host/title", "context/note"])
  func asked(host: Host, field: String) {
    let before = Stage(Self.scene(host: host)).state.room.values
    let controls = field == "host/title" ? [field, "abc", "host/edit"] : ["host/edit", field, "abc"]
    func driver(_ answer: String) -> StageDriver {
      var driver = Self.driver(Self.scene(host: host))
      for control in controls + ["context/next"] { driver.operate(control) }
      #expect(driver.stack == ["main", "host", "context", "host-confirmation"])
      driver.clear()
      driver.operate("host-confirmation/\(answer)")
      return driver
    }
    let kept = driver("keep")
    #expect(kept.stack == ["main", "host", "context"] && kept.node(field)?.value == "abc")
    #expect(kept.stage.requestCount == 0 && kept.stage.breach == nil)
    let discarded = driver("discard")
    #expect(discarded.stack == ["main", "second"] && discarded.stage.state.room.values == before)
    Self.expectToldOnce(discarded, ["host", "context"])
  }

  // MARK: Left, swiped away, taken away

  @Test("a way out of its host is its own", arguments: ["host/cancel", "host/done", "swipe", "app"], [false, true])
  func left(way: String, hasChanges: Bool) {
    var driver = Self.driver(Self.scene(isModal: false), "host/edit")
    if hasChanges {
      driver.operate("context/note")
      driver.operate("abc")
    }
    driver.clear()
    switch way {
    case "swipe":
      let frame = driver.node("host")?.frame ?? .zero
      let start = Point(x: frame.midX, y: frame.minY + 12)
      driver.drag(from: start, to: Point(x: start.x, y: frame.maxY), velocity: 900)
    case "app": _ = driver.stage.dismiss("host", at: driver.stage.now)
    default: driver.tap(way)
    }
    driver.settle()
    if hasChanges, ["host/cancel", "swipe"].contains(way) {
      #expect(driver.stack == ["main", "host", "context", "host-confirmation"])
      driver.operate("host-confirmation/discard")
    }
    #expect(driver.stack == ["main"] && driver.focused == "main/open" && driver.stage.breach == nil)
    if way != "app" { Self.expectToldOnce(driver, ["host", "context"]) }
    let note = driver.stage.blueprint.item("context/note").map { driver.stage.state.room.values[$0] }
    #expect((note == .text("abc")) == (hasChanges && !["host/cancel", "swipe"].contains(way)))
  }

  @Test("it comes up no further when its host goes", arguments: [Host.sheet, .popover])
  func comingUp(host: Host) {
    var driver = Self.driver(Self.scene(host: host))
    driver.tap("host/edit")
    driver.wait(milliseconds: 100)
    driver.clear()
    let events = driver.stage.dismiss("host", at: driver.stage.now)
    let told = events.map(\.kind).filter { [.didPresent, .willDismiss(.programmatic)].contains($0) }
    #expect(told == [.didPresent, .willDismiss(.programmatic), .willDismiss(.programmatic)])
    driver.wait(milliseconds: 400)
    #expect(driver.stack == ["main"] && driver.told == ["didDismiss context", "didDismiss host"])
  }

  @Test("nothing is shown in what is not there", arguments: [false, true])
  func missing(isCompact: Bool) {
    var scene = Self.scene()
    for index in scene.presentations.indices where scene.presentations[index].id == "context" {
      scene.presentations[index].parent = "host"
    }
    var driver = StageDriver(scene)
    if isCompact { driver.turnCompact() }
    let events = driver.stage.present("context", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main"])
    #expect(events.contains { $0.kind == .swallowed && $0.cause.contains("host is not there") })
  }

  // MARK: Room

  @Test("in compact width it is the sheet, and in its host again with the room")
  func turned() {
    var driver = Self.driver(Self.scene(), "host/title", "a", "host/edit", "context/note", "abc")
    driver.turnCompact()
    #expect(driver.stack == ["main", "context"])
    driver.turnRegular()
    #expect(driver.stack == ["main", "host", "context"] && driver.focused == "context/note")
    driver.turnCompact()
    _ = driver.stage.dismiss("host", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main"] && driver.stage.unsaved.isEmpty && driver.stage.breach == nil)
  }

  @Test("replaced as a sheet it is gone; its host comes back when the other one goes")
  func replacedCompact() {
    var driver = Self.driver(Self.scene(), "host/edit")
    driver.turnCompact()
    driver.operate("context/next")
    #expect(driver.stack == ["main", "second"])
    driver.turnRegular()
    #expect(driver.stack == ["main", "second"])
    driver.operate("second/done")
    #expect(driver.stack == ["main", "host"] && driver.stage.breach == nil)
  }

  @Test("both wait under the sheet that a full screen leaves behind", arguments: [false, true])
  func uncovered(isTurned: Bool) {
    var scene = Self.scene(isModal: false)
    for index in scene.presentations.indices where scene.presentations[index].id == "context" {
      scene.presentations[index].elements.append(.button("film", "Film", opens: "film"))
    }
    var driver = Self.driver(scene, "host/edit", "context/note", "abc", "context/film", "film/more", "film/close")
    #expect(driver.stack == ["main", "second"])
    if isTurned {
      driver.turnCompact()
      driver.turnRegular()
    }
    #expect(driver.stack == ["main", "second"] && driver.stage.breach == nil)
    driver.operate("second/done")
    #expect(driver.stack == ["main", "host", "context"] && driver.node("context/note")?.value == "abc")
    #expect(driver.stage.unsaved == ["context"])
  }
}
