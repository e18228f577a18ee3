/// What a description says that bears on the kind of the device, gathered once.
struct DeviceClues {
  let device: DeviceDescription
  let hasPosition: Bool
  let hasContacts: Bool
  let hasRelativePair: Bool
  let hasWheel: Bool
  let isDirect: Bool
  let hasPenTool: Bool
  let hasFingerTool: Bool
  let hasMouseButtons: Bool
  let letters: Int
  let keypadDigits: Int
  /// Keys proper: neither mouse, joystick nor tool buttons.
  let plainKeys: Int
  let joystickButtons: Int

  init(_ device: DeviceDescription) {
    self.device = device
    let keys = device.codes[.key] ?? []
    func count(_ ranges: [ClosedRange<KeyCode>]) -> Int {
      keys.reduce(0) { sum, key in
        sum + (ranges.contains { $0.contains(KeyCode(rawValue: key)) } ? 1 : 0)
      }
    }
    isDirect = device.has(.direct)
    // Some keyboards claim every absolute axis; a real multitouch device leaves the one before ABS_MT_SLOT out.
    let claimsEverything = device.has(AbsoluteAxis.mtSlot) && device.has(AbsoluteAxis.reserved)
    hasPosition = device.has(AbsoluteAxis.x) && device.has(AbsoluteAxis.y)
    hasContacts = device.has(.mtPositionX) && device.has(.mtPositionY) && !claimsEverything
    hasRelativePair = device.has(RelativeAxis.x) && device.has(RelativeAxis.y)
    hasWheel = device.has(RelativeAxis.wheel) || device.has(.wheelHiRes)
    let isPad = device.has(.btn0) && device.has(.btnStylus) && !device.has(.btnToolPen)
    hasPenTool = !isPad && (device.has(.btnToolPen) || device.has(.btnStylus))
    hasFingerTool = device.has(.btnToolFinger) && !device.has(.btnToolPen) && !isPad
    hasMouseButtons = count([.btnLeft...(.btnTask)]) > 0
    letters = count([.keyQ...(.keyP), .keyA...(.keyL), .keyZ...(.keyM)])
    keypadDigits = count([.keyKp7...(.keyKp9), .keyKp4...(.keyKp6), .keyKp1...(.keyKp0)])
    plainKeys = keys.reduce(0) { $0 + (KeyCode(rawValue: $1).isButton ? 0 : 1) }
    joystickButtons = count([.btnTrigger...(.btnThumbr), .btnDpadUp...(.btnDpadRight)])
  }

  /// Why the device is of this kind, or nil when it is not.
  func reason(for kind: DeviceKind) -> String? {
    switch kind {
    case .touchscreen: touchscreen
    case .touchpad: touchpad
    case .pen: pen
    case .mouse: mouse
    case .gaze: gaze
    case .keyboard: keyboard
    case .buttons: buttons
    case .rotary: rotary
    case .switch: switches
    case .joystick: joystick
    case .accelerometer: device.has(.accelerometer) ? "INPUT_PROP_ACCELEROMETER" : nil
    }
  }

  /// Whether the device is a tablet's pad, whose `BTN_STYLUS` is there only to be told from other devices.
  var isTabletPad: Bool { device.has(.btn0) && device.has(.btnStylus) && !device.has(.btnToolPen) }
}

extension KeyCode {
  /// Whether this is a button (`BTN_*`), not a key.
  var isButton: Bool {
    (.btnMisc..<KeyCode.keyOk).contains(self) || (.btnDpadUp...(.btnDpadRight)).contains(self)
      || (.btnTriggerHappy1...(.btnTriggerHappy40)).contains(self)
  }
}
