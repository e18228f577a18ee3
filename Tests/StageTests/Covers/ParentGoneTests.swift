import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A sheet goes with the presentation that is declared to be its parent, and comes back with the popover that it is
/// shown in (SM-1, SM-5, SM-6, C-19).
@Suite("A sheet and what it belongs to")
struct ParentGoneTests {
  // MARK: Declared parent

  /// A full screen with a button for a sheet that leaves it in use.
  static func film(parent: String?) -> Scene {
    SceneBuilder(id: "film")
      .window("main", title: "Main", [.button("watch", "Watch", opens: "film")])
      .present(
        "film", .fullScreen, title: "Film",
        [.button("close", "Close", dismiss: .close), .button("rate", "Rate", opens: "rating")]
      )
      .sheet(
        "rating", title: "Rating", [.button("cancel", "Cancel", dismiss: .cancel), .field("words", "Words")]
      ) {
        $0.detents = [.medium]
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "medium"
      }
      .with { $0.presentations[1].parent = parent }
      .scene
  }

  static func rated(parent: String? = "film") -> StageDriver {
    var driver = StageDriver(film(parent: parent))
    for control in ["main/watch", "film/rate", "rating/words"] {
      driver.tap(control)
      driver.settle()
    }
    driver.type("a")
    return driver
  }

  @Test("closing its parent asks about its changes; kept, both stay", arguments: ["tap", "reader"])
  func asked(way: String) {
    var driver = Self.rated()
    if way == "tap" { driver.tap("film/close") } else { driver.reader(.activate, "film/close") }
    driver.settle()
    #expect(driver.node("film") != nil && driver.node("rating") != nil && driver.stage.dialogCount == 1)
    driver.tap(labelled: "Keep Editing")
    #expect(driver.node("film") != nil && driver.node("rating/words")?.value == "a" && driver.stage.breach == nil)
  }

  @Test("discarded, both go at the same moment, each told once, and the focus goes back to what opened the parent")
  func discarded() {
    var driver = Self.rated()
    driver.tap("film/close")
    driver.settle()
    driver.tap(labelled: "Discard Changes")
    #expect(driver.stack == ["main"] && driver.focused == "main/watch" && driver.stage.breach == nil)
    HostGoneTests.expectToldOnce(driver, ["film", "rating"])
    for control in ["main/watch", "film/rate"] {
      driver.tap(control)
      driver.settle()
    }
    #expect(driver.node("rating/words")?.value.map(\.isEmpty) ?? true)
  }

  @Test("the app takes both away without a question")
  func byApp() {
    var driver = Self.rated()
    _ = driver.stage.dismiss("film", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main"] && driver.focused == "main/watch" && driver.stage.breach == nil)
  }

  @Test("a sheet that declares no parent stays when a person closes what it was opened from")
  func undeclared() {
    var driver = Self.rated(parent: nil)
    driver.tap("film/close")
    driver.settle()
    #expect(driver.stack == ["main", "rating"] && driver.stage.dialogCount == 0)
  }

  // MARK: Popover

  /// A popover with a sheet inside that is followed by another sheet, and comes back after that.
  static func inside(confined: Bool = false) -> Scene {
    SceneBuilder(.iPadOS, id: "inside")
      .window("main", title: "Main", [.button("first", "First"), .button("open", "Open", opens: "popover")])
      .present(
        "popover", .popover(Popover()), title: "Popover",
        [.button("go", "Go", opens: "inner"), .button("close", "Close", dismiss: .close)]
      )
      .sheet(
        "inner", title: "Inner",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .field("note", "Note"),
          .button("next", "Next", opens: "second"),
        ]
      ) { $0.redisplayAfter = "second" }
      .sheet("second", title: "Second", [.button("cancel", "Cancel", dismiss: .cancel)])
      .with { scene in
        for index in scene.presentations.indices where index == 1 || confined && index == 2 {
          scene.presentations[index].container = .popover("popover")
        }
      }
      .scene
  }

  static func followed(confined: Bool = false) -> StageDriver {
    var driver = StageDriver(inside(confined: confined))
    for control in ["main/open", "popover/go", "inner/note"] {
      driver.tap(control)
      driver.settle()
    }
    driver.type("a")
    driver.tap("inner/next")
    driver.settle()
    return driver
  }

  @Test("a sheet in a popover comes back in it, with its changes and the focus where it was")
  func inPopover() throws {
    var driver = Self.followed()
    #expect(driver.stack == ["main", "second"])
    driver.clear()
    driver.tap("second/cancel")
    driver.settle()
    #expect(driver.stack == ["main", "popover", "inner"])
    #expect(driver.focused == "inner/next", "what opened the sheet that has gone")
    #expect(driver.node("inner/note")?.value == "a" && driver.stage.breach == nil)
    let popover = try #require(driver.node("popover")).frame
    let inner = try #require(driver.node("inner")).frame
    #expect(inner.intersection(popover) == inner, "\(inner) in \(popover)")
    #expect(driver.told.filter { $0 == "didPresent popover" || $0 == "didPresent inner" }.count == 2)
    driver.tap("inner/note")
    driver.type("b")
    #expect(driver.node("inner/note")?.value == "ab")
    driver.tap("inner/cancel")
    driver.settle()
    driver.tap(labelled: "Discard Changes")
    #expect(driver.stack == ["main", "popover"] && driver.focused == "popover/go")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.stack == ["main"] && driver.focused == "main/open")
  }

  @Test("turned to compact width while the other sheet is there, it comes back as the sheet that it is then")
  func compact() {
    var driver = Self.followed()
    driver.turnCompact()
    driver.tap("second/cancel")
    driver.settle()
    #expect(driver.stack == ["main", "inner"] && driver.node("inner/note")?.value == "a")
    driver.turnRegular()
    #expect(driver.stack == ["main", "popover", "inner"] && driver.stage.breach == nil)
  }

  @Test("the app that takes the popover away gives up the sheet that waits in it")
  func givenUp() {
    var driver = Self.followed(confined: true)
    #expect(driver.stack == ["main", "popover", "second"])
    _ = driver.stage.dismiss("popover", at: driver.stage.now)
    driver.settle()
    #expect(driver.stack == ["main"] && driver.stage.waitingCount == 0 && driver.focused == "main/open")
  }
}
