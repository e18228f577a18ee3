import Documents
import Foundation
import Geometry
import Gestures
import InputEvents
import Testing

@Suite("Device documents")
struct DeviceDocumentTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Devices")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static func bundled(_ name: String) throws -> DeviceModel {
    try DeviceDocument.read(Array(Data(contentsOf: folder.appendingPathComponent(name))), file: name)
  }

  @Test("there is a file for every device of the design")
  func files() {
    #expect(
      Self.names == [
        "anonymous-touchscreen.yaml", "dial.yaml", "gaze.yaml", "keyboard.yaml", "kiosk-touchscreen.yaml", "mouse.yaml",
        "phone-touchscreen.yaml", "touch-ring.yaml", "tv-remote.yaml", "watch-crown.yaml", "watch-touchscreen.yaml",
      ])
  }

  @Test("each is named after its device, and reads and writes to the same", arguments: names)
  func roundTrip(name: String) throws {
    let device = try Self.bundled(name)
    #expect(name == device.id + ".yaml")
    #expect(device.summary.hasSuffix("."))
    #expect(try DeviceDocument.read(DeviceDocument.write(device), file: name) == device)
  }

  @Test("the phone is what the file says")
  func phone() throws {
    let phone = try Self.bundled("phone-touchscreen.yaml")
    #expect(phone.screen == Size(width: 393, height: 852))
    #expect(phone.description.name == "Detent Phone Touchscreen")
    #expect(phone.description.identity.bus == .virtual)
    #expect(phone.description.has(InputProperty.direct))
    #expect(phone.description.axes[.mtPositionY] == AxisRange(minimum: 0, maximum: 2339, resolution: 16))
    #expect(phone.description.axes[.mtSlot]?.maximum == 9)
    #expect(phone.description.state.axisValues == [.x: 0, .y: 0, .pressure: 0])
  }

  @Test("the keyboard has what a keyboard has, and no buttons")
  func keyboard() throws {
    let keyboard = try Self.bundled("keyboard.yaml").description
    for key: KeyCode in [
      .keyEsc, .keyA, .keyEnter, .keyTab, .keyLeft, .keyPagedown, .keyRightmeta, .keyF24, .keyVolumeup,
    ] {
      #expect(keyboard.has(key), "\(key)")
    }
    #expect(!keyboard.has(KeyCode.btnLeft))
    #expect(keyboard.autorepeat == .init(delay: 250, period: 33))
  }

  @Test("everything can be said of a device")
  func everything() throws {
    let device = try DeviceDocument.read(
      """
      device: lot
      summary: A lot.
      name: "A #1 lot"
      identity: {bus: BUS_USB, vendor: 0x46d, product: 16461, version: 273}
      properties: [INPUT_PROP_POINTER]
      keys: [KEY_1..KEY_3, 0x2e0]
      misc: [MSC_SCAN]
      switches: [SW_LID]
      lights: [LED_CAPSL]
      absolute:
        - {axis: ABS_WHEEL, minimum: -7, maximum: 7, fuzz: 1, flat: 2, resolution: 3, value: 5}
        - {axis: ABS_THROTTLE, minimum: 10, maximum: 20}
      rotary:
        - {axis: ABS_WHEEL, unitsPerDetent: 2, inverted: true, wraps: true, horizontal: true}
      """, file: "lot.yaml")
    #expect(device.description.identity == DeviceIdentity(bus: .usb, vendor: 0x46d, product: 16461, version: 273))
    #expect(Array(device.description.codes[.key] ?? []) == [2, 3, 4, 0x2e0])
    #expect(device.description.axes[.wheel] == AxisRange(minimum: -7, maximum: 7, fuzz: 1, flat: 2, resolution: 3))
    #expect(device.description.state.axisValues == [.wheel: 5, .throttle: 10])
    #expect(
      device.rotary == [
        RotaryModel(axis: .absolute(.wheel), unitsPerNotch: 2, isInverted: true, wraps: true, isHorizontal: true)
      ])
    #expect(try DeviceDocument.read(DeviceDocument.write(device), file: "lot.yaml") == device)
  }

  static let head = "device: d\nsummary: S.\nname: n\n"
  static let mistakes: [(String, [String])] = [
    (
      "name: n\nkyes: [KEY_A]\n",
      [
        "d.yaml:1:1: device has no \"device\"; expected device: its short name on the command line, such as phone-touchscreen",
        "d.yaml:1:1: device has no \"summary\"; expected summary: what it is, in a sentence",
        "d.yaml:2:1: device has no attribute \"kyes\"; expected one of device, summary, name, identity, screen, properties, keys, "
          + "relative, absolute, misc, … (14 in all) (did you mean \"keys\"?)",
      ]
    ),
    (head, ["d.yaml:1:1: the device can send nothing; expected keys, relative or absolute axes, or switches"]),
    (
      head + "keys: [BTN_TUOCH]\n",
      [
        "d.yaml:4:8: found \"BTN_TUOCH\"; expected a name of the kernel that begins with KEY_ or BTN_ (did you mean \"BTN_TOUCH\"?)"
      ]
    ),
    (head + "keys: [KEY_3..KEY_1]\n", ["d.yaml:4:8: the range KEY_3..KEY_1 runs backwards; expected KEY_1..KEY_3"]),
    (
      head + "keys: BTN_TOUCH\n",
      [
        "d.yaml:4:7: found \"BTN_TOUCH\"; expected a list of names that begin with KEY_ or BTN_ (put them in brackets: [ ])"
      ]
    ),
    (
      head + "absolute:\n  - {axis: ABS_X, maximum: 5000000000}\n",
      [
        "d.yaml:5:28: found \"5000000000\"; expected a whole number from -2147483648 to 2147483647, in device units"
      ]
    ),
    (
      head + "absolute:\n  - {axis: ABS_X, minimum: 9, maximum: 5}\n",
      [
        "d.yaml:5:40: the maximum 5 is less than the minimum; expected 9 or more"
      ]
    ),
    (
      head + "absolute:\n  - {axis: ABS_X, maximum: 5}\n  - {axis: ABS_X, maximum: 6}\n",
      [
        "d.yaml:6:5: ABS_X is listed a second time; expected each axis once"
      ]
    ),
    (
      head + "absolute:\n  - {axis: ABS_MT_SLOT, maximum: 1000000000}\n",
      [
        "d.yaml:5:3: the device has ABS_MT_SLOT but not ABS_MT_TRACKING_ID; expected both",
        "d.yaml:5:3: the device has ABS_MT_SLOT but not ABS_MT_POSITION_X; expected both",
        "d.yaml:5:34: the kernel does not take these slots; expected slots from 0 to 1023 at most",
      ]
    ),
    (
      head + "absolute:\n  - {axis: ABS_MT_POSITION_X, maximum: 9}\n",
      [
        "d.yaml:5:3: the device has ABS_MT_POSITION_X but not ABS_MT_POSITION_Y; expected both"
      ]
    ),
    (
      head + "relative: [REL_DIAL]\nrotary:\n  - {axis: REL_WHEEL}\n  - {axis: REL_DIAL, wraps: true}\n",
      [
        "d.yaml:6:5: REL_WHEEL turns, but the device does not have it; expected REL_WHEEL among relative",
        "d.yaml:7:29: a relative axis has no ends to wrap at; expected wraps: false, or nothing",
      ]
    ),
    (
      head + "keys: [KEY_A]\nscreen: [0, 10]\n",
      [
        "d.yaml:5:9: the screen has no extent; expected 1 point at least each way"
      ]
    ),
  ]

  @Test("mistakes are located, with what was expected and the nearest right spelling", arguments: mistakes)
  func mistake(text: String, messages: [String]) {
    let errors = #expect(throws: DocumentErrors.self) { try DeviceDocument.read(text, file: "d.yaml") }
    #expect(errors?.errors.map(\.description) == messages)
  }
}
