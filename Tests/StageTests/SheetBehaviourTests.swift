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

@testable import Presenting
@testable import Stage

/// Behaviour of sheets on iOS and iPadOS, statement by statement, where no other test shows it.
@Suite("Sheets on iOS and iPadOS")
struct SheetBehaviourTests {
  typealias Base = SheetPresentationTests

  @Test(
    "wherever a finger leaves it, it rests at a detent",
    .keeps("sheet-resizes-by-detents", mutant: .sheetRestsWhereReleased), arguments: [-320.0, -150, -40, 30, 90, 160],
    SheetRoom.allCases)
  func restsAtDetents(distance: Double, room: SheetRoom) {
    for byPointer in [false, true] {
      var driver = Base.resting(in: room)
      if byPointer {
        driver.dragPointer("draft/grabber", by: distance)
      } else {
        driver.drag("draft/grabber", by: distance)
      }
      driver.settle()
      #expect([room.medium, room.large].contains(Base.height(driver)))
      for (action, height) in [(AccessibilityAction.increment, room.large), (.decrement, room.medium)] {
        driver.reader(action, "draft/grabber")
        driver.settle()
        #expect(Base.height(driver) == height)
      }
      driver.tap("draft/grabber")
      driver.settle()
      #expect(Base.height(driver) == room.large)
    }
  }

  @Test(
    "with medium added it rests at both heights: by drag, by tap, by reader",
    .keeps("sheet-medium-plus-large-two-heights", mutant: .onlyOneDetentCounts), arguments: SheetRoom.allCases)
  func bothHeights(room: SheetRoom) {
    for ways: [(inout StageDriver) -> Void] in [
      [{ $0.drag("draft/grabber", by: -300) }, { $0.drag("draft/grabber", by: 300) }],
      [{ $0.tap("draft/grabber") }, { $0.tap("draft/grabber") }],
      [{ $0.reader(.increment, "draft/grabber") }, { $0.reader(.decrement, "draft/grabber") }],
    ] {
      var driver = Base.resting(in: room)
      var heights = [Base.height(driver)]
      for way in ways {
        way(&driver)
        driver.settle()
        heights.append(Base.height(driver))
      }
      #expect(heights == [room.medium, room.large, room.medium])
    }
  }

  @Test(
    "dragging the sheet itself resizes it, down and up",
    .keeps("sheet-drag-resizes", mutant: .headerIgnoresDrags), arguments: [false, true],
    SheetRoom.allCases)
  func dragsByHeader(byPointer: Bool, room: SheetRoom) {
    var driver = Base.resting(in: room)
    for (distance, height, detent) in [(-300.0, room.large, "large"), (300, room.medium, "medium")] {
      let frame = driver.node("draft")?.frame ?? .zero
      let place = Point(x: frame.minX + 110, y: frame.minY + 12)
      driver.clear()
      let end = Point(x: place.x, y: place.y + distance)
      if byPointer {
        driver.dragPointer(from: place, to: end, flings: false)
      } else {
        driver.drag(from: place, to: end)
      }
      driver.settle()
      #expect(Base.height(driver) == height)
      #expect(driver.kinds.count { if case .detentChanged(_, detent) = $0 { true } else { false } } == 1)
    }
  }

