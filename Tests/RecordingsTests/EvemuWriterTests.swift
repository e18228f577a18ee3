import InputEvents
import Recordings
import TestSupport
import Testing

@Suite("evemu writer")
struct EvemuWriterTests {
  static var device: DeviceDescription {
    var device = DeviceDescription(
      name: "Panel\nof two lines", identity: DeviceIdentity(bus: .usb, vendor: 0x46D, product: 1, version: 2))
    device.properties = [InputProperty.direct.rawValue]
    device.add(keys: [.btnTouch, .keyPower])
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: 9))
    device.add(.mtPositionX, AxisRange(minimum: -10, maximum: 4095, fuzz: 3, flat: 4, resolution: 26))
    device.add(AbsoluteAxis(rawValue: 0x3E), AxisRange(minimum: 0, maximum: 1))
    device.add(.led, [0, 1])
    device.add(.sw, [0])
    device.codes[.rep] = []
    device.state.litLEDs = [1]
    device.state.setSwitches = [0]
    return device
  }

  @Test("writes what the original tools write")
  func golden() throws {
    let start = Timestamp(microseconds: 1), later = Timestamp(microseconds: 16_001)
    let recording = Recording(
      header: RecordingHeader(devices: [RecordedDevice(Self.device)]),
      parts: [
        .item(.comment("a remark\nof two lines")),
        .event(RecordedEvent(device: 0, event: .absolute(.mtPositionX, -1, at: start))),
        .event(RecordedEvent(device: 0, event: .report(at: start))),
        .event(RecordedEvent(device: 0, event: .key(.btnTouch, 1, at: later))),
        .event(RecordedEvent(device: 0, event: InputEvent(time: later, type: .syn, code: 3, value: 0))),
        .event(
          RecordedEvent(device: 0, event: InputEvent(time: later, type: .init(rawValue: 0x1E), code: 7, value: .min))),
        .event(RecordedEvent(device: 0, event: .report(at: later))),
      ])
    let golden = Snapshot.compare(
      String(decoding: try recording.written(as: .evemu), as: UTF8.self), "writer.evemu")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("what it writes is read back the same")
  func readsBack() throws {
    var expected = Self.device
    expected.name = "Panel of two lines"
    let bytes = try Recording(header: RecordingHeader(devices: [RecordedDevice(Self.device)]), parts: [])
      .written(as: .evemu)
    #expect(try Recording(bytes: bytes).header.devices == [RecordedDevice(expected)])
  }

  @Test("a second device, and a time before 0, are refused")
  func refusals() throws {
    let device = RecordedDevice(DeviceDescription(name: "One"))
    let two = Recording(header: RecordingHeader(devices: [device, device]), parts: [])
    let early = Recording(
      header: RecordingHeader(devices: [device]),
      parts: [.event(RecordedEvent(device: 0, event: .report(at: Timestamp(microseconds: -1))))])
    for recording in [two, early] {
      #expect { try recording.written(as: .evemu) } throws: { ($0 as? RecordingError)?.code == .notRepresentable }
    }
  }

  @Test("what evemu cannot hold is said once each")
  func losses() throws {
    var device = RecordedDevice(DeviceDescription(name: "One"))
    device.description.state.pressedKeys = [30]
    device.description.state.slots = [[.mtTrackingId: 4]]
    device.description.state.axisValues = [.x: 5]
    device.description.uniqueID = "1234"
    var writer = EvemuWriter(to: ByteSink())
    try writer.start(RecordingHeader(devices: [device], salt: "ab"))
    try writer.write(.removed(device: 0, at: .zero))
    try writer.write(.removed(device: 0, at: .zero))
    #expect(writer.losses.count == 6)
  }
}
