import InputEvents
import Recordings
import Testing

@Suite("evemu reader")
struct EvemuReaderTests {
  static let description = """
    # EVEMU 1.3
    N: Panel #2
    I: 0003 046d 404d 0111
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 00 00 00
    A: 00 0 4095 0 0 12
    A: 01 -5 4095 1 2 12

    """

  @Test("reads description and events")
  func readsDescriptionAndEvents() throws {
    let recording = try Recording(
      Self.description + "E: 0.000001 0003 0000 0012\t# EV_ABS / ABS_X  12\nE: 0.000001 0000 0000 -001\n")
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
}
