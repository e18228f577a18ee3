public import Harness
public import InputEvents
internal import Scenes

/// What people operate the interface with, as it comes and goes.
extension Stage {
  /// Connects and takes away what the kinds of devices are to a scene, now.
  public mutating func devicesChanged(connected: [DeviceKind], gone: [DeviceKind]) -> [TargetEvent] {
    var devices = inputDevices
    let kept = Set(connected.compactMap(inputDevice))
    for device in gone.compactMap(inputDevice) where !kept.contains(device) { devices.removeAll { $0 == device } }
    for device in connected.compactMap(inputDevice) where !devices.contains(device) { devices.append(device) }
    return setInputDevices(devices, at: now)
  }

  /// What a kind of device is to the scene; nil where it is nothing that the scene knows. Something to turn is a crown
  /// on a watch only: elsewhere it scrolls as a wheel does.
  private func inputDevice(_ kind: DeviceKind) -> Scene.InputDevice? {
    switch kind {
    case .touchscreen, .pen: .touch
    case .touchpad, .mouse: .pointer
    case .gaze: .gaze
    case .keyboard: .keyboard
    case .rotary: profile.hasCrown ? .crown : nil
    case .buttons, .switch, .joystick, .accelerometer: nil
    }
  }
}
