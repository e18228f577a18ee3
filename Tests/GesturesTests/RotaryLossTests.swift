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
    var (given, taken, coarse, notches) = (0, 0, 0, 0)
    var time = Timestamp.zero
    var output: [RecognizedInput] = []
    for turn in 0..<Self.turns {
      // Now and then the hand rests; a turn that begins anew is half a notch at least, as the first of a hand is.
      let isNew = turn == 0 || numbers.next() % 50 == 0
      time = time + (isNew ? 600_000 : Int64(numbers.next() % 190_000 + 1))
      var units = device == .fine ? Int32(numbers.next() % 241) - 120 : Int32(numbers.next() % 3) * 120 - 120
      if isNew, abs(units) < 60 { units = units < 0 ? -60 : 60 }
      if isNew, device != .fine { units = 120 }
      guard units != 0 else { continue }
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
        notches += turn.detents
        #expect(turn.isDial == (device == .dial))
      }
    }
    #expect(taken == given)
    if device != .fine { #expect(notches * 120 == given) }
  }
}
