import InputEvents

@testable import KernelInput

/// Devices that the tests speak of.
enum LabDevices {
  /// A protocol B touchscreen with four slots.
  static var phone: DeviceDescription {
    var device = DeviceDescription(
      name: "Phone", identity: DeviceIdentity(bus: .i2c, vendor: 1, product: 2, version: 3))
    device.properties = [InputProperty.direct.rawValue]
    device.add(keys: [.btnTouch])
    device.add(.x, AxisRange(minimum: 0, maximum: 1079, resolution: 16))
    device.add(.y, AxisRange(minimum: 0, maximum: 2339, resolution: 16))
    device.add(.pressure, AxisRange(minimum: 0, maximum: 255))
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: 3))
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 1079, fuzz: 4, resolution: 16))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 2339, resolution: 16))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65535))
    device.state.slots = Array(
      repeating: [.mtPositionX: 0, .mtPositionY: 0, .mtTrackingId: -1], count: 4)
    device.state.axisValues = [.x: 0, .y: 0, .pressure: 0]
    return device
  }

  /// A keyboard with lights and autorepeat.
  static var keyboard: DeviceDescription {
    var device = DeviceDescription(name: "Keyboard", identity: DeviceIdentity(bus: .usb, vendor: 4, product: 5))
    device.add(.key, 1...120)
    device.add(.msc, [MiscCode.scan.rawValue])
    device.add(.led, 0...2)
    device.add(.rep, 0...1)
    device.add(.ff, [0x50])
    device.autorepeat = DeviceDescription.Autorepeat(delay: 250, period: 33)
    return device
  }
}

/// A frame of one device at a moment in µs.
func frame(_ microseconds: Int64, device: Int = 0, _ events: InputEvent...) -> DeviceFrame {
  let time = Timestamp(microseconds: microseconds)
  var events = events + [.report(at: time)]
  for index in events.indices { events[index].time = time }
  return DeviceFrame(device: device, events: events)
}

extension InputEvent {
  static func key(_ code: KeyCode, _ value: Int32) -> InputEvent { .key(code, value, at: .zero) }
  static func abs(_ axis: AbsoluteAxis, _ value: Int32) -> InputEvent { .absolute(axis, value, at: .zero) }
  static func scan(_ value: Int32) -> InputEvent {
    InputEvent(time: .zero, type: .msc, code: MiscCode.scan.rawValue, value: value)
  }
  static var dropped: InputEvent { InputEvent(time: .zero, type: .syn, code: SyncCode.dropped.rawValue, value: 0) }
}
