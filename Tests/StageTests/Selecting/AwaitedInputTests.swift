import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Scrolling
@testable import Stage

/// What people type and operate while a finger holds the content that has to scroll for it (SM-8, SM-11).
@Suite("Input that waits for a finger (SM-8)")
struct AwaitedInputTests {
  static let text = "main/text"

  /// A key with its modifiers; a letter types itself.
  struct Stroke: CustomStringConvertible, Sendable {
    let key: KeyCode
    var modifiers: KeyInput.Modifiers = []
    var text: String?

    var description: String { (modifiers.isEmpty ? "" : "\(modifiers.rawValue)+") + (text ?? key.name ?? "?") }

    static let (a, b, c) = (letter(.keyA, "a"), letter(.keyB, "b"), letter(.keyC, "c"))
    static let (up, down, left, right) = (of(.keyUp), of(.keyDown), of(.keyLeft), of(.keyRight))
    static let (erase, eraseForward, enter) = (of(.keyBackspace), of(.keyDelete), of(.keyEnter))
    static let space = of(.keySpace)
    static let (all, copy, cut) = (of(.keyA, .command), of(.keyC, .command), of(.keyX, .command))

    static func letter(_ key: KeyCode, _ text: String) -> Stroke { Stroke(key: key, text: text) }
    static func of(_ key: KeyCode, _ modifiers: KeyInput.Modifiers = []) -> Stroke {
      Stroke(key: key, modifiers: modifiers)
    }
    func with(_ modifiers: KeyInput.Modifiers) -> Stroke { Stroke(key: key, modifiers: modifiers, text: text) }
  }

  static func document(_ change: (inout Element) -> Void = { $0.caret = 0 }) -> StageDriver {
    AutomaticScrollingTests.document(scrolledBy: 300, .iPadOS, change)
  }

