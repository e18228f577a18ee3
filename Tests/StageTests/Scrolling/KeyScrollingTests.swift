import Accessibility
import Announcer
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
@testable import StageModel

/// Scrolling by keys (A-42).
@Suite("Scrolling by keys (A-42)")
struct KeyScrollingTests {
  static let pages = "main/pages"

  /// Where the view is: on a watch all of what is below the time, which is 198 by 214 points.
  static func frame(_ platform: Platform) -> Rect {
    platform == .watchOS
      ? Rect(x: 0, y: 28, width: 198, height: 214) : Rect(x: 16, y: 100, width: 300, height: 400)
  }

  /// 400 pt of 1,500 show, and 300 pt of 900 across; nothing in it can have the focus.
  static func view(
    _ platform: Platform = .macOS, rightToLeft: Bool = false, _ others: [Element] = [],
    _ change: (inout Element) -> Void = { _ in }
  ) -> StageDriver {
    var view = Element(id: "pages", role: .scrollView, frame: frame(platform))
    view.axes = [.vertical, .horizontal]
    view.contentSize = Size(width: 900, height: 1_500)
    view.children = [.text("line", "Line")]
    change(&view)
    let builder = SceneBuilder(platform, id: "keys").window("main", title: "Main", [view] + others)
    return StageDriver(builder.with { if rightToLeft { $0.isRightToLeft = true } }.scene)
  }

  /// A key, its modifiers and by how much it scrolls from (200, 600).
  struct Step: CustomTestStringConvertible {
    var key: KeyCode
    var modifiers: KeyInput.Modifiers = []
    var way: Vector
    var platforms: [Platform] = [.iOS, .iPadOS, .macOS, .visionOS]
    var testDescription: String { "\(key.name ?? "") \(modifiers.rawValue)" }
  }

  static let steps: [Step] = [
    Step(key: .keyDown, way: Vector(dx: 0, dy: 44)), Step(key: .keyUp, way: Vector(dx: 0, dy: -44)),
    Step(key: .keyRight, way: Vector(dx: 44, dy: 0)), Step(key: .keyLeft, way: Vector(dx: -44, dy: 0)),
    Step(key: .keyPagedown, way: Vector(dx: 0, dy: 400)), Step(key: .keyPageup, way: Vector(dx: 0, dy: -400)),
    Step(key: .keySpace, way: Vector(dx: 0, dy: 400)),
    Step(key: .keySpace, modifiers: .shift, way: Vector(dx: 0, dy: -400)),
    Step(key: .keyHome, way: Vector(dx: 0, dy: -600)), Step(key: .keyEnd, way: Vector(dx: 0, dy: 500)),
    Step(key: .keyDown, modifiers: .alt, way: Vector(dx: 0, dy: 400)),
    Step(key: .keyUp, modifiers: .alt, way: Vector(dx: 0, dy: -400)),
    Step(key: .keyRight, modifiers: .alt, way: Vector(dx: 300, dy: 0)),
    Step(key: .keyLeft, modifiers: .alt, way: Vector(dx: -200, dy: 0)),
    Step(key: .keyDown, modifiers: .command, way: Vector(dx: 0, dy: 500)),
    Step(key: .keyUp, modifiers: .command, way: Vector(dx: 0, dy: -600)),
    // Made a command of, or none of the platform's.
    Step(key: .keyDown, modifiers: .control, way: .zero),
    Step(key: .keyRight, modifiers: .command, way: .zero, platforms: [.iOS, .iPadOS, .visionOS]),
    Step(key: .keyRight, modifiers: .command, way: Vector(dx: 400, dy: 0), platforms: [.macOS]),
    Step(key: .keyLeft, modifiers: .command, way: Vector(dx: -200, dy: 0), platforms: [.macOS]),
    Step(key: .keyDown, modifiers: .shift, way: .zero), Step(key: .keySpace, modifiers: .command, way: .zero),
    Step(key: .keyHome, modifiers: .shift, way: .zero), Step(key: .keyPagedown, modifiers: .control, way: .zero),
    Step(key: .keyDown, modifiers: .alt, way: .zero, platforms: [.watchOS]),
    Step(key: .keyDown, way: Vector(dx: 0, dy: 44), platforms: [.watchOS]),
    Step(key: .keyPagedown, way: .zero, platforms: [.tvOS]), Step(key: .keyEnd, way: .zero, platforms: [.tvOS]),
  ]

