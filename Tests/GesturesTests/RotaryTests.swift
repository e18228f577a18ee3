import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Rotary turns")
struct RotaryTests {
  static func wheel(hasFine: Bool = true) -> DeviceDescription {
    var device = DeviceDescription(name: "Crown")
    device.add(relative: hasFine ? [.wheel, .wheelHiRes] : [.wheel])
    return device
  }

  /// The turns of frames of relative events, each at its time in ms.
  static func turns(
    _ frames: [(milliseconds: Int64, events: [(RelativeAxis, Int32)])], on device: DeviceDescription = wheel(),
    rotary: [RotaryModel] = []
  ) -> [RotaryTurn] {
    var events: [InputEvent] = []
    for frame in frames {
      let time = Timestamp(microseconds: frame.milliseconds * 1_000)
      events += frame.events.map { .relative($0.0, $0.1, at: time) } + [.report(at: time)]
    }
    return turns(Recognition.of(events, on: device, rotary: rotary))
  }

  static func turns(_ output: [RecognizedInput]) -> [RotaryTurn] {
    output.compactMap { if case .rotary(let turn) = $0.kind { turn } else { nil } }
  }

  @Test("a wheel without fine steps turns by whole notches, back and forth")
  func coarse() {
    let turns = Self.turns(
      [(0, [(.wheel, 1)]), (50, [(.wheel, -1)]), (100, [(.wheel, -2)]), (150, [(.wheel, 1)])],
      on: Self.wheel(hasFine: false))
    #expect(turns.map(\.notches) == [1, -1, -2, 1])
    #expect(turns.map(\.units) == [120, -120, -240, 120])
    #expect(turns.map(\.startsBurst) == [true, false, false, false])
  }

  @Test("fine and coarse steps of one frame count once")
  func notTwice() {
    let turns = Self.turns([(0, [(.wheel, 1), (.wheelHiRes, 120)]), (20, [(.wheelHiRes, 120), (.wheel, 1)])])
    #expect(turns.map(\.notches) == [1, 1])
  }

  @Test("a device that claims fine steps and never sends them turns all the same")
  func claimedButNotSent() {
    #expect(Self.turns([(0, [(.wheel, 1)]), (20, [(.wheel, -1)])]).map(\.notches) == [1, -1])
  }

  @Test("eight fine steps make a notch, counted when its half-way point is passed")
  func fine() {
    let turns = Self.turns((0..<8).map { ($0 * 10, [(.wheelHiRes, 15)]) })
    #expect(turns.map(\.units) == [60, 15, 15, 15, 15])
    #expect(turns.map(\.notches) == [1, 0, 0, 0, 0])
  }

  @Test("reports that were held back belong to the turn that they begin, and to no later one")
  func heldBack() {
    let turns = Self.turns((0..<4).map { ($0 * 10, [(.wheelHiRes, 15)]) } + [(5_000, [(.wheelHiRes, 60)])])
    #expect(turns.map(\.units) == [60, 60])
    #expect(turns.map(\.reports.count) == [4, 0])
  }

  @Test("the first turn of a burst says so in its line, the next one does not")
  func burstLine() {
    var engine = GestureEngine(devices: [.init(Self.wheel())], screen: Size(width: 393, height: 852))
    var (output, lines) = ([RecognizedInput](), GestureLineWriter())
    for time in [0, 50] as [Int64] {
      let moment = Timestamp(microseconds: time * 1_000)
      for event in [InputEvent.relative(.wheelHiRes, 120, at: moment), .report(at: moment)] {
        engine.process(event, from: 0, into: &output)
      }
    }
    for input in output { lines.write(input) }
    let written = String(decoding: lines.bytes, as: UTF8.self).split(separator: "\n")
    #expect(written.count == 2 && written[0].contains("\"startsBurst\":true") && !written[1].contains("startsBurst"))
  }

