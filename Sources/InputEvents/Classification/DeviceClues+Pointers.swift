/// Mice, joysticks and what turns.
extension DeviceClues {
  var mouse: String? {
    if device.has(.pointingStick) { return "INPUT_PROP_POINTING_STICK" }
    guard touchpad == nil, touchscreen == nil, pen == nil, joystick == nil, !isDial else { return nil }
    if hasRelativePair { return "REL_X and REL_Y" + (hasMouseButtons ? " with BTN_LEFT or another mouse button" : "") }
    if hasPosition, hasMouseButtons, !isTabletPad, !device.has(.btnTouch) {
      return "mouse buttons with ABS_X and ABS_Y: an absolute pointer"
    }
    return nil
  }

  var joystick: String? {
    guard letters < 20, !isTabletPad, pen == nil, !hasContacts, !device.has(.accelerometer) else { return nil }
    let axes: [AbsoluteAxis] = [.x, .y, .rx, .ry, .throttle, .rudder, .wheel, .gas, .brake, .hat0x, .hat0y]
    let controls = axes.filter { device.has($0) }
    if joystickButtons >= 2, !controls.isEmpty {
      return "\(joystickButtons) joystick or gamepad buttons with \(controls[0])"
    }
    if joystickButtons >= 2, device.has(.btnSouth) || device.has(.btnTrigger) || device.has(.btnDpadUp) {
      return "\(joystickButtons) joystick or gamepad buttons"
    }
    let pedals = [AbsoluteAxis.gas, .brake, .rudder].filter { device.has($0) }
    guard let pedal = pedals.first, plainKeys == 0, !hasFingerTool else { return nil }
    return "\(pedal) without keys"
  }

  /// Whether `REL_DIAL` is meant: receivers of keyboards and mice claim it, and dials claim `REL_X` and `REL_Y`.
  private var isDial: Bool {
    device.has(RelativeAxis.dial) && letters < 20 && !hasMouseButtons && (!hasRelativePair || device.has(.btn0))
  }

  var rotary: String? {
    if isDial { return "REL_DIAL" }
    if device.has(AbsoluteAxis.wheel), joystick == nil, pen == nil, letters < 20 {
      return "ABS_WHEEL outside a pen or joystick: a ring"
    }
    guard !hasRelativePair, mouse == nil, touchpad == nil, touchscreen == nil, pen == nil, joystick == nil else {
      return nil
    }
    if hasWheel {
      return device.has(.wheelHiRes) ? "REL_WHEEL_HI_RES without REL_X and REL_Y" : "REL_WHEEL without REL_X and REL_Y"
    }
    // Keyboards claim REL_HWHEEL for a pan key that they do not have.
    guard plainKeys == 0 else { return nil }
    if device.has(RelativeAxis.hwheel) || device.has(.hwheelHiRes) { return "REL_HWHEEL without REL_X, REL_Y and keys" }
    let axes = device.codes[.rel] ?? []
    if axes.count == 1, let axis = axes.first {
      return "\(RelativeAxis(rawValue: axis)) is its only axis: an encoder"
    }
    return nil
  }
}
