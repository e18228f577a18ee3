import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Room
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What the turn to a compact width, or back, makes of what is on the screen (SM-15, A-08).
@Suite("Size classes turn (SM-15)")
struct AdaptationTests {
  /// An editor in the current context with text, which opens a sheet and a popover; a popover with text and a sheet of
  /// its own, over a sheet or the window; a full screen between two sheets.
  static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
    SceneBuilder(.iPadOS, id: "turning")
      .window(
        "main", title: "Main",
        [
          .button("edit", "Edit", opens: "editor"), .button("form", "Form", opens: "form"),
          .button("pick", "Pick", opens: "picker"),
        ]
      )
      .present(
        "editor", .currentContext(CurrentContext()), title: "Edit",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .button("done", "Done", dismiss: .done),
          .field("name", "Name"), .button("more", "More", opens: "second"),
        ]
      )
      .sheet(
        "second", title: "Second",
        [.button("close", "Close", dismiss: .close), .field("note", "Note"), .button("on", "On", opens: "third")]
      )
      .sheet("third", title: "Third", [.button("close", "Close", dismiss: .close)])
      .sheet(
        "form", title: "Form",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .field("street", "Street"),
          .button("pick", "Pick", opens: "picker"), .button("film", "Film", opens: "film"),
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
      }
      .present(
        "picker", .popover(Popover()), title: "Pick",
        [
          .button("close", "Close", dismiss: .close), .field("find", "Find"),
          .button("inner", "Inner", opens: "inner"), .button("second", "Second", opens: "second"),
        ]
      )
      .present("inner", .sheet(Sheet()), title: "Inner", [.button("cancel", "Cancel", dismiss: .cancel)]) {
        $0.container = .popover("picker")
      }
      .present(
        "film", .fullScreen, title: "Film",
        [.button("done", "Done", dismiss: .done), .button("second", "Second", opens: "second")]
      )
      .with(change)
      .scene
  }

  /// Somebody who has operated controls one after the other; `width` is that of the screen.
  static func driver(_ controls: String..., compact: Bool = false, scene: Scene = scene()) -> StageDriver {
    var driver = StageDriver(scene)
    if compact { driver.turnCompact() }
    for control in controls { driver.operate(control) }
    driver.clear()
    return driver
  }

  // MARK: One sheet at a time

  @Test("a current context under a sheet waits while both would be sheets, and is there again with the room")
  func currentContextUnderSheet() {
    var driver = Self.driver("main/edit", "editor/name", "abc", "editor/more")
    #expect(driver.stack == ["main", "editor", "second"])
    driver.turnCompact()
    #expect(driver.stack == ["main", "second"])
    #expect(driver.told == ["willDismiss editor", "didDismiss editor"])
    driver.turnRegular()
    #expect(driver.stack == ["main", "editor", "second"])
    #expect(driver.node("editor")?.role == .dialog)
    driver.operate("second/close")
    #expect(driver.stack == ["main", "editor"] && driver.focused == "editor/more")
    driver.operate("editor/cancel")
    #expect(driver.node("editor-confirmation") != nil, "its changes were kept")
    #expect(driver.stage.breach == nil)
  }

  @Test("or it comes back when the sheet over it is dismissed, with its text, changes and focus")
  func currentContextComesBack() {
    var driver = Self.driver("main/edit", "editor/name", "abc", "editor/more")
    driver.turnCompact()
    driver.operate("second/close")
    #expect(driver.stack == ["main", "editor"] && driver.node("editor")?.role == .sheet)
    #expect(driver.node("editor/name")?.value == "abc" && driver.focused == "editor/more")
    driver.operate("editor/cancel")
    #expect(driver.node("editor-confirmation") != nil)
  }

  @Test("what waits goes on waiting for the sheet that follows the second one")
  func longerChain() {
    var driver = Self.driver("main/edit", "editor/more")
    driver.turnCompact()
    driver.operate("second/on")
    #expect(driver.stack == ["main", "third"])
    driver.operate("third/close")
    #expect(driver.stack == ["main", "editor"])
  }

  @Test("what waits and is asked for comes up over everything, be it from a full screen")
  func askedFor() {
    var driver = Self.driver("main/edit", "editor/more")
    driver.turnCompact()
    _ = driver.stage.present("film", at: driver.stage.now)
    driver.settle()
    _ = driver.stage.present("editor", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["film", "editor"] && driver.stage.breach == nil)
    driver.operate("editor/done")
    #expect(driver.stack == ["film"])
  }

  @Test("the app may give up what waits: then the focus goes back to where that came from")
  func givenUp() {
    var driver = Self.driver("main/edit", "editor/more")
    driver.turnCompact()
    _ = driver.stage.dismiss("editor", at: driver.stage.now)
    driver.operate("second/close")
    #expect(driver.stack == ["main"] && driver.focused == "main/edit")
  }

  @Test("a popover over a sheet is the sheet; the one under it waits", arguments: [false, true])
  func popoverOverSheet(returnsToRegular: Bool) {
    var driver = Self.driver("main/form", "form/street", "a", "form/pick", "picker/find", "b")
    #expect(driver.stack == ["main", "form", "picker"])
    driver.turnCompact()
    #expect(driver.stack == ["main", "picker"] && driver.node("picker")?.role == .sheet)
    #expect(driver.focused == "picker/find" && driver.node("picker/find")?.value == "b")
    if returnsToRegular {
      driver.turnRegular()
      #expect(driver.stack == ["main", "form", "picker"] && driver.node("picker")?.role == .popover)
      #expect(driver.node("form")?.traits.contains(.blocked) == true)
    }
    driver.operate("picker/close")
    driver.operate("picker-confirmation/discard")
    #expect(driver.stack == ["main", "form"] && driver.focused == "form/pick")
    driver.operate("form/cancel")
    #expect(driver.node("form-confirmation") != nil)
  }

  @Test("a sheet, a popover and a sheet in that are one sheet, and three again", arguments: [0, 1, 2])
  func threeOfThem(closed: Int) {
    var driver = Self.driver("main/form", "form/pick", "picker/inner")
    #expect(driver.stack == ["main", "form", "picker", "inner"])
    driver.turnCompact()
    let stacks = [["main", "inner"], ["main", "picker"], ["main", "form"]]
    for round in 0...closed {
      #expect(driver.stack == stacks[round])
      if round < closed { driver.operate(["inner/cancel", "picker/close"][round]) }
    }
    driver.turnRegular()
    #expect(
      driver.stack == [["main", "form", "picker", "inner"], ["main", "form", "picker"], ["main", "form"]][closed])
    #expect(driver.stage.breach == nil && driver.stage.waitingCount == 0)
  }

  @Test("turning gives the same as opening it there", arguments: ["editor", "popover", "inner"])
  func asOpenedThere(what: String) {
    let paths = [
      "editor": ["main/edit", "editor/more"], "popover": ["main/form", "form/pick"],
      "inner": ["main/form", "form/pick", "picker/inner"],
    ]
    var turned = StageDriver(Self.scene())
    var opened = turned
    opened.turnCompact()
    for control in paths[what] ?? [] {
      turned.operate(control)
      opened.operate(control)
    }
    turned.turnCompact()
    #expect(turned.stage.tree == opened.stage.tree)
  }

  @Test("never two at any moment of a turn in the midst of anything", arguments: [0, 1, 100, 250, 399, 400, 500])
  func inTheMidst(milliseconds: Int64) {
    for path in [
      ["main/edit", "editor/more"], ["main/form", "form/pick"], ["main/form", "form/pick", "picker/inner"],
    ] {
      for width in [400.0, 820] {
        var driver = StageDriver(Self.scene())
        driver.receive(.resize(width: 1220 - width, height: 1180))
        for control in path.dropLast() { driver.operate(control) }
        driver.tap(path[path.count - 1])
        driver.wait(milliseconds: milliseconds)
        driver.receive(.resize(width: width, height: 1180))
        for _ in 0..<60 {
          #expect(driver.stage.breach == nil, "\(path) \(milliseconds)")
          driver.wait(milliseconds: 25)
        }
      }
    }
  }

  @Test(
    "a full screen taken away with the sheet over it does not show the one under it before that is gone",
    arguments: [0, 200, 1000])
  func fullScreenBetween(milliseconds: Int64) {
    var driver = Self.driver("main/form", "form/film")
    driver.tap("film/second")
    driver.wait(milliseconds: milliseconds)
    _ = driver.stage.dismiss("film", at: driver.stage.now)
    while driver.stage.nextDeadline != nil {
      #expect(driver.stage.breach == nil)
      #expect(!(driver.stack.contains("form") && driver.stack.contains("second")))
      driver.wait(milliseconds: 20)
    }
    #expect(driver.stack == ["main", "form"] && driver.focused == "form/film")
  }

  @Test("a sheet that stays when the full screen under it goes is the only one; the other one returns")
  func nonmodalOverFullScreen() {
    let scene = Self.scene {
      guard case .sheet(var sheet) = $0.presentations[1].kind else { return }
      sheet.modality = .nonmodal
      sheet.detents = [.medium]
      sheet.largestUndimmedDetent = "medium"
      $0.presentations[1].kind = .sheet(sheet)
    }
    var driver = Self.driver("main/form", "form/film", "film/second", "film/done", scene: scene)
    #expect(driver.stack == ["main", "second"] && driver.stage.breach == nil)
    driver.operate("second/close")
    #expect(driver.stack == ["main", "form"] && driver.focused == "form/film")
  }

  // MARK: Unsaved changes

  @Test("changes made in one style are asked about in the other", arguments: ["main/edit", "main/pick"])
  func changesStay(opener: String) {
    let (field, exit) = opener == "main/edit" ? ("editor/name", "editor/cancel") : ("picker/find", "picker/close")
    for turns in 0...3 {
      for compact in [false, true] {
        var driver = Self.driver(opener, field, "abc", compact: compact)
        for turn in 0..<turns { (turn % 2 == 0) == compact ? driver.turnRegular() : driver.turnCompact() }
        driver.operate(exit)
        #expect(driver.stack.last?.hasSuffix("-confirmation") == true, "\(opener) \(turns) \(compact)")
        driver.operate("\(driver.stack.last ?? "")/keep")
        #expect(driver.node(field)?.value == "abc")
        driver.operate(exit)
        driver.operate("\(driver.stack.last ?? "")/discard")
        #expect(driver.stack == ["main"] && driver.stage.state.room.values == Stage(Self.scene()).state.room.values)
      }
    }
  }

  @Test("the question outlives the turn", arguments: ["main/edit", "main/pick"])
  func questionStays(opener: String) {
    let (field, exit) = opener == "main/edit" ? ("editor/name", "editor/cancel") : ("picker/find", "picker/close")
    var driver = Self.driver(opener, field, "abc", exit)
    let question = driver.stack.last ?? ""
    driver.clear()
    driver.turnCompact()
    #expect(driver.stack.last == question && driver.told.isEmpty)
    driver.turnRegular()
    driver.operate("\(question)/keep")
    #expect(driver.focused == exit && driver.node(field)?.value == "abc")
    driver.operate(exit)
    driver.turnCompact()
    driver.operate("\(question)/discard")
    #expect(driver.stack == ["main"] && driver.stage.breach == nil)
  }

  @Test(
    "no way out of a popover or current context loses changes",
    arguments: ["outside", "click outside", "escape", "assistive escape", "close", "second"])
  func everyWayOut(way: String) {
    for surface in ["picker", "editor"] {
      var driver =
        surface == "picker"
        ? Self.driver("main/pick", "picker/find", "abc") : Self.driver("main/edit", "editor/name", "abc")
      switch way {
      case "outside": driver.tap(at: Point(x: 800, y: 1170))
      case "click outside": driver.click(at: Point(x: 800, y: 1170))
      case "escape": driver.press(.keyEsc)
      case "assistive escape": driver.reader(.escape, surface)
      case "close": driver.tap(surface == "picker" ? "picker/close" : "editor/cancel")
      default: driver.tap(surface == "picker" ? "picker/second" : "editor/more")
      }
      driver.settle()
      // A current context fills its host, and a sheet comes over it without taking its place.
      let stays = surface == "editor" && ["outside", "click outside", "second"].contains(way)
      #expect((driver.node("\(surface)-confirmation") != nil) != stays, "\(surface) \(way)")
      #expect(driver.node(surface) != nil)
      if !stays {
        driver.operate("\(surface)-confirmation/keep")
        #expect(driver.stack == ["main", surface] && driver.stage.requestCount == 0)
      }
    }
  }

  @Test("once its changes are dealt with a popover makes way for what was asked for")
  func replacedAfterQuestion() {
    var driver = Self.driver("main/pick", "picker/find", "abc", "picker/second")
    driver.operate("picker-confirmation/discard")
    #expect(driver.stack == ["main", "second"] && driver.stage.requestCount == 0)
    driver.operate("second/close")
    #expect(driver.focused == "main/pick")
  }

  @Test("the question lies within its popover (C-19)")
  func questionInside() throws {
    let driver = Self.driver("main/pick", "picker/find", "abc", "picker/close")
    let popover = try #require(driver.node("picker"))
    let question = try #require(driver.node("picker-confirmation"))
    #expect(question.frame.intersection(popover.frame) == question.frame)
  }

  @Test("Done keeps what was typed and asks nothing; so does the app, which answers for it")
  func committed() {
    var driver = Self.driver("main/edit", "editor/name", "abc", "editor/done")
    #expect(driver.stack == ["main"])
    driver = Self.driver("main/edit", "editor/name", "abc", "editor/cancel")
    _ = driver.stage.dismiss("editor", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main"] && driver.stage.breach == nil)
  }
}
