/// Touchscreens, touchpads and pens.
extension DeviceClues {
  var touchscreen: String? {
    guard hasPosition || hasContacts, !hasPenTool, !hasFingerTool || isDirect, !isTabletPad, !hasRelativePair
    else { return nil }
    guard !device.has(.accelerometer), joystickButtons == 0 else { return nil }
    let axes = hasContacts ? "ABS_MT_POSITION_X and _Y" : "ABS_X and ABS_Y"
    if isDirect { return "\(axes) with INPUT_PROP_DIRECT" }
    if device.has(.pointer) || hasMouseButtons && !device.has(.btnTouch) { return nil }
    return device.has(.btnTouch) ? "\(axes) and BTN_TOUCH, no BTN_TOOL_FINGER" : nil
  }

  var touchpad: String? {
    guard hasPosition || hasContacts, !hasPenTool, !isDirect, !isTabletPad else { return nil }
    if hasFingerTool { return "BTN_TOOL_FINGER without BTN_TOOL_PEN or INPUT_PROP_DIRECT" }
    if device.has(.pointer), hasContacts, !hasRelativePair { return "contacts with INPUT_PROP_POINTER" }
    return nil
  }

  var pen: String? {
    guard hasPenTool, hasPosition || hasContacts else { return nil }
    let tool = device.has(.btnToolPen) ? "BTN_TOOL_PEN" : "BTN_STYLUS"
    return "ABS_X and ABS_Y with \(tool)" + (isDirect ? ", on the screen itself" : "")
  }
}
