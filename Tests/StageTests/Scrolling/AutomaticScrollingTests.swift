import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// Scrolling that nobody does (SM-11).
@Suite("Automatic scrolling (SM-11)")
struct AutomaticScrollingTests {
  static let text = "main/text"

  /// The document, scrolled by some points by its owner.
  static func document(
    _ platform: Platform, _ change: (inout Element) -> Void = { $0.caret = 0 }
  ) -> StageDriver { document(scrolledBy: 0, platform, change) }

  /// The same, scrolled by some points.
  static func document(
    scrolledBy offset: Double = 0, _ platform: Platform = .macOS, _ change: (inout Element) -> Void = { $0.caret = 0 }
  ) -> StageDriver {
    var driver = StageDriver(Reading.document(platform, change))
    driver.tab(to: text)
    driver.scroll(text, to: offset)
    driver.clear()
    return driver
  }

  /// The owner of the document asks a button of it, by what there is to ask it with.
  static func ask(_ id: String, _ driver: inout StageDriver) {
    if driver.stage.scene.platform == .tvOS { driver.reader(.activate, id) } else { driver.choose(id) }
  }

  // MARK: 1, the app

  @Test(
    "what the app selects out of view comes into view, by as little as shows it",
    .keeps("scroll-auto-selection-hidden", mutant: .selectionStaysHidden),
    arguments: Platform.allCases)
  func selected(platform: Platform) {
    var driver = Self.document(platform)
    Self.ask("main/third", &driver)
    // Line 30 ends 600 pt below the first line's top; 200 pt show.
    #expect(driver.offset(Self.text).dy == 400)
    #expect(driver.showsSelection(Self.text))
    #expect(driver.scrolls.map { $0.cause.hasSuffix("; SM-11 (1): what is selected") } == [true])
    #expect(driver.kinds.contains(.selected("line 30")))
    // From below it comes to the top.
    driver = Self.document(scrolledBy: 600, platform)
    Self.ask("main/third", &driver)
    #expect(driver.offset(Self.text).dy == 580)
  }

  @Test(
    "where the app puts the insertion point is in view then",
    .keeps("scroll-auto-insertion-point-hidden", mutant: .caretStaysHidden), arguments: Platform.allCases)
  func caret(platform: Platform) {
    var driver = Self.document(platform)
    Self.ask("main/end", &driver)
    #expect(driver.showsCaret(Self.text) && driver.offset(Self.text).dy == 600)
    #expect(driver.mark(Self.text) == SelectionMark(at: 319))
    #expect(driver.kinds.contains(.caretMoved("line 40")))
  }

  @Test(
    "what is found becomes the selection and is in view, one place after the other and round again",
    .keeps("scroll-auto-find-text", mutant: .foundTextStaysHidden), arguments: Platform.allCases)
  func found(platform: Platform) {
    var driver = Self.document(platform)
    // “line 3” stands in lines 30 to 39, whatever its case.
    for line in [30, 31, 32] {
      Self.ask("main/find", &driver)
      #expect(driver.mark(Self.text)?.range == 8 * (line - 1)..<8 * (line - 1) + 6)
      #expect(driver.showsSelection(Self.text))
      #expect(driver.offset(Self.text).dy == Double(line) * 20 - 200, "line \(line)")
    }
    Self.ask("main/end", &driver)
    Self.ask("main/find", &driver)
    #expect(driver.mark(Self.text)?.range == 232..<238, "round to the first")
    #expect(driver.showsSelection(Self.text))
  }

  @Test("what is looked for stands in a field; what is not there is told, and nothing moves")
  func findField() {
    var field = Element.field("what", "Find")
    field.frame = Rect(x: 400, y: 60, width: 200, height: 28)
    let next = Element.button("next", "Find Next", frame: Rect(x: 400, y: 90, width: 160, height: 28)).effect {
      ($0.target, $0.findTextIn) = ("text", "what")
    }
    var driver = StageDriver(Reading.document(.macOS, buttons: [field, next]) { $0.caret = 0 })
    driver.tap("main/next")
    #expect(driver.kinds.last == .swallowed, "nothing to look for")
    driver.tap("main/what")
    driver.type("e 25")
    driver.tap("main/next")
    #expect(driver.mark(Self.text)?.range == 195..<199 && driver.offset(Self.text).dy == 300)
    driver.tap("main/what")
    driver.type("z")
    driver.clear()
    driver.tap("main/next")
    #expect(driver.kinds.last == .swallowed && driver.scrolls.isEmpty)
    #expect(driver.mark(Self.text)?.range == 195..<199)
  }

