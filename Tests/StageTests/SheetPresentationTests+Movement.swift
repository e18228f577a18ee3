import Accessibility
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

/// SM-1 from the first movement on: a sheet under a finger, one that settles, and what the app does meanwhile.
extension SheetPresentationTests {
  // MARK: dragging

  @Test(
    "the height follows the finger, with resistance beyond the ends",
    .keeps("sheet-resizable-expands-on-grabber-drag", mutant: .fingerLeavesSheetBehind),
    arguments: SheetRoom.allCases)
  func follows(room: SheetRoom) {
    // 10 pt of the finger's way, the slop, are taken off.
    var driver = Self.resting(in: room)
    let start = driver.point("draft/grabber")
    func draw(up way: Double, _ phase: GesturePhase = .changed) {
      driver.pan(phase, start, Point(x: start.x, y: start.y - way))
    }
    let edge = driver.node("draft")?.frame.minY ?? .nan
    draw(up: 11, .began)
    #expect(Self.height(driver) == room.medium + room.growth)
    #expect(driver.node("draft")?.frame.minY == edge - 1, "the upper edge goes as the finger does")
    let way = (room.large - room.medium) / room.growth
    draw(up: 10 + way)
    #expect(Self.height(driver) == room.large)
    draw(up: 60 + way)
    #expect(Self.height(driver) > room.large && Self.height(driver) < room.large + 50 * room.growth)
    draw(up: -100)
    #expect(driver.node("draft")?.frame.minY == edge + 110)
  }

  @Test(
    "the height follows the pointer with its button down, and it rests where that lets go",
    .keeps("sheet-resizable-expands-on-grabber-drag", mutant: .fingerLeavesSheetBehind),
    arguments: SheetRoom.allCases)
  func followsPointer(room: SheetRoom) {
    var driver = Self.resting(in: room)
    let way = 300 / room.growth
    let start = driver.point("draft/grabber")
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.receive(.input(.pointer(.moved(to: Point(x: start.x, y: start.y - 5)))))
    #expect(Self.height(driver) == room.medium, "no further than a click may go")
    driver.receive(.input(.pointer(.moved(to: Point(x: start.x, y: start.y - way)))))
    #expect(Self.height(driver) == room.medium + (way - 10) * room.growth)
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: start.x, y: start.y - way)))))
    driver.settle()
    #expect(Self.height(driver) == room.large)
    driver.receive(.input(.pointer(.moved(to: start))))
    #expect(Self.height(driver) == room.large && !driver.kinds.contains(.activated))
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
    #expect(Self.height(driver) == height + 30, "of 40 pt 10 are the slop")
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
    #expect(
      driver.kinds == [
        .detentChanged(from: "medium", to: "large"),
        .detentStoodIn(absent: "medium", by: "large", reason: "which does not exist in compact height"),
      ])
    #expect(driver.stage.nextDeadline == nil)
    driver.receive(.resize(width: 393, height: 852))
    #expect(driver.kinds.last == .detentChanged(from: "large", to: "medium"))
    #expect(Self.height(driver) == 391.5)
  }

  @Test("where no swipe is to dismiss, one leaves the sheet at rest where it was")
  func fault() async {
    guard Mutant.areBuiltIn else { return }
    await Mutant.swipeNeverDismisses.whileOn {
      var driver = Self.resting()
      let start = driver.point("draft/grabber")
      driver.drag(from: start, to: Point(x: start.x, y: start.y + 300), velocity: 900)
      driver.settle()
      #expect(Self.phase(driver) == .resting && Self.height(driver) == 391.5)
    }
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
    driver.wait(milliseconds: 1)
    #expect(driver.stage.stateHash == before)
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.escape)))
  }
}
