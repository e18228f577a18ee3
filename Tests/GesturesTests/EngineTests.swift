import Geometry
import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Gesture engine")
struct EngineTests {
  /// A long session of random fingers on a touchscreen: taps, holds, drags, drops and palms.
  static func session(seed: UInt64, steps: Int) -> TouchScript {
    var random = SplitMix64(seed: seed)
    let screen = TouchScript(rate: [60, 125, 250, 1000].randomElement(using: &random) ?? 125)
    let fingers = (0..<4).map { _ in screen.finger() }
    func place() -> Point {
      Point(x: .random(in: 0...390, using: &random), y: .random(in: 0...840, using: &random))
    }
    for _ in 0..<steps {
      let finger = fingers[Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: finger.touchDown(at: place())
      case 3: finger.put(at: finger.position + Vector(dx: .random(in: -15...15, using: &random), dy: 5))
      case 4, 5: finger.move(to: place(), milliseconds: .random(in: 10...200, using: &random))
      case 6, 7: finger.lift()
      case 8: screen.wait(milliseconds: .random(in: 1...700, using: &random))
      default:
        if Int.random(in: 0..<10, using: &random) == 0 { screen.dropEvents() } else { finger.becomePalm(false) }
      }
      screen.wait(milliseconds: .random(in: 0...30, using: &random))
    }
    return screen
  }

