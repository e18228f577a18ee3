import Documents
import Gestures
import InputEvents
import Testing

@Suite("Choosing devices for a script")
struct DeviceChoiceTests {
  static let choices: [(String, [String])] = [
    ("tap 1,1", ["phone-touchscreen"]),
    ("pinch by 2; swipe up", ["phone-touchscreen"]),
    ("turn crown 3", ["watch-crown"]),
    ("turn ring 3; turn dial 1", ["dial", "touch-ring"]),
    ("turn watch-crown 3", ["watch-crown"]),
    ("turn knob 1", []),
    ("type \"Hi\"; press escape", ["keyboard"]),
    ("press BTN_0", ["dial"]),
    ("move to 1,1; click; scroll 1", ["mouse"]),
    ("look at 1,1", ["gaze"]),
    ("tap 9,9; type \"a\"; turn crown 1", ["keyboard", "phone-touchscreen", "watch-crown"]),
    ("wait 1s; mark \"x\"; reader next", []), ("turn screen; resize screen to 852,393", []),
  ]

  @Test("of keyboards with the same keys the first, and none that has none of the keys")
  func keyboards() throws {
    let keyboard = TestDevices.keyboard
    let devices = [TestDevices.mouse, keyboard, TestDevices.phone].map {
      DeviceModel(id: $0.id, summary: "", description: $0.description)
    }
    let second = DeviceModel(id: "second", summary: "", description: keyboard.description)
    let script = try GestureScript(parsing: "press escape")
    #expect(DeviceChoice.devices(for: script, from: devices + [second]).map(\.id) == [keyboard.id])
    #expect(DeviceChoice.devices(for: script, from: [TestDevices.ring]).isEmpty)
  }

  @Test("takes one device for each thing that is done", arguments: choices)
  func choice(script: String, names: [String]) throws {
    let library = try DeviceLibrary.bundled().devices
    #expect(DeviceChoice.devices(for: try GestureScript(parsing: script), from: library).map(\.id) == names)
  }

  @Test("a touchscreen that names its contacts is chosen before one that tells more of them without names")
  func namedContacts() throws {
    var phone = TestDevices.phone
    phone.description.axes[.mtSlot] = AxisRange(minimum: 0, maximum: 1)
    let script = try GestureScript(parsing: "tap 1,1")
    for devices in [[phone, TestDevices.anonymous], [TestDevices.anonymous, phone]] {
      #expect(DeviceChoice.devices(for: script, from: devices).map(\.id) == [phone.id])
    }
    for devices in [[phone, TestDevices.phone], [TestDevices.phone, phone]] {
      #expect(DeviceChoice.devices(for: script, from: devices).map(\.description) == [TestDevices.phone.description])
    }
  }
}
