import Foundation
import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// No unit of a turn is lost or counted twice, in whatever resolution it comes.
@Suite("Rotary units")
struct RotaryLossTests {
  /// 10⁶ turns where there is time for them.
  static let turns = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == nil ? 20_000 : 1_000_000

  /// How a device reports.
  enum Device: CaseIterable {
    /// Whole notches only.
    case coarse
    /// 1/120 notches, with the coarse twin where a notch is full.
    case fine
    /// A dial.
    case dial

    var description: DeviceDescription {
      var device = DeviceDescription(name: "Wheel")
      switch self {
      case .coarse: device.add(relative: [.wheel])
      case .fine: device.add(relative: [.wheel, .wheelHiRes])
      case .dial: device.add(relative: [.dial])
      }
      return device
    }
  }

  @Test("turns to and fro at mixed resolutions add up to what was reported", arguments: Device.allCases)
  func nothingLost(device: Device) {
    var numbers = SplitMix64(seed: 41)
    var engine = GestureEngine(
      devices: [.init(device.description)], screen: .init(width: 100, height: 100), options: GestureOptions())
    var (given, taken, coarse, notches, dropped, parts) = (0, 0, 0, 0, 0, 0)
    var last = Timestamp.zero
    var time = Timestamp.zero
    var output: [RecognizedInput] = []
    for turn in 0..<Self.turns {
      // The hand rests often, also in the middle of a notch.
      let isNew = numbers.next() % 4 == 0
      time = time + (isNew ? 600_000 : Int64(numbers.next() % 190_000 + 1))
      let units = device == .fine ? Int32(numbers.next() % 241) - 120 : Int32(numbers.next() % 3) * 120 - 120
      guard units != 0 else { continue }
      // Less than half a notch that has waited for 500 ms is dropped, and so is the part of one that has been told.
      if time - last >= 500_000 { (dropped, parts) = (given - taken, taken - notches * 120) }
      last = time
      given += Int(units)
      let events: [InputEvent]
      switch device {
      case .coarse: events = [.relative(.wheel, units / 120, at: time)]
      case .dial: events = [.relative(.dial, units / 120, at: time)]
      case .fine:
        let before = coarse
        coarse = given / 120
        let fine = InputEvent.relative(.wheelHiRes, units, at: time)
        events = coarse == before ? [fine] : [.relative(.wheel, Int32(coarse - before), at: time), fine]
      }
      output.removeAll(keepingCapacity: true)
      for event in events + [.report(at: time)] { engine.process(event, from: 0, into: &output) }
      for case .rotary(let turn) in output.map(\.kind) {
        taken += turn.units
        notches += turn.notches
        #expect(turn.isDial == (device == .dial))
      }
      // Half a notch may be held back, and comes with what follows soon.
      #expect(abs(given - taken - dropped) < (device == .fine ? 60 : 1), "turn \(turn)")
      #expect(abs(taken - notches * 120 - parts) <= (device == .fine ? 90 : 0), "turn \(turn)")
    }
    #expect(abs(taken) + abs(notches) > 0)
  }

  @Test(
    "parts of a notch are worth the same as long as they come within 500 ms, and nothing beyond",
    arguments: [Int64(8), 199, 499, 500, 600, 5_000], [-1, 1])
  func slow(milliseconds: Int64, way: Int32) {
    let frames = (0..<100).map { (milliseconds: $0 * milliseconds, events: [(RelativeAxis.wheelHiRes, 50 * way)]) }
    let turns = RotaryTests.turns(frames)
    let isSoon = milliseconds < 500
    #expect(turns.reduce(0) { $0 + $1.units } == (isSoon ? 5_000 * Int(way) : 0))
    #expect(turns.reduce(0) { $0 + $1.notches } == (isSoon ? 42 * Int(way) : 0))
  }
}
