import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

/// How fast fingers and turning axes are, as the lines of `detent gestures` tell it.
@Suite("Speeds in gesture lines")
struct GestureSpeedTests {
  static func lines(_ inputs: [RecognizedInput], degreesPerUnit: Double? = nil) -> [String] {
    var lines = GestureLineWriter(writesAll: true)
    lines.degreesPerUnit[0] = degreesPerUnit
    for input in inputs { lines.write(input) }
    return String(decoding: lines.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A turn of a dial by `units` every 10 ms.
  static func turns(_ units: Int, count: Int) -> [RecognizedInput] {
    (0..<count).map { index in
      let turn = RotaryTurn(units: units, notches: 0, isDial: true, startsBurst: index == 0)
      return RecognizedInput(time: Timestamp(microseconds: Int64(index) * 10_000), device: 0, kind: .rotary(turn))
    }
  }

  @Test("a turn tells units per second from its second report on", arguments: [30, -30])
  func turn(units: Int) {
    let lines = Self.lines(Self.turns(units, count: 2))
    #expect(!lines[0].contains("PerSecond"))
    #expect(lines[1].hasSuffix(#""unitsPerSecond":\#(units * 100)}"#))
  }

  /// The lines of a wheel that reports units of 1/120 notch after so many milliseconds each.
  static func wheel(_ reports: [(units: Int, milliseconds: Int64)]) -> [String] {
    var description = DeviceDescription(name: "Wheel")
    description.add(relative: [.wheel, .wheelHiRes])
    var engine = GestureEngine(
      devices: [.init(description)], screen: Size(width: 100, height: 100), options: GestureOptions())
    var inputs: [RecognizedInput] = []
    var time = Timestamp(microseconds: 1_000_000)
    for report in reports {
      time = time + report.milliseconds * 1_000
      engine.process(.relative(.wheelHiRes, Int32(report.units), at: time), from: 0, into: &inputs)
      engine.process(.report(at: time), from: 0, into: &inputs)
    }
    return lines(inputs.filter { if case .rotary = $0.kind { true } else { false } })
  }

  @Test("what was held back until half a notch came together counts from when it was reported", arguments: [1, -1])
  func held(way: Int) {
    // Six reports make the half notch with which the turn begins.
    let even = Self.wheel(Array(repeating: (10 * way, 10), count: 7))
    #expect(even.count == 2 && even.allSatisfy { $0.contains(#""unitsPerSecond":\#(1_000 * way)"#) }, "\(even)")
    // √(2 · (4000² / 2 − (4000 − 1000) · 1000)) after AOSP's impulses: what was fast has not stopped at once.
    let slowing = Self.wheel([(20, 5), (20, 5), (20, 5), (10, 10)].map { ($0.0 * way, $0.1) })
    #expect(slowing.count == 2 && slowing[0].contains(#""unitsPerSecond":\#(4_000 * way)"#), "\(slowing)")
    #expect(slowing[1].contains(#""unitsPerSecond":\#(way < 0 ? "-" : "")3162"#), "\(slowing)")
  }

  @Test("a turn tells degrees per second where the device tells how far round it goes")
  func degrees() {
    let lines = Self.lines(Self.turns(30, count: 2), degreesPerUnit: 0.125)
    #expect(lines[1].hasSuffix(#""unitsPerSecond":3000,"degreesPerSecond":375}"#))
  }

  @Test("a new burst has no speed of the one before")
  func burst() {
    var turns = Self.turns(30, count: 3)
    turns += Self.turns(60, count: 2).map { RecognizedInput(time: $0.time + 900_000, device: 0, kind: $0.kind) }
    let lines = Self.lines(turns)
    #expect(!lines[3].contains("PerSecond"))
    #expect(lines[4].contains(#""unitsPerSecond":6000"#))
  }

  @Test("an interruption forgets the turns of its device, and of no other")
  func interruption() {
    var turns = Self.turns(30, count: 2)
    let time = turns[1].time + 5_000
    turns.append(RecognizedInput(time: time, device: 1, kind: .interrupted))
    let next = RotaryTurn(units: 30, notches: 0, isDial: true, startsBurst: false)
    turns.append(RecognizedInput(time: time + 5_000, device: 0, kind: .rotary(next)))
    #expect(Self.lines(turns)[3].contains(#""unitsPerSecond":3000"#))
    turns[2] = RecognizedInput(time: time, device: 0, kind: .interrupted)
    #expect(!Self.lines(turns)[3].contains("PerSecond"))
  }

  @Test("a ring tells how far round it goes, a wheel does not")
  func degreesPerUnit() {
    let ring = GestureEngine.Source(TestDevices.ring)
    #expect(ring.degreesPerUnit != nil)
    #expect(GestureEngine.Source(TestDevices.mouse).degreesPerUnit == nil)
    #expect(GestureEngine.Source(TestDevices.volume).degreesPerUnit == nil)
    var description = TestDevices.volume.description
    description.axes[.wheel] = AxisRange(minimum: 0, maximum: 71)
    let profile = RotaryModel(axis: .absolute(.wheel), unitsPerNotch: 3, wraps: true)
    // 72 values all round in notches of 3: a notch is 15 degrees.
    #expect(GestureEngine.Source(description, rotary: [profile]).degreesPerUnit == 0.125)
  }

  @Test("every finger has its own velocity")
  func fingers() throws {
    let screen = TouchScript(rate: 100)
    let (first, second) = (screen.finger(), screen.finger())
    screen.frame {
      first.touchDown(at: Point(x: 100, y: 300))
      second.touchDown(at: Point(x: 200, y: 300))
    }
    screen.move([(first, Point(x: 100, y: 400)), (second, Point(x: 180, y: 300))], milliseconds: 100)
    screen.wait(milliseconds: 10)
    screen.frame {
      first.lift()
      second.lift()
    }
    let contacts = Self.lines(Recognition.of(screen.events, on: screen.description)).filter { $0.contains("contact") }
    #expect(contacts.filter { $0.contains("began") }.allSatisfy { !$0.contains("velocity") })
    for (slot, x, y) in [(0, 0.0, 1000.0), (1, -200.0, 0.0)] {
      let line = try #require(contacts.first { $0.contains(#""phase":"ended","slot":\#(slot)"#) })
      let velocity = try #require(line.firstMatch(of: /"velocity":\[([^,]+),([^\]]+)\]/))
      // Numbers are not rounded: a sum of many is off by a hair.
      #expect(
        try abs(#require(Double(velocity.1)) - x) < 1e-6 && abs(#require(Double(velocity.2)) - y) < 1e-6, "\(line)")
    }
  }

  @Test("contacts on a touchpad are told when asked for, with those that it only counts", arguments: [false, true])
  func pad(tells: Bool) {
    let pad = CountedFingersTests.Pad()
    pad.touchDown(3)
    pad.script.wait(milliseconds: 50)
    pad.lift()
    var options = GestureOptions()
    options.tellsPadContacts = tells
    let inputs = Recognition.of(pad.script.events, on: CountedFingersTests.touchpad(slots: 2), options: options)
    let contacts = Self.lines(inputs).filter { $0.contains(#""contact":"#) }
    #expect(contacts.count == (tells ? 6 : 0) && contacts.allSatisfy { $0.contains(#""pad":true"#) })
    #expect(contacts.count { !$0.contains(#""slot":"#) } == (tells ? 2 : 0))
  }
}
