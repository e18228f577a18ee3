import InputEvents
import Testing

/// One row of a table: what a driver writes, and what readers get.
struct TwinCase: CustomTestStringConvertible, Sendable {
  let name: String
  let device: DeviceDescription
  let written: [String]
  let delivered: [String]
  var testDescription: String { name }

  init(_ name: String, _ device: DeviceDescription, written: [String], delivered: [String]) {
    self.name = name
    self.device = device
    self.written = written
    self.delivered = delivered
  }
}

@Suite("The kernel's twin")
struct KernelTwinTests {
  // MARK: - Devices

  static func touchscreen(fuzz: Int32 = 0) -> DeviceDescription {
    var device = DeviceDescription(name: "touchscreen")
    device.add(keys: [.btnTouch])
    device.add(.x, AxisRange(minimum: 0, maximum: 1000, fuzz: fuzz))
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: 4))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65535))
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 1000, fuzz: fuzz))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 1000, fuzz: fuzz))
    return device
  }

  static let protocolA: DeviceDescription = {
    var device = DeviceDescription(name: "protocol A")
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 1000))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 1000))
    return device
  }()

  static let keyboard: DeviceDescription = {
    var device = DeviceDescription(name: "keyboard")
    device.add(keys: [.keyA, .keyB])
    device.add(.msc, [MiscCode.scan.rawValue])
    device.add(.led, [LEDCode.capsl.rawValue])
    device.add(.sw, [SwitchCode.lid.rawValue])
    device.autorepeat = .init(delay: 250, period: 33)
    return device
  }()

  static let wheel: DeviceDescription = {
    var device = DeviceDescription(name: "wheel")
    device.add(relative: [.wheel, .wheelHiRes])
    return device
  }()

  // MARK: - The rules, one a row

  static let rules: [TwinCase] = [
    TwinCase(
      "an unchanged position is dropped, and a frame of nothing else with it", touchscreen(),
      written: ["ABS_X 5", "SYN", "ABS_X 5", "SYN", "ABS_X 6", "SYN"],
      delivered: ["ABS_X 5", "SYN", "ABS_X 6", "SYN"]),
    TwinCase(
      "a tap where the last one ended says no position", touchscreen(),
      written: [
        "ABS_MT_TRACKING_ID 1", "ABS_MT_POSITION_X 50", "ABS_MT_POSITION_Y 60", "BTN_TOUCH 1", "SYN",
        "ABS_MT_TRACKING_ID -1", "BTN_TOUCH 0", "SYN",
        "ABS_MT_TRACKING_ID 2", "ABS_MT_POSITION_X 50", "ABS_MT_POSITION_Y 60", "BTN_TOUCH 1", "SYN",
      ],
      delivered: [
        "ABS_MT_TRACKING_ID 1", "ABS_MT_POSITION_X 50", "ABS_MT_POSITION_Y 60", "BTN_TOUCH 1", "SYN",
        "ABS_MT_TRACKING_ID -1", "BTN_TOUCH 0", "SYN",
        "ABS_MT_TRACKING_ID 2", "BTN_TOUCH 1", "SYN",
      ]),
    TwinCase(
      "a slot is staged until it has something to say", touchscreen(),
      written: ["ABS_MT_SLOT 2", "SYN", "ABS_MT_SLOT 1", "ABS_MT_TRACKING_ID 7", "SYN"],
      delivered: ["ABS_MT_SLOT 1", "ABS_MT_TRACKING_ID 7", "SYN"]),
    TwinCase(
      "a slot without news is not told, and the old one stays current", touchscreen(),
      written: [
        "ABS_MT_TRACKING_ID 1", "ABS_MT_SLOT 1", "ABS_MT_TRACKING_ID 2", "SYN",
        "ABS_MT_SLOT 0", "ABS_MT_POSITION_X 0", "ABS_MT_SLOT 1", "ABS_MT_POSITION_X 9", "SYN",
      ],
      delivered: [
        "ABS_MT_TRACKING_ID 1", "ABS_MT_SLOT 1", "ABS_MT_TRACKING_ID 2", "SYN", "ABS_MT_POSITION_X 9", "SYN",
      ]),
    TwinCase(
      "every slot remembers its own values", touchscreen(),
      written: [
        "ABS_MT_POSITION_X 9", "ABS_MT_SLOT 1", "ABS_MT_POSITION_X 9", "SYN",
        "ABS_MT_SLOT 0", "ABS_MT_POSITION_X 9", "ABS_MT_SLOT 1", "ABS_MT_POSITION_X 8", "SYN",
      ],
      delivered: [
        "ABS_MT_POSITION_X 9", "ABS_MT_SLOT 1", "ABS_MT_POSITION_X 9", "SYN", "ABS_MT_POSITION_X 8", "SYN",
      ]),
    TwinCase(
      "slots that the device does not have are not staged", touchscreen(),
      written: ["ABS_MT_SLOT 5", "ABS_MT_POSITION_X 4", "ABS_MT_SLOT -1", "ABS_MT_POSITION_X 5", "SYN"],
      delivered: ["ABS_MT_POSITION_X 4", "ABS_MT_POSITION_X 5", "SYN"]),
    TwinCase(
      "lifting an empty slot is not news", touchscreen(),
      written: ["ABS_MT_TRACKING_ID -1", "SYN"], delivered: []),
    TwinCase(
      "without slots nothing is filtered", protocolA,
      written: [
        "ABS_MT_POSITION_X 5", "SYN_MT_REPORT", "SYN", "ABS_MT_POSITION_X 5", "SYN_MT_REPORT", "SYN", "SYN_MT_REPORT",
        "SYN",
      ],
      delivered: [
        "ABS_MT_POSITION_X 5", "SYN_MT_REPORT", "SYN", "ABS_MT_POSITION_X 5", "SYN_MT_REPORT", "SYN", "SYN_MT_REPORT",
        "SYN",
      ]),
    TwinCase(
      "noise below half of the fuzz is held back, more is damped, much passes", touchscreen(fuzz: 8),
      written: [
        "ABS_X 100", "SYN", "ABS_X 103", "SYN", "ABS_X 104", "SYN", "ABS_X 109", "SYN", "ABS_X 130", "SYN",
        "ABS_X 118", "SYN",
      ],
      delivered: ["ABS_X 100", "SYN", "ABS_X 101", "SYN", "ABS_X 105", "SYN", "ABS_X 130", "SYN", "ABS_X 124", "SYN"]),
    TwinCase(
      "a key that is already down or up is dropped; a repeat passes in any state", keyboard,
      written: [
        "KEY_A 0", "SYN", "KEY_A 1", "SYN", "KEY_A 1", "SYN", "KEY_A 2", "SYN", "KEY_B 2", "SYN", "KEY_A 0", "SYN",
      ],
      delivered: ["KEY_A 1", "SYN", "KEY_A 2", "SYN", "KEY_B 2", "SYN", "KEY_A 0", "SYN"]),
    TwinCase(
      "any value but 0 presses", keyboard, written: ["KEY_A 7", "SYN", "KEY_A 1", "SYN"], delivered: ["KEY_A 7", "SYN"]),
    TwinCase(
      "lights and switches say only changes; scan codes pass always", keyboard,
      written: [
        "LED_CAPSL 1", "LED_CAPSL 1", "SW_LID 0", "SW_LID 1", "SW_LID 1", "SYN", "MSC_SCAN 30", "MSC_SCAN 30", "SYN",
      ],
      delivered: ["LED_CAPSL 1", "SW_LID 1", "SYN", "MSC_SCAN 30", "MSC_SCAN 30", "SYN"]),
    TwinCase(
      "the repeat rate is told when it changes", keyboard,
      written: ["REP_DELAY 250", "REP_PERIOD 40", "REP_PERIOD -1", "SYN"], delivered: ["REP_PERIOD 40", "SYN"]),
    TwinCase(
      "a movement of nothing is dropped, the same movement again is not", wheel,
      written: ["REL_WHEEL 0", "SYN", "REL_WHEEL 1", "SYN", "REL_WHEEL 1", "SYN"],
      delivered: ["REL_WHEEL 1", "SYN", "REL_WHEEL 1", "SYN"]),
    TwinCase(
      "codes and types that the device does not declare are dropped", wheel,
      written: ["REL_X 4", "KEY_A 1", "ABS_X 4", "SYN", "REL_WHEEL_HI_RES 30", "REL_DIAL 1", "SYN"],
      delivered: ["REL_WHEEL_HI_RES 30", "SYN"]),
    TwinCase("empty frames are swallowed", wheel, written: ["SYN", "SYN", "SYN"], delivered: []),
  ]

  @Test("delivers by the rules of the input core", arguments: rules)
  func deliversByTheRules(row: TwinCase) throws {
    var twin = KernelTwin(row.device)
    let delivered = twin.write(try row.written.map { try Self.event($0) })
    #expect(delivered.map(Self.text) == row.delivered)
  }

  // MARK: - More than a row

  @Test("all events of a frame carry the time of its end")
  func frameTime() throws {
    var twin = KernelTwin(Self.wheel)
    let delivered = twin.write([
      .relative(.wheel, 1, at: Timestamp(microseconds: 10)),
      .relative(.wheelHiRes, 120, at: Timestamp(microseconds: 20)),
      .report(at: Timestamp(microseconds: 30)),
    ])
    #expect(delivered.map(\.time.microseconds) == [30, 30, 30])
  }

  @Test("nothing is delivered before the frame ends")
  func frameIsAtomic() throws {
    var twin = KernelTwin(Self.wheel)
    #expect(twin.write([.relative(.wheel, 1, at: .zero)]).isEmpty)
    #expect(twin.write([.report(at: .zero)]).count == 2)
  }

  @Test("the initial state decides what is news")
  func initialState() throws {
    var device = Self.touchscreen()
    device.state.pressedKeys = [KeyCode.btnTouch.rawValue]
    device.state.currentSlot = 1
    device.state.slots = [[:], [.mtTrackingId: 3, .mtPositionX: 40]]
    var twin = KernelTwin(device)
    let written = ["BTN_TOUCH 1", "ABS_MT_POSITION_X 40", "ABS_MT_SLOT 0", "ABS_MT_POSITION_X 40", "SYN"]
    let delivered = twin.write(try written.map { try Self.event($0) })
    #expect(delivered.map(Self.text) == ["ABS_MT_SLOT 0", "ABS_MT_POSITION_X 40", "SYN"])
  }

  @Test("what it delivered twice over is delivered once: the filter is idempotent")
  func idempotent() throws {
    for row in Self.rules where row.device.axes.values.allSatisfy({ $0.fuzz == 0 }) {
      var first = KernelTwin(row.device)
      var second = KernelTwin(row.device)
      let once = first.write(try row.written.map { try Self.event($0) })
      #expect(second.write(once) == once, "\(row.name)")
    }
  }

  @Test("a frame that outgrows the core's buffer is cut in two")
  func longFrame() throws {
    var twin = KernelTwin(Self.keyboard)
    #expect(twin.eventsPerPacket == 8)
    let scans = (0..<20).map { InputEvent(time: .zero, type: .msc, code: MiscCode.scan.rawValue, value: $0) }
    let delivered = twin.write(scans + [.report(at: .zero)])
    #expect(delivered.filter(\.isReport).map(\.value) == [1, 1, 0])
    #expect(delivered.count == 23)
  }

  @Test("unplugging lets the keys go, in the order of their numbers")
  func disconnect() throws {
    var twin = KernelTwin(Self.keyboard)
    _ = twin.write([.key(.keyB, 1, at: .zero), .key(.keyA, 1, at: .zero), .report(at: .zero)])
    let last = twin.disconnect(at: Timestamp(microseconds: 9))
    #expect(last.map(Self.text) == ["KEY_A 0", "KEY_B 0", "SYN"])
    #expect(twin.disconnect(at: Timestamp(microseconds: 9)).isEmpty)
    #expect(twin.state.pressedKeys.isEmpty)
  }

  @Test("the state is what the device would answer")
  func state() throws {
    var twin = KernelTwin(Self.touchscreen())
    let written = ["ABS_X 3", "ABS_MT_SLOT 2", "ABS_MT_TRACKING_ID 5", "ABS_MT_POSITION_X 77", "BTN_TOUCH 1", "SYN"]
    _ = twin.write(try written.map { try Self.event($0) })
    let state = twin.state
    #expect(state.axisValues == [.x: 3])
    #expect(state.currentSlot == 2)
    #expect(state.slots.map { $0[.mtTrackingId] } == [-1, -1, 5, -1, -1])
    #expect(state.slots[2][.mtPositionX] == 77)
    #expect(Array(state.pressedKeys) == [KeyCode.btnTouch.rawValue])
  }

  @Test("extreme numbers are taken calmly")
  func extremes() throws {
    var device = Self.touchscreen(fuzz: .max)
    device.axes[.mtSlot] = AxisRange(minimum: .min, maximum: .max)
    device.axes[.mtTrackingId] = AxisRange(minimum: .min, maximum: .max)
    var twin = KernelTwin(device)
    for value in [Int32.min, .max, 0, -1] {
      for code: UInt16 in [0, 0x2f, 0x35, 0x39, 0x3d, 0x3f, 0xffff] {
        _ = twin.write([InputEvent(time: .zero, type: .abs, code: code, value: value), .report(at: .zero)])
      }
    }
    #expect(twin.state.slots.count == 1024)
  }

  // MARK: - Text

  /// `ABS_X 5`; `SYN` is a report.
  static func event(_ text: String) throws -> InputEvent {
    if text == "SYN" { return .report(at: .zero) }
    if text == "SYN_MT_REPORT" {
      return InputEvent(time: .zero, type: .syn, code: SyncCode.mtReport.rawValue, value: 0)
    }
    let parts = text.split(separator: " ").map(String.init)
    let value = try #require(Int32(parts[1]))
    let families: [(EventType, (String) -> UInt16?)] = [
      (.abs, { AbsoluteAxis(name: $0)?.rawValue }), (.rel, { RelativeAxis(name: $0)?.rawValue }),
      (.key, { KeyCode(name: $0)?.rawValue }), (.msc, { MiscCode(name: $0)?.rawValue }),
      (.led, { LEDCode(name: $0)?.rawValue }), (.sw, { SwitchCode(name: $0)?.rawValue }),
      (.rep, { RepeatCode(name: $0)?.rawValue }),
    ]
    for (type, number) in families {
      if let code = number(parts[0]) { return InputEvent(time: .zero, type: type, code: code, value: value) }
    }
    throw UnknownName(name: parts[0])
  }

  static func text(_ event: InputEvent) -> String {
    let code = event.code
    switch event.type {
    case .syn: return event.isReport ? "SYN" : SyncCode(rawValue: code).description
    case .abs: return "\(AbsoluteAxis(rawValue: code)) \(event.value)"
    case .rel: return "\(RelativeAxis(rawValue: code)) \(event.value)"
    case .key: return "\(KeyCode(rawValue: code)) \(event.value)"
    case .msc: return "\(MiscCode(rawValue: code)) \(event.value)"
    case .led: return "\(LEDCode(rawValue: code)) \(event.value)"
    case .sw: return "\(SwitchCode(rawValue: code)) \(event.value)"
    case .rep: return "\(RepeatCode(rawValue: code)) \(event.value)"
    default: return "\(event.type) \(code) \(event.value)"
    }
  }

  struct UnknownName: Error { let name: String }
}
