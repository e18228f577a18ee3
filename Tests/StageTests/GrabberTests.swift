import Accessibility
import Geometry
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

/// The grabber of SM-2 under a finger.
@Suite("Grabber (SM-2)")
struct GrabberTests {
  /// A sheet with three detents, declared out of order, at rest at the smallest.
  static func threeDetents(
    _ platform: Platform = .iOS, _ change: (inout Parameters) -> Void = { _ in }
  ) -> StageDriver {
    let scene = SceneBuilder(platform).window("w", []).sheet("s", [.button("b", "B")]) {
      $0.detents = [.large, Detent(id: "small", height: .points(200)), .medium]
      $0.grabberVisible = true
    }.with { change(&$0.parameters) }.scene
    return SheetPresentationTests.resting("s", scene)
  }

  @Test(
    "taps visit every detent once, in ascending order, and wrap round to the first; none dismisses",
    .keeps("sheet-grabber-tap-cycles", mutant: .grabberTapSkipsDetent), arguments: ["tap", "Space", "reader"],
    Platform.hands)
  func cycles(way: String, platform: Platform) {
    var driver = Self.threeDetents(platform)
    var heights = [SheetPresentationTests.height(driver, "s")]
    for _ in 0..<3 {
      switch way {
      case "tap": driver.tap("s/grabber")
      case "Space":
        driver.tab(to: "s/grabber")
        driver.press(.keySpace)
      default: driver.reader(.activate, "s/grabber")
      }
      driver.settle()
      heights.append(SheetPresentationTests.height(driver, "s"))
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[3] == heights[0], "\(heights)")
    #expect(driver.kinds.filter { if case .detentChanged = $0 { true } else { false } }.count == 3)
  }

  @Test("where taps go up and down again, each leads to the next detent, and at either end the way turns round")
  func pingPong() {
    var driver = Self.threeDetents { $0.grabberCycle = .pingPong }
    let heights = driver.stage.heights(of: driver.stage.blueprint.surface("s") ?? 0).rests.map(\.height)
    for rest in [1, 2, 1, 0, 1, 2] {
      driver.tap("s/grabber")
      driver.settle()
      #expect(SheetPresentationTests.height(driver, "s") == heights[rest])
    }
  }

  @Test("after any other change of the detent the way is up again")
  func upAgain() {
    var driver = Self.threeDetents { $0.grabberCycle = .pingPong }
    let heights = driver.stage.heights(of: driver.stage.blueprint.surface("s") ?? 0).rests.map(\.height)
    for act in [AccessibilityAction.activate, .activate, .activate, .decrement, .increment, .activate] {
      driver.reader(act, "s/grabber")
      driver.settle()
    }
    #expect(SheetPresentationTests.height(driver, "s") == heights[2])
  }

  @Test("a tap elsewhere in the sheet changes no detent")
  func elsewhere() {
    var driver = Self.threeDetents()
    let height = SheetPresentationTests.height(driver, "s")
    driver.tap("s/b")
    driver.tap(at: Point(x: 10, y: 845))
    driver.settle()
    #expect(SheetPresentationTests.height(driver, "s") == height)
  }

  @Test("each of two quick taps counts, from where the first one leads", arguments: [20, 60, 120, 200])
  func quickTaps(milliseconds: Int64) {
    var driver = Self.threeDetents()
    let heights = driver.stage.heights(of: driver.stage.blueprint.surface("s") ?? 0).rests.map(\.height)
    driver.tap("s/grabber")
    driver.wait(milliseconds: milliseconds)
    driver.tap("s/grabber")
    driver.settle()
    #expect(SheetPresentationTests.height(driver, "s") == heights[2])
    driver.press(.keySpace)
    #expect(driver.stage.nextDeadline == nil, "the grabber has not got the focus")
    driver.tap("s/grabber")
    driver.settle()
    #expect(SheetPresentationTests.height(driver, "s") == heights[0])
  }

  @Test("a touch that stops the sheet and is no tap is a release to the nearest detent; later input counts from there")
  func stopped() {
    var driver = Self.threeDetents()
    let heights = driver.stage.heights(of: driver.stage.blueprint.surface("s") ?? 0).rests.map(\.height)
    driver.tap("s/grabber")
    driver.wait(milliseconds: 20)
    let place = driver.point("s/grabber")
    let contact = driver.touchDown(at: place)
    driver.wait(milliseconds: 900)
    driver.lift(contact, at: place)
    driver.settle()
    #expect(SheetPresentationTests.height(driver, "s") == heights[0])
    driver.reader(.activate, "s/grabber")
    driver.settle()
    #expect(SheetPresentationTests.height(driver, "s") == heights[1])
  }

  @Test("a fling of the pointer counts as one of a finger; a drag that rests first does not", arguments: [true, false])
  func pointerFling(flings: Bool) {
    var scene = Scene.mail(.iPadOS)
    scene.inputDevices = [.pointer, .keyboard]
    var driver = StageDriver(scene)
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    let start = driver.point("draft/grabber")
    driver.dragPointer(from: start, to: Point(x: start.x, y: start.y + 130), flings: flings)
    driver.settle()
    // 130 points in 200 ms are 650 points a second.
    #expect((driver.node("draft") == nil) == flings)
  }
}
