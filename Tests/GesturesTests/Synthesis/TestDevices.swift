import Documents
import Gestures
import InputEvents

/// The bundled devices by name, and those in code that no device file has.
enum TestDevices {
  static let phone = bundled("phone-touchscreen")
  static let watch = bundled("watch-touchscreen")
  static let anonymous = bundled("anonymous-touchscreen")
  static let kiosk = bundled("kiosk-touchscreen")
  static let crown = bundled("watch-crown")
  static let dial = bundled("dial")
  static let ring = bundled("touch-ring")
  static let keyboard = bundled("keyboard")
  static let mouse = bundled("mouse")

  /// A knob with ends, which turns by reporting where it stands.
  static let volume: DeviceModel = {
    var device = DeviceDescription(name: "volume")
    device.add(.wheel, AxisRange(minimum: 0, maximum: 71))
    device.state.axisValues[.wheel] = 0
    return DeviceModel(
      id: "volume", summary: "", description: device,
      rotary: [RotaryModel(axis: .absolute(.wheel), unitsPerNotch: 3)])
  }()

  private static func bundled(_ name: String) -> DeviceModel {
    if let device = try? DeviceLibrary.bundled().named(name) { return device }
    return DeviceModel(id: "no device file \(name)", summary: "", description: DeviceDescription())
  }
}
