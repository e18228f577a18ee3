import InputEvents

/// What the parts of a device are to the engine: one device may touch, point, turn and type at once.
///
/// The rules are those of systemd's `input_id` builtin, so that a node is here what it is to the desktop.
struct DeviceParts: Sendable {
  /// How contacts are told, if there are any.
  enum Touch: Sendable {
    /// Protocol B: `ABS_MT_SLOT` and tracking ids.
    case slots
    /// Protocol A: `SYN_MT_REPORT` after each contact.
    case anonymous
    /// `ABS_X`, `ABS_Y` and `BTN_TOUCH`.
    case single
  }

  /// How contacts are told, if there are any.
  var touch: Touch?
  /// Whether the contacts lie on the screen (touchscreen, pen) and not beside it (touchpad).
  var isDirect = true
  /// Whether contacts are made by a pen that also hovers (`BTN_TOOL_PEN`).
  var isPen = false
  /// Whether the device moves the pointer by `REL_X`, `REL_Y`.
  var isMouse = false
  /// Whether the device moves the pointer by `ABS_X`, `ABS_Y` without touching (virtual tablets).
  var isAbsolutePointer = false
  /// Whether positions are only the corners of a box around two fingers (`INPUT_PROP_SEMI_MT`).
  var isSemiMultitouch = false

  init(_ device: DeviceDescription) {
    let hasPosition = device.has(AbsoluteAxis.x) && device.has(AbsoluteAxis.y)
    // ABS_MT_SLOT − 1 is reserved: whoever claims it claims every axis and is no touch device.
    let hasMultitouch =
      device.has(AbsoluteAxis.mtPositionX) && device.has(AbsoluteAxis.mtPositionY) && !device.has(AbsoluteAxis.reserved)
    let isDirectByProperty = device.has(InputProperty.direct)
    isSemiMultitouch = device.has(InputProperty.semiMt)
    isPen = device.has(KeyCode.btnToolPen) || device.has(KeyCode.btnStylus) && device.has(KeyCode.btnTouch)
    isMouse = device.has(RelativeAxis.x) && device.has(RelativeAxis.y)
    let isGameController = device.has(KeyCode.btnJoystick) || device.has(KeyCode.btnGamepad)

    if isMouse, device.has(KeyCode.btnLeft), !isDirectByProperty { return }
    if hasMultitouch {
      touch = device.has(AbsoluteAxis.mtSlot) ? .slots : .anonymous
    } else if hasPosition, device.has(KeyCode.btnTouch) {
      touch = .single
    } else if hasPosition, device.has(KeyCode.btnLeft), !isGameController {
      isAbsolutePointer = true
    }
    let hasFingerTool = device.has(KeyCode.btnToolFinger)
    isDirect = isPen || isDirectByProperty || !(hasFingerTool || device.has(InputProperty.pointer))
  }
}
