import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport

@testable import Scrolling
@testable import Stage
@testable import StageModel

/// Texts and lists with selections, and somebody who works with them.
enum Reading {
  /// A text of forty lines in a window of its own: 20 pt a line, of which 10 show. Line 1 stands before character 0, and
  /// each line has 8 characters with its break.
  static func document(
    _ platform: Platform = .macOS, value: String = lines(40), buttons: [Element]? = nil,
    _ change: (inout Element) -> Void = { _ in }
  ) -> Scene {
    var text = Element.field("text", "Text", role: .textEditor, text: value)
    text.frame = frame(platform)
    text.fontSize = 20 / PageOverlap.lineHeight
    change(&text)
    return SceneBuilder(platform, id: "document").window(
      "main", title: "Document", [text] + (buttons ?? Self.buttons(on: platform))
    ).scene
  }

  /// Where the text is: on a watch it has the left half of the screen.
  static func frame(_ platform: Platform) -> Rect {
    platform == .watchOS
      ? Rect(x: 4, y: 30, width: 92, height: 200) : Rect(x: 40, y: 120, width: 300, height: 200)
  }

  /// “line 01”, “line 02” …
  static func lines(_ count: Int) -> String {
    (1...count).map { "line \($0 < 10 ? "0" : "")\($0)" }.joined(separator: "\n")
  }

  /// What the app can be asked to do with the text.
  static func buttons(on platform: Platform) -> [Element] {
    let buttons: [Element] = [
      .button("end", "Go to End").effect { ($0.target, $0.caret) = ("text", 10_000) },
      .button("third", "Select Line 30").effect { ($0.target, $0.selects) = ("text", .characters(232, 239)) },
      .button("long", "Select Lines 21 to 35").effect { ($0.target, $0.selects) = ("text", .characters(160, 279)) },
      .button("find", "Find").effect { ($0.target, $0.find) = ("text", "LINE 3") },
      .button("bold", "Bold").effect { ($0.target, $0.acts) = ("text", "bold") },
      .button("cut", "Delete").effect { ($0.target, $0.replaces) = ("text", "") },
    ]
    return buttons.enumerated().map { place, button in
      var button = button
      let corner =
        switch platform {
        case .iOS: Point(x: 40, y: 420)
        case .watchOS: Point(x: 100, y: 30)
        default: Point(x: 400, y: 120)
        }
      button.frame = Rect(
        x: corner.x, y: corner.y + 30 * Double(place), width: platform == .watchOS ? 94 : 160, height: 28)
      return button
    }
  }

  /// Thirty rows of 40 pt in a list that shows five of them.
  static func list(
    _ platform: Platform = .macOS, _ change: (inout Element) -> Void = { _ in }
  ) -> Scene {
    var list = Element(id: "list", role: .list, frame: Rect(x: 40, y: 100, width: 300, height: 200))
    list.axes = .vertical
    list.pointerSelecting = true
    list.children = (1...30).map { row in
      var element = Element.text("row-\(row)", "Row \(row)")
      element.frame = Rect(x: 40, y: 100 + 40 * Double(row - 1), width: 300, height: 40)
      return element
    }
    change(&list)
    return SceneBuilder(platform, id: "rows").window(
      "main", title: "Rows",
      [
        list,
        .button("last", "Select the Last", frame: Rect(x: 400, y: 100, width: 160, height: 28)).effect {
          ($0.target, $0.selects) = ("list", .rows(first: "row-29", last: "row-30"))
        },
        .button("tag", "Tag", frame: Rect(x: 400, y: 140, width: 160, height: 28)).effect {
          ($0.target, $0.acts) = ("list", "tag")
        },
        .button("find", "Find 1", frame: Rect(x: 400, y: 180, width: 160, height: 28)).effect {
          ($0.target, $0.find) = ("list", "row 17")
        },
      ]
    ).scene
  }
}

extension StageDriver {
  /// How far the content of a scroll view has gone.
  func offset(_ id: String) -> Vector { ScrollTests.offset(self, NodeID(id)) }

  /// What is selected in a text or list, or the insertion point.
  func mark(_ id: String) -> SelectionMark? {
    stage.blueprint.item(NodeID(id)).flatMap { stage.blueprint.selectable($0) }.map { stage.mark($0) }
  }

  /// The text of a field.
  func text(_ id: String) -> String { stage.blueprint.item(NodeID(id)).map { stage.text(of: $0) } ?? "" }

  /// Whether the insertion point shows as a whole.
  func showsCaret(_ id: String) -> Bool {
    guard let place = stage.blueprint.item(NodeID(id)).flatMap({ stage.blueprint.selectable($0) }) else { return false }
    return stage.isInView(.caret(place))
  }

  /// Whether any of the selection shows.
  func showsSelection(_ id: String) -> Bool {
    guard let place = stage.blueprint.item(NodeID(id)).flatMap({ stage.blueprint.selectable($0) }) else { return false }
    return stage.isInView(.selection(place))
  }

  /// Presses a key with modifiers.
  mutating func press(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) {
    receive(.input(.key(KeyInput(key: key, phase: .down, modifiers: modifiers))))
    receive(.input(.key(KeyInput(key: key, phase: .up, modifiers: modifiers))), after: 40_000)
  }

  /// Events that scrolled, with why.
  var scrolls: [TargetEvent] { events.filter { if case .scrolled = $0.kind { true } else { false } } }

  /// The pointer goes down at a place and moves to others with its button down, each after some µs.
  mutating func holdPointer(from start: Point, through places: [Point], after: Int64 = 10_000) {
    receive(.input(.pointer(.pressed(button: 0, at: start))))
    for place in places { receive(.input(.pointer(.moved(to: place))), after: after) }
  }

  /// Its button comes up.
  mutating func releasePointer(at place: Point) { receive(.input(.pointer(.released(button: 0, at: place)))) }
}
