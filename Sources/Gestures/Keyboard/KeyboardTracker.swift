import InputEvents

/// Follows modifiers and locks, and says what each key types.
struct KeyboardTracker: Sendable {
  /// A bit for each modifier key that is down: left and right Shift, Control, Alt, Super.
  private var down: UInt8 = 0
  private var hasCapsLock: Bool
  private var hasNumLock: Bool

  init(_ device: DeviceDescription) {
    hasCapsLock = device.state.litLEDs.contains(LEDCode.capsl)
    // Without a light nobody can have switched it off.
    hasNumLock = !(device.codes[.led]?.contains(LEDCode.numl) ?? false) || device.state.litLEDs.contains(LEDCode.numl)
    for code in device.state.pressedKeys { setModifier(code, isDown: true) }
  }

  private var modifiers: KeyInput.Modifiers {
    var result: KeyInput.Modifiers = []
    if down & 0b0000_0011 != 0 { result.insert(.shift) }
    if down & 0b0000_1100 != 0 { result.insert(.control) }
    if down & 0b0011_0000 != 0 { result.insert(.alt) }
    if down & 0b1100_0000 != 0 { result.insert(.command) }
    return result
  }

  private mutating func setModifier(_ code: UInt16, isDown: Bool) {
    let bit: UInt8
    switch KeyCode(rawValue: code) {
    case .keyLeftshift: bit = 1
    case .keyRightshift: bit = 2
    case .keyLeftctrl: bit = 4
    case .keyRightctrl: bit = 8
    case .keyLeftalt: bit = 16
    case .keyRightalt: bit = 32
    case .keyLeftmeta: bit = 64
    case .keyRightmeta: bit = 128
    default: return
    }
    down = isDown ? down | bit : down & ~bit
  }

  /// Takes a key event: value 0 up, 1 down, 2 repeat.
  mutating func key(_ code: UInt16, _ value: Int32) -> KeyInput {
    let phase: KeyInput.Phase = value == 0 ? .up : value == 2 ? .repeat : .down
    setModifier(code, isDown: value != 0)
    if phase == .down {
      if code == KeyCode.keyCapslock.rawValue { hasCapsLock.toggle() }
      if code == KeyCode.keyNumlock.rawValue { hasNumLock.toggle() }
    }
    let modifiers = modifiers
    return KeyInput(
      key: KeyCode(rawValue: code), phase: phase, modifiers: modifiers,
      text: phase == .up
        ? nil : USLayout.text(code, modifiers: modifiers, hasCapsLock: hasCapsLock, hasNumLock: hasNumLock))
  }

  /// Takes a change of a light, which tells a lock's state for certain.
  mutating func light(_ code: UInt16, isLit: Bool) {
    if code == LEDCode.capsl.rawValue { hasCapsLock = isLit }
    if code == LEDCode.numl.rawValue { hasNumLock = isLit }
  }

  /// No key is down: the device is gone.
  mutating func forget() { down = 0 }
}
