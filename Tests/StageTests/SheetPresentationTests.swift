import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

/// SM-1, a state and an event at a time.
@Suite("Sheet presentation (SM-1)")
struct SheetPresentationTests {
  /// The draft at rest at medium.
  static func resting(_ sheet: String = "draft", _ scene: Scene = .busy()) -> StageDriver {
    var driver = StageDriver(scene)
    _ = driver.stage.present(sheet, at: driver.stage.now)
    driver.settle()
    driver.clear()
    return driver
  }

  /// The draft at rest at medium.
  static func resting(in room: SheetRoom) -> StageDriver { resting("draft", room.scene(Scene.busy)) }

  /// The draft on its way from medium to large.
  static func settling() -> StageDriver {
    var driver = resting()
    driver.reader(.increment, "draft/grabber")
    driver.wait(milliseconds: 100)
    driver.clear()
    return driver
  }

  /// The draft under a finger, 60 points above medium.
  static func dragging() -> StageDriver {
    var driver = resting()
    let start = driver.point("draft/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y - 60))
    driver.clear()
    return driver
  }

  /// The draft with a typed letter.
  static func unsaved(in room: SheetRoom = .phone) -> StageDriver {
    var driver = resting(in: room)
    driver.tap("draft/body")
    driver.type("x")
    driver.clear()
    return driver
  }

  static func phase(_ driver: StageDriver, _ surface: String = "draft") -> PresentedSheet.Phase? {
    driver.stage.blueprint.surface(surface).flatMap { driver.stage.sheetIndex($0) }.map {
      driver.stage.state.presenting.sheets[$0].phase
    }
  }

  static func height(_ driver: StageDriver, _ sheet: String = "draft") -> Double {
    driver.node(sheet)?.frame.size.height ?? 0
  }

  // MARK: absent, presenting

  @Test("present leads through presenting to resting at the smallest detent, in 0.4 s")
  func presents() {
    var driver = StageDriver(.busy())
    driver.tap("main/compose")
    #expect(driver.kinds == [.activated, .willPresent])
    #expect(driver.node("main")?.traits.contains(.blocked) == true)
    let deadline = driver.stage.nextDeadline
    #expect(deadline == driver.stage.now + 400_000)
    driver.settle()
    #expect(driver.kinds.dropFirst(2) == [.didPresent, .focused])
    #expect(Self.phase(driver) == .resting)
    #expect(Self.height(driver) == 391.5)
  }

  @Test("it comes up at the selected detent")
  func selectedDetent() {
    var driver = StageDriver(
      SceneBuilder().window("w", []).sheet("s", []) {
        $0.detents = [.medium, .large]
        $0.selectedDetent = "large"
      }.scene)
    _ = driver.stage.present("s", at: .zero)
    driver.settle()
    #expect(Self.height(driver, "s") == 783)
  }

  @Test("touch, keys and reader actions are swallowed while it comes up and while it goes")
  func transitionsSwallow() {
    for isLeaving in [false, true] {
      var driver = Self.resting()
      if isLeaving {
        driver.reader(.activate, "draft/cancel")
      } else {
        driver = StageDriver(.busy())
        driver.tap("main/compose")
      }
      driver.wait(milliseconds: 200)
      driver.clear()
      let before = driver.stage.stateHash
      let frame = driver.node("draft")?.frame ?? .zero
      driver.receive(.input(.gesture(.tap(location: Point(x: frame.midX, y: frame.minY + 3), fingers: 1, count: 1))))
      driver.receive(.input(.gesture(.tap(location: driver.point("main/wifi"), fingers: 1, count: 1))))
      driver.receive(.action(.activate, "main/wifi"))
      driver.receive(.action(.activate, "draft/done"))
      driver.receive(.input(.key(KeyInput(key: .keyEnter, phase: .down))))
      driver.receive(.input(.key(KeyInput(key: .keyTab, phase: .down))))
      #expect(driver.kinds == Array(repeating: .swallowed, count: 6))
      #expect(driver.stage.stateHash == before)
    }
  }

  @Test("Escape during presenting is acted on at resting")
  func escapeWaits() {
    var driver = StageDriver(.busy())
    driver.tap("main/compose")
    driver.press(.keyEsc)
    #expect(!driver.kinds.contains(.willDismiss(.escape)))
    driver.settle()
    #expect(driver.kinds.suffix(3) == [.willDismiss(.escape), .didDismiss(.escape), .focused])
  }

  @Test(
    "a second sheet asked for in a transition waits for its end and then replaces the first",
    .keeps("sheet-close-first-before-second", mutant: .secondSheetComesFirst, on: [.iOS]))
  func secondSheetWaits() {
    var driver = StageDriver(.busy())
    driver.tap("main/compose")
    driver.clear()
    _ = driver.stage.present("second", at: driver.stage.now)
    driver.settle()
    #expect(
      driver.events.map { "\($0.node)" } == [
        "draft", "draft/cancel", "draft", "draft", "second", "second", "second/close",
      ])
    #expect(
      driver.kinds
        == [
          .didPresent, .focused, .willDismiss(.replaced), .didDismiss(.replaced), .willPresent, .didPresent, .focused,
        ].map { $0 as TargetEvent.Kind })
  }

  // MARK: resting

  struct Exit: Sendable, CustomTestStringConvertible {
    let name: String
    var sheet = "draft"
    let act: @Sendable (inout StageDriver) -> Void
    let clean: TargetEvent.DismissReason?
    let unsaved: TargetEvent.DismissReason?
    var testDescription: String { name }
  }

  static let exits: [Exit] = [
    Exit(name: "cancel button", act: { $0.tap("draft/cancel") }, clean: .button, unsaved: nil),
    Exit(name: "Escape", act: { $0.press(.keyEsc) }, clean: .escape, unsaved: nil),
    Exit(name: "assistive escape", act: { $0.reader(.escape, "draft/body") }, clean: .escape, unsaved: nil),
    Exit(name: "fling", act: { $0.drag("draft/grabber", by: 120, velocity: 900) }, clean: .swipe, unsaved: nil),
    Exit(name: "slow drag below half", act: { $0.drag("draft/grabber", by: 250) }, clean: .swipe, unsaved: nil),
    Exit(
      name: "cancel button by Return",
      act: { driver in
        driver.tab(to: "draft/cancel")
        driver.press(.keyEnter)
      }, clean: .button, unsaved: nil),
    Exit(name: "cancel button by reader", act: { $0.reader(.activate, "draft/cancel") }, clean: .button, unsaved: nil),
    Exit(name: "Done", act: { $0.tap("draft/done") }, clean: .button, unsaved: .button),
  ]

  @Test(
    "without unsaved changes each way out dismisses for its reason",
    .keeps("sheet-no-confirm-without-changes", mutant: .saveIsAskedWithoutChanges),
    .keeps("sheet-swipe-dismiss", mutant: .swipeNeverDismisses),
    .keeps("sheet-api-swiftui", mutant: .dismissalIsToldTwice, on: [.iOS, .iPadOS]),
    .keeps("modality-sheet-button-dismiss", mutant: .buttonsLeaveSheetOpen),
    arguments: exits, SheetRoom.allCases)
  func cleanExit(exit: Exit, room: SheetRoom) {
    var driver = Self.resting(in: room)
    exit.act(&driver)
    driver.settle()
    let reason = exit.clean ?? .programmatic
    #expect(driver.kinds.contains(.willDismiss(reason)))
    #expect(driver.kinds.count { $0 == .didDismiss(reason) } == 1)
    #expect(driver.node("draft") == nil)
  }

  @Test(
    "with unsaved changes each way out but Done asks first",
    .keeps("sheet-unsaved-swipe-confirm", mutant: .swipeIgnoresUnsavedChanges),
    arguments: exits, SheetRoom.allCases)
  func unsavedExit(exit: Exit, room: SheetRoom) {
    var driver = Self.unsaved(in: room)
    exit.act(&driver)
    driver.settle()
    if let reason = exit.unsaved {
      #expect(driver.kinds.contains(.didDismiss(reason)))
    } else {
      #expect(driver.kinds.filter { $0 == .didPresent } == [.didPresent])
      #expect(Self.phase(driver) == .confirming(nil))
      #expect(Self.height(driver) == room.medium)
      #expect(driver.node("draft")?.traits.contains(.blocked) == true)
      answerBoth(driver)
    }
  }

  /// The question is an action sheet that can lose the changes or keep them, and does what it says.
  private func answerBoth(_ asking: StageDriver) {
    let question = "draft-confirmation"
    #expect(asking.node(question)?.role == .actionSheet)
    #expect(asking.node("\(question)/discard")?.traits.contains(.destructive) == true)
    #expect(asking.node("\(question)/keep")?.traits.contains(.cancel) == true)
    var keeping = asking
    keeping.tap("\(question)/keep")
    keeping.settle()
    #expect(keeping.node(question) == nil)
    #expect(Self.phase(keeping) == .resting)
    #expect(keeping.node("draft/body")?.value == "x")
    #expect(!keeping.events.contains { $0.node == "draft" && $0.kind == .willDismiss(.discarded) })
    var discarding = asking
    discarding.tap("\(question)/discard")
    discarding.settle()
    #expect(discarding.events.count { $0.node == "draft" && $0.kind == .didDismiss(.discarded) } == 1)
    #expect(discarding.node("draft") == nil && discarding.node(question) == nil)
  }

  @Test(
    "requiresAction goes before every other guard; the offered action leads out",
    .keeps("modality-critical-information-acted-on", mutant: .requiredActionIsSkipped, on: [.iOS]))
  func requiresAction() {
    for act in [
      { (driver: inout StageDriver) in driver.tap("strict/cancel") }, { $0.press(.keyEsc) },
      { $0.reader(.escape, "strict") },
      { $0.drag(from: Point(x: 196, y: 480), to: Point(x: 196, y: 700), velocity: 900) },
    ] {
      var driver = Self.resting("strict")
      act(&driver)
      driver.settle()
      #expect(driver.kinds.contains(.dismissRefused))
      #expect(Self.phase(driver, "strict") == .resting)
    }
    var driver = Self.resting("strict")
    driver.tap("strict/ok")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.button)))
  }

  @Test("swipeToDismiss = false refuses the swipe only")
  func swipeOff() {
    var scene = Scene.busy()
    if case .sheet(var sheet) = scene.presentations[0].kind {
      sheet.swipeToDismiss = false
      scene.presentations[0].kind = .sheet(sheet)
    }
    var driver = Self.resting("draft", scene)
    driver.drag("draft/grabber", by: 250)
    driver.settle()
    #expect(driver.kinds.contains(.dismissRefused))
    #expect(Self.height(driver) == 391.5)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
  }

  @Test(
    "a completing action dismisses where autoDismissOnCompletion says so",
    .keeps("sheet-auto-dismiss-on-completion", mutant: .completionLeavesSheetOpen), arguments: [false, true],
    Platform.hands)
  func completes(byReader: Bool, platform: Platform) {
    for sheet in ["second", "strict"] {
      var driver = Self.resting(sheet, .busy(platform))
      if byReader { driver.reader(.activate, "\(sheet)/finish") } else { driver.tap("\(sheet)/finish") }
      driver.settle()
      #expect(driver.kinds.contains(.didDismiss(.completed)), "a completing action is an offered one")
    }
    var driver = StageDriver(Self.picking(platform))
    driver.tap("main/attach")
    driver.settle()
    driver.wait(milliseconds: 60_000)
    #expect(driver.node("picker") != nil, "time completes nothing")
    driver.clear()
    if byReader { driver.reader(.activate, "picker/photo") } else { driver.tap("picker/photo") }
    driver.settle()
    #expect(driver.kinds.count { $0 == .didDismiss(.completed) } == 1)
    #expect(driver.node("main/chosen")?.value == "photo.jpg", "the parent has the result")
    #expect(driver.node("main/attach")?.traits.contains(.focused) == true, "and the focus is where it was")
  }

  /// A sheet in which a choice is made for its parent.
  private static func picking(_ platform: Platform) -> Scene {
    let photo = Element.button("photo", "Photo").effect {
      $0.completes = true
      $0.target = "main/chosen"
      $0.value = "photo.jpg"
    }
    return SceneBuilder(platform)
      .window("main", [.button("attach", "Attach", opens: "picker"), .field("chosen", "Attached")])
      .sheet("picker", title: "Attach", [.button("cancel", "Cancel", dismiss: .cancel), photo]) {
        $0.autoDismissOnCompletion = true
      }
      .scene
  }

  @Test(
    "a second sheet replaces the first, and both give the focus back to the first one's opener (SM-5)",
    .keeps("sheet-close-first-before-second", "sheet-no-return-to-another-sheet", mutant: .secondSheetComesFirst),
    arguments: [false, true],
    Platform.allCases)
  func replaces(byReader: Bool, platform: Platform) {
    var driver = StageDriver(.busy(platform))
    driver.choose("main/compose")
    driver.settle()
    driver.clear()
    // On a watch it lies below the screen.
    if byReader || platform == .watchOS {
      driver.reader(.activate, "draft/more")
    } else {
      driver.choose("draft/more")
    }
    driver.settle()
    let story = driver.events.compactMap { event -> String? in
      switch event.kind {
      case .willDismiss, .didDismiss, .willPresent, .didPresent: "\(event.node)"
      default: nil
      }
    }
    #expect(story == ["draft", "draft", "second", "second"], "one goes before the other comes")
    #expect(driver.kinds.contains(.didDismiss(.replaced)))
    #expect(driver.node("draft") == nil && driver.node("second") != nil)
    driver.choose("second/close")
    driver.settle()
    #expect(driver.node("draft") == nil && driver.node("second") == nil, "nobody lands on another sheet")
    #expect(driver.node("main/compose")?.traits.contains(.focused) == true)
  }

  @Test(
    "a tap beside it is swallowed while it is modal and reaches the parent while it is not (A-18)",
    .keeps("modality-sheet-blocks-uncovered", mutant: .modalSheetLetsTapsThrough),
    .keeps("sheet-nonmodal-parent-interactive", mutant: .undimmedParentIsBlocked),
    arguments: SheetRoom.allCases)
  func tapOutside(room: SheetRoom) {
    var modal = Self.resting(in: room)
    modal.tap("main/wifi")
    #expect(modal.kinds == [.swallowed])
    modal.click("main/wifi")
    #expect(modal.kinds == [.swallowed, .swallowed])
    let place = modal.point("main/wifi")
    modal.drag(from: place, to: Point(x: place.x + 60, y: place.y))
    #expect(modal.kinds.allSatisfy { $0 == .swallowed })
    #expect(modal.node("main/wifi")?.value == "0")

    var panel = Self.resting("panel", room.scene(Scene.busy))
    panel.tap("main/wifi")
    #expect(panel.node("main/wifi")?.value == "1")
    #expect(panel.node("panel") != nil)
  }

  @Test("nothing closes by itself (C-17)")
  func noTimeout() {
    var driver = Self.resting()
    #expect(driver.stage.nextDeadline == nil)
    driver.wait(milliseconds: 60_000)
    #expect(driver.events.isEmpty)
    #expect(Self.phase(driver) == .resting)
  }
}
