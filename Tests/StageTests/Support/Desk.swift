import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport

extension Scene {
  /// A Mac with two documents that overlap, a palette that belongs to the first one and lies behind, and what can be
  /// opened from them: a sheet, a panel to find and replace with, alerts over one window and over the app, a menu.
  static func desk() -> Scene {
    SceneBuilder(.macOS, id: "desk")
      .window(
        "report", title: "Report",
        [
          .button("export", "Export", opens: "options"), .button("find", "Find", opens: "finder"),
          .button("close", "Close", opens: "really"), .button("quit", "Quit", opens: "quitting"),
          .button("more", "More"), .field("text", "Text", role: .textEditor),
        ]
      )
      .window("palette", title: "Colours", [.toggle("red", "Red")])
      .window(
        "notes", title: "Notes",
        [
          .field("note", "Note"), .toggle("pinned", "Pinned"), .button("print", "Print", opens: "printing"),
          .button("forget", "Forget", opens: "forgetting"),
        ]
      )
      .with { scene in
        scene.windows[0].kind = .document
        scene.windows[0].frame = Rect(x: 100, y: 100, width: 600, height: 500)
        scene.windows[1].kind = .panel
        scene.windows[1].relatedDocument = "report"
        scene.windows[1].frame = Rect(x: 1100, y: 600, width: 200, height: 120)
        scene.windows[2].kind = .document
        scene.windows[2].frame = Rect(x: 600, y: 320, width: 600, height: 400)
      }
      .sheet(
        "options", title: "Export",
        [.button("cancel", "Cancel", dismiss: .cancel), .button("ok", "OK", dismiss: .ok), .field("name", "Name")]
      ) { $0.confirmation = "lose" }
      .sheet(
        "printing", title: "Print",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .toggle("both", "Both Sides"), .field("copies", "Copies"),
        ]
      )
      .present(
        "finder", .panel(Panel(relatedDocument: "report")), title: "Find and Replace",
        [
          .field("what", "Find"), .field("with", "Replace With"), .button("next", "Next"),
          .button("done", "Done", dismiss: .done),
        ]
      )
      .actionSheet(
        "lose", title: "Discard changes?",
        [
          ActionButton(id: "discard", label: "Discard", style: .destructive, answer: .discard),
          ActionButton(id: "keep", label: "Keep", style: .cancel, answer: .keep),
        ]
      )
      .alert("really", title: "Close the report?", [ActionButton(id: "no", label: "Cancel", style: .cancel)])
      .alert(
        "forgetting", title: "Forget the note?",
        [
          ActionButton(id: "yes", label: "Forget", style: .destructive),
          ActionButton(id: "no", label: "Cancel", style: .cancel),
        ]
      )
      .present("quitting", .alert(Alert([ActionButton(id: "no", label: "Cancel", style: .cancel)])), title: "Quit?") {
        $0.container = .screen
      }
      .present("list", .menu(Menu(revealControl: "more")), [.button("rename", "Rename"), .button("move", "Move")])
      .scene
  }
}

extension StageDriver {
  /// What is on the screen, from back to front.
  var stack: [String] { stage.tree.roots.map { stage.tree.nodes[$0].id.path } }

  /// What has the keyboard focus.
  var focused: String? { stage.tree.nodes.first { $0.traits.contains(.focused) }?.id.path }

  /// What a screen reader goes through, by the windows and presentations that it is in, each once in a row.
  var read: [String] {
    var result: [String] = []
    for id in ReadingOrder(stage.tree).ids(in: stage.tree) {
      let root = String(id.path.prefix { $0 != "/" })
      if result.last != root { result.append(root) }
    }
    return result
  }

  /// A key with Command.
  mutating func command(_ key: KeyCode, shift: Bool = false) {
    let modifiers: KeyInput.Modifiers = shift ? [.command, .shift] : .command
    receive(.input(.key(KeyInput(key: key, phase: .down, modifiers: modifiers, text: nil))))
    receive(.input(.key(KeyInput(key: key, phase: .up, modifiers: modifiers))), after: 40_000)
  }

  /// A click at a place, 60 ms long.
  mutating func click(at place: Point) {
    receive(.input(.pointer(.pressed(button: 0, at: place))))
    receive(.input(.pointer(.released(button: 0, at: place))), after: 60_000)
  }

  /// The pointer goes from one place to another with its button down.
  mutating func dragPointer(from start: Point, to end: Point) {
    let end = place(dragging: end, from: start)
    receive(.input(.pointer(.pressed(button: 0, at: start))))
    for step in 1...4 {
      let share = Double(step) / 4
      let here = Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      receive(.input(.pointer(.moved(to: here))), after: 8_000)
    }
    receive(.input(.pointer(.released(button: 0, at: end))), after: 8_000)
  }
}