  @Test("rows of a list are selected, found and shown as lines are")
  func rows() {
    var driver = StageDriver(Reading.list())
    driver.tap("main/last")
    #expect(driver.offset("main/list").dy == 1_000 && driver.kinds.contains(.selected("Row 29, Row 30")))
    #expect(driver.node("main/list/row-30")?.traits.contains(.selected) == true)
    #expect(driver.node("main/list/row-1")?.traits.contains(.selected) == false)
    driver.scroll("main/list", to: 0)
    driver.clear()
    driver.tap("main/tag")
    #expect(driver.offset("main/list").dy == 1_000)
    #expect(driver.kinds.suffix(3) == [.scrolled(x: 0, y: 1_000), .selected("Row 29, Row 30"), .acted("tag")])
    driver.tap("main/find")
    #expect(driver.mark("main/list")?.range == 16..<17 && driver.offset("main/list").dy == 640)
  }

  // MARK: Smallest change

  /// Everything that becomes relevant, the place of what has to be seen, and what part of it.
  static let relevant: [(button: String, top: Double, bottom: Double, isPartEnough: Bool)] = [
    ("third", 580, 600, true), ("end", 780, 800, false), ("find", 580, 600, true),
  ]

  @Test(
    "out of view it comes into view, in view nothing moves, and never farther than it takes",
    .keeps("scroll-auto-when-content-out-of-view", mutant: .relevantContentStaysHidden),
    .keeps("scroll-auto-minimal", mutant: .automaticScrollingCentres), arguments: relevant.indices,
    Platform.allCases)
  func minimal(index: Int, platform: Platform) {
    let (button, top, bottom, isPartEnough) = Self.relevant[index]
    for start in stride(from: 0.0, through: 600, by: 25) {
      var driver = Self.document(scrolledBy: start, platform)
      Self.ask("main/\(button)", &driver)
      let isVisible = isPartEnough ? bottom > start && top < start + 200 : top >= start && bottom <= start + 200
      let least = isVisible ? start : top < start ? top : bottom - 200
      #expect(driver.offset(Self.text).dy == least, "from \(start)")
      #expect(driver.scrolls.isEmpty == (least == start))
    }
  }

  @Test(
    "a selection of which any part shows stays where it is, whatever is done to it",
    .keeps("scroll-auto-partial-selection-enough", mutant: .partialSelectionScrolls),
    arguments: Platform.allCases)
  func partlyVisible(platform: Platform) {
    // Lines 21 to 35 are 400…700 pt down: 300 pt high, 200 pt show.
    for start in [201.0, 250, 400, 500, 600] {
      var driver = Self.document(scrolledBy: start, platform)
      Self.ask("main/long", &driver)
      #expect(driver.offset(Self.text).dy == start)
      Self.ask("main/bold", &driver)
      #expect(driver.offset(Self.text).dy == start && driver.kinds.contains(.acted("bold")))
    }
    // None of it: its nearest line comes.
    var above = Self.document(scrolledBy: 200, platform)
    Self.ask("main/long", &above)
    #expect(above.offset(Self.text).dy == 220)
    var long = Self.document(platform) { $0.selection = .characters(0, 119) }
    long.scroll(Self.text, to: 600)
    Self.ask("main/bold", &long)
    #expect(long.offset(Self.text).dy == 280, "from below its last line")
  }

  // MARK: 2, typing

