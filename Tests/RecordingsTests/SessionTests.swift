import InputEvents
import Recordings
import Testing

@Suite("Session files")
struct SessionTests {
  @Test("a session holds what was written to it")
  func roundTrip() throws {
    var device = DeviceDescription(name: "Panel \"7\"", identity: DeviceIdentity(bus: .usb, vendor: 1))
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 100))
    device.state.slots = [[.mtTrackingId: -1], [.mtTrackingId: 7]]
    let at = Timestamp(microseconds: 1_250_000)
    let recording = Recording(
      header: RecordingHeader(devices: [RecordedDevice(device, node: "/dev/input/event3")]),
      parts: [
        .event(RecordedEvent(device: 0, event: .absolute(.mtPositionX, 5, at: at))),
        .event(RecordedEvent(device: 0, event: InputEvent(time: at, type: .init(rawValue: 0x1E), code: 9, value: -1))),
        .event(RecordedEvent(device: 0, event: .report(at: at))),
        .item(.mark("here", at: at)),
        .item(.resynchronized(device: 0, at: at)),
        .event(RecordedEvent(device: 0, event: .report(at: at))),
      ])
    let bytes = try recording.written(as: .session)
    #expect(try Recording(bytes: bytes) == recording, "\(String(decoding: bytes, as: UTF8.self))")
  }
}