  /// Does something while a finger holds the text 320 points down, then lets go.
  static func holding(_ driver: StageDriver, _ body: (inout StageDriver) -> Void) -> StageDriver {
    var driver = driver
    let (start, end) = (Point(x: 100, y: 200), Point(x: 100, y: 180))
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: 100, y: 188))
    driver.pan(.changed, start, end)
    body(&driver)
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end)
    driver.settle()
    return driver
  }

  static func type(_ strokes: [Stroke], _ driver: inout StageDriver) {
    for stroke in strokes {
      let key = KeyInput(key: stroke.key, phase: .down, modifiers: stroke.modifiers, text: stroke.text)
      driver.receive(.input(.key(key)))
      driver.receive(.input(.key(KeyInput(key: stroke.key, phase: .up, modifiers: stroke.modifiers))), after: 5_000)
    }
  }

  // MARK: Operations

  @Test(
    "copying and cutting a selection that is out of view wait with the scrolling for the release",
    .keeps("scroll-auto-before-acting-on-selection", mutant: .operationComesFirst, on: [.iPadOS]),
    arguments: [Stroke.copy, .cut])
  func copying(stroke: Stroke) {
    let driver = Self.holding(Self.document { $0.selection = .characters(8, 15) }) { driver in
      driver.clear()
      Self.type([stroke], &driver)
      #expect(driver.events.isEmpty && driver.text(Self.text) == Reading.lines(40))
    }
    let acted = driver.kinds.firstIndex(of: .acted(stroke.key == .keyC ? "copy" : "cut"))
    let scroll = driver.kinds.firstIndex(of: .scrolled(x: 0, y: 20))
    let selection = driver.kinds.firstIndex(of: .selected("line 02"))
    #expect(scroll != nil && selection != nil && acted != nil)
    #expect(scroll ?? 0 < selection ?? 0 && selection ?? 0 < acted ?? 0, "\(driver.kinds)")
    #expect(driver.text(Self.text).hasPrefix("line 01\n\nline 03") == (stroke.key == .keyX))
    #expect(driver.events.allSatisfy { $0.kind != .acted("cut") || $0.cause.contains("key") })
  }

  @Test("copying and cutting what is in view wait for nothing", arguments: [Stroke.copy, .cut])
  func inView(stroke: Stroke) {
    _ = Self.holding(Self.document { $0.selection = .characters(160, 167) }) { driver in
      driver.clear()
      Self.type([stroke], &driver)
      #expect(driver.kinds.first == .acted(stroke.key == .keyC ? "copy" : "cut"))
      #expect(driver.stage.awaitedCount == 0)
    }
  }

  @Test("an operation is done as often as it was asked for")
  func repeated() {
    let twice = Element.button("twice", "Replace").effect { ($0.target, $0.replaces) = ("text", "XY") }
    var button = twice
    button.frame = Rect(x: 400, y: 120, width: 160, height: 28)
    var driver = StageDriver(Reading.document(.iPadOS, buttons: [button]) { $0.selection = .characters(0, 7) })
    driver.scroll(Self.text, to: 300)
    driver = Self.holding(driver) { driver in
      for _ in 0..<3 { driver.reader(.activate, "main/twice") }
    }
    #expect(driver.text(Self.text).hasPrefix("XYXYXY\nline 02"))
  }

  // MARK: Order

  @Test(
    "what is typed, erased and selected while a finger holds the content happens once it lets go, in order",
    arguments: [
      ([.a, .all], "aline 01\nline 02", 0..<320), ([.a, .down, .b], "aline 01\nlbine 02", 11..<11),
      ([.a, .down.with(.shift)], "aline 01\nline 02", 1..<10),
      ([.a, .b, .c, .erase, .erase, .erase], "line 01\nline 02", 0..<0),
      ([.eraseForward, .eraseForward], "ne 01\nline 02", 0..<0), ([.a, .enter, .b], "a\nbline 01\nline 02", 3..<3),
      ([.a, .right.with([.alt, .shift]), .cut, .space], "a  01\nline 02", 2..<2),
    ] as [([Stroke], String, Range<Int>)])
  func order(strokes: [Stroke], text: String, selection: Range<Int>) {
    let driver = Self.holding(Self.document()) { driver in
      Self.type(strokes, &driver)
      #expect(driver.text(Self.text) == Reading.lines(40) && driver.mark(Self.text) == SelectionMark(at: 0))
    }
    #expect(driver.text(Self.text).hasPrefix(text), "\(driver.text(Self.text).prefix(20))")
    #expect(driver.mark(Self.text)?.range == selection)
    #expect(driver.stage.breach == nil && driver.stage.awaitedCount == 0)
  }

  @Test("whatever keys: after the release text and selection are those that they make without a finger")
  func property() {
    var random = SplitMix64(seed: 8)
    let keys: [Stroke] = [
      .a, .b, .c, .space, .enter, .erase, .erase, .eraseForward, .up, .down, .left, .right, .all, .copy, .cut,
      .of(.keyHome), .of(.keyEnd), .of(.keyPagedown),
    ]
    let modifiers: [KeyInput.Modifiers] = [[], [], .shift, .alt, .command, [.alt, .shift], [.command, .shift]]
    for _ in 0..<120 {
      let start = Int.random(in: 0...319, using: &random)
      let strokes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let stroke = keys[Int.random(in: 0..<keys.count, using: &random)]
        guard stroke.text == nil, stroke.modifiers.isEmpty else { return stroke }
        return stroke.with(modifiers[Int.random(in: 0..<modifiers.count, using: &random)])
      }
      var free = Self.document { $0.caret = start }
      Self.type(strokes, &free)
      let held = Self.holding(Self.document { $0.caret = start }) { Self.type(strokes, &$0) }
      #expect(held.text(Self.text) == free.text(Self.text), "\(strokes) from \(start)")
      #expect(held.mark(Self.text) == free.mark(Self.text), "\(strokes) from \(start)")
      #expect(held.edits == free.edits, "\(strokes) from \(start)")
      #expect(held.stage.breach == nil && held.stage.awaitedCount == 0)
    }
  }

  @Test("a value that the app gives a text comes after what was typed before, and before what is typed then")
  func value() {
    var button = Element.button("set", "Set").effect { ($0.target, $0.value) = ("text", "new") }
    button.frame = Rect(x: 400, y: 120, width: 160, height: 28)
    var driver = StageDriver(Reading.document(.iPadOS, buttons: [button]) { $0.caret = 0 })
    driver.tab(to: Self.text)
    driver.scroll(Self.text, to: 300)
    driver = Self.holding(driver) { driver in
      Self.type([.a], &driver)
      driver.reader(.activate, "main/set")
      driver.reader(.focus, Self.text)
      Self.type([.b], &driver)
    }
    #expect(driver.text(Self.text) == "newb")
  }

  @Test("a click in the text puts the insertion point where it was, once what was typed before is there")
  func click() {
    let driver = Self.holding(Self.document()) { driver in
      Self.type([.a, .b, .enter, .c], &driver)
      // Column 2 of the third line that shows, which is line 19 of the text.
      let place = Point(x: 57, y: 170)
      driver.receive(.input(.pointer(.pressed(button: 0, at: place))))
      driver.receive(.input(.pointer(.released(button: 0, at: place))))
      Self.type([.letter(.keyX, "x")], &driver)
    }
    #expect(driver.text(Self.text).hasPrefix("ab\ncline 01"))
    #expect(driver.text(Self.text).contains("line 18\nlixne 19\n"), "\(driver.text(Self.text))")
  }

  @Test("what waits is bounded, and what is left out is told")
  func bounded() {
    let driver = Self.holding(Self.document()) { driver in
      Self.type([Stroke](repeating: .a, count: 1_024), &driver)
      #expect(!driver.kinds.contains(.swallowed))
      Self.type([.b], &driver)
      #expect(driver.kinds.last == .swallowed)
    }
    #expect(driver.text(Self.text).hasPrefix(String(repeating: "a", count: 1_024) + "line 01"))
  }

  // MARK: Leaving and saving

  /// A sheet with a long text that is scrolled away from its caret, and with ways out.
  static func sheet() -> StageDriver {
    var text = Element.field("text", "Text", role: .textEditor, text: Reading.lines(40))
    text.frame = Rect(x: 40, y: 120, width: 300, height: 200)
    text.caret = 0
    let save = Element.button("save", "Save").effect { $0.commits = true }
    var driver = StageDriver(
      SceneBuilder(.iPadOS, id: "draft").window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
        .sheet(
          "sheet", title: "Sheet",
          [.button("cancel", "Cancel", dismiss: .cancel), .button("done", "Done", dismiss: .done), save, text]
        ).scene)
    driver.reader(.activate, "main/open")
    driver.settle()
    driver.reader(.focus, "sheet/text")
    driver.settle()
    driver.scroll("sheet/text", to: 300)
    driver.clear()
    return driver
  }

  @Test(
    "who leaves or saves while something written waits loses none of it",
    arguments: ["escape", "cancel", "done", "save"])
  func leaving(way: String) {
    var driver = Self.sheet()
    let place = driver.point("sheet/text")
    let finger = driver.touchDown(at: place)
    driver.pan(.began, place, Point(x: place.x, y: place.y - 12))
    driver.pan(.changed, place, Point(x: place.x, y: place.y - 40))
    Self.type([.a], &driver)
    #expect(driver.text("sheet/text") == Reading.lines(40), "it waits for the finger")
    if way == "escape" { driver.press(.keyEsc) } else { driver.reader(.activate, "sheet/\(way)") }
    driver.lift(finger, at: Point(x: place.x, y: place.y - 40))
    driver.pan(.ended, place, Point(x: place.x, y: place.y - 40))
    driver.settle()
    #expect(driver.stage.breach == nil)
    switch way {
    case "done":
      #expect(driver.node("sheet") == nil)
      driver.reader(.activate, "main/open")
      driver.settle()
    case "save":
      driver.press(.keyEsc)
      driver.settle()
      #expect(driver.node("sheet") == nil && driver.node("sheet-confirmation") == nil, "it is saved")
      driver.reader(.activate, "main/open")
      driver.settle()
    default: #expect(driver.node("sheet-confirmation") != nil, "it is asked about")
    }
    #expect(driver.text("sheet/text").hasPrefix("aline 01"))
  }
}

extension StageDriver {
  /// Changes of a text and operations on it, in order.
  fileprivate var edits: [TargetEvent.Kind] {
    kinds.filter { kind in
      switch kind {
      case .textChanged, .acted: true
      default: false
      }
    }
  }
}
