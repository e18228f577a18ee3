import Geometry
import Gestures
import InputEvents

/// Devices in code, for what the device files do not have.
enum TestDevices {
  static let phone = touchscreen("phone", slots: 10, screen: Size(width: 393, height: 852), units: (1080, 2340))
  static let watch = touchscreen("watch", slots: 2, screen: Size(width: 198, height: 242), units: (396, 484))
  static let anonymous = touchscreen("anonymous", slots: nil, screen: Size(width: 800, height: 480), units: (4096, 4096))
  static let kiosk: DeviceProfile = {
    var device = DeviceDescription(name: "kiosk")
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    device.add(.x, AxisRange(minimum: 0, maximum: 4095))
    device.add(.y, AxisRange(minimum: 0, maximum: 4095))
    return DeviceProfile(id: "kiosk", summary: "", description: device, screen: Size(width: 1024, height: 768))
  }()

  static let crown = rotary("watch-crown", [.wheel, .wheelHiRes], RotaryProfile(axis: .relative(.wheel), unitsPerDetent: 1))
  static let dial = rotary("dial", [.dial], RotaryProfile(axis: .relative(.dial), unitsPerDetent: 1))
  static let ring = absolute("ring", touch: true, wraps: true)
  static let volume = absolute("volume", touch: false, wraps: false)

  static let keyboard: DeviceProfile = {
    var device = DeviceDescription(name: "keyboard")
    device.add(keys: (1...127).map { KeyCode(rawValue: $0) })
    return DeviceProfile(id: "keyboard", summary: "", description: device)
  }()

  static let mouse: DeviceProfile = {
    var device = DeviceDescription(name: "mouse")
    device.add(keys: [.btnLeft, .btnRight, .btnMiddle])
    device.add(relative: [.x, .y, .wheel, .wheelHiRes, .hwheel, .hwheelHiRes])
    return DeviceProfile(
      id: "mouse", summary: "", description: device,
      rotary: [
        RotaryProfile(axis: .relative(.wheel), unitsPerDetent: 1),
        RotaryProfile(axis: .relative(.hwheel), unitsPerDetent: 1, isHorizontal: true),
      ])
  }()

  private static func touchscreen(_ id: String, slots: Int32?, screen: Size, units: (Int32, Int32)) -> DeviceProfile {
    var device = DeviceDescription(name: id)
    device.properties.insert(InputProperty.direct.rawValue)
    device.add(keys: [.btnTouch])
    let x = AxisRange(minimum: 0, maximum: units.0 - 1)
    let y = AxisRange(minimum: 0, maximum: units.1 - 1)
    device.add(.x, x)
    device.add(.y, y)
    device.add(.mtPositionX, x)
    device.add(.mtPositionY, y)
    if let slots {
      device.add(.mtSlot, AxisRange(minimum: 0, maximum: slots - 1))
      device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65535))
      device.add(.mtPressure, AxisRange(minimum: 0, maximum: 255))
    }
    return DeviceProfile(id: id, summary: "", description: device, screen: screen)
  }

  private static func rotary(_ id: String, _ axes: [RelativeAxis], _ profile: RotaryProfile) -> DeviceProfile {
    var device = DeviceDescription(name: id)
    device.add(relative: axes)
    return DeviceProfile(id: id, summary: "", description: device, rotary: [profile])
  }

  private static func absolute(_ id: String, touch: Bool, wraps: Bool) -> DeviceProfile {
    var device = DeviceDescription(name: id)
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    if touch { device.add(.misc, AxisRange(minimum: 0, maximum: 0)) }
    device.state.axisValues[.wheel] = 0
    let profile = RotaryProfile(axis: .absolute(.wheel), unitsPerDetent: 3, wraps: wraps)
    return DeviceProfile(id: id, summary: "", description: device, rotary: [profile])
  }
}
