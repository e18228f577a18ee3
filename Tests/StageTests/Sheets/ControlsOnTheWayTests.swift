import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What is operated on a sheet that is on its way leaves it on its way, unless it leads out (SM-1, settling).
@Suite("Controls of a sheet on its way")
struct ControlsOnTheWayTests {
  /// A sheet on its way from medium to large.
  static func moving(in room: SheetRoom = .phone) -> StageDriver {
    var driver = StageDriver(room.scene(StoppedMovementTests.scene))
    driver.reader(.activate, "main/open")
    driver.settle()
    driver.reader(.increment, "sheet/grabber")
    driver.wait(milliseconds: 80)
    return driver
  }

  static func height(_ driver: StageDriver) -> Double { StoppedMovementTests.height(driver) }

  static func isMoving(_ driver: StageDriver) -> Bool {
    if case .settling = driver.stage.state.presenting.sheets.first?.phase { return true }
    return false
  }

  /// The heights from now on, a millisecond apart, until it rests.
  static func heights(_ driver: inout StageDriver) -> [Double] {
    var heights = [height(driver)]
    while isMoving(driver), heights.count < 3_000 {
      driver.wait(milliseconds: 1)
      heights.append(height(driver))
    }
    return heights
  }

  @Test(
    "a tap on one stops the sheet where it is shown, does what the control does, and the sheet goes on from there",
    arguments: SheetRoom.allCases)
  func tap(room: SheetRoom) {
    var driver = Self.moving(in: room)
    let place = driver.point("sheet/wifi")
    let shown = Self.height(driver)
    let finger = driver.touchDown(at: place)
    #expect(Self.height(driver) == shown)
    driver.wait(milliseconds: 60)
    driver.clear()
    driver.lift(finger, at: place)
    driver.receive(.input(.gesture(.tap(location: place, fingers: 1, count: 1))), after: 0)
    #expect(Self.height(driver) == shown, "no step")
    #expect(driver.node("sheet/wifi")?.value == "1")
    let heights = Self.heights(&driver)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 12 * room.growth }, "\(heights)")
    #expect(heights.last.map { $0 > shown + 50 } == true, "it comes to large: \(heights)")
  }

  @Test("a key or a reader operates or adjusts one without a step", arguments: [true, false], ["wifi", "volume"])
  func withoutTouch(byKey: Bool, control: String) {
    var driver = Self.moving()
    let node = "sheet/" + control
    driver.reader(.focus, node)
    let (shown, value) = (Self.height(driver), driver.node(node)?.value)
    if control == "volume" {
      driver.reader(.increment, node)
    } else if byKey {
      driver.press(.keySpace)
    } else {
      driver.reader(.activate, node)
    }
    #expect(driver.node(node)?.value != value)
    // A key goes down and up again in some time.
    #expect(abs(Self.height(driver) - shown) < (byKey ? 120 : 12))
    #expect(Self.isMoving(driver))
    let heights = Self.heights(&driver)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 12 }, "\(heights)")
  }

  @Test("one that leads out ends the movement at once and leads out")
  func wayOut() {
    var driver = Self.moving()
    driver.reader(.activate, "sheet/cancel")
    if case .dismissing = driver.stage.state.presenting.sheets.first?.phase {
    } else {
      Issue.record("it is on its way out")
    }
  }

  // MARK: The pointer

  @Test(
    "a button of the pointer that goes down on it stops it, and one that goes up again lets it go on",
    arguments: SheetRoom.allCases)
  func pressed(room: SheetRoom) {
    var driver = Self.moving(in: room)
    let place = Point(x: driver.point("sheet").x, y: (driver.node("sheet")?.frame.minY ?? .nan) + 8)
    driver.receive(.input(.pointer(.moved(to: place))), after: 0)
    let shown = Self.height(driver)
    driver.receive(.input(.pointer(.pressed(button: 0, at: place))), after: 0)
    driver.wait(milliseconds: 400)
    #expect(Self.height(driver) == shown)
    driver.receive(.input(.pointer(.released(button: 0, at: place))), after: 0)
    #expect(Self.height(driver) == shown)
    let heights = Self.heights(&driver)
    #expect(heights.count > 20)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { abs($0 - $1) < 12 * room.growth }, "\(heights)")
    #expect(driver.stage.breach == nil)
  }

  @Test("a drag of the pointer takes it from where it is shown")
  func dragged() {
    var driver = Self.moving()
    let place = Point(x: driver.point("sheet").x, y: 852 - Self.height(driver) + 8)
    driver.receive(.input(.pointer(.pressed(button: 0, at: place))), after: 0)
    var heights = [Self.height(driver)]
    for way in 1...40 {
      driver.receive(.input(.pointer(.moved(to: place + Vector(dx: 0, dy: 2 * Double(way))))), after: 8_000)
      heights.append(Self.height(driver))
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { (0...2.001).contains($0 - $1) }, "\(heights)")
    #expect(heights[0] - heights[40] > 60)
  }
}