  @Test("each key scrolls by its distance, both ways and along both axes, and says so", arguments: steps)
  func distances(step: Step) {
    for platform in step.platforms {
      var driver = Self.view(platform)
      driver.scroll(Self.pages, to: 600)
      let scroller = ScrollerID(0)
      driver.stage.state.scrolling.places[scroller].offset.dx = 200
      driver.press(step.key, step.modifiers)
      #expect(driver.offset(Self.pages) - Vector(dx: 200, dy: 600) == step.way, "\(platform)")
      if step.way != .zero {
        #expect(driver.scrolls.map(\.initiator) == [.user])
      }
    }
  }

  @Test("an arrow shows what is on its side from right to left as well")
  func rightToLeft() {
    var driver = Self.view(rightToLeft: true)
    driver.press(.keyRight)
    #expect(driver.offset(Self.pages).dx == 0, "it begins at the right")
    driver.press(.keyLeft)
    #expect(driver.offset(Self.pages).dx == 44)
    driver.press(.keyRight)
    #expect(driver.offset(Self.pages).dx == 0)
  }

  @Test(
    "where content scrolls only across, the keys that page and go to the ends go across, on is where reading goes",
    arguments: [false, true], [false, true])
  func across(isRightToLeft: Bool, isPaged: Bool) {
    let steps: [(KeyCode, KeyInput.Modifiers, Double)] = [
      (.keyPagedown, [], 300), (.keySpace, [], 600), (.keyPageup, [], 300), (.keySpace, .shift, 0), (.keyEnd, [], 600),
      (.keyHome, [], 0), (isRightToLeft ? .keyLeft : .keyRight, .command, 600),
      (isRightToLeft ? .keyRight : .keyLeft, .command, 0),
    ]
    for hasFocus in [false, true] {
      var driver = Self.view(.macOS, rightToLeft: isRightToLeft) {
        $0.axes = .horizontal
        $0.paging = isPaged
        if hasFocus {
          var button = Element.button("ok", "OK")
          button.frame = Rect(x: isRightToLeft ? 200 : 20, y: 120, width: 100, height: 44)
          $0.children.append(button)
        }
      }
      // A button has Space for itself.
      if hasFocus { driver.tab(to: "main/pages/ok") }
      for (key, modifiers, offset) in steps where !hasFocus || key != .keySpace {
        if hasFocus, key == .keyPageup { driver.press(.keyPagedown) }
        driver.press(key, modifiers)
        if hasFocus, key == .keyPageup { driver.press(key) }
        let expected = hasFocus && key == .keyPageup ? 0 : offset
        #expect(driver.offset(Self.pages) == Vector(dx: expected, dy: 0), "\(key) \(modifiers.rawValue)")
      }
      driver.press(.keyHome)
      driver.clear()
      driver.press(.keyPageup)
      #expect(driver.kinds == [.reachedEdge(.start), .swallowed])
    }
  }

  /// 300 pt of 900 across.
  static var row: Element {
    var row = Element(id: "row", role: .scrollView, frame: Rect(x: 16, y: 520, width: 300, height: 60))
    row.axes = .horizontal
    row.contentSize = Size(width: 900, height: 60)
    row.children = [.text("word", "Word")]
    return row
  }

  @Test("beside what scrolls down, what scrolls only across leaves those keys to that")
  func acrossBesideDown() {
    var driver = Self.view(.macOS, [Self.row])
    driver.press(.keyPagedown)
    #expect(driver.offset(Self.pages).dy == 400 && driver.offset("main/row") == .zero)
  }

  /// A list that shows as a whole, with a button in it.
  static func short(_ frame: Rect) -> Element {
    var list = Element(id: "short", role: .list, frame: frame)
    list.axes = .vertical
    list.children = [.button("only", "Only")]
    return list
  }