  @Test(
    "the first key of text brings the view back to the insertion point before the text changes",
    .keeps("scroll-auto-typing-returns", mutant: .typingStaysAway),
    arguments: Platform.allCases)
  func typing(platform: Platform) {
    var driver = Self.document(scrolledBy: 500, platform) { $0.caret = 8 }
    #expect(!driver.showsCaret(Self.text))
    driver.press(.keyX, text: "x")
    #expect(driver.kinds.prefix(2) == [.scrolled(x: 0, y: 20), .textChanged(driver.text(Self.text))])
    #expect(driver.text(Self.text).hasPrefix("line 01\nxline 02") && driver.showsCaret(Self.text))
    driver.clear()
    driver.press(.keyBackspace)
    #expect(driver.scrolls.isEmpty && driver.mark(Self.text) == SelectionMark(at: 8), "the caret is in view already")
  }

  @Test("deleting returns as typing does; a key that types nothing does not")
  func deleting() {
    for key in [KeyCode.keyBackspace, .keyDelete, .keyEnter] {
      var driver = Self.document(scrolledBy: 500) { $0.caret = 16 }
      driver.press(key)
      #expect(driver.showsCaret(Self.text), "\(key)")
      guard case .scrolled = driver.kinds.first else {
        Issue.record("\(key): \(driver.kinds)")
        continue
      }
    }
    for key in [KeyCode.keyF5, .keyLeftshift, .keyEsc] {
      var driver = Self.document(scrolledBy: 500) { $0.caret = 16 }
      driver.press(key)
      #expect(driver.offset(Self.text).dy == 500, "\(key)")
    }
  }

  @Test("what is typed takes the place of the selection, and nothing is typed into what is read only")
  func replacing() {
    var driver = Self.document(scrolledBy: 600) { $0.selection = .characters(8, 15) }
    driver.press(.keyX, text: "X")
    #expect(driver.text(Self.text).hasPrefix("line 01\nX\nline 03") && driver.offset(Self.text).dy == 20)
    driver = Self.document(scrolledBy: 500) {
      $0.caret = 0
      $0.traits = [.readOnly]
    }
    driver.press(.keyX, text: "X")
    #expect(driver.text(Self.text) == Reading.lines(40) && driver.offset(Self.text).dy == 500)
  }

  // MARK: 4, operations

  @Test(
    "a selection that is out of view comes into view before anything is done to it",
    .keeps("scroll-auto-before-acting-on-selection", mutant: .operationComesFirst),
    arguments: [("bold", TargetEvent.Kind.acted("bold")), ("cut", .textChanged("*"))], Platform.allCases)
  func operation(asked: (button: String, done: TargetEvent.Kind), platform: Platform) {
    var driver = Self.document(scrolledBy: 600, platform) { $0.selection = .characters(8, 15) }
    Self.ask("main/\(asked.button)", &driver)
    let kinds = driver.kinds.map { kind in
      if case .textChanged = kind { TargetEvent.Kind.textChanged("*") } else { kind }
    }
    let scroll = kinds.firstIndex(of: .scrolled(x: 0, y: 20))
    let selection = kinds.firstIndex(of: .selected("line 02"))
    let operation = kinds.firstIndex(of: asked.done)
    #expect(scroll != nil && operation != nil && selection != nil)
    #expect(scroll ?? 0 < selection ?? 0 && selection ?? 0 < operation ?? 0)
    #expect(driver.scrolls.first?.initiator == .automatic)
  }

  @Test("Command with C and X works on the selection, with A selects all; nothing is done to nothing")
  func commands() {
    var driver = Self.document(scrolledBy: 600) { $0.selection = .characters(8, 15) }
    driver.press(.keyC, .command)
    #expect(driver.kinds == [.scrolled(x: 0, y: 20), .selected("line 02"), .acted("copy")])
    driver.press(.keyX, .command)
    #expect(driver.text(Self.text).hasPrefix("line 01\n\nline 03"))
    driver.press(.keyA, .command)
    #expect(driver.mark(Self.text)?.range == 0..<312)
    var none = StageDriver(Reading.list())
    none.tap("main/tag")
    #expect(none.kinds.last == .swallowed && !none.kinds.contains(.acted("tag")))
  }

  // MARK: 6 and 7

