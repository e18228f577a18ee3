import InputEvents
import Recordings
import TestSupport

/// Recordings that no device would make, for properties that must hold all the same.
struct RandomRecording {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A recording of several devices with events of every type, unknown codes, extreme values and times.
  mutating func recording(devices count: Int, events: Int) -> Recording {
    let devices = (0..<count).map { _ in device() }
    var recording = Recording(
      header: RecordingHeader(devices: devices, salt: Bool.random(using: &random) ? "5a17" : nil))
    var time: Int64 = number(in: 0...2_000_000_000_000_000)
    var known = count
    for _ in 0..<events {
      if number(in: 0...40) == 0 { time = extremeTime() } else { time &+= number(in: -2...20_000) }
      if number(in: 0...30) == 0 {
        recording.parts.append(.item(item(&known, Timestamp(microseconds: time))))
        continue
      }
      recording.parts.append(
        .event(RecordedEvent(device: Int32(number(in: 0...Int64(known - 1))), event: event(at: time))))
    }
    return recording
  }

  /// One device and times that evemu can hold.
  mutating func evemuRecording(events: Int) -> Recording {
    var recorded = device()
    recorded.node = nil
    recorded.description.physicalPath = nil
    recorded.description.uniqueID = nil
    recorded.description.autorepeat = nil
    recorded.description.state = DeviceState()
    for type in [EventType.led, .sw] { recorded.description.codes[type] = nil }
    var recording = Recording(header: RecordingHeader(devices: [recorded], clock: .recording))
    var time: Int64 = number(in: 0...2_000_000_000_000_000)
    for _ in 0..<events {
      time = number(in: 0...40) == 0 ? number(in: 0...Int64.max) : max(0, time &+ number(in: -2...20_000))
      recording.parts.append(.event(RecordedEvent(device: 0, event: event(at: time))))
    }
    return recording
  }

  private mutating func number(in range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

  private mutating func extremeTime() -> Int64 {
    [Int64.min, .max, 0, -1, 1, 1_357_751_027_090_934][Int(number(in: 0...5))]
  }

  private mutating func event(at time: Int64) -> InputEvent {
    if number(in: 0...3) == 0 {
      return InputEvent(
        time: Timestamp(microseconds: time), type: .syn, code: 0, value: number(in: 0...9) == 0 ? 1 : 0)
    }
    let types: [UInt16] = [0, 1, 2, 3, 4, 5, 0x11, 0x12, 0x14, 0x15, 0x16, 0x17, 0x1E, .max]
    let values: [Int32] = [0, 1, 2, -1, .min, .max, Int32(truncatingIfNeeded: number(in: -5000...5000))]
    let code = number(in: 0...9) == 0 ? number(in: 0...0xFFFF) : number(in: 0...0x40)
    return InputEvent(
      time: Timestamp(microseconds: time), type: EventType(rawValue: types[Int(number(in: 0...13))]),
      code: UInt16(truncatingIfNeeded: code), value: values[Int(number(in: 0...6))])
  }

  private mutating func device() -> RecordedDevice {
    var description = DeviceDescription(
      name: ["Panel", "Pa\"n\\el", "터치 패널", "tab\there", "#1 device"][Int(number(in: 0...4))],
      identity: DeviceIdentity(
        bus: BusType(rawValue: code()), vendor: code(), product: code(), version: code()))
    for _ in 0..<5 { description.properties.insert(UInt16(number(in: 0...0x1F))) }
    for type in [EventType.key, .rel, .msc, .sw, .led, .snd, .rep, .ff] where Bool.random(using: &random) {
      description.add(type, (0..<8).map { _ in UInt16(number(in: 0...0x7F)) })
    }
    for _ in 0..<4 {
      description.add(
        AbsoluteAxis(rawValue: UInt16(number(in: 0...0x3F))),
        AxisRange(
          minimum: Int32(truncatingIfNeeded: number(in: -9999...0)), maximum: .max, fuzz: .min, flat: -1,
          resolution: Int32(truncatingIfNeeded: number(in: 0...100))))
    }
    if Bool.random(using: &random) { description.physicalPath = "usb-0000:00:14.0-1/input0" }
    if Bool.random(using: &random) { description.uniqueID = "\u{1}\n\u{FFFD}" }
    if Bool.random(using: &random) { description.autorepeat = .init(delay: 250, period: 33) }
    if Bool.random(using: &random) {
      description.state.pressedKeys = [code() & 0x2FF]
      description.state.setSwitches = [1]
      description.state.litLEDs = [0x0F]
      description.state.axisValues = [.x: .min, AbsoluteAxis(rawValue: 0x3F): 7]
      description.state.currentSlot = -1
      description.state.slots = [[.mtTrackingId: -1], [:], [.mtTrackingId: .max, .mtPositionX: 5]]
    }
    return RecordedDevice(description, node: Bool.random(using: &random) ? "/dev/input/event3" : nil)
  }

  private mutating func code() -> UInt16 { UInt16(truncatingIfNeeded: number(in: 0...0xFFFF)) }

  private mutating func item(_ known: inout Int, _ time: Timestamp) -> RecordingItem {
    let index = Int(number(in: 0...Int64(known - 1)))
    switch number(in: 0...8) {
    case 0: return .mark("before “it”\n", at: time)
    case 1: return .announcement("Compose, button", language: "en", at: time)
    case 2: return .announcement("", language: nil, at: time)
    case 3: return .removed(device: index, at: time)
    case 4: return .comment("a remark, {\"quoted\"}")
    case 5: return .unknown("{\"future\":[1,2,{\"x\":null}],\"t\":5}")
    case 6: return .reader("action \"Mark “done”\"", at: time)
    case 7:
      // Both lengths are in bounds.
      return RecordedScreen(width: Double(number(in: 1...2000)), height: 393.5).map { .screen($0, at: time) }
        ?? .comment("no screen")
    default:
      defer { known += 1 }
      return .added(device: known, device(), at: time)
    }
  }
}