  @Test("what shows as a whole leaves the keys to what is around it or beside it", arguments: [false, true])
  func showsAsAWhole(isInside: Bool) {
    for hasFocus in [false, true] {
      for (key, way) in [(KeyCode.keyPagedown, 400.0), (.keyDown, 44), (.keyEnd, 1_100)] {
        let short = Self.short(Rect(x: 16, y: isInside ? 120 : 520, width: 300, height: 100))
        var driver = Self.view(.macOS, isInside ? [] : [short]) { view in
          view.axes = .vertical
          if isInside { view.children.insert(short, at: 0) }
        }
        if hasFocus { driver.tab(to: isInside ? "main/pages/short/only" : "main/short/only") }
        driver.press(key)
        #expect(driver.offset(Self.pages).dy == way, "\(key) \(hasFocus)")
        if isInside {
          driver.reader(.scroll(.up), "main/pages/short")
          #expect(driver.offset(Self.pages).dy == max(0, way - 400), "and so does a screen reader's")
        }
      }
    }
  }

  @Test("beside what shows as a whole, what has more across takes the keys that page")
  func wholeBesideAcross() {
    var driver = StageDriver(
      SceneBuilder(.macOS, id: "across").window(
        "main", title: "Main",
        [Self.short(Rect(x: 16, y: 60, width: 300, height: 100)), Self.row]
      ).scene)
    driver.press(.keyPagedown)
    #expect(driver.offset("main/row") == Vector(dx: 300, dy: 0))
  }

  @Test("where everything shows, a key says that it ends there")
  func nothingScrolls() {
    let short = Self.short(Rect(x: 16, y: 60, width: 300, height: 100))
    var driver = StageDriver(SceneBuilder(.macOS, id: "whole").window("main", title: "Main", [short]).scene)
    driver.press(.keyPagedown)
    #expect(driver.kinds == [.reachedEdge(.bottom), .swallowed])
  }

  @Test("the distance of an arrow is a parameter, in points")
  func arrowStep() throws {
    let parameter = try #require(Parameters.table.first { $0.name == "arrowStep" })
    #expect(parameter.unit == "points" && parameter.source.contains("A-42"))
    var view = Self.view().stage.scene
    view.parameters.arrowStep = 10
    var driver = StageDriver(view)
    driver.press(.keyDown)
    #expect(driver.offset(Self.pages).dy == 10)
  }

  @Test("paged content goes by pages, whatever key, and to its first and last")
  func paged() {
    func driver() -> StageDriver {
      Self.view {
        $0.axes = .vertical
        $0.paging = true
      }
    }
    for key in [KeyCode.keyDown, .keyPagedown, .keySpace] {
      var driver = driver()
      driver.press(key)
      #expect(driver.offset(Self.pages).dy == 400 && driver.kinds.contains(.paged(page: 2, count: 4)))
    }
    var driver = driver()
    driver.press(.keyEnd)
    #expect(driver.offset(Self.pages).dy == 1_100 && driver.kinds.contains(.paged(page: 4, count: 4)))
    driver.press(.keySpace, .shift)
    #expect(driver.offset(Self.pages).dy == 800)
    driver.press(.keyHome)
    #expect(driver.offset(Self.pages).dy == 0 && driver.kinds.last == .paged(page: 1, count: 4))
  }

  @Test("a page of content that is not paged is shown again as far as its overlap says")
  func overlap() {
    var driver = Self.view { $0.overlap = .points(50) }
    driver.press(.keySpace)
    #expect(driver.offset(Self.pages).dy == 350)
    driver.press(.keySpace, .shift)
    #expect(driver.offset(Self.pages).dy == 0)
  }

