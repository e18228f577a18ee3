import InputEvents

extension RotaryModel {
  /// Notches of a full turn of a ring that no device file describes (15 degrees each, as on most encoders).
  private static let notchesPerTurn = 24

  /// The turning axes that a device has, as far as its description tells.
  static func expected(of device: DeviceDescription, parts: DeviceRoles) -> [RotaryModel] {
    var result: [RotaryModel] = []
    if device.has(RelativeAxis.dial) { result.append(Self(axis: .relative(.dial), unitsPerNotch: 1)) }
    if device.has(RelativeAxis.wheel) || device.has(RelativeAxis.wheelHiRes) {
      result.append(Self(axis: .relative(.wheel), unitsPerNotch: 1))
    }
    if device.has(RelativeAxis.hwheel) || device.has(RelativeAxis.hwheelHiRes) {
      result.append(Self(axis: .relative(.hwheel), unitsPerNotch: 1, isHorizontal: true))
    }
    if parts.isRotary, let range = device.axes[.wheel], range.maximum > range.minimum {
      let values = Int64(range.maximum) - Int64(range.minimum) + 1
      let units = Int(max(values / Int64(notchesPerTurn), 1))
      result.append(Self(axis: .absolute(.wheel), unitsPerNotch: units, wraps: true))
    }
    // An encoder on a GPIO line may use any axis; its only one is the one that turns.
    if result.isEmpty, parts.isRotary, let only = device.codes[.rel]?.first(where: { _ in true }) {
      result.append(Self(axis: .relative(RelativeAxis(rawValue: only)), unitsPerNotch: 1))
    }
    return result
  }
}
