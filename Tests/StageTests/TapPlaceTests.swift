import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A tap acts on what it came down on, wherever within the slop it lifts (P.tapSlop): the finger covers the control, and
/// rolls as it lifts.
@Suite("A tap acts on what it came down on")
struct TapPlaceTests {
  /// Two buttons that touch each other, a menu's button below them, and bare ground.
  static func window(_ platform: Platform = .iOS) -> Scene {
    func button(_ id: String, _ label: String, y: Double, opens: String? = nil) -> Element {
      var button = Element.button(id, label, opens: opens)
      button.frame = Rect(x: 100, y: y, width: 100, height: 44)
      return button
    }
    return SceneBuilder(platform)
      .window(
        "w", title: "Window",
        [
          button("above", "Above", y: 300), button("below", "Below", y: 344),
          button("more", "More", y: 388, opens: "menu"),
        ]
      )
      .present("menu", .menu(Menu(revealControl: "more")), title: "Menu", [.button("rename", "Rename")]).scene
  }

  /// A touch from one place to another, through the recognizer, in small steps; the hand lifts after `milliseconds`.
  ///
  /// - Parameter reasons: Where the reasons of all decisions go.
  static func touch(
    _ stage: inout Stage, from start: Point, to end: Point, milliseconds: Int64 = 60, _ reasons: inout [String]
  ) -> [TargetEvent] {
    let screen = TouchScript(size: stage.screen, start: stage.now.microseconds + 1_000)
    let finger = screen.finger()
    finger.touchDown(at: start)
    finger.move(to: end, milliseconds: 40)
    screen.wait(milliseconds: milliseconds - 40)
    finger.lift()
    var engine = GestureEngine(
      devices: [.init(screen.description)], screen: stage.screen, options: stage.gestureOptions)
    var inputs: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &inputs) }
    var events: [TargetEvent] = []
    for input in inputs {
      events += stage.advance(to: input.time)
      events += stage.receive(TargetInput(time: input.time, kind: .input(input.kind)))
      reasons += stage.arbitrations.map(\.reason)
    }
    return events
  }

  static func touch(_ stage: inout Stage, from start: Point, to end: Point, milliseconds: Int64 = 60) -> [TargetEvent] {
    var reasons: [String] = []
    return touch(&stage, from: start, to: end, milliseconds: milliseconds, &reasons)
  }

  static func activated(_ events: [TargetEvent]) -> [String] {
    events.compactMap { $0.kind == .activated ? $0.node.path : nil }
  }

  @Test(
    "whatever lies under the lift",
    arguments: [
      (Point(x: 150, y: 341), Point(x: 150, y: 348), ["w/above"]),
      (Point(x: 150, y: 347), Point(x: 150, y: 340), ["w/below"]),
      (Point(x: 104, y: 320), Point(x: 95, y: 320), ["w/above"]),
      (Point(x: 95, y: 320), Point(x: 104, y: 320), []),
      (Point(x: 150, y: 296), Point(x: 150, y: 305), []),
    ])
  func drifts(start: Point, end: Point, nodes: [String]) {
    var stage = Stage(Self.window())
    #expect(Self.activated(Self.touch(&stage, from: start, to: end)) == nodes)
  }

  @Test(
    "a finger that goes beyond the slop activates what it came down on, and not what it goes over or lifts on",
    arguments: [(Point(x: 150, y: 310), true), (Point(x: 150, y: 366), true), (Point(x: 150, y: 420), false)])
  func left(end: Point, acts: Bool) {
    var stage = Stage(Self.window())
    let screen = TouchScript(size: stage.screen, start: stage.now.microseconds + 1_000)
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 150, y: 322))
    finger.move(to: Point(x: 150, y: 300), milliseconds: 80)
    finger.move(to: end, milliseconds: 80)
    finger.lift()
    var engine = GestureEngine(
      devices: [.init(screen.description)], screen: stage.screen, options: stage.gestureOptions)
    var inputs: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &inputs) }
    let events = inputs.flatMap { stage.receive(TargetInput(time: $0.time, kind: .input($0.kind))) }
    #expect(Self.activated(events) == (acts ? ["w/above"] : []))
  }

  @Test(
    "a hold reveals the menu of what it came down on, not of what it has drifted to",
    arguments: [
      (Point(x: 150, y: 390), Point(x: 150, y: 383), true), (Point(x: 150, y: 385), Point(x: 150, y: 391), false),
    ])
  func hold(start: Point, end: Point, reveals: Bool) {
    var stage = Stage(Self.window())
    _ = Self.touch(&stage, from: start, to: end, milliseconds: 700)
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    #expect((stage.tree.node("menu") != nil) == reveals)
  }

  /// A sheet with two detents, at rest at the smaller, and its grabber's hit area in points.
  static func sheet(_ change: (inout Sheet) -> Void = { _ in }) -> (StageDriver, grabber: Rect) {
    let scene = SceneBuilder().window("w", []).sheet("s", [.button("b", "B")]) {
      $0.detents = [.medium, .large]
      $0.grabberVisible = true
      change(&$0)
    }.scene
    let driver = SheetPresentationTests.resting("s", scene)
    let middle = driver.node("s/grabber")?.frame.center ?? .zero
    return (driver, Rect(x: middle.x - 22, y: middle.y - 22, width: 44, height: 44))
  }

  @Test("the grabber too, and what lies beside it", arguments: [true, false])
  func grabber(isDownOnGrabber: Bool) {
    let (driver, grabber) = Self.sheet()
    let (inside, outside) = (
      Point(x: grabber.minX + 3, y: grabber.center.y + 8), Point(x: grabber.minX - 4, y: grabber.center.y + 8)
    )
    var stage = driver.stage
    let before = stage.tree.node("s")?.frame.minY ?? 0
    _ = Self.touch(&stage, from: isDownOnGrabber ? inside : outside, to: isDownOnGrabber ? outside : inside)
    while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
    #expect((stage.tree.node("s")?.frame.minY != before) == isDownOnGrabber)
  }

  @Test(
    "a moving sheet that is stopped on its grabber is tapped, on bare ground beside that let go",
    arguments: [true, false])
  func stopped(isDownOnGrabber: Bool) {
    var (driver, _) = Self.sheet()
    driver.reader(.increment, "s/grabber")
    driver.wait(milliseconds: 150)
    let middle = driver.node("s/grabber")?.frame.center ?? .zero
    let (inside, outside) = (Point(x: middle.x - 19, y: middle.y + 8), Point(x: middle.x - 26, y: middle.y + 8))
    driver.clear()
    var stage = driver.stage
    stage.explains = true
    var reasons: [String] = []
    _ = Self.touch(&stage, from: isDownOnGrabber ? inside : outside, to: isDownOnGrabber ? outside : inside, &reasons)
    #expect(reasons.contains("SM-1 dragging + tap on a control: settling goes on") == isDownOnGrabber, "\(reasons)")
  }

  @Test("beside a popover that a tap there closes, though it lifts on it, and on it though it lifts beside")
  func popover() {
    func isThere(_ start: Vector, _ end: Vector) -> Bool {
      var driver = StageDriver(
        SceneBuilder(.iPadOS).window("w", [.button("open", "Open", opens: "p")])
          .present("p", .popover(Popover()), title: "P", [.text("t", "Text")]).scene)
      driver.tap("w/open")
      driver.settle()
      let frame = driver.node("p")?.frame ?? .zero
      let corner = Point(x: frame.center.x, y: frame.maxY)
      var stage = driver.stage
      _ = Self.touch(&stage, from: corner + start, to: corner + end)
      while let deadline = stage.nextDeadline { _ = stage.advance(to: deadline) }
      return stage.tree.node("p") != nil
    }
    #expect(!isThere(Vector(dx: 0, dy: 4), Vector(dx: 0, dy: -4)))
    #expect(isThere(Vector(dx: 0, dy: -4), Vector(dx: 0, dy: 4)))
  }

  @Test("a page control turns by the half that the finger came down on")
  func pageControl() {
    var control = Element(id: "c", role: .pageControl, label: "Pages")
    control.pages.count = 5
    control.pages.current = 3
    control.frame = Rect(x: 100, y: 300, width: 100, height: 44)
    for (start, end, page) in [(153.0, 146.0, "4"), (147, 155, "2")] {
      var stage = Stage(SceneBuilder().window("w", [control]).scene)
      _ = Self.touch(&stage, from: Point(x: start, y: 322), to: Point(x: end, y: 322))
      let value = stage.tree.node("w/c")?.value ?? ""
      #expect(value.contains(page), "\(value)")
    }
  }

  @Test("what moves away under the finger is what it taps, as long as any of it is to be seen", arguments: [2, 40])
  func moved(notches: Int) {
    var list = Element(id: "list", role: .scrollView)
    list.frame = Rect(x: 0, y: 100, width: 393, height: 440)
    list.children = (0..<60).map { index in
      var row = Element.button("row-\(index)", "Row \(index)")
      row.frame = Rect(x: 0, y: Double(index) * 44, width: 393, height: 44)
      return row
    }
    var driver = StageDriver(SceneBuilder().window("w", [list]).scene)
    let place = driver.node("w/list/row-5")?.frame.center ?? .zero
    let finger = driver.touchDown(at: place)
    driver.reader(.reveal, "w/list/row-\(10 + notches)")
    driver.settle()
    #expect(driver.node("w/list/row-5")?.frame.center != place)
    driver.clear()
    driver.lift(finger, at: place)
    driver.receive(.input(.gesture(.tap(location: place, fingers: 1, count: 1))))
    #expect(Self.activated(driver.events) == (notches == 2 ? ["w/list/row-5"] : []))
  }

  @Test(
    "a click acts where the button goes up on what it went down on, left and entered again or not; else within the slop",
    arguments: [
      (Platform.macOS, 322.0, ["w/above"]), (.macOS, 348, []), (.iPadOS, 322, ["w/above"]),
      (.iPadOS, 348, ["w/above"]),
      (.visionOS, 322, ["w/above"]), (.visionOS, 348, ["w/above"]),
    ])
  func click(platform: Platform, end: Double, nodes: [String]) {
    var driver = StageDriver(Self.window(platform))
    driver.receive(.input(.pointer(.pressed(button: 0, at: Point(x: 150, y: 341)))))
    if end == 322 {
      driver.receive(.input(.pointer(.moved(to: Point(x: 150, y: 370)))), after: 20_000)
      driver.receive(.input(.pointer(.moved(to: Point(x: 150, y: end)))), after: 20_000)
    }
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: 150, y: end)))), after: 20_000)
    #expect(Self.activated(driver.events) == nodes)
  }
}
