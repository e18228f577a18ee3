import Gestures
import InputEvents
import TestSupport
import Testing

@Suite("Keyboard")
struct KeyboardTests {
  static let device: DeviceDescription = {
    var device = DeviceDescription(name: "Keyboard")
    device.add(.key, 1...248)
    device.add(.led, [LEDCode.numl.rawValue, LEDCode.capsl.rawValue])
    return device
  }()

  /// Presses keys one after the other; those in `held` are down throughout.
  static func keys(_ keys: [KeyCode], held: [KeyCode] = [], on device: DeviceDescription = device) -> [KeyInput] {
    var events: [InputEvent] = []
    func send(_ key: KeyCode, _ value: Int32) {
      let time = Timestamp(microseconds: Int64(events.count) * 5_000)
      events += [.key(key, value, at: time), .report(at: time)]
    }
    for key in held { send(key, 1) }
    for key in keys {
      send(key, 1)
      send(key, 0)
    }
    return Recognition.of(events, on: device, finishes: false).compactMap {
      if case .key(let key) = $0.kind { key } else { nil }
    }
  }

  static func text(_ keys: [KeyCode], held: [KeyCode] = [], on device: DeviceDescription = device) -> String {
    Self.keys(keys, held: held, on: device).compactMap(\.text).joined()
  }

  @Test("keys type what a US keyboard types")
  func text() {
    #expect(Self.text([.keyH, .keyI, .keySpace, .key1, .keyComma, .keyApostrophe, .keyBackslash]) == "hi 1,'\\")
    #expect(Self.text([.keyH, .keyI, .key1, .keyComma, .keyMinus], held: [.keyLeftshift]) == "HI!<_")
    #expect(Self.text([.keyTab, .keyEnter, .keyEsc, .keyF1, .keyUp]) == "")
  }

  @Test("caps lock changes letters only, and shift takes it back")
  func capsLock() {
    #expect(Self.text([.keyCapslock, .keyA, .key1]) == "A1")
    #expect(Self.text([.keyA], held: [.keyCapslock, .keyRightshift]) == "a")
    var device = Self.device
    device.state.litLEDs.insert(LEDCode.capsl.rawValue)
    #expect(Self.text([.keyA], on: device) == "A")
  }

  @Test("the keypad types digits while num lock is on")
  func keypad() {
    var device = Self.device
    device.state.litLEDs.insert(LEDCode.numl.rawValue)
    #expect(Self.text([.keyKp7, .keyKp0, .keyKpdot, .keyKpplus], on: device) == "70.+")
    #expect(Self.text([.keyKp7, .keyKpplus]) == "+")
  }

  @Test("control, alt and super make a command of a key", arguments: [KeyCode.keyLeftctrl, .keyRightalt, .keyLeftmeta])
  func noText(modifier: KeyCode) {
    #expect(Self.text([.keyC], held: [modifier]) == "")
  }

  @Test("either modifier of a pair counts, until both are up")
  func modifiers() {
    let time = Timestamp.zero
    let events: [InputEvent] = [
      .key(.keyLeftshift, 1, at: time), .key(.keyRightshift, 1, at: time), .key(.keyLeftshift, 0, at: time),
      .key(.keyA, 1, at: time), .key(.keyA, 2, at: time), .key(.keyRightshift, 0, at: time), .key(.keyA, 2, at: time),
    ]
    let keys = Recognition.of(events, on: Self.device, finishes: false).compactMap { input -> KeyInput? in
      if case .key(let key) = input.kind { key } else { nil }
    }
    #expect(keys.map(\.modifiers) == [.shift, .shift, .shift, .shift, .shift, [], []])
    #expect(keys.compactMap(\.text) == ["A", "A", "a"])
    #expect(keys.map(\.phase) == [.down, .down, .up, .down, .repeat, .up, .repeat])
  }

  @Test("a modifier that is down before the first event counts")
  func initialModifier() {
    var device = Self.device
    device.state.pressedKeys.insert(KeyCode.keyLeftshift.rawValue)
    #expect(Self.text([.keyA], on: device) == "A")
  }

  @Test(
    "keys are commands",
    arguments: [
      ([], KeyCode.keyTab, "focusNext"), ([.keyLeftshift], .keyTab, "focusPrevious"), ([], .keyUp, "moveUp"),
      ([], .keyRight, "moveRight"), ([], .keySpace, "space"), ([], .keyEnter, "confirm"), ([], .keyKpenter, "confirm"),
      ([], .keyEsc, "cancel"), ([], .keyPageup, "pageUp"), ([], .keyPagedown, "pageDown"), ([], .keyHome, "home"),
      ([], .keyEnd, "end"), ([.keyLeftctrl, .keyLeftalt], .keyRight, "readerNext"),
      ([.keyRightctrl, .keyLeftalt], .keyEsc, "readerEscape"),
      ([.keyLeftctrl, .keyLeftalt], .keySpace, "readerActivate"),
      ([.keyLeftalt], .keyTab, nil), ([], .keyA, nil), ([.keyLeftctrl], .keyUp, nil),
    ] as [([KeyCode], KeyCode, String?)])
  func command(held: [KeyCode], key: KeyCode, name: String?) throws {
    let input = try #require(Self.keys([key], held: held).first { $0.key == key })
    #expect(KeyboardCommand(input)?.description == name)
  }

  @Test("a dial's button confirms")
  func dialButton() throws {
    var device = DeviceDescription(name: "Dial")
    device.add(relative: [.dial])
    device.add(keys: [.btn0])
    let input = try #require(Self.keys([.btn0], on: device).first)
    #expect(KeyboardCommand(input) == .confirm)
  }
}
