import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

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
  static func unsaved() -> StageDriver {
    var driver = resting()
    driver.tap("draft/body")
    driver.type("x")
    driver.clear()
    return driver
  }

  static func phase(_ driver: StageDriver, _ surface: String = "draft") -> PresentedSheet.Phase? {
    driver.stage.blueprint.surface(surface).flatMap { driver.stage.sheetIndex($0) }.map {
      driver.stage.state.sheets[$0].phase
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

  @Test("a second sheet asked for in a transition waits for its end and then replaces the first")
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
    Exit(name: "Done", act: { $0.tap("draft/done") }, clean: .button, unsaved: .button),
  ]

  @Test("without unsaved changes each way out dismisses for its reason", arguments: exits)
  func cleanExit(exit: Exit) {
    var driver = Self.resting()
    exit.act(&driver)
    driver.settle()
    let reason = exit.clean ?? .programmatic
    #expect(driver.kinds.contains(.willDismiss(reason)))
    #expect(driver.kinds.count { $0 == .didDismiss(reason) } == 1)
    #expect(driver.node("draft") == nil)
  }

  @Test("with unsaved changes each way out but Done asks first", arguments: exits)
  func unsavedExit(exit: Exit) {
    var driver = Self.unsaved()
    exit.act(&driver)
    driver.settle()
    if let reason = exit.unsaved {
      #expect(driver.kinds.contains(.didDismiss(reason)))
    } else {
      #expect(driver.kinds.filter { $0 == .didPresent } == [.didPresent])
      #expect(Self.phase(driver) == .confirming(nil))
      #expect(Self.height(driver) == 391.5)
      #expect(driver.node("draft")?.traits.contains(.blocked) == true)
    }
  }

  @Test("requiresAction goes before every other guard; the offered action leads out")
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

  @Test("a completing action dismisses where autoDismissOnCompletion says so")
  func completes() {
    for sheet in ["second", "strict"] {
      var driver = Self.resting(sheet)
      driver.tap("\(sheet)/finish")
      driver.settle()
      #expect(driver.kinds.contains(.didDismiss(.completed)), "a completing action is an offered one")
    }
  }

  @Test("a second sheet takes the place of the first, and both give the focus back to the first one's opener (SM-5)")
  func replaces() {
    var driver = StageDriver(.busy())
    driver.tap("main/compose")
    driver.settle()
    driver.tap("draft/more")
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.replaced)))
    #expect(driver.node("draft") == nil && driver.node("second") != nil)
    driver.tap("second/close")
    driver.settle()
    #expect(driver.node("main/compose")?.traits.contains(.focused) == true)
  }

  @Test("a tap beside it is swallowed while it is modal and reaches the parent while it is not (A-18)")
  func tapOutside() {
    var modal = Self.resting()
    modal.tap("main/wifi")
    #expect(modal.kinds == [.swallowed])
    #expect(modal.node("main/wifi")?.value == "0")

    var panel = Self.resting("panel")
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

  // MARK: dragging

  @Test("the height follows the finger, with resistance beyond the ends")
  func follows() {
    var driver = Self.resting()
    let start = driver.point("draft/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y - 11))
    #expect(Self.height(driver) == 402.5)
    driver.pan(.changed, start, Point(x: start.x, y: start.y - 391.5))
    #expect(Self.height(driver) == 783)
    driver.pan(.changed, start, Point(x: start.x, y: start.y - 441.5))
    #expect(Self.height(driver) > 783 && Self.height(driver) < 833)
    driver.pan(.changed, start, Point(x: start.x, y: start.y + 100))
    #expect(Self.height(driver) == 291.5)
  }

  @Test("with unsaved changes it resists below the smallest detent; the threshold is the finger's all the same")
  func resists() {
    var driver = Self.unsaved()
    let start = driver.point("draft/grabber")
    driver.pan(.began, start, Point(x: start.x, y: start.y + 20))
    driver.pan(.changed, start, Point(x: start.x, y: start.y + 250))
    #expect(Self.height(driver) > 200)
    driver.pan(.ended, start, Point(x: start.x, y: start.y + 250))
    guard case .confirming = Self.phase(driver) else {
      return #expect(Bool(false), "\(String(describing: Self.phase(driver)))")
    }
  }

  @Test("touch cancelled, device gone, rotation: back to the detent the drag came from")
  func cancelled() {
    for kind in [
      TargetInput.Kind.input(.interrupted), .resize(width: 852, height: 393),
      .input(.gesture(.pan(.init(phase: .cancelled, fingers: 1, start: .zero, location: .zero, velocity: .zero)))),
    ] {
      var driver = Self.dragging()
      driver.receive(kind)
      guard case .settling = Self.phase(driver) else { return #expect(Bool(false), "\(kind)") }
      driver.settle()
      #expect(Self.phase(driver) == .resting)
    }
  }

  @Test("Escape ends the drag at once and then leads out")
  func escapeInDrag() {
    var driver = Self.dragging()
    driver.press(.keyEsc)
    #expect(driver.kinds == [.willDismiss(.escape)])
  }

  @Test("a reader action on the grabber ends the drag at once and then counts from its detent")
  func readerInDrag() {
    var driver = Self.dragging()
    driver.reader(.increment, "draft/grabber")
    driver.settle()
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
  }

  @Test("a two-finger movement is nobody's here; the first finger keeps the sheet")
  func secondFinger() {
    var driver = Self.dragging()
    let before = Self.height(driver)
    driver.receive(
      .input(
        .gesture(.pan(.init(phase: .changed, fingers: 2, start: .zero, location: Point(x: 9, y: 99), velocity: .zero))))
    )
    #expect(Self.height(driver) == before)
  }

  // MARK: settling

  @Test("a touch stops it where it is, and it goes on from there under the finger")
  func grabbed() {
    var driver = Self.settling()
    let height = Self.height(driver)
    #expect(height > 391.5 && height < 783)
    let place = Point(x: 196, y: 852 - height + 100)
    let contact = driver.touchDown(at: place)
    #expect(driver.stage.nextDeadline == nil)
    driver.wait(milliseconds: 500)
    #expect(Self.height(driver) == height)
    driver.pan(.began, place, Point(x: place.x, y: place.y - 40))
    #expect(Self.height(driver) == height + 40)
    driver.lift(contact, at: place)
    driver.pan(.ended, place, Point(x: place.x, y: place.y - 40))
    driver.settle()
    #expect(Self.phase(driver) == .resting)
  }

  @Test("a touch that lifts without movement is a release")
  func heldAndReleased() {
    var driver = Self.settling()
    let place = Point(x: 196, y: 800)
    driver.lift(driver.touchDown(at: place), at: place)
    driver.settle()
    #expect(Self.phase(driver) == .resting)
    #expect([391.5, 783].contains(Self.height(driver)))
  }

  @Test("a held sheet whose finger goes sideways goes on to where it was going")
  func heldForNothing() {
    var driver = Self.settling()
    let place = Point(x: 196, y: 800)
    driver.touchDown(at: place)
    driver.pan(.began, place, Point(x: 230, y: 801))
    driver.settle()
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
  }

  @Test("a grabber tap counts from the detent it was going to")
  func tapWhileSettling() {
    var driver = Self.settling()
    driver.receive(.action(.activate, "draft/grabber"))
    driver.settle()
    #expect(driver.kinds == [.activated], "back at medium, so no other detent was reached")
    #expect(Self.height(driver) == 391.5)
  }

  @Test("Escape or a button ends the movement at once")
  func exitWhileSettling() {
    var driver = Self.settling()
    driver.press(.keyEsc)
    #expect(driver.kinds.prefix(2) == [.detentChanged(from: "medium", to: "large"), .willDismiss(.escape)])
  }

  @Test("settling end tells the new detent, once")
  func settlingEnd() {
    var driver = Self.settling()
    driver.settle()
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
  }

  // MARK: the app

  @Test("the app dismisses without asking; an open action sheet closes first, without effect")
  func programmatic() {
    var driver = Self.unsaved()
    driver.press(.keyEsc)
    driver.settle()
    driver.clear()
    let events = driver.stage.dismiss("draft", at: driver.stage.now)
    #expect(
      events.map(\.kind) == [.willDismiss(.programmatic), .didDismiss(.programmatic), .willDismiss(.programmatic)])
    #expect(events.map(\.node) == ["draft-confirmation", "draft-confirmation", "draft"])
    driver.settle()
    #expect(driver.kinds.first == .didDismiss(.programmatic))
    #expect(driver.node("draft") == nil)
  }

  @Test("the app chooses a detent; a drag is cancelled")
  func appChoosesDetent() {
    var driver = Self.dragging()
    _ = driver.stage.select(detent: "large", of: "draft", at: driver.stage.now)
    driver.settle()
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
  }

  @Test("rotation: the same detent, or the next larger one while it does not exist (A-54)")
  func rotation() {
    var driver = Self.resting()
    driver.receive(.resize(width: 852, height: 393))
    #expect(driver.kinds == [.detentChanged(from: "medium", to: "large")])
    #expect(driver.stage.nextDeadline == nil)
    driver.receive(.resize(width: 393, height: 852))
    #expect(driver.kinds.last == .detentChanged(from: "large", to: "medium"))
    #expect(Self.height(driver) == 391.5)
  }

  @Test(
    "on other platforms a sheet has no detents and takes no drag",
    arguments: [Platform.macOS, .tvOS, .visionOS, .watchOS])
  func otherPlatforms(platform: Platform) {
    var driver = Self.resting("draft", .busy(platform))
    #expect(driver.node("draft/grabber") == nil)
    let before = driver.stage.stateHash
    let frame = driver.node("draft")?.frame ?? .zero
    driver.drag(from: Point(x: frame.midX, y: frame.minY + 20), to: Point(x: frame.midX, y: frame.maxY), velocity: 2000)
    #expect(driver.stage.stateHash == before)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
  }
}