  @Test("Space activates a button that has the focus, and types into a text")
  func space() {
    var driver = Self.view(.macOS, [.button("ok", "OK"), .field("name", "Name")])
    driver.tab(to: "main/ok")
    driver.clear()
    driver.press(.keySpace)
    #expect(driver.kinds == [.activated] && driver.offset(Self.pages).dy == 0)
    driver.tab(to: "main/name")
    driver.press(.keySpace, text: " ")
    #expect(driver.text("main/name") == " " && driver.offset(Self.pages).dy == 0)
    // The others scroll beside a button.
    driver.tab(to: "main/ok")
    driver.press(.keyPagedown)
    #expect(driver.offset(Self.pages).dy == 400)
  }

  @Test("keys go to the text that has the focus: they move its insertion point and nothing around it")
  func textField() {
    var driver = Self.view(.macOS, [.field("name", "Name", text: "two words")])
    driver.tab(to: "main/name")
    let keys: [(KeyCode, KeyInput.Modifiers, Int)] = [
      (.keyHome, [], 0), (.keyRight, [], 1), (.keyRight, .alt, 3), (.keyRight, .alt, 9), (.keyLeft, .alt, 4),
      (.keyLeft, .command, 0), (.keyDown, [], 9), (.keyUp, [], 0), (.keyEnd, [], 9), (.keyLeft, [], 8),
      (.keyPageup, [], 8), (.keyPagedown, [], 8),
    ]
    for (key, modifiers, caret) in keys {
      driver.press(key, modifiers)
      #expect(driver.mark("main/name") == SelectionMark(at: caret), "\(key)")
      #expect(driver.offset(Self.pages) == .zero)
    }
    driver.press(.keyLeft, [.alt, .shift])
    #expect(driver.mark("main/name") == SelectionMark(base: 8, head: 4))
    #expect(driver.kinds.last == .selected("word"))
    driver.press(.keyRight)
    #expect(driver.mark("main/name") == SelectionMark(at: 8))
  }

  @Test("in a text of several lines arrows move the insertion point, and the view with it; pages only scroll")
  func textEditor() {
    var driver = AutomaticScrollingTests.document()
    driver.press(.keyPagedown)
    #expect(driver.offset("main/text").dy == 200 && driver.mark("main/text") == SelectionMark(at: 0))
    driver.press(.keyEnd)
    #expect(driver.offset("main/text").dy == 600 && driver.mark("main/text") == SelectionMark(at: 0))
    driver.press(.keyDown)
    #expect(driver.offset("main/text").dy == 20 && driver.mark("main/text") == SelectionMark(at: 8))
    driver.press(.keyDown, .command)
    #expect(driver.offset("main/text").dy == 600 && driver.mark("main/text") == SelectionMark(at: 319))
    driver.press(.keyUp)
    #expect(driver.mark("main/text") == SelectionMark(at: 311) && driver.kinds.last == .caretMoved("line 39"))
    driver.press(.keyUp, [.command, .shift])
    #expect(driver.mark("main/text") == SelectionMark(base: 311, head: 0) && driver.offset("main/text").dy == 0)
  }

  @Test("where it goes no further a key or action says the edge", arguments: [false, true])
  func edges(isReader: Bool) {
    var driver = Self.view()
    func move(_ key: KeyCode, _ direction: AccessibilityAction.ScrollDirection) {
      if isReader { driver.reader(.scroll(direction), Self.pages) } else { driver.press(key) }
    }
    let moves: [(KeyCode, AccessibilityAction.ScrollDirection, TargetEvent.ContentEdge)] = [
      (.keyUp, .up, .top), (.keyLeft, .left, .start),
    ]
    for (key, direction, edge) in moves {
      driver.clear()
      move(key, direction)
      #expect(driver.kinds == [.reachedEdge(edge), .swallowed])
    }
    driver.press(.keyEnd)
    for _ in 0..<20 { driver.press(.keyRight) }
    for (key, direction, edge) in [(KeyCode.keyDown, .down, .bottom), (.keyRight, .right, .end)]
      as [(KeyCode, AccessibilityAction.ScrollDirection, TargetEvent.ContentEdge)]
    {
      driver.clear()
      move(key, direction)
      #expect(driver.kinds == [.reachedEdge(edge), .swallowed])
    }
    var reader = ScreenReader()
    let steps = reader.react(to: [.reachedEdge("main/pages", .bottom)], in: ReaderView(driver.stage.tree))
    #expect(steps.contains { if case .says(let utterance) = $0 { utterance.text == "Bottom." } else { false } })
  }

