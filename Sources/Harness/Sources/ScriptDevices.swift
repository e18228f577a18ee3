public import Geometry
public import Gestures
import InputEvents

/// The devices that a script plays on unless others are named: a hand has a touchscreen as large as the interface, a
/// crown, a keyboard and a mouse; eyes are added where the script looks at something.
public enum ScriptDevices {
  /// All of them for a screen of this size, in points.
  public static func all(screen: Size) -> [DeviceModel] { [touchscreen(screen), crown, keyboard, mouse] }

  /// The screen that a hand works on, in points: of an interface that does not say how large it is a single point, so
  /// that its reader can be asked and its keys pressed all the same.
  public static func screen(of target: some Target) -> Size {
    let size = target.screen
    return size.width >= 1 && size.height >= 1 ? size : Size(width: 1, height: 1)
  }

  /// Ten contacts of protocol B with pressure; three units a point, as phones have pixels.
  public static func touchscreen(_ screen: Size) -> DeviceModel {
    var device = DeviceDescription(name: "Detent Touchscreen")
    device.properties.insert(InputProperty.direct.rawValue)
    let x = AxisRange(minimum: 0, maximum: lastUnit(screen.width))
    let y = AxisRange(minimum: 0, maximum: lastUnit(screen.height))
    device.add(keys: [.btnTouch])
    device.add(.x, x)
    device.add(.y, y)
    device.add(.mtSlot, AxisRange(minimum: 0, maximum: 9))
    device.add(.mtTrackingId, AxisRange(minimum: 0, maximum: 65535))
    device.add(.mtPositionX, x)
    device.add(.mtPositionY, y)
    device.add(.mtPressure, AxisRange(minimum: 0, maximum: 255))
    return DeviceModel(
      id: "touchscreen", summary: "A touchscreen as large as the interface.", description: device, screen: screen)
  }

  /// All that a script asks for on a screen of this size, in points.
  public static func all(screen: Size, for script: GestureScript) -> [DeviceModel] {
    let looks = script.actions.contains { if case .look = $0 { true } else { false } }
    return all(screen: screen) + (looks ? [gaze(screen)] : [])
  }

  /// What follows the eyes: an absolute pointer without buttons, three units a point.
  public static func gaze(_ screen: Size) -> DeviceModel {
    var device = DeviceDescription(name: "Detent Gaze")
    device.add(.x, AxisRange(minimum: 0, maximum: lastUnit(screen.width)))
    device.add(.y, AxisRange(minimum: 0, maximum: lastUnit(screen.height)))
    return DeviceModel(id: "gaze", summary: "Eyes on the interface.", description: device, screen: screen)
  }

  /// A watch's crown: a wheel and its high-resolution counterpart.
  public static let crown: DeviceModel = {
    var device = DeviceDescription(name: "Detent Crown")
    device.add(relative: [.wheel, .wheelHiRes])
    return DeviceModel(
      id: "crown", summary: "A crown with 120 units a notch.", description: device,
      rotary: [RotaryModel(axis: .relative(.wheel), unitsPerNotch: 1)])
  }()

  /// All keys of a full keyboard, and those of a remote.
  public static let keyboard: DeviceModel = {
    var device = DeviceDescription(name: "Detent Keyboard")
    device.add(keys: (1...127).map { KeyCode(rawValue: $0) })
    device.add(keys: [.keyMenu, .keyBack, .keyOk, .keySelect])
    return DeviceModel(
      id: "keyboard", summary: "A full keyboard with the keys of a remote.", description: device)
  }()

  /// Three buttons and two wheels.
  public static let mouse: DeviceModel = {
    var device = DeviceDescription(name: "Detent Mouse")
    device.add(keys: [.btnLeft, .btnRight, .btnMiddle])
    device.add(relative: [.x, .y, .wheel, .wheelHiRes, .hwheel, .hwheelHiRes])
    return DeviceModel(
      id: "mouse", summary: "A mouse with a wheel each way.", description: device,
      rotary: [
        RotaryModel(axis: .relative(.wheel), unitsPerNotch: 1),
        RotaryModel(axis: .relative(.hwheel), unitsPerNotch: 1, isHorizontal: true),
      ])
  }()

  private static func lastUnit(_ points: Double) -> Int32 {
    guard points.isFinite, points >= 1 else { return 1 }
    return Int32(min(points * 3, 1_000_000).rounded()) - 1
  }
}