  @Test("where the stream is split, and how often the time is told, changes nothing", arguments: 0..<20)
  func splitting(seed: UInt64) {
    let screen = Self.session(seed: seed, steps: 150)
    var options = GestureOptions()
    options.tapsWait = seed.isMultiple(of: 2)
    let whole = Recognition.of(screen.events, on: screen.description, options: options)

    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size, options: options)
    var split: [RecognizedInput] = []
    var random = SplitMix64(seed: seed + 1_000)
    for event in screen.events {
      // As a live loop does: sleep until the deadline, look, sleep again; and copy the engine on the way.
      while let due = engine.nextDeadline, due <= event.time { engine.advance(to: due, into: &split) }
      if Bool.random(using: &random) { engine.advance(to: event.time, into: &split) }
      var copy = engine
      copy.process(event, from: 0, into: &split)
      engine = copy
    }
    if let last = screen.events.last { engine.finish(at: last.time + 1_000_000, into: &split) }
    #expect(!whole.isEmpty)
    #expect(split == whole)
  }

  @Test("times never go back, and everything that begins ends", arguments: 0..<20)
  func balance(seed: UInt64) {
    let screen = Self.session(seed: seed, steps: 150)
    let output = Recognition.of(screen.events, on: screen.description)
    #expect(zip(output, output.dropFirst()).allSatisfy { $0.time <= $1.time })
    var open: [String: Int] = [:]
    func count(_ name: String, _ phase: String) {
      open[name, default: 0] += phase == "began" ? 1 : phase == "ended" || phase == "cancelled" ? -1 : 0
      #expect((0...4).contains(open[name] ?? 0), "\(name) \(phase)")
    }
    for input in output {
      switch input.kind {
      case .contact(let event): count("contact \(event.contact.id)", event.phase.rawValue)
      case .gesture(.pan(let pan)): count("pan", pan.phase.rawValue)
      case .gesture(.pinch(let phase, _, _, _)): count("pinch", phase.rawValue)
      case .gesture(.rotate(let phase, _, _, _)): count("rotate", phase.rawValue)
      case .gesture(.longPress(let phase, _, _)): count("longPress", phase.rawValue)
      default: break
      }
    }
    #expect(open.values.allSatisfy { $0 == 0 })
  }

  @Test("explanations change nothing, and are there only when asked for")
  func explanations() {
    let screen = Self.session(seed: 3, steps: 100)
    var options = GestureOptions()
    options.explains = true
    var (quiet, talking) = (
      GestureEngine(devices: [.init(screen.description)], screen: screen.size),
      GestureEngine(devices: [.init(screen.description)], screen: screen.size, options: options)
    )
    var (one, other): ([RecognizedInput], [RecognizedInput]) = ([], [])
    for event in screen.events {
      quiet.process(event, from: 0, into: &one)
      talking.process(event, from: 0, into: &other)
    }
    #expect(one == other)
    #expect(quiet.explanations.isEmpty)
    #expect(!talking.explanations.isEmpty)
    #expect(talking.takeExplanations().count > 5)
    #expect(talking.explanations.isEmpty)
  }

  @Test("a tap that waits is let go when no further tap can follow, at that time")
  func waitingTap() {
    var options = GestureOptions()
    options.tapsWait = true
    let screen = TouchScript()
    screen.finger().tap(at: Point(x: 100, y: 200), milliseconds: 50)
    let lift = screen.now
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size, options: options)
    var output: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    #expect(output.allSatisfy { if case .gesture = $0.kind { false } else { true } })
    #expect(engine.nextDeadline == lift + 300_001)
    output.removeAll()
    engine.advance(to: lift + 400_000, into: &output)
    #expect(output.map(\.time) == [lift + 300_001])
    #expect(engine.nextDeadline == nil)
  }

  @Test("a double tap that waits is reported once, a tap before a swipe before it", arguments: [true, false])
  func waitingDoubleTap(isSecondTap: Bool) {
    var options = GestureOptions()
    options.tapsWait = true
    options.maximumTapCount = 2
    let screen = TouchScript()
    let finger = screen.finger()
    finger.tap(at: Point(x: 100, y: 200))
    screen.wait(milliseconds: 100)
    finger.touchDown(at: Point(x: 100, y: 200))
    if !isSecondTap { finger.move(to: Point(x: 100, y: 400), milliseconds: 100) }
    finger.lift()
    #expect(
      Recognition.gestures(screen, options: options)
        == (isSecondTap ? ["tap 1x2"] : ["tap 1x1", "pan 1 began", "pan 1 ended", "swipe 1 down"]))
  }

  @Test("a tap that waits is let go by a tap at another place")
  func waitingTapElsewhere() {
    var options = GestureOptions()
    options.tapsWait = true
    let screen = TouchScript()
    let finger = screen.finger()
    for x in [50.0, 300] {
      finger.tap(at: Point(x: x, y: 200))
      screen.wait(milliseconds: 100)
    }
    #expect(Recognition.gestures(screen, options: options) == ["tap 1x1", "tap 1x1"])
  }

  @Test("devices do not disturb one another, and a new one may come")
  func severalDevices() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    finger.move(to: Point(x: 100, y: 400), milliseconds: 100)
    finger.lift()
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size)
    var output: [RecognizedInput] = []
    engine.connect(.init(RotaryTests.wheel()), as: 1, at: screen.events[0].time, into: &output)
    for event in screen.events {
      engine.process(event, from: 0, into: &output)
      if event.isReport {
        engine.process(.relative(.wheelHiRes, 120, at: event.time), from: 1, into: &output)
        engine.process(event, from: 1, into: &output)
      }
      engine.process(event, from: 7, into: &output)
    }
    #expect(output.filter { $0.device == 1 }.count == screen.events.filter(\.isReport).count)
    #expect(output.contains { if case .gesture(.swipe) = $0.kind { $0.device == 0 } else { false } })
  }

  @Test("a device that is described anew loses what it was doing")
  func describedAnew() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    finger.move(to: Point(x: 100, y: 400), milliseconds: 400)
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size)
    var output: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    output.removeAll()
    engine.connect(.init(screen.description), as: 0, at: screen.now, into: &output)
    #expect(ContactTests.contacts(output).contains("cancelled 1 100,400"))
    let gestures = output.compactMap {
      if case .gesture(let gesture) = $0.kind { Recognition.name(gesture) } else { nil }
    }
    #expect(gestures == ["pan 1 cancelled"])
  }

  @Test("a device that comes after the screen was resized lies over the whole of it")
  func comesAfterResize() {
    let screen = TouchScript()
    screen.finger().touchDown(at: Point(x: 195, y: 420))
    var engine = GestureEngine(devices: [], screen: screen.size)
    var output: [RecognizedInput] = []
    engine.resize(to: Size(width: 840, height: 390), at: .zero, into: &output)
    engine.connect(.init(screen.description), as: 0, at: screen.events[0].time, into: &output)
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    #expect(ContactTests.contacts(output) == ["began 1 420,195"])
  }

  @Test("a finger that stays down while the screen turns is interrupted by the first turn, and not again by the next")
  func turnsTwice() {
    let screen = TouchScript()
    screen.finger().touchDown(at: Point(x: 195, y: 420))
    var engine = GestureEngine(devices: [.init(screen.description)], screen: screen.size)
    var output: [RecognizedInput] = []
    for event in screen.events { engine.process(event, from: 0, into: &output) }
    func interruptions(by size: Size) -> Int {
      output.removeAll()
      engine.resize(to: size, at: screen.now, into: &output)
      return output.count { if case .interrupted = $0.kind { true } else { false } }
    }
    let turned = Size(width: screen.size.height, height: screen.size.width)
    #expect(interruptions(by: turned) == 1)
    #expect(interruptions(by: screen.size) == 0 && interruptions(by: turned) == 0)
  }

  @Test("a second tap may come just as soon as the least pause says", arguments: [(0, "tap 1x2"), (1, "tap 1x1")])
  func leastPause(microseconds: Int64, second: String) {
    let screen = TouchScript(rate: 1_000)
    let finger = screen.finger()
    finger.tap(at: Point(x: 100, y: 200))
    let lift = screen.events.last?.time ?? .zero
    screen.wait(milliseconds: 40)
    let pause = screen.now - lift
    finger.tap(at: Point(x: 100, y: 200))
    var options = GestureOptions()
    options.doubleTapMinimum = pause + microseconds
    #expect(Recognition.gestures(screen, options: options) == ["tap 1x1", second])
  }

  @Test("a clock that goes back interrupts instead of counting negative times")
  func clockGoesBack() {
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    var events = screen.events
    events.append(.absolute(.mtTrackingId, -1, at: Timestamp(microseconds: 5)))
    events.append(.report(at: Timestamp(microseconds: 5)))
    let output = Recognition.of(events, on: screen.description)
    #expect(output.map(\.kind).contains(.interrupted))
    #expect(!output.contains { if case .gesture = $0.kind { true } else { false } })
  }

  @Test("any events at all are taken without harm", arguments: 0..<8)
  func anything(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let types: [EventType] = [.syn, .key, .rel, .abs, .abs, .abs, .led, .msc, .sw]
    var device = TouchScript().description
    device.add(relative: [.x, .y, .wheel, .wheelHiRes, .dial])
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    if seed.isMultiple(of: 2) { device.codes[.abs]?.remove(AbsoluteAxis.mtSlot.rawValue) }
    var engine = GestureEngine(
      devices: [.init(device), .init(DeviceDescription())], screen: Size(width: 393, height: 852))
    var output: [RecognizedInput] = []
    var time = Timestamp.zero
    let values: [Int32] = [0, 1, -1, 2, 120, 400, .max, .min]
    for _ in 0..<20_000 {
      time += Int64.random(in: -10...20_000, using: &random)
      let type = types[Int.random(in: 0..<types.count, using: &random)]
      let code = UInt16.random(in: 0..<(type == .syn ? 4 : type == .key ? 768 : 64), using: &random)
      let value =
        Bool.random(using: &random)
        ? values[Int.random(in: 0..<values.count, using: &random)] : .random(in: -10...1_000, using: &random)
      engine.process(InputEvent(time: time, type: type, code: code, value: value), from: 0, into: &output)
      if output.count > 10_000 { output.removeAll() }
    }
    engine.process(.report(at: Timestamp(microseconds: .max)), from: 0, into: &output)
    engine.process(.report(at: Timestamp(microseconds: .min)), from: 0, into: &output)
    engine.finish(at: Timestamp(microseconds: .max), into: &output)
    #expect(engine.nextDeadline == nil)
  }

  @Test("presets are numbers of their own", arguments: GestureOptions.Preset.allCases)
  func presets(preset: GestureOptions.Preset) {
    let slops: [GestureOptions.Preset: Double] = [.iOS: 10, .android: 8, .flutter: 18, .material: 8]
    let screen = TouchScript()
    let finger = screen.finger()
    finger.touchDown(at: Point(x: 100, y: 200))
    finger.move(to: Point(x: 109, y: 200), milliseconds: 50)
    screen.wait(milliseconds: 50)
    finger.lift()
    let isTap = (slops[preset] ?? 0) > 9
    #expect(
      Recognition.gestures(screen, options: GestureOptions(preset))
        == (isTap ? ["tap 1x1"] : ["pan 1 began", "pan 1 ended"])
    )
  }
}