  @Test("the pointer that a smaller screen moves is told of by the touchpad, which moves it")
  func pointerByTouchpad() {
    var pad = DeviceDescription(name: "Pad")
    pad.properties = [InputProperty.pointer.rawValue]
    pad.add(keys: [.btnTouch, .btnToolFinger, .btnLeft])
    pad.add(.x, AxisRange(minimum: 0, maximum: 1_000))
    pad.add(.y, AxisRange(minimum: 0, maximum: 700))
    var engine = GestureEngine(
      devices: [.init(Self.wheel()), .init(pad)], screen: Size(width: 1_000, height: 1_000))
    var output: [RecognizedInput] = []
    engine.resize(to: Size(width: 100, height: 100), at: .zero, into: &output)
    let movers = output.compactMap { input -> Int? in
      if case .pointer(.moved) = input.kind { input.device } else { nil }
    }
    #expect(movers == [1])
  }

  @Test("a turn back is never dropped", arguments: [15, 30, 60, 120])
  func reversal(step: Int32) {
    let count = Int64(120 / step)
    let there = (0..<count).map { (milliseconds: $0 * 10, events: [(RelativeAxis.wheelHiRes, step)]) }
    let back = (0..<count).map { (milliseconds: 1_000 / 4 + $0 * 10, events: [(RelativeAxis.wheelHiRes, -step)]) }
    let turns = Self.turns(there + back)
    #expect(turns.map(\.notches).filter { $0 != 0 } == [1, -1])
    #expect(turns.map(\.units).reduce(0, +) == 0)
  }

  @Test("an axis that trembles half-way between two notches does not rattle")
  func tremble() {
    let there = (0..<4).map { (milliseconds: Int64($0) * 10, events: [(RelativeAxis.wheelHiRes, Int32(15))]) }
    let tremble = (4..<40).map {
      (milliseconds: Int64($0) * 10, events: [(RelativeAxis.wheelHiRes, Int32($0.isMultiple(of: 2) ? -15 : 15))])
    }
    #expect(Self.turns(there + tremble).map(\.notches).filter { $0 != 0 } == [1])
  }

  @Test("a finger laid on the wheel and taken off again turns nothing, however often")
  func touchWithoutTurn() {
    #expect(Self.turns((0..<10).map { ($0 * 600, [(.wheelHiRes, $0.isMultiple(of: 2) ? 30 : -30)]) }).isEmpty)
  }