  @Test(
    "content moves along the axes that it has, and rests within its bounds",
    .keeps("scroll-vertical-or-horizontal", mutant: .dragsMoveBothAxes, on: [.iOS, .iPadOS, .visionOS, .watchOS]),
    .keeps("scroll-vertical-or-horizontal", mutant: .scrollingMovesBothAxes),
    arguments: [Axes.vertical, .horizontal, [.vertical, .horizontal], []], Platform.allCases)
  func axes(axes: Axes, platform: Platform) {
    let ways: [Vector] = [
      Vector(dx: 0, dy: -150), Vector(dx: -150, dy: 0), Vector(dx: 0, dy: -3_000), Vector(dx: -3_000, dy: 0),
      Vector(dx: 0, dy: 150), Vector(dx: 150, dy: 0),
    ]
    let frame = Self.frame(platform)
    // On macOS and tvOS no finger is on the content.
    for way in ways where ![.macOS, .tvOS].contains(platform) {
      var driver = Self.view(platform) { $0.axes = axes }
      let axis: ScrollAxis = way.dx == 0 ? .vertical : .horizontal
      let start = frame.center
      driver.drag(from: start, to: start + way)
      driver.settle()
      let offset = driver.offset(Self.pages)
      let most = axis == .vertical ? 1_500 - frame.size.height : 900 - frame.size.width
      let expected = axes.contains(axis.axes) ? min(max(0, -way[axis]), most) : 0
      #expect(offset[axis] == expected, "\(way)")
      #expect(offset[axis == .vertical ? .horizontal : .vertical] == 0, "\(way)")
    }
    // A watch and a television have none of the keys that page.
    for key in [KeyCode.keyDown, .keyPagedown, .keyEnd, .keyRight] where ![.tvOS, .watchOS].contains(platform) {
      var driver = Self.view(platform) { $0.axes = axes }
      driver.press(key)
      // Keys that page and go to the ends have no way of their own where there is but one way.
      let isAcross = key == .keyRight || key != .keyDown && axes == .horizontal
      let axis: ScrollAxis = isAcross ? .horizontal : .vertical
      #expect((driver.offset(Self.pages)[axis] > 0) == axes.contains(axis.axes))
      #expect(driver.offset(Self.pages)[axis == .vertical ? .horizontal : .vertical] == 0)
    }
    for direction in AccessibilityAction.ScrollDirection.allCases {
      var driver = Self.view(platform) { $0.axes = axes }
      driver.reader(.scroll(direction), Self.pages)
      let axis: ScrollAxis = direction == .up || direction == .down ? .vertical : .horizontal
      let goesOn = direction == .down || direction == .right
      #expect((driver.offset(Self.pages)[axis] > 0) == (goesOn && axes.contains(axis.axes)))
      #expect(driver.offset(Self.pages)[axis == .vertical ? .horizontal : .vertical] == 0)
    }
  }

  @Test(
    "Space and Return with Control, Option or Command type nothing and activate nothing; with Shift they do",
    arguments: [KeyInput.Modifiers.control, .alt, .command], [KeyCode.keySpace, .keyEnter])
  func commands(modifiers: KeyInput.Modifiers, key: KeyCode) {
    var driver = StageDriver(Reading.document { $0.value = "one" })
    driver.reader(.focus, "main/text")
    driver.clear()
    driver.press(key, modifiers)
    driver.press(key, [modifiers, .shift])
    #expect(driver.text("main/text") == "one" && driver.events.isEmpty)
    driver.press(key, .shift)
    #expect(driver.text("main/text") == (key == .keySpace ? "one " : "one\n"))
    driver.reader(.focus, "main/end")
    driver.clear()
    driver.press(key, modifiers)
    #expect(driver.events.isEmpty)
    driver.press(key, [])
    #expect(driver.kinds.first == .activated)
  }
}
