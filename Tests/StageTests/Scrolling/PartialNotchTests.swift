import Accessibility
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What is less than a notch belongs to the view and the device that it was turned over, and to one direction.
@Suite("Parts of a notch")
struct PartialNotchTests {
  /// Two documents of four pages beside each other, and a list that goes on without pages.
  static func desk() -> StageDriver {
    func pages(_ id: String, _ x: Double, isPaged: Bool = true) -> Element {
      var view = Element(id: id, role: .scrollView, frame: Rect(x: x, y: 100, width: 300, height: 400))
      view.axes = .vertical
      view.contentSize = Size(width: 300, height: 1_600)
      view.paging = isPaged
      view.children = [.text("\(id)-text", "Text")]
      return view
    }
    let elements = [pages("a", 0), pages("b", 400), pages("list", 800, isPaged: false)]
    return StageDriver(SceneBuilder(.macOS, id: "desk").window("main", title: "Main", elements).scene)
  }

  static let places = ["a": Point(x: 100, y: 300), "b": Point(x: 500, y: 300), "list": Point(x: 900, y: 300)]

  /// Turns by 1/120 notches towards the end.
  static func turn(_ driver: inout StageDriver, over view: String, _ units: Int, device: Int = 0) {
    guard let place = places[view] else { return }
    driver.receive(.input(.pointer(.moved(to: place))))
    var turn = RotaryTurn(units: -units, detents: 0)
    turn.device = device
    driver.receive(.input(.rotary(turn)), after: 10_000)
  }

  static func page(_ driver: StageDriver, _ view: String) -> Int {
    Int(ScrollTests.offset(driver, NodeID("main/\(view)")).dy / 400)
  }

  /// A turn over a view.
  struct Turn {
    var view = "a"
    var device = 0
    var units: Int
  }

  @Test(
    "a notch counts where it was turned, and as it was turned",
    arguments: [
      ([Turn(units: 90), Turn(units: 30)], [1, 0]),
      // What was meant for one view is nothing to another, nor to the first one when the wheel comes back.
      ([Turn(units: 90), Turn(view: "b", units: 30)], [0, 0]),
      ([Turn(units: 90), Turn(view: "b", units: 120)], [0, 1]),
      ([Turn(units: 90), Turn(view: "b", units: 30), Turn(units: 30)], [0, 0]),
      ([Turn(units: 90), Turn(view: "list", units: 30), Turn(units: 30)], [0, 0]),
      // Turned back, a notch is a notch.
      ([Turn(units: 120), Turn(units: 90), Turn(units: -120)], [0, 0]),
      ([Turn(units: 120), Turn(units: 90), Turn(units: -90), Turn(units: 90)], [1, 0]),
      // Beyond an end nothing is kept that would have to be undone.
      ([Turn(units: 600), Turn(units: -120)], [2, 0]), ([Turn(units: 450), Turn(units: -120)], [2, 0]),
      ([Turn(units: -90), Turn(units: 120)], [1, 0]),
      ([Turn(units: -30), Turn(units: -30), Turn(units: 60), Turn(units: 60)], [1, 0]),
      // Each device has its own.
      ([Turn(units: 90), Turn(device: 1, units: 90)], [0, 0]),
      ([Turn(units: 90), Turn(device: 1, units: -90), Turn(units: 30)], [1, 0]),
      ([Turn(units: 90), Turn(view: "b", device: 1, units: 90), Turn(units: 30)], [1, 0]),
    ])
  func whereItWasTurned(turns: [Turn], pages: [Int]) {
    var driver = Self.desk()
    for turn in turns { Self.turn(&driver, over: turn.view, turn.units, device: turn.device) }
    #expect([Self.page(driver, "a"), Self.page(driver, "b")] == pages)
    #expect(driver.stage.breach == nil)
  }

  @Test("a page that comes by a key begins a notch anew, and so does a device that is gone")
  func otherwise() {
    var driver = Self.desk()
    Self.turn(&driver, over: "a", 90)
    driver.press(.keyPagedown)
    Self.turn(&driver, over: "a", 30)
    #expect(Self.page(driver, "a") == 1)
    Self.turn(&driver, over: "a", 60)
    driver.receive(.input(.interrupted))
    Self.turn(&driver, over: "a", 60)
    #expect(Self.page(driver, "a") == 1)
  }

  @Test("every unit is in a page, in a notch begun, beyond an end, or turned back before it was a notch")
  func everyUnit() {
    var numbers = SplitMix64(seed: 11)
    var driver = Self.desk()
    var turned = ["a": 0, "b": 0]
    // What each view has not shown in pages: swallowed by an end, or given up for another way, view or device.
    var rest = ["a": 0, "b": 0]
    var begun: [Int: (view: String, units: Int)] = [:]
    let count = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == nil ? 3_000 : 1_000_000
    for round in 0..<count {
      let view = numbers.next() % 4 == 0 ? "b" : "a"
      let device = Int(numbers.next() % 2)
      let units = Int(numbers.next() % 481) - 240
      guard units != 0 else { continue }
      let (before, way) = (Self.page(driver, view), units > 0 ? 1 : -1)
      Self.turn(&driver, over: view, units, device: device)
      if numbers.next() % 8 == 0 { driver.settle() }
      turned[view, default: 0] += units

      // What the notches say should have become of it.
      var part = begun[device] ?? (view, 0)
      if part.view != view || part.units * way < 0 {
        rest[part.view, default: 0] += part.units
        part = (view, 0)
      }
      var (left, page) = (part.units + units, before)
      while left * way >= 120, (0...3).contains(page + way) { (left, page) = (left - 120 * way, page + way) }
      if !(0...3).contains(page + way) {
        rest[view, default: 0] += left
        left = 0
      }
      begun[device] = left == 0 ? nil : (view, left)
      // Where a page comes, what other devices have begun there is over.
      for other in begun.keys where page != before && other != device && begun[other]?.view == view {
        rest[view, default: 0] += begun[other]?.units ?? 0
        begun[other] = nil
      }
      #expect(Self.page(driver, view) == page, "round \(round)")
    }
    for view in ["a", "b"] {
      let open = begun.values.filter { $0.view == view }.reduce(0) { $0 + $1.units }
      #expect(turned[view] == Self.page(driver, view) * 120 + open + (rest[view] ?? 0))
    }
    #expect(driver.stage.breach == nil)
  }
}