  @Test(
    "what is held back comes with what follows within 500 ms, and is dropped then",
    arguments: [10, 499, 500, 600, 60_000])
  func heldBack(rest: Int64) {
    let isKept = rest < 500
    #expect(Self.turns([(0, [(.wheelHiRes, 50)]), (rest, [(.wheelHiRes, 30)])]).map(\.units) == (isKept ? [80] : []))
    #expect(
      Self.turns([(0, [(.wheelHiRes, 50)]), (rest, [(.wheelHiRes, -120)])]).map(\.units) == [isKept ? -70 : -120])
  }

  @Test(
    "what has not made a whole notch is dropped after 500 ms as well: the next turn is worth what it is by itself",
    arguments: [(499, [-1, -2]), (500, [-1, -1]), (10_000, [-1, -1])] as [(Int64, [Int])])
  func partOfNotch(rest: Int64, notches: [Int]) {
    let turns = Self.turns([(0, [(.wheelHiRes, -150)]), (rest, [(.wheelHiRes, -155)])])
    #expect(turns.map(\.units) == [-150, -155])
    #expect(turns.map(\.notches) == notches)
  }

  @Test("how much is held back, and until when, is told once")
  func heldBackIsTold() {
    var options = GestureOptions()
    options.explains = true
    var engine = GestureEngine(
      devices: [.init(Self.wheel())], screen: .init(width: 100, height: 100), options: options)
    var output: [RecognizedInput] = []
    for time in [Timestamp.zero, Timestamp(microseconds: 10_000)] {
      engine.process(.relative(.wheelHiRes, 20, at: time), from: 0, into: &output)
      engine.process(.report(at: time), from: 0, into: &output)
    }
    #expect(
      engine.explanations.map(\.description) == [
        "wheel: 40 units held back; 60 of 120, half a notch, begin a turn (P.rotaryThreshold), and these come with it unless "
          + "500 ms go by (P.rotaryReset)"
      ])
    #expect(output.isEmpty)
  }

  @Test("a burst begins after more than 200 ms of rest", arguments: [(200, false), (201, true)])
  func burst(rest: Int64, starts: Bool) {
    let turns = Self.turns([(0, [(.wheelHiRes, 120)]), (rest, [(.wheelHiRes, 120)])])
    #expect(turns.map(\.startsBurst) == [true, starts])
  }

  @Test("a turn after 500 ms without any says that it follows a rest", arguments: [(499, false), (500, true)])
  func rest(rest: Int64, follows: Bool) {
    let parts = [RelativeAxis.wheelHiRes].map { ($0, Int32(30)) }
    let turns = Self.turns([(0, [(.wheelHiRes, 120)]), (rest, parts), (rest + 100, parts), (rest + 200, parts)])
    #expect(turns.first?.followsPause == true)
    #expect(turns.dropFirst().first?.followsPause == follows && turns.dropFirst(2).allSatisfy { !$0.followsPause })
  }

  @Test("a device that sends eight times too much is told so by its profile")
  func tooMuch() {
    let turns = Self.turns(
      (0..<8).map { ($0 * 10, [(.wheelHiRes, 120)]) },
      rotary: [RotaryModel(axis: .relative(.wheelHiRes), unitsPerNotch: 960)])
    #expect(turns.map(\.notches).reduce(0, +) == 1)
    #expect(turns.map(\.units).reduce(0, +) == 120)
  }

  @Test("dials, horizontal wheels and any axis that a profile names turn", arguments: [false, true])
  func otherAxes(isInverted: Bool) {
    var device = DeviceDescription()
    device.add(relative: [.dial, .hwheel, .y])
    let notch = isInverted ? -1 : 1
    #expect(Self.turns([(0, [(.dial, 1)])], on: device).map(\.notches) == [1])
    #expect(Self.turns([(0, [(.hwheel, 1)])], on: device).map(\.isHorizontal) == [true])
    let encoder = RotaryModel(axis: .relative(.y), unitsPerNotch: 4, isInverted: isInverted)
    #expect(Self.turns([(0, [(.y, 4)])], on: device, rotary: [encoder]).map(\.notches) == [notch])
  }

  @Test("a profile without units for a notch counts each one", arguments: [0, -4])
  func noUnits(units: Int) {
    var device = DeviceDescription()
    device.add(relative: [.y])
    let encoder = RotaryModel(axis: .relative(.y), unitsPerNotch: units)
    #expect(Self.turns([(0, [(.y, 3)])], on: device, rotary: [encoder]).map(\.notches) == [3])
  }

  @Test("an encoder's only axis turns without a profile")
  func encoder() {
    var device = DeviceDescription()
    device.add(relative: [.y])
    #expect(Self.turns([(0, [(.y, 1)]), (50, [(.y, -1)])], on: device).map(\.notches) == [1, -1])
  }

  /// A ring of 72 positions, as on a tablet.
  static func ring(hasTouchFlag: Bool) -> DeviceDescription {
    var device = DeviceDescription(name: "Ring")
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    if hasTouchFlag { device.add(.misc, AxisRange(minimum: 0, maximum: 0)) }
    device.state.axisValues[.wheel] = 70
    return device
  }

  static func turn(_ positions: [(AbsoluteAxis, Int32)], on device: DeviceDescription) -> [RotaryTurn] {
    var events: [InputEvent] = []
    for (index, position) in positions.enumerated() {
      let time = Timestamp(microseconds: Int64(index) * 20_000)
      events += [.absolute(position.0, position.1, at: time), .report(at: time)]
    }
    return turns(Recognition.of(events, on: device))
  }

  @Test("a ring wraps both ways")
  func ring() {
    let turns = Self.turn([(.wheel, 1), (.wheel, 4), (.wheel, 70), (.wheel, 64)], on: Self.ring(hasTouchFlag: false))
    // 24 notches a turn: three positions each.
    #expect(turns.map(\.units) == [120, 120, -240, -240])
    #expect(turns.map(\.notches) == [1, 1, -2, -2])
  }

  @Test("half a round goes the way of its numbers, more than that the other way", arguments: [true, false])
  func halfRound(isForward: Bool) {
    var device = Self.ring(hasTouchFlag: false)
    device.state.axisValues[.wheel] = isForward ? 10 : 50
    func units(_ way: Int32) -> [Int] {
      Self.turn([(.wheel, isForward ? 10 + way : 50 - way)], on: device).map { isForward ? $0.units : -$0.units }
    }
    #expect(units(35) == [1_400] && units(36) == [1_440] && units(37) == [-1_400])
  }

  @Test("where each unit is to turn an axis, a notch is one all the same", arguments: [(120, 1), (121, 2), (240, 2)])
  func leastThreshold(units: Int32, notches: Int) {
    var options = GestureOptions()
    options.rotaryThreshold = 0
    let events: [InputEvent] = [.relative(.wheelHiRes, units, at: .zero), .report(at: .zero)]
    #expect(Self.turns(Recognition.of(events, on: Self.wheel(), options: options)).map(\.notches) == [notches])
  }

  @Test("a knob with ends turns by the way between the places that it tells")
  func knob() {
    let positions = [Int32(0), 3, 71, 2]
    var events: [InputEvent] = []
    for (index, position) in positions.enumerated() {
      let time = Timestamp(microseconds: Int64(index) * 20_000)
      events += [.absolute(.wheel, position, at: time), .report(at: time)]
    }
    let turns = Self.turns(
      Recognition.of(events, on: TestDevices.volume.description, rotary: TestDevices.volume.rotary))
    // Three units a notch; what does not make up 1/120 stays for the next.
    #expect(turns.map(\.units) == [120, 2720, -2760])
  }

  @Test("a ring that is touched somewhere else has not turned")
  func ringLift() {
    var events: [InputEvent] = []
    func frame(_ wheel: Int32, _ misc: Int32) {
      let time = Timestamp(microseconds: Int64(events.count) * 10_000)
      events += [.absolute(.wheel, wheel, at: time), .absolute(.misc, misc, at: time), .report(at: time)]
    }
    frame(10, 15)
    frame(13, 15)
    frame(0, 0)
    frame(40, 15)
    frame(43, 15)
    #expect(Self.turns(Recognition.of(events, on: Self.ring(hasTouchFlag: true))).map(\.notches) == [1, 1])
  }

  @Test("a finger that lands where the ring stands turns it from there: the kernel does not say the place again")
  func ringTouchedWhereItStands() {
    let touched = Self.turn(
      [(.misc, 15), (.wheel, 1), (.misc, 0), (.misc, 15), (.wheel, 4)], on: Self.ring(hasTouchFlag: true))
    #expect(touched.map(\.notches) == [1, 1])
  }

  @Test("extreme values do not overflow")
  func extremes() {
    let turns = Self.turns([(0, [(.wheelHiRes, .max)]), (10, [(.wheelHiRes, .min)]), (20, [(.wheel, .max)])])
    #expect(turns.map(\.units) == [Int(Int32.max), Int(Int32.min)])
    #expect(Self.turn([(.wheel, .max), (.wheel, .min), (.wheel, .max)], on: Self.ring(hasTouchFlag: false)).count <= 3)
  }

  @Test("lost events forget what was under way, and the turn after them counts")
  func drop() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .relative(.wheelHiRes, 45, at: time), .report(at: time),
      InputEvent(time: time, type: .syn, code: SyncCode.dropped.rawValue, value: 0), .report(at: time),
      .relative(.wheelHiRes, 45, at: time + 10_000), .report(at: time + 10_000),
      .relative(.wheelHiRes, 75, at: time + 20_000), .report(at: time + 20_000),
    ]
    #expect(Self.turns(Recognition.of(events, on: Self.wheel())).map(\.units) == [120])
  }
}
