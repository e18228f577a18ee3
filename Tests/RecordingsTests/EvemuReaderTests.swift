import InputEvents
import Recordings
import Testing

@Suite("evemu reader")
struct EvemuReaderTests {
  static let panel = EvemuText.panel

  @Test("reads description and events")
  func readsDescriptionAndEvents() throws {
    let recording = try Recording(
      Self.panel + "E: 0.000001 0003 0000 0012\t# EV_ABS / ABS_X  12\nE: 0.000001 0000 0000 -001\n")
    let device = try #require(recording.header.devices.first?.description)
    #expect(device.name == "Panel #2")
    #expect(device.identity == DeviceIdentity(bus: .usb, vendor: 0x046D, product: 0x404D, version: 0x0111))
    #expect(device.has(.direct))
    #expect(device.has(AbsoluteAxis.x) && device.has(AbsoluteAxis.y))
    #expect(device.axes[.y] == AxisRange(minimum: -5, maximum: 4095, fuzz: 1, flat: 2, resolution: 12))
    let moment = Timestamp(microseconds: 1)
    #expect(
      recording.events.map(\.event) == [
        .absolute(.x, 12, at: moment), InputEvent(time: moment, type: .syn, code: 0, value: -1),
      ])
  }

  /// Ways of writing the same event that exist in the field; each must give the same value.
  static let spellings: [String] = [
    "E: 1357751027.090934 0003 0035 0205\n",
    "E: 1357751027.090934 0003 0035 205\n",
    "E: 1357751027.090934 3 35 205\n",
    "E: 1357751027.090934 0003 0035 0205\t# EV_ABS / ABS_MT_POSITION_X    205\n",
    "E: 1357751027.090934 0003 0035 0205 # a remark\n",
    "E: 1357751027.090934 0003 0035 0205# a remark\n",
    "E: 1357751027.090934 0003 0035 +205\n",
    "E:\t1357751027.090934\t0003\t0035\t205   \n",
    "  E: 1357751027.090934  0003  0035  205\n",
    "E: 1357751027.090934 0003 0035 0205\r\n",
    "E: 1357751027.090934 0003 0035 0205\t# with a comment\r\n",
    "E: 1357751027.090934 0003 0035 0205",
    "\n\nE: 1357751027.090934 0003 0035 0205\n\n",
    "E: 01357751027.090934 00003 00035 000000000205\n",
  ]

  @Test("the spellings of the field give the same event", arguments: spellings)
  func spelling(text: String) throws {
    let expected = InputEvent.absolute(.mtPositionX, 205, at: Timestamp(microseconds: 1_357_751_027_090_934))
    #expect(try Recording(Self.panel + text).events.map(\.event) == [expected])
    let crlf = (Self.panel + text).replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    #expect(try Recording(crlf).events.map(\.event) == [expected])
  }

  static let values: [(text: String, value: Int32)] = [
    ("0000", 0), ("-001", -1), ("-6291275", -6_291_275), ("458792", 458_792), ("2147483647", .max),
    ("-2147483648", .min),
  ]

  @Test("values keep their sign and size", arguments: values)
  func value(text: String, value: Int32) throws {
    #expect(try Recording(Self.panel + "E: 0.000001 0004 0004 \(text)\n").events.map(\.event.value) == [value])
  }

  @Test("a description may come without events")
  func descriptionOnly() throws {
    let recording = try Recording(Self.panel)
    #expect(recording.header.devices.count == 1)
    #expect(recording.parts.isEmpty)
  }

  @Test("events may come without a description, if one is given")
  func eventsOnly() throws {
    let events = "E: 0.000001 0003 0000 0012\n"
    #expect { try Recording(events) } throws: { error in
      guard let error = error as? RecordingError else { return false }
      return error.code == .missingDescription && error.hint?.contains("--description") == true
    }
    let description = try #require(Recording(Self.panel).header.devices.first?.description)
    let recording = try Recording(events, description: description)
    #expect(recording.header.devices == [RecordedDevice(description)])
    #expect(recording.events.count == 1)
  }

  @Test("version 1.0 has no resolution, no version line, and may have no properties")
  func versionOne() throws {
    let recording = try Recording("N: Old\nI: 0003 1b96 0001 0000\nB: 03 03 00 00 00 00 00 00 00\nA: 00 0 9600 0 0\n")
    let device = try #require(recording.header.devices.first?.description)
    #expect(device.axes[.x] == AxisRange(minimum: 0, maximum: 9600))
    #expect(recording.warnings.isEmpty)
  }

  @Test("the row of event types adds no types that have no codes", arguments: ["00", "0b"])
  func rowOfEventTypes(type: String) throws {
    let recording = try Recording(
      "N: Old\nB: \(type) 0b 00 10 00 00 00 00 00\nB: 01 02 00 00 00 00 00 00 00\nB: 03 00 00 00 00 00 00 00 00\n")
    let device = try #require(recording.header.devices.first?.description)
    #expect(device.codes == [.key: [1], .rep: []])
  }

  @Test("lights and switches that are on at the start are state")
  func lightsAndSwitches() throws {
    let recording = try Recording(Self.panel + "L: 00 1\nL: 01 0\nS: 05 1\n")
    let state = try #require(recording.header.devices.first?.description.state)
    #expect(state.litLEDs == [0])
    #expect(state.setSwitches == [5])
  }

  @Test("comments from other kernels' tables are no trouble, and remarks between events are kept")
  func comments() throws {
    let recording = try Recording(
      "# EVEMU 1.3\n# Kernel: 4.5\n#     Event code 4 ((null))\n" + Self.panel.replacing("# EVEMU 1.3\n", with: "")
        + "################################\n#      Waiting for events      #\n################################\n"
        + "# now the drag\nE: 0.000001 0000 0000 0\n# and the end\n")
    #expect(recording.items == [.comment("now the drag"), .comment("and the end")])
  }

  static let oddities: [(text: String, line: Int, message: String)] = [
    ("# EVEMU 1.4\nN: New\n", 1, "newer"),
    ("N: Odd\nE: 1.5 0000 0000 0\nE: 2.5 0000 0000 0\n", 2, "as evemu reads it"),
  ]

  @Test("what is odd but readable is a warning, once", arguments: oddities)
  func oddity(text: String, line: Int, message: String) throws {
    let warnings = try Recording(text).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.line == line)
    #expect(warnings.first?.message.contains(message) == true)
  }

  @Test("a fraction is whole microseconds however many digits it has")
  func fraction() throws {
    let times = try Recording("N: Odd\nE: 1.5 0 0 0\nE: 1.000005 0000 0000 0000\n").events.map(\.event.time)
    #expect(times == [Timestamp(microseconds: 1_000_005), Timestamp(microseconds: 1_000_005)])
  }

  @Test("a recording of many windows is read like a short one", arguments: ["\n", "\r\n", "\t# a comment\n"])
  func manyWindows(lineEnd: String) throws {
    let count = 30_000
    var text = Self.panel
    for index in 0..<count { text += "E: \(index).000001 0003 0000 \(index)\(lineEnd)" }
    let events = try Recording(text).events
    #expect(events.count == count)
    for (index, event) in events.enumerated() where event.event.value != index {
      Issue.record("event \(index) has the value \(event.event.value)")
      break
    }
    #expect(events.last?.event.time == Timestamp(microseconds: Int64(count - 1) * 1_000_000 + 1))
  }
}
