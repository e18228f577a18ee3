import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A full screen hides every window on macOS, and the keys are its own until it goes (SM-15, SM-16).
@Suite("Keys under a full screen on macOS")
struct FullScreenKeysTests {
  /// A film whose button opens a full screen, and a letter with an unsaved draft in a sheet; from the full screen an
  /// alert of the letter's window, a panel and a question can be opened.
  static func scene() -> Scene {
    var other = Element.button("warn", "Warn", opens: "alert")
    other.frame = nil
    var letter = Window(id: "letter", title: "Letter")
    letter.elements = [.button("write", "Write", opens: "draft")]
    letter.frame = Rect(x: 800, y: 100, width: 500, height: 400)
    var film = Window(id: "film", title: "Film")
    film.elements = [.button("play", "Play", opens: "full")]
    film.frame = Rect(x: 100, y: 100, width: 500, height: 400)
    var scene = SceneBuilder(.macOS, id: "cinema")
      .sheet("draft", title: "Draft", [.button("cancel", "Cancel", dismiss: .cancel), .field("body", "Body")])
      .present(
        "full", .fullScreen, title: "Full",
        [
          .button("done", "Done", dismiss: .done), other, .button("tools", "Tools", opens: "panel"),
          .button("ask", "Ask", opens: "question"),
        ]
      )
      .present("alert", .alert(Alert([ActionButton(id: "ok", label: "OK")])), title: "Warning") { $0.parent = "letter" }
      .present("panel", .panel(Panel()), title: "Tools", [.field("name", "Name")])
      .present(
        "question", .actionSheet(ActionSheet([ActionButton(id: "no", label: "Cancel", style: .cancel)])), title: "Sure?"
      ).scene
    scene.windows = [letter, film]
    scene.inputDevices = [.keyboard, .pointer]
    return scene
  }

  /// The full screen over a letter with something written in its sheet.
  static func playing() -> StageDriver {
    var driver = StageDriver(scene())
    driver.click("letter/write")
    driver.settle()
    driver.click("draft/body")
    driver.type("Dear Ada")
    driver.click("film/play")
    driver.settle()
    driver.clear()
    return driver
  }

  static func press(_ driver: inout StageDriver, _ key: KeyCode, _ modifiers: KeyInput.Modifiers = .command) {
    driver.receive(.input(.key(KeyInput(key: key, phase: .down, modifiers: modifiers, text: nil))))
    driver.receive(.input(.key(KeyInput(key: key, phase: .up, modifiers: modifiers, text: nil))))
    driver.settle()
  }

  @Test("no chord gets to a window that it hides, and nothing that is written there is lost")
  func chords() {
    var driver = Self.playing()
    for (key, modifiers) in [
      (KeyCode.keyGrave, KeyInput.Modifiers.command), (.keyGrave, [.command, .shift]), (.keyW, .command),
    ] {
      Self.press(&driver, key, modifiers)
    }
    #expect(driver.node("full") != nil && driver.stage.unsaved == ["draft"])
    #expect(!driver.kinds.contains { if case .willDismiss = $0 { true } else { false } }, "\(driver.kinds)")
    #expect(driver.focused?.hasPrefix("full/") == true)
    driver.press(.keyTab)
    #expect(driver.focused?.hasPrefix("full/") == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("full") == nil && driver.focused == "film/play")
    driver.click("draft/body")
    #expect(driver.text("draft/body") == "Dear Ada" && driver.stage.breach == nil)
  }

  @Test(
    "what lay over it and belongs to another window gives the keys back to it", arguments: ["OK", "escape", "reader"])
  func alertOfAnotherWindow(way: String) {
    var driver = Self.playing()
    driver.click("full/warn")
    driver.settle()
    #expect(driver.focused == "alert/ok" && !driver.kinds.contains(.cameForward), "nobody sees the window come")
    switch way {
    case "OK": driver.press(.keyEnter)
    case "escape": driver.click("alert/ok")
    default: driver.reader(.activate, "alert/ok")
    }
    driver.settle()
    #expect(driver.focused == "full/warn")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("full") == nil && driver.focused == "film/play" && driver.stage.breach == nil)
  }

  @Test("a panel that is opened from it waits behind it, and its own question has Escape")
  func panelAndQuestion() {
    var driver = Self.playing()
    driver.click("full/tools")
    driver.settle()
    #expect(driver.focused?.hasPrefix("full/") == true)
    driver.click("full/ask")
    driver.settle()
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("question") == nil && driver.node("full") != nil && driver.focused == "full/ask")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("full") == nil && driver.node("panel") != nil)
  }

  @Test("the app closes a hidden window: the keys stay where they are, and are the next window's later")
  func hiddenWindowCloses() {
    var driver = Self.playing()
    _ = driver.stage.dismiss("letter", at: driver.stage.now)
    driver.settle()
    #expect(driver.focused?.hasPrefix("full/") == true)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.focused == "film/play" && driver.stage.breach == nil)
  }
}