  @Test(
    "what counts is whether changes were unsaved when the swipe began",
    .keeps("sheet-unsaved-checked-at-swipe-start", mutant: .unsavedCheckedAtRelease), arguments: [true, false],
    SheetRoom.allCases)
  func sampledAtStart(isUnsaved: Bool, room: SheetRoom) {
    var driver = isUnsaved ? Base.unsaved(in: room) : Base.resting(in: room)
    let start = driver.point("draft/grabber")
    let end = Point(x: start.x, y: start.y + 260)
    let finger = driver.touchDown(at: start)
    driver.pan(.began, start, Point(x: start.x, y: start.y + 20))
    _ = driver.stage.setUnsavedChanges(!isUnsaved, of: "draft", at: driver.stage.now)
    driver.pan(.changed, start, end)
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end)
    driver.settle()
    #expect((driver.node("draft-confirmation") != nil) == isUnsaved)
    #expect((driver.node("draft") != nil) == isUnsaved)
  }

  @Test(
    "the parent is operated again only when the modal sheet is gone",
    .keeps("sheet-modal-dismissed-before-resuming", mutant: .parentResumesWhileSheetLeaves),
    arguments: ["Escape", "swipe", "tap"], SheetRoom.allCases)
  func parentResumes(way: String, room: SheetRoom) {
    var driver = Base.resting(in: room)
    driver.tap("main/wifi")
    switch way {
    case "swipe": driver.drag("draft/grabber", by: 120, velocity: 900)
    case "tap": driver.tap("draft/cancel")
    default: driver.press(.keyEsc)
    }
    driver.wait(milliseconds: 200)
    driver.reader(.activate, "main/wifi")
    #expect(driver.node("main/wifi")?.value == "0")
    driver.settle()
    driver.clear()
    driver.tap("main/wifi")
    #expect(driver.kinds == [.activated, .valueChanged("1")])
  }

  @Test(
    "no tap, drag, swipe, key, crown, click or reader action gets to the parent of a modal sheet",
    .keeps("sheet-modal-blocks-parent", mutant: .modalSheetLetsTapsThrough),
    arguments: [Platform.iOS, .iPadOS, .macOS, .tvOS, .visionOS, .watchOS])
  func parentIsBlocked(platform: Platform) {
    var scene = Scene.busy(platform)
    scene.windows[0].elements.append(.slider("light", "Light", from: 0, to: 10, at: 5, step: 1))
    var driver = Base.resting("draft", scene)
    let parent = driver.stage.tree.nodes.filter { $0.id.path.hasPrefix("main/") && $0.role.isControl }
    #expect(parent.count == 6)
    let values = parent.map(\.value)
    for node in parent {
      let place = node.effectiveActivationPoint
      let isCovered = driver.node("draft")?.frame.contains(place) == true
      if !isCovered {
        driver.tap(at: place)
        driver.drag(from: place, to: Point(x: place.x + 40, y: place.y))
        driver.swipe(from: place, to: Point(x: place.x + 120, y: place.y))
        driver.dragPointer(from: place, to: Point(x: place.x + 40, y: place.y))
        driver.click(node.id.path)
      }
      driver.reader(.activate, node.id.path)
      driver.reader(.increment, node.id.path)
    }
    for key in [KeyCode.keyTab, .keySpace, .keyLeft, .keyDown, .keyPagedown] { driver.press(key) }
    driver.type("x")
    driver.turn(1)
    let now = driver.stage.tree.nodes.filter { $0.id.path.hasPrefix("main/") && $0.role.isControl }
    #expect(now.map(\.value) == values)
    #expect(now.allSatisfy { !$0.traits.contains(.focused) && $0.traits.contains(.blocked) })
    #expect(driver.node("draft") != nil)
    #expect(driver.events.allSatisfy { !$0.node.path.hasPrefix("main/") || $0.kind == .swallowed })
  }

  @Test(
    "the focus goes into a modal sheet and stays there, and the reader's cursor with it",
    .keeps("sheet-modal-targeted-experience", mutant: .focusStaysInParent),
    arguments: [Platform.iOS, .iPadOS, .macOS, .tvOS, .visionOS, .watchOS])
  func focusStaysInside(platform: Platform) {
    var driver = StageDriver(.busy(platform))
    driver.reader(.activate, "main/compose")
    driver.settle()
    for shift in [false, true] {
      for _ in 0..<12 {
        let focused = driver.stage.tree.nodes.first { $0.traits.contains(.focused) }
        #expect(focused?.id.path.hasPrefix("draft/") == true)
        driver.press(.keyTab, shift: shift)
      }
    }
    var reader = ScreenReader()
    let view = ReaderView(driver.stage.tree)
    _ = reader.react(to: [.willPresent("draft"), .presented("draft")], in: view)
    for command in [ReaderCommand.next, .previous] {
      for _ in 0..<driver.stage.tree.nodes.count + 1 {
        #expect(reader.cursor.focus?.path.hasPrefix("draft") == true)
        _ = reader.perform(command, in: view)
      }
    }
  }

  @Test(
    "the parent's task is suspended while a modal sheet is up, dimmed with it, and resumes as it was",
    .keeps("modality-sheet-suspends-task", mutant: .parentTaskRunsOn), arguments: Platform.hands)
  func taskIsSuspended(platform: Platform) {
    var scene = Scene.busy(platform)
    scene.windows[0].task = .running
    func tasks(_ driver: StageDriver) -> [TargetEvent.Kind] {
      driver.kinds.filter { $0 == .taskSuspended || $0 == .taskResumed }
    }
    var driver = StageDriver(scene)
    driver.tap("main/wifi")
    driver.tap("main/compose")
    #expect(tasks(driver) == [.taskSuspended])
    driver.settle()
    driver.press(.keyEsc)
    driver.wait(milliseconds: 200)
    #expect(tasks(driver) == [.taskSuspended], "not before the sheet is gone")
    driver.settle()
    #expect(tasks(driver) == [.taskSuspended, .taskResumed])
    #expect(driver.node("main/wifi")?.value == "1")

    var panel = Base.resting("panel", scene)
    #expect(tasks(panel).isEmpty, "non-modal at this detent")
    panel.reader(.activate, "panel/grabber")
    panel.settle()
    panel.reader(.activate, "panel/grabber")
    panel.settle()
    #expect(tasks(panel) == [.taskSuspended])
  }

  @Test(
    "beside a non-modal sheet the parent is tapped, scrolled, typed into and read; the sheet stays as it is",
    .keeps("sheet-nonmodal-parent-interactive", mutant: .undimmedParentIsBlocked),
    arguments: ["tap", "drag", "swipe", "type", "activate", "next"], SheetRoom.allCases)
  func parentInteracts(way: String, room: SheetRoom) {
    var scene = room.scene(Scene.busy)
    // Above what comes from the bottom, or below a card in the middle.
    let top = room == .pad ? 950.0 : 400
    var list = Element(id: "list", role: .scrollView, frame: Rect(x: 16, y: top, width: 361, height: 120))
    list.contentSize = Size(width: 361, height: 900)
    list.children = [.text("line", "Line")]
    scene.windows[0].elements += [.field("find", "Find"), list]
    var driver = Base.resting("panel", scene)
    let start = Point(x: 196, y: top + 100)
    switch way {
    case "tap": driver.tap("main/wifi")
    case "drag": driver.drag(from: start, to: Point(x: 196, y: start.y - 80))
    case "swipe": driver.swipe(from: start, to: Point(x: 196, y: start.y - 80))
    case "type":
      driver.reader(.focus, "main/find")
      driver.type("Hi")
    case "activate": driver.reader(.activate, "main/wifi")
    default:
      var reader = ScreenReader()
      let view = ReaderView(driver.stage.tree)
      _ = reader.react(to: [.willPresent("panel"), .presented("panel")], in: view)
      var seen: Set<NodeID> = []
      for _ in 0..<view.count {
        _ = reader.perform(.next, in: view)
        if let focus = reader.cursor.focus { seen.insert(focus) }
      }
      _ = reader.perform(.first, in: view)
      for _ in 0..<view.count {
        if let focus = reader.cursor.focus { seen.insert(focus) }
        _ = reader.perform(.next, in: view)
      }
      #expect(seen.contains("main/wifi") && seen.contains("panel/unread"))
    }
    switch way {
    case "tap", "activate": #expect(driver.node("main/wifi")?.value == "1")
    case "drag": #expect(driver.kinds.contains(.scrolled(x: 0, y: 80)))
    case "swipe":
      driver.settle()
      #expect(ScrollTests.offset(driver, "main/list").dy > 80, "it runs on")
    case "type": #expect(driver.node("main/find")?.value == "Hi")
    default: break
    }
    let height = Base.height(driver, "panel")
    driver.tap("panel/unread")
    driver.settle()
    #expect(driver.node("panel/unread")?.value == "1")
    #expect(Base.phase(driver, "panel") == .resting && Base.height(driver, "panel") == height)
    #expect(!driver.kinds.contains { if case .detentChanged = $0 { true } else { false } })
  }

  @Test(
    "choosing in a non-modal sheet changes the parent at once, and the sheet stays",
    .keeps("sheet-nonmodal-choice-updates-parent", "sheet-nonmodal-acts-on-parent", mutant: .effectsEndAtTheSurface),
    arguments: Platform.hands)
  func choiceUpdatesParent(platform: Platform) {
    var scene = Scene.busy(platform)
    let bold = Element.button("bold", "Bold").effect { $0.target = "wifi" }
    scene.presentations[2].elements.append(bold)
    for isByReader in [false, true] {
      var driver = Base.resting("panel", scene)
      if isByReader { driver.reader(.activate, "panel/bold") } else { driver.tap("panel/bold") }
      #expect(driver.node("main/wifi")?.value == "1")
      #expect(driver.kinds.contains(.valueChanged("1")))
      #expect(driver.stage.nextDeadline == nil)
      #expect(Base.phase(driver, "panel") == .resting)
    }
  }

  @Test(
    "a non-modal sheet stays while people work in both",
    .keeps("sheet-nonmodal-stays-while-working", mutant: .workInParentClosesSheet), arguments: Platform.hands)
  func staysWhileWorking(platform: Platform) {
    var driver = Base.resting("panel", .busy(platform))
    for _ in 0..<3 {
      driver.tap("main/wifi")
      driver.tap("panel/unread")
      driver.reader(.activate, "main/wifi")
      driver.press(.keyTab)
      driver.wait(milliseconds: 2_000)
    }
    #expect(Base.phase(driver, "panel") == .resting)
    #expect(driver.node("panel") != nil)
  }

  @Test("modality follows the detent, and only at rest (SM-7)")
  func modalityPerDetent() {
    var driver = Base.resting("panel")
    let start = driver.point("panel/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y - 500))
    #expect(driver.node("main")?.traits.contains(.blocked) == false, "that of the last rest holds")
    driver.pan(.ended, start, Point(x: start.x, y: start.y - 500))
    driver.settle()
    #expect(driver.node("main")?.traits.contains(.blocked) == true)
    #expect(driver.kinds.contains(.modalityChanged(isModal: true)))
    driver.reader(.decrement, "panel/grabber")
    #expect(driver.node("main")?.traits.contains(.blocked) == true)
    driver.settle()
    #expect(driver.node("main")?.traits.contains(.blocked) == false)
  }

  @Test("before detents came (iOS 13) a card is dragged and dismissed all the same; earlier it is not")
  func earlierVersions() {
    for (version, takesDrags) in [(12, false), (13, true), (14, true)] {
      var scene = Scene.busy()
      scene.osVersion = version
      var driver = Base.resting("draft", scene)
      #expect(Base.height(driver) == 783 && driver.node("draft/grabber") == nil)
      driver.drag(from: Point(x: 196, y: 90), to: Point(x: 196, y: 600), velocity: 900)
      driver.settle()
      #expect((driver.node("draft") == nil) == takesDrags)
    }
  }

  @Test("closing what only informs never asks")
  func informationOnly() {
    for isInformation in [true, false] {
      var scene = SceneBuilder().window("main", []).sheet("sheet", [.button("close", "Close", dismiss: .close)]) {
        $0.unsavedChanges = true
      }.scene
      scene.presentations[0].purpose = isInformation ? .informationOnly : .other
      scene.presentations[0].isPresented = true
      var driver = StageDriver(scene)
      driver.tap("sheet/close")
      driver.settle()
      #expect((driver.node("sheet") == nil) == isInformation)
    }
  }

  @Test("movements that begin at the edges are left to the system, where it takes some (P.systemEdge)")
  func systemEdge() {
    for edge in [0.0, 20] {
      var scene = Scene.busy()
      scene.parameters.systemEdge = edge
      var driver = Base.resting("draft", scene)
      driver.drag(from: Point(x: 196, y: 10), to: Point(x: 196, y: 400), velocity: 900)
      driver.settle()
      #expect((driver.node("draft") != nil) == (edge > 0))
    }
  }

  @Test("how steep a vertical movement is, is a parameter (P.axisRatio)")
  func axisRatio() {
    for (ratio, isVertical) in [(1.0, true), (2, false)] {
      var scene = Scene.busy()
      scene.parameters.axisRatio = ratio
      var driver = Base.resting("draft", scene)
      let start = driver.point("draft/grabber")
      driver.drag(from: start, to: Point(x: start.x - 150, y: start.y - 250))
      driver.settle()
      #expect((Base.height(driver) == 783) == isVertical)
    }
  }
}
