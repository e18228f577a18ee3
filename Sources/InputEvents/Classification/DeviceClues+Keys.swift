/// Keyboards, buttons and switches.
extension DeviceClues {
  var keyboard: String? {
    if letters >= 20 { return "\(letters) of the 26 letters" }
    if keypadDigits == 10 { return "the ten digits of a keypad" }
    return nil
  }

  var buttons: String? {
    guard keyboard == nil else { return nil }
    if isTabletPad { return "BTN_0 and BTN_STYLUS without BTN_TOOL_PEN: the pad of a tablet" }
    if plainKeys > 0 { return plainKeys == 1 ? "one key, and no letters" : "\(plainKeys) keys, and no letters" }
    let numbered = (KeyCode.btn0.rawValue..<KeyCode.btnMouse.rawValue).filter {
      device.codes[.key]?.contains($0) ?? false
    }
    guard !numbered.isEmpty, touchscreen == nil, touchpad == nil, pen == nil, mouse == nil, joystick == nil else {
      return nil
    }
    return numbered.count == 1 ? "one numbered button" : "\(numbered.count) numbered buttons"
  }

  var switches: String? {
    guard let switches = device.codes[.sw], let first = switches.first else { return nil }
    let name = SwitchCode(rawValue: first).description
    return switches.count == 1 ? name : "\(name) and \(switches.count - 1) further switches"
  }
}
