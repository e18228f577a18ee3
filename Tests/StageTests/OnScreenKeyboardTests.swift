import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The on-screen keyboard, where no other is.
@Suite("On-screen keyboard")
struct OnScreenKeyboardTests {
  static func scene(_ platform: Platform = .iOS, _ detents: [Detent] = [.medium, .large], scrolls: Bool = true) -> Scene
  {
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...14).map { .field("field-\($0)", "Field \($0)") }
    return SceneBuilder(platform)
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet"), .field("search", "Search")])
      .sheet(
        "sheet", title: "Form",
        [.button("cancel", "Cancel", dismiss: .cancel)] + (scrolls ? [list] : list.children)
      ) {
        $0.detents = detents
        $0.grabberVisible = true
      }
      .with { $0.inputDevices = [.touch] }
      .scene
  }

  /// The sheet with a field that has just been tapped.
  static func editing(_ scene: Scene = scene(), _ field: String = "sheet/list/field-2") -> StageDriver {
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/open")
    driver.settle()
    driver.tap(field)
    driver.clear()
    return driver
  }

  @Test("it comes up with a field that is tapped, in the tree and under the finger; a hardware keyboard keeps it away")
  func comesUp() {
    var driver = Self.editing()
    let keyboard = driver.node("keyboard")
    #expect(keyboard?.frame == Rect(x: 0, y: 517, width: 393, height: 335))
    #expect(keyboard?.name == "Keyboard")
    let before = driver.stage.stateHash
    driver.drag(from: Point(x: 100, y: 700), to: Point(x: 100, y: 600))
    #expect(driver.stage.stateHash == before)
    driver.tap(at: Point(x: 100, y: 700))
    #expect(driver.kinds == [.delivered] && driver.events.first?.node == "keyboard")

    var hardware = Self.scene()
    hardware.inputDevices = [.touch, .keyboard]
    #expect(Self.editing(hardware).node("keyboard") == nil)
  }

  @Test(
    "dragged down slowly, a raised sheet comes to where it rested before; only from there on the finger takes it away",
    arguments: [(40.0, true), (120, true), (205, true), (300, true), (430, true), (560, false)])
  func takenDown(way: Double, stays: Bool) {
    var driver = Self.editing()
    let top = driver.node("sheet")?.frame.minY ?? 0
    driver.drag(from: Point(x: 196, y: top + 30), to: Point(x: 196, y: top + 30 + way))
    driver.settle()
    #expect((driver.node("sheet") != nil) == stays, "from \(top) by \(way)")
    if stays { #expect(driver.node("sheet")?.frame.minY == 460.5) }
  }

  @Test("the sheet is raised as far as there is room; its height stays", arguments: [Detent.medium, .large])
  func raises(detent: Detent) {
    let driver = Self.editing(Self.scene(.iOS, [detent]))
    let frame = driver.node("sheet")?.frame ?? .zero
    #expect(frame.size.height == (detent == .medium ? 391.5 : 783))
    #expect(frame.maxY == (detent == .medium ? 517 : 852))
    #expect(frame.minY >= 69)
  }

  @Test("the field is above it, wherever it is", arguments: 1...14)
  func fieldIsSeen(number: Int) {
    for scrolls in [true, false] {
      var driver = StageDriver(Self.scene(.iOS, [.large], scrolls: scrolls))
      driver.reader(.activate, "main/open")
      driver.settle()
      let field = scrolls ? "sheet/list/field-\(number)" : "sheet/field-\(number)"
      driver.reader(.activate, field)
      let frame = driver.node(field)?.frame ?? .zero
      let keyboard = driver.node("keyboard")?.frame ?? .zero
      #expect(!keyboard.isEmpty && frame.maxY <= keyboard.minY, "\(frame)")
      #expect(frame.minY >= 0)
    }
  }

  @Test("it goes when the focus goes, and with its sheet", arguments: ["cancel", "escape", "swipe", "app"])
  func goes(way: String) {
    var driver = Self.editing()
    switch way {
    case "cancel": driver.tap("sheet/cancel")
    case "escape": driver.press(.keyEsc)
    case "swipe": driver.drag("sheet/grabber", by: 300, velocity: 900)
    default: _ = driver.stage.dismiss("sheet", at: driver.stage.now)
    }
    #expect(driver.node("keyboard") == nil)
    driver.settle()
    #expect(driver.node("sheet") == nil && driver.node("keyboard") == nil)
  }

  @Test("a finger that takes the sheet puts it away, and the sheet follows the finger without a step")
  func dragged() {
    var driver = Self.editing()
    let top = driver.node("sheet")?.frame.minY ?? 0
    let start = driver.point("sheet/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y + 11))
    #expect(driver.node("keyboard") == nil)
    // Of the 11 points 10 are the slop.
    #expect(driver.node("sheet")?.frame.minY == top + 1)
    #expect(driver.node("sheet")?.frame.maxY == 852)
  }

  @Test("raised beyond its largest height it follows the finger as well")
  func draggedFromAbove() {
    var driver = Self.editing(Self.scene(.iOS, [.large], scrolls: false), "sheet/field-2")
    driver.reader(.activate, "sheet/field-14")
    let top = driver.node("sheet")?.frame.minY ?? 0
    #expect(top < 69)
    let start = driver.point("sheet/field-13")
    driver.pan(.began, start, Point(x: start.x, y: start.y + 11))
    #expect(driver.node("keyboard") == nil)
    // Of the 11 points 10 are the slop.
    #expect(driver.node("sheet")?.frame.minY == top + 1)
  }

  /// What a release leads to: the detent, or what happens instead.
  static func release(by distance: Double, velocity: Double = 0, isUnsaved: Bool = false, hasKeyboard: Bool) -> String {
    var scene = scene()
    if !hasKeyboard { scene.inputDevices = [.touch, .keyboard] }
    var driver = editing(scene)
    if isUnsaved { driver.type("x") }
    #expect((driver.node("keyboard") != nil) == hasKeyboard)
    driver.drag("sheet/grabber", by: distance, velocity: velocity)
    driver.settle()
    if driver.node("sheet-confirmation") != nil { return "asks" }
    return driver.node("sheet/grabber")?.value ?? "dismissed"
  }

  /// A movement of the finger and how it ends.
  struct Pull: Sendable {
    var way: Double
    var speed: Double = 0
    var isUnsaved = false
    /// How it ends without the keyboard.
    var end: String
    /// How it ends where the keyboard has raised the sheet, if otherwise: what the finger takes back of that is no way
    /// below where the sheet rested.
    var raised: String?
  }

  @Test(
    "a release is judged by where the finger leaves the sheet, which the keyboard may have raised",
    arguments: [
      Pull(way: 20, end: "Medium"), Pull(way: -20, end: "Medium"), Pull(way: 100, end: "Medium"),
      Pull(way: 250, end: "dismissed", raised: "Medium"),
      Pull(way: 250, isUnsaved: true, end: "asks", raised: "Medium"),
      Pull(way: 580, end: "dismissed"), Pull(way: 580, isUnsaved: true, end: "asks"),
      Pull(way: 120, speed: 1000, end: "dismissed"), Pull(way: -250, end: "Large"),
      Pull(way: -60, speed: -900, end: "Large"),
    ])
  func released(pull: Pull) {
    for hasKeyboard in [true, false] {
      let end = Self.release(
        by: pull.way, velocity: pull.speed, isUnsaved: pull.isUnsaved, hasKeyboard: hasKeyboard)
      #expect(end == (hasKeyboard ? pull.raised ?? pull.end : pull.end), "keyboard: \(hasKeyboard)")
    }
  }

  @Test("a tap that brings it up is explained as the field's own")
  func explained() {
    var driver = StageDriver(Self.scene())
    driver.stage.explains = true
    driver.tap("main/search")
    let golden = Snapshot.compare(
      driver.stage.arbitrations.map { "\($0)\n" }.joined(), "keyboard.explain.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("asking about changes hides it; who keeps editing gets it back")
  func comesBack() {
    var driver = Self.editing()
    driver.type("x")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("keyboard") == nil)
    driver.tap("sheet-confirmation/keep")
    driver.settle()
    #expect(driver.node("keyboard") != nil)
  }

  @Test("it turns with the screen, and is as wide")
  func turns() {
    var driver = Self.editing()
    driver.receive(.resize(width: 852, height: 393))
    let keyboard = driver.node("keyboard")?.frame ?? .zero
    #expect(keyboard.size.width == 852 && keyboard.maxY == 393 && keyboard.minY > 100)
  }

  /// A field in a view that scrolls, in points of the window.
  static func form(view: Rect, contentHeight: Double, field: Double) -> Scene {
    var list = Element(id: "list", role: .scrollView, label: "Form", frame: view)
    list.axes = .vertical
    list.contentSize = Size(width: view.size.width, height: contentHeight)
    var name = Element.field("name", "Name")
    name.frame = Rect(x: 20, y: field, width: 300, height: 44)
    list.children = [name]
    return SceneBuilder().window("main", title: "Main", [list]).with { $0.inputDevices = [.touch] }.scene
  }

  @Test(
    "when the screen turns the field that is edited comes into sight above it, wherever people had scrolled",
    arguments: [0.0, 250, 600, 1_100])
  func turnsWithTheField(field: Double) {
    var driver = StageDriver(
      Self.form(view: Rect(x: 0, y: 0, width: 393, height: 852), contentHeight: 1_700, field: field))
    driver.reader(.activate, "main/list/name")
    for way in [0.0, -150, 300, 900] {
      driver.drag(
        from: Point(x: 200, y: way < 0 ? 60 : 400), to: Point(x: 200, y: way < 0 ? 60 - way : 400 - min(way, 380)))
      driver.settle()
      let shown = driver.offset("main/list")
      driver.receive(.resize(width: 852, height: 393))
      let (keyboard, name) = (driver.node("keyboard")?.frame ?? .zero, driver.node("main/list/name")?.frame ?? .zero)
      #expect(name.minY >= 0 && name.maxY <= keyboard.minY, "\(name) over \(keyboard), scrolled to \(shown) before")
      driver.receive(.resize(width: 393, height: 852))
      #expect(driver.stage.breach == nil)
    }
  }

  @Test("what it is in scrolls the field as far as it goes, where that is not above the keyboard")
  func turnsUnderTheKeyboard() {
    var driver = StageDriver(
      Self.form(view: Rect(x: 0, y: 300, width: 393, height: 552), contentHeight: 900, field: 450))
    driver.tap("main/list/name")
    driver.receive(.resize(width: 852, height: 393))
    let (keyboard, name) = (driver.node("keyboard")?.frame ?? .zero, driver.node("main/list/name")?.frame ?? .zero)
    #expect(name.minY == 300 && keyboard.minY < 300)
    #expect(name.intersection(keyboard) == name, "so that the audit sees it there")
  }

  @Test("a scene may start with it, at a place of its own")
  func startsWithIt() {
    var scene = Self.scene()
    scene.onScreenKeyboard = OnScreenKeyboard(isVisible: true, frame: Rect(x: 0, y: 600, width: 393, height: 252))
    let driver = StageDriver(scene)
    #expect(driver.node("keyboard")?.frame.minY == 600)
    #expect(driver.node("main/search")?.traits.contains(.focused) == true)
  }

  @Test("elsewhere there is none", arguments: [Platform.macOS, .tvOS, .visionOS, .watchOS])
  func elsewhere(platform: Platform) {
    var driver = StageDriver(Self.scene(platform))
    driver.reader(.activate, "main/search")
    #expect(driver.node("keyboard") == nil)
  }

  @Test("a card on an iPad moves up from under it")
  func card() {
    let driver = Self.editing(Self.scene(.iPadOS, [.large]))
    let card = driver.node("sheet")?.frame ?? .zero
    #expect(card.minY >= 34 && card.size.height == 944)
    let keyboard = driver.node("keyboard")?.frame ?? .zero
    #expect(keyboard.size.height == 400)
  }

  /// A card on an iPad on its side, raised by its keyboard, and where on it a finger comes down.
  static func raisedCard() -> (driver: StageDriver, start: Point) {
    var scene = Self.scene(.iPadOS, [.medium, .large], scrolls: false)
    scene.screen = Screen(size: Size(width: 1_180, height: 820), safeArea: Screen.Insets(top: 24, bottom: 20))
    let driver = Self.editing(scene, "sheet/field-1")
    let card = driver.node("sheet")?.frame ?? .zero
    return (driver, Point(x: card.midX + 80, y: card.minY + 14))
  }

  @Test("the top of a raised card stays under the finger that takes it, and the card has no step anywhere")
  func heldCard() throws {
    var (driver, start) = Self.raisedCard()
    #expect(driver.node("keyboard") != nil)
    let contact = driver.touchDown(at: start)
    var top = try #require(driver.node("sheet")).frame.minY
    for way in 1...60 {
      let here = Point(x: start.x, y: start.y + Double(way))
      if way <= 10 {
        driver.wait(milliseconds: 10)
      } else {
        driver.pan(way == 11 ? .began : .changed, start, here, after: 10_000)
      }
      let now = try #require(driver.node("sheet")).frame.minY
      #expect(abs(now - top) <= 1.01, "from \(top) to \(now) at \(way)")
      top = now
    }
    driver.lift(contact, at: Point(x: start.x, y: start.y + 60))
  }

  @Test("a finger that drags a raised sheet nearer to the next detent than to where it stood gets that")
  func draggedUp() {
    var driver = Self.editing()
    let start = driver.point("sheet/grabber")
    let top = driver.node("sheet")?.frame.minY ?? 0
    #expect(top < 200)
    driver.drag(from: start, to: Point(x: start.x, y: start.y - 60))
    driver.settle()
    #expect(driver.node("sheet/grabber")?.value == "Large")
  }
}
