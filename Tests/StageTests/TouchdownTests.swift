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

/// A finger acts on what it came down on, not on what has come under it since (SM-1: touches in a transition are
/// swallowed).
@Suite("What a finger came down on")
struct TouchdownTests {
  /// The mail scene with the draft on its way up, `milliseconds` after it was asked for by a key.
  static func opening(_ milliseconds: Int64 = 100) -> StageDriver {
    var driver = StageDriver(.mail())
    driver.reader(.activate, "inbox/compose")
    driver.wait(milliseconds: milliseconds)
    driver.clear()
    return driver
  }

  /// Where a node will be once everything has come to rest, in points.
  static func place(of node: String, in driver: StageDriver) -> Point {
    var later = driver
    later.settle()
    return later.node(node)?.frame.center ?? .zero
  }

  static func hasDone(_ driver: StageDriver) -> Bool {
    driver.kinds.contains { kind in
      switch kind {
      case .activated, .willDismiss, .valueChanged, .willPresent: true
      default: false
      }
    }
  }

  @Test("a finger that came down while a sheet came up activates nothing in it", arguments: [Int64(20), 200, 390])
  func downWhileComingUp(milliseconds: Int64) {
    var driver = Self.opening(milliseconds)
    let cancel = Self.place(of: "draft/cancel", in: driver)
    let finger = driver.touchDown(at: cancel)
    driver.settle()
    driver.lift(finger, at: cancel)
    driver.receive(.input(.gesture(.tap(location: cancel, fingers: 1, count: 1))))
    driver.settle()
    #expect(driver.node("draft") != nil)
    #expect(!driver.kinds.contains(.activated))
    // The next tap is one.
    driver.tap("draft/cancel")
    driver.settle()
    #expect(driver.node("draft") == nil)
  }

  @Test(
    "a finger that was down on the parent before a sheet was asked for does nothing in the sheet",
    .keeps("sheet-modal-blocks-parent", mutant: .tapsHitWhatHasComeUp, on: [.iOS]))
  func downOnParent() {
    var driver = StageDriver(.mail())
    var later = Self.opening()
    later.settle()
    let cancel = later.node("draft/cancel")?.frame.center ?? .zero
    let finger = driver.touchDown(at: cancel)
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.clear()
    driver.lift(finger, at: cancel)
    driver.receive(.input(.gesture(.tap(location: cancel, fingers: 1, count: 1))))
    driver.settle()
    #expect(driver.node("draft") != nil)
    #expect(!Self.hasDone(driver))
  }

  @Test("what came up under a finger is not dragged away by it")
  func drag() {
    var driver = Self.opening()
    let place = Self.place(of: "draft", in: driver)
    let start = Point(x: place.x, y: (Self.later(driver).node("draft")?.frame.minY ?? 0) + 20)
    let finger = driver.touchDown(at: start)
    driver.settle()
    for step in 1...10 {
      driver.pan(step == 1 ? .began : .changed, start, Point(x: start.x, y: start.y + Double(step) * 30), after: 16_000)
    }
    let end = Point(x: start.x, y: start.y + 300)
    driver.lift(finger, at: end)
    driver.pan(.ended, start, end, velocity: 900)
    driver.settle()
    #expect(driver.node("draft") != nil)
    #expect(!Self.hasDone(driver))
  }

  @Test("a question that comes up under a finger is not answered by it, and nothing is lost")
  func question() {
    var driver = Self.opening()
    driver.settle()
    driver.tap("draft/body")
    driver.receive(.input(.key(KeyInput(key: .keyA, phase: .down, modifiers: [], text: "a"))))
    driver.settle()
    driver.receive(.input(.key(KeyInput(key: .keyEsc, phase: .down, modifiers: [], text: nil))))
    driver.wait(milliseconds: 100)
    driver.clear()
    let delete = Self.place(of: "unsaved/delete", in: driver)
    #expect(delete != .zero)
    let finger = driver.touchDown(at: delete)
    driver.settle()
    driver.lift(finger, at: delete)
    driver.receive(.input(.gesture(.tap(location: delete, fingers: 1, count: 1))))
    driver.settle()
    #expect(driver.node("draft") != nil && driver.node("unsaved") != nil)
    #expect(!Self.hasDone(driver))
  }

  @Test("a finger on a sheet that leaves does nothing in what is uncovered")
  func uncovered() {
    var driver = Self.opening()
    driver.settle()
    let compose = Self.opening(0).node("inbox/compose")?.frame.center ?? .zero
    let finger = driver.touchDown(at: compose)
    driver.reader(.activate, "draft/cancel")
    driver.settle()
    #expect(driver.node("draft") == nil)
    driver.clear()
    driver.lift(finger, at: compose)
    driver.receive(.input(.gesture(.tap(location: compose, fingers: 1, count: 1))))
    driver.settle()
    #expect(driver.node("draft") == nil && !Self.hasDone(driver))
  }

  @Test("a button of the pointer that went down while a sheet came up does nothing in it", arguments: [Int64(20), 200])
  func pointerDown(milliseconds: Int64) {
    var driver = Self.opening(milliseconds)
    let cancel = Self.place(of: "draft/cancel", in: driver)
    driver.receive(.input(.pointer(.pressed(button: 0, at: cancel))))
    driver.settle()
    driver.receive(.input(.pointer(.released(button: 0, at: cancel))))
    driver.settle()
    #expect(driver.node("draft") != nil && !Self.hasDone(driver))
    driver.click("draft/cancel")
    driver.settle()
    #expect(driver.node("draft") == nil, "the next click is one")
  }

  @Test("nor is a sheet dragged away that came up under the pointer's button")
  func pointerDrag() {
    var driver = Self.opening()
    let top = Self.later(driver).node("draft")?.frame.minY ?? 0
    let start = Point(x: 196, y: top + 20)
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.settle()
    for step in 1...10 {
      driver.receive(.input(.pointer(.moved(to: Point(x: 196, y: start.y + Double(step) * 30)))), after: 16_000)
    }
    driver.receive(.input(.pointer(.released(button: 0, at: Point(x: 196, y: start.y + 300)))))
    driver.settle()
    #expect(driver.node("draft") != nil && !Self.hasDone(driver))
  }

  @Test("a question that comes up under the pointer's button is not answered by its release, and nothing is lost")
  func pointerQuestion() {
    var driver = Self.opening()
    driver.settle()
    driver.tap("draft/body")
    driver.type("a")
    driver.press(.keyEsc)
    driver.wait(milliseconds: 100)
    driver.clear()
    let delete = Self.place(of: "unsaved/delete", in: driver)
    driver.receive(.input(.pointer(.pressed(button: 0, at: delete))))
    driver.settle()
    driver.receive(.input(.pointer(.released(button: 0, at: delete))))
    driver.settle()
    #expect(driver.node("draft") != nil && driver.node("unsaved") != nil && !Self.hasDone(driver))
  }

  @Test("why nothing comes of it is explained")
  func explained() {
    var driver = Self.opening()
    driver.stage.explains = true
    let cancel = Self.place(of: "draft/cancel", in: driver)
    let finger = driver.touchDown(at: cancel)
    driver.settle()
    driver.lift(finger, at: cancel)
    driver.receive(.input(.gesture(.tap(location: cancel, fingers: 1, count: 1))))
    let reasons = driver.stage.arbitrations.map(\.reason)
    #expect(reasons.contains("SM-1: it began while draft was on its way; swallowed"), "\(reasons)")
  }

  private static func later(_ driver: StageDriver) -> StageDriver {
    var later = driver
    later.settle()
    return later
  }
}
