import InputEvents

/// What the parts of a device are to the engine: one device may touch, point, turn and type at once.
///
/// What kinds it is says its classification, so that the engine and `detent describe` never differ.
struct DeviceRoles: Sendable {
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
  /// Whether the device tells by `ABS_X`, `ABS_Y` where people look.
  var isGaze = false
  /// Whether the device has something to turn, other than a mouse's wheel.
  var isRotary = false
  /// Whether positions are only the corners of a box around two fingers (`INPUT_PROP_SEMI_MT`).
  var isSemiMultitouch = false

  init(_ device: DeviceDescription) {
    let kinds = device.kinds
    let hasPosition = device.has(AbsoluteAxis.x) && device.has(AbsoluteAxis.y)
    // ABS_MT_SLOT − 1 is reserved: whoever claims it claims every axis and is no touch device.
    let hasMultitouch =
      device.has(AbsoluteAxis.mtPositionX) && device.has(AbsoluteAxis.mtPositionY) && !device.has(AbsoluteAxis.reserved)
    isSemiMultitouch = device.has(InputProperty.semiMt)
    isPen = kinds.contains(.pen)
    isDirect = !kinds.contains(.touchpad)
    isMouse = device.has(RelativeAxis.x) && device.has(RelativeAxis.y)
    isRotary = kinds.contains(.rotary)
    if isPen || !isDirect || kinds.contains(.touchscreen) {
      if hasMultitouch {
        touch = device.has(AbsoluteAxis.mtSlot) ? .slots : .anonymous
      } else if hasPosition, device.has(KeyCode.btnTouch) {
        touch = .single
      }
    }
    isGaze = kinds.contains(.gaze)
    isAbsolutePointer = touch == nil && hasPosition && kinds.contains(.mouse)
  }
}
