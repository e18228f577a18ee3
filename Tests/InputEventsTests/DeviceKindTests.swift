import InputEvents
import Testing

@Suite("Device kinds")
struct DeviceKindTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var kinds: [DeviceKind]
    var keys: [KeyCode] = []
    var relative: [RelativeAxis] = []
    var absolute: [AbsoluteAxis] = []
    var properties: [InputProperty] = []
    var switches: [SwitchCode] = []
    var testDescription: String { name }

    var device: DeviceDescription {
      var device = DeviceDescription(name: name)
      if !keys.isEmpty { device.add(keys: keys) }
      if !relative.isEmpty { device.add(relative: relative) }
      for axis in absolute { device.add(axis, AxisRange(minimum: 0, maximum: 100)) }
      if !switches.isEmpty { device.add(.sw, switches.map(\.rawValue)) }
      for property in properties { device.properties.insert(property.rawValue) }
      return device
    }
  }

  static let letters: [KeyCode] = ([16...25, 30...38, 44...50] as [ClosedRange<UInt16>]).flatMap { range in
    range.map { KeyCode(rawValue: $0) }
  }
  static let contacts: [AbsoluteAxis] = [.mtSlot, .mtPositionX, .mtPositionY, .mtTrackingId]

  static let cases: [Case] = [
    Case(
      name: "phone", kinds: [.touchscreen], keys: [.btnTouch], absolute: [.x, .y] + contacts,
      properties: [.direct]),
    Case(
      name: "screen of protocol A without property", kinds: [.touchscreen], keys: [.btnTouch],
      absolute: [.mtPositionX, .mtPositionY]),
    Case(name: "single-touch kiosk", kinds: [.touchscreen], keys: [.btnTouch], absolute: [.x, .y]),
    Case(
      name: "screen whose fingers are named", kinds: [.touchscreen], keys: [.btnTouch, .btnToolFinger],
      absolute: contacts, properties: [.direct]),
    Case(
      name: "touchpad", kinds: [.touchpad], keys: [.btnLeft, .btnToolFinger, .btnTouch, .btnToolDoubletap],
      absolute: [.x, .y] + contacts, properties: [.pointer, .buttonpad]),
    Case(
      name: "pen display", kinds: [.pen], keys: [.btnToolPen, .btnStylus, .btnTouch], absolute: [.x, .y, .pressure],
      properties: [.direct]),
    Case(
      name: "pen with airbrush wheel", kinds: [.pen], keys: [.btnToolPen, .btnToolAirbrush], absolute: [.x, .y, .wheel]),
    Case(name: "mouse", kinds: [.mouse], keys: [.btnLeft, .btnRight], relative: [.x, .y, .wheel, .wheelHiRes]),
    Case(
      name: "mouse with a touch surface", kinds: [.mouse], keys: [.btnLeft], relative: [.x, .y], absolute: contacts),
    Case(name: "trackball without buttons", kinds: [.mouse], relative: [.x, .y]),
    Case(name: "pointing stick", kinds: [.mouse], keys: [.btnLeft], relative: [.x, .y], properties: [.pointingStick]),
    Case(
      name: "pointer of a virtual machine", kinds: [.mouse], keys: [.btnLeft, .btnRight], relative: [.wheel],
      absolute: [.x, .y]),
    Case(name: "keyboard", kinds: [.keyboard], keys: letters + [.keyTab, .keyEnter]),
    Case(
      name: "keyboard with a mouse in it", kinds: [.mouse, .keyboard], keys: letters + [.btnLeft],
      relative: [.x, .y, .wheel]),
    Case(
      name: "keyboard that claims a pan key", kinds: [.keyboard], keys: letters, relative: [.hwheel],
      absolute: [.volume]),
    Case(
      name: "keyboard that claims every axis", kinds: [.keyboard], keys: letters,
      absolute: (UInt16(0x20)...0x3E).map { AbsoluteAxis(rawValue: $0) }),
    Case(name: "keyboard with a knob", kinds: [.keyboard, .rotary], keys: letters, relative: [.wheel]),
    Case(
      name: "number pad", kinds: [.keyboard],
      keys: [.keyKp0, .keyKp1, .keyKp2, .keyKp3, .keyKp4, .keyKp5, .keyKp6, .keyKp7, .keyKp8, .keyKp9]),
    Case(name: "headset", kinds: [.buttons], keys: [.keyVolumeup, .keyVolumedown, .keyPlaypause]),
    Case(name: "power button", kinds: [.buttons], keys: [.keyPower]),
    Case(name: "watch crown", kinds: [.rotary], relative: [.wheel, .wheelHiRes]),
    Case(name: "dial with a button", kinds: [.buttons, .rotary], keys: [.btn0], relative: [.dial]),
    Case(
      name: "dial that claims a pointer", kinds: [.buttons, .rotary], keys: [.btn0], relative: [.x, .y, .dial]),
    Case(
      name: "receiver of a keyboard with a touchpad", kinds: [.mouse, .keyboard], keys: letters + [.btnLeft, .btn0],
      relative: [.x, .y, .hwheel, .dial, .wheel], absolute: [.volume]),
    Case(name: "second dial of a tablet", kinds: [.rotary], relative: [.hwheel]),
    Case(name: "encoder on a pin", kinds: [.rotary], relative: [.y]),
    Case(name: "shuttle", kinds: [.buttons, .rotary], keys: [.btn0, .btn1], relative: [.dial, .wheel]),
    Case(
      name: "pad of a tablet with a ring", kinds: [.buttons, .rotary], keys: [.btn0, .btn1, .btnStylus],
      absolute: [.x, .y, .wheel, .misc]),
    Case(
      name: "pad of a tablet with strips", kinds: [.buttons], keys: [.btn0, .btnStylus], absolute: [.x, .y, .rx, .ry]),
    Case(
      name: "gamepad", kinds: [.joystick], keys: [.btnSouth, .btnEast, .btnStart], absolute: [.x, .y, .rx, .ry, .hat0x]),
    Case(name: "joystick", kinds: [.joystick], keys: [.btnTrigger, .btnThumb], absolute: [.x, .y, .throttle]),
    Case(
      name: "steering wheel", kinds: [.joystick], keys: [.btnTrigger, .btnThumb], absolute: [.wheel, .gas, .brake]),
    Case(name: "pedals", kinds: [.joystick], absolute: [.gas, .brake]),
    Case(name: "Example Eye Tracker 5", kinds: [.gaze], absolute: [.x, .y]),
    Case(name: "Detent Gaze", kinds: [.gaze], absolute: [.x, .y]),
    Case(name: "gazebo light switch", kinds: [.buttons], keys: [.keyPower], absolute: [.x, .y]),
    Case(name: "gaze with buttons", kinds: [.mouse], keys: [.btnLeft], absolute: [.x, .y]),
    Case(name: "lid", kinds: [.switch], switches: [.lid]),
    Case(
      name: "headphone jack with a key", kinds: [.buttons, .switch], keys: [.keyMedia],
      switches: [.headphoneInsert, .microphoneInsert]),
    Case(name: "accelerometer", kinds: [.accelerometer], absolute: [.x, .y, .z], properties: [.accelerometer]),
    Case(name: "nothing", kinds: []),
  ]

  @Test("a device is what its codes say, several kinds at once", arguments: cases)
  func kinds(of example: Case) {
    #expect(example.device.kinds == example.kinds)
    for kind in DeviceKind.allCases { #expect(example.device.is(kind) == example.kinds.contains(kind)) }
  }

  @Test("every kind has an example, and every answer a reason")
  func reasons() {
    let found = Self.cases.flatMap(\.device.classification)
    #expect(Set(found.map(\.kind)) == Set(DeviceKind.allCases))
    #expect(found.allSatisfy { !$0.reason.isEmpty })
  }
}
