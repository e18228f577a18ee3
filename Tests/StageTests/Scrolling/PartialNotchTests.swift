import Accessibility
import Foundation
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// What is less than a notch belongs to the view and the device that it was turned over, until that rests.
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
    var turn = RotaryTurn(units: -units, notches: 0)
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
    "half a notch turns a page, and what is turned counts where it was turned",
    arguments: [
      ([Turn(units: 59)], [0, 0]), ([Turn(units: 60)], [1, 0]), ([Turn(units: 60), Turn(units: 60)], [1, 0]),
      ([Turn(units: 60), Turn(units: 119)], [1, 0]), ([Turn(units: 60), Turn(units: 120)], [2, 0]),
      // Small turns to and fro add up.
      ([Turn(units: 120), Turn(units: 90), Turn(units: -30), Turn(units: 60)], [2, 0]),
      ([Turn(units: 40), Turn(units: -30), Turn(units: 40), Turn(units: -30), Turn(units: 40)], [1, 0]),
      // Turned back, a whole notch is a page, wherever the page has turned; a hand that trembles there turns none.
      ([Turn(units: 60), Turn(units: -120)], [0, 0]), ([Turn(units: 179), Turn(units: -120)], [0, 0]),
      ([Turn(units: 120), Turn(units: 59), Turn(units: -120)], [0, 0]),
      ([Turn(units: 60), Turn(units: -15), Turn(units: 15), Turn(units: -15)], [0, 0]),
      ([Turn(units: 90), Turn(units: -30), Turn(units: 30), Turn(units: -30)], [1, 0]),
      // Each view has its own, and keeps it while another one is turned.
      ([Turn(units: 50), Turn(view: "b", units: 50)], [0, 0]),
      ([Turn(units: 50), Turn(view: "b", units: 50), Turn(units: 10)], [1, 0]),
      ([Turn(units: 50), Turn(view: "list", units: 30), Turn(units: 10)], [1, 0]),
      // Beyond an end nothing is kept that would have to be undone.
      ([Turn(units: 600), Turn(units: -120)], [2, 0]), ([Turn(units: 450), Turn(units: -120)], [2, 0]),
      ([Turn(units: -90), Turn(units: 60)], [1, 0]), ([Turn(units: 700), Turn(units: -61)], [2, 0]),
      // Each device has its own.
      ([Turn(units: 50), Turn(device: 1, units: 50)], [0, 0]),
      ([Turn(units: 180), Turn(device: 1, units: -50), Turn(device: 1, units: -10)], [1, 0]),
      ([Turn(units: 50), Turn(view: "b", device: 1, units: 50), Turn(units: 10)], [1, 0]),
    ])
  func whereItWasTurned(turns: [Turn], pages: [Int]) {
    var driver = Self.desk()
    for turn in turns { Self.turn(&driver, over: turn.view, turn.units, device: turn.device) }
    #expect([Self.page(driver, "a"), Self.page(driver, "b")] == pages)
    #expect(driver.stage.breach == nil)
  }

  @Test("a page that comes by a key leaves a notch open; with a device that is gone, what it has turned is gone")
  func otherwise() {
    var driver = Self.desk()
    Self.turn(&driver, over: "a", 40)
    driver.press(.keyPagedown)
    Self.turn(&driver, over: "a", 20)
    #expect(Self.page(driver, "a") == 2)
    Self.turn(&driver, over: "a", 60 + 40)
    driver.receive(.input(.interrupted))
    Self.turn(&driver, over: "a", 50)
    #expect(Self.page(driver, "a") == 2)
  }

  @Test(
    "what is kept of a notch is told, and why",
    arguments: [
      ([60, 60], "A-34: they complete the notch whose half turned the page"),
      ([20], "A-34: 20 of 120 units are kept, half a notch turns the page"),
      ([70], "A-34: 50 of 120 units are left of the notch whose half turned the page"),
    ])
  func told(turns: [Int], reason: String) {
    var driver = Self.desk()
    for units in turns { Self.turn(&driver, over: "a", units) }
    #expect(driver.stage.arbitrations.last?.reason == reason)
  }

  /// The pages that a wheel turns of forty, and the notches that it counts, by its reports of 1/120 notches.
  static func counted(_ reports: [(after: Int64, units: Int32)]) -> (page: Int, notches: Int) {
    var view = Element(id: "a", role: .scrollView, frame: Rect(x: 0, y: 100, width: 300, height: 400))
    view.axes = .vertical
    view.contentSize = Size(width: 300, height: 16_000)
    view.paging = true
    view.children = [.text("a-text", "Text")]
    var driver = StageDriver(SceneBuilder(.macOS, id: "desk").window("main", title: "Main", [view]).scene)
    driver.receive(.input(.pointer(.moved(to: Point(x: 100, y: 300)))))
    var wheel = DeviceDescription(name: "Wheel")
    wheel.add(relative: [.wheel, .wheelHiRes])
    var engine = GestureEngine(devices: [.init(wheel)], screen: Size(width: 1_000, height: 1_000))
    var (now, told, notches): (Int64, Int64, Int) = (0, 0, 0)
    for report in reports {
      now += report.after * 1_000
      var output: [RecognizedInput] = []
      let time = Timestamp(microseconds: now)
      engine.process(.relative(.wheelHiRes, -report.units, at: time), from: 0, into: &output)
      engine.process(.report(at: time), from: 0, into: &output)
      for case .rotary(let turn) in output.map(\.kind) {
        notches -= turn.notches
        driver.receive(.input(.rotary(turn)), after: now - told)
        told = now
      }
    }
    return (Self.page(driver, "a"), notches)
  }

  @Test(
    "what was turned of a notch is dropped with what the axis holds back, after 500 ms: then half a notch turns a page",
    arguments: [
      ([(0, 100), (499, 60)], 1), ([(0, 100), (500, 60)], 2), ([(0, 100), (500, 59)], 1), ([(0, 60), (600, 60)], 2),
      ([(0, 150), (499, 35)], 2), ([(0, 150), (499, 155)], 3), ([(0, 150), (500, 155)], 2),
      ([(0, 150), (600, -60)], 0), ([(0, 150), (400, -60)], 1), ([(0, 119), (60_000, 30), (100, 30), (100, 60)], 2),
      // What is held back of a still axis begins the rest again.
      ([(0, 150), (400, 20), (400, 10)], 2),
    ] as [([(after: Int64, units: Int32)], Int)])
  func dropped(reports: [(after: Int64, units: Int32)], page: Int) {
    #expect(Self.counted(reports).page == page)
  }

  @Test("a wheel that goes one way turns as many pages as it counts notches, however it rests", arguments: 0..<40)
  func asCounted(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    let reports = (0..<24).map { _ in
      (after: [10, 100, 499, 500, 900][Int(numbers.next() % 5)] as Int64, units: Int32(1 + numbers.next() % 180))
    }
    let (page, notches) = Self.counted(reports)
    #expect(page == min(notches, 39) && page > 3)
  }

  /// What a device has turned a view by, as a whole.
  struct Sum: Hashable {
    let view: String
    let device: Int
  }

  @Test("120 × pages + what is kept + what an end swallowed is what was turned, by every device over every view")
  func everyUnit() throws {
    var numbers = SplitMix64(seed: 11)
    var driver = Self.desk()
    let scrollers = try ["a", "b"].map { view in
      let blueprint = driver.stage.blueprint
      return try #require(
        blueprint.scrollers.indices.first { blueprint.items[blueprint.scrollers[$0].item].id == NodeID("main/\(view)") }
      )
    }
    var (turned, shown, swallowed): ([Sum: Int], [Sum: Int], [Sum: Int]) = ([:], [:], [:])
    var pages = 0
    let count = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == nil ? 3_000 : 1_000_000
    for round in 0..<count {
      let place = numbers.next() % 4 == 0 ? 1 : 0
      let sum = Sum(view: ["a", "b"][place], device: Int(numbers.next() % 2))
      let limit = [15, 60, 120, 240][Int(numbers.next() % 4)]
      let units = Int(numbers.next() % UInt64(2 * limit + 1)) - limit
      guard units != 0 else { continue }
      let way = units.signum()
      func kept() -> Int {
        driver.stage.state.scrolling.notches.part(of: sum.device, scrollers[place], .vertical).units
      }
      let (page, before) = (Self.page(driver, sum.view), kept())
      Self.turn(&driver, over: sum.view, units, device: sum.device)
      if numbers.next() % 8 == 0 { driver.wait(milliseconds: 700) }
      if numbers.next() % 16 == 0 { Self.turn(&driver, over: "list", units, device: sum.device) }

      let steps = Self.page(driver, sum.view) - page
      let gone = units - 120 * steps - (kept() - before)
      turned[sum, default: 0] += units
      shown[sum, default: 0] += 120 * steps
      swallowed[sum, default: 0] += gone
      pages += abs(steps)
      let isAtEnd = page + steps == (way > 0 ? 3 : 0)
      #expect(abs(kept()) <= 60, "round \(round): half a notch at most")
      #expect(gone == 0 || isAtEnd && gone * way > 0 && kept() == 0, "round \(round): only an end swallows")
      #expect(steps * way >= 0 && (steps != 0 || isAtEnd || abs(units) < 120), "round \(round): a notch is answered")
      if isAtEnd { #expect(kept() * way <= 0, "round \(round): nothing is kept beyond an end") }
    }
    for (place, view) in ["a", "b"].enumerated() {
      for device in 0...1 {
        let sum = Sum(view: view, device: device)
        let kept = driver.stage.state.scrolling.notches.part(of: device, scrollers[place], .vertical).units
        #expect(turned[sum] == (shown[sum] ?? 0) + kept + (swallowed[sum] ?? 0))
      }
    }
    #expect(pages > count / 4 && driver.stage.breach == nil)
  }
}