  @Test("the insertion point that the on-screen keyboard covers comes out from under it")
  func keyboard() {
    let scene = Reading.document(.iOS, buttons: []) {
      $0.frame = Rect(x: 16, y: 100, width: 361, height: 700)
      $0.caret = 280
    }
    var touch = scene
    touch.inputDevices = [.touch]
    var driver = StageDriver(touch)
    driver.reader(.activate, Self.text)
    let keyboard = driver.node("keyboard")?.frame ?? .zero
    #expect(keyboard.minY > 0 && driver.showsCaret(Self.text))
    // Line 36 is 700…720 pt down; the view goes from 100 pt to the keyboard.
    #expect(driver.offset(Self.text).dy == 720 - (keyboard.minY - 100))
    #expect(driver.scrolls.map(\.initiator) == [.automatic])
    #expect(driver.scrolls.first?.cause.contains("SM-11 (6)") == true)
  }

  @Test("a cause that the app declares scrolls and is named")
  func declared() {
    let today = Element.button("today", "Today").effect { ($0.shows, $0.because) = ("row-20", "the present day") }
    var builder = SceneBuilder(.iOS, id: "days")
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 0, y: 200, width: 393, height: 200))
    list.children = (1...30).map { .text("row-\($0)", "Day \($0)") }
    builder = builder.window("main", title: "Days", [list, today])
    var driver = StageDriver(builder.scene)
    driver.tap("main/today")
    let row = driver.node("main/list/row-20")?.frame ?? .zero
    #expect(row.maxY == 400 && driver.scrolls.first?.cause.hasSuffix("SM-11 (7): the present day") == true)
    #expect(driver.scrolls.first?.initiator == .automatic)
  }

  @Test(
    "every scrolling that nobody did says so and why",
    .keeps("scroll-people-initiate", mutant: .automaticScrollingNamesNoCause, on: [.macOS]))
  func causes() {
    var driver = Self.document(scrolledBy: 0)
    for id in ["third", "end", "find", "bold"] {
      driver.tap("main/\(id)")
      driver.drag(from: Point(x: 100, y: 300), to: Point(x: 100, y: 140))
      driver.settle()
    }
    driver.scroll(Self.text, to: 0)
    driver.tap("main/find")
    #expect(driver.scrolls.count > 3)
    for event in driver.scrolls {
      #expect(!event.cause.isEmpty)
      #expect((event.initiator == .automatic) == event.cause.contains("SM-11"), "\(event)")
    }
    var flung = Self.document(scrolledBy: 0)
    flung.drag(from: Point(x: 100, y: 300), to: Point(x: 100, y: 200), velocity: -1_200)
    flung.settle()
    #expect(flung.scrolls.map(\.initiator) == [.user], "whoever flings content has scrolled it")
    var user = Self.document()
    user.press(.keyPagedown)
    #expect(user.scrolls.map(\.initiator) == [.user])
  }

  // MARK: Waiting

  @Test("what has to scroll under a finger waits for the release: the scrolling, and what it comes before")
  func waits() {
    var driver = Self.document(scrolledBy: 300, .iOS) { $0.caret = 0 }
    let start = Point(x: 100, y: 200)
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: 100, y: 188))
    driver.pan(.changed, start, Point(x: 100, y: 180))
    driver.press(.keyH, text: "H")
    driver.press(.keyI, text: "i")
    driver.reader(.activate, "main/end")
    #expect(driver.text(Self.text) == Reading.lines(40) && driver.offset(Self.text).dy == 310)
    driver.lift(finger, at: Point(x: 100, y: 180))
    driver.pan(.ended, start, Point(x: 100, y: 180))
    driver.settle()
    #expect(driver.text(Self.text).hasPrefix("Hiline 01"))
    #expect(driver.stage.breach == nil && driver.stage.awaitedCount == 0)
  }
}

extension StageDriver {
  /// Content is at an offset, however it got there.
  mutating func scroll(_ id: String, to offset: Double) {
    guard let item = stage.blueprint.item(NodeID(id)), let scroller = stage.blueprint.items[item].ownScroller else {
      return
    }
    stage.state.scrolling.places[scroller] = ScrollPlace(offset: Vector(dx: 0, dy: offset))
    stage.invalidateTree()
  }
}
