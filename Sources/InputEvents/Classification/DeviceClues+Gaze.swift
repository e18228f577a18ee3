/// What follows the eyes.
extension DeviceClues {
  /// The kernel has no word for it, so that the name has to say it of a device that tells a place and nothing else.
  var gaze: String? {
    guard hasPosition, !hasContacts, !hasRelativePair, !hasMouseButtons, !hasPenTool, !hasFingerTool,
      !device.has(.btnTouch), !device.has(.accelerometer), plainKeys == 0, joystickButtons == 0
    else { return nil }
    let name = device.name.lowercased()
    guard let word = ["gaze", "eye tracker", "eyetracker"].first(where: { name.contains($0) }) else { return nil }
    return "ABS_X and ABS_Y and no buttons, called “\(word)”"
  }
}
