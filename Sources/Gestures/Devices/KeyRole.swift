import InputEvents

/// What an `EV_KEY` code is on a device.
enum KeyRole: Sendable {
  /// `BTN_TOUCH`.
  case touch
  /// A tool that is near or gone (`BTN_TOOL_PEN` and its like).
  case tool
  /// A button of the pointer: 0 left, 1 right, 2 middle.
  case button(Int)
  /// A key, or a button that no pointer owns (a dial's, a pad's).
  case key

  init(_ code: UInt16, parts: DeviceRoles, pointer: PointerTracker) {
    guard code >= KeyCode.btnMisc.rawValue, code < KeyCode.keyOk.rawValue else {
      self = .key
      return
    }
    let hasPointer = parts.isMouse || parts.isAbsolutePointer || parts.touch != nil
    switch code {
    case KeyCode.btnTouch.rawValue: self = .touch
    case KeyCode.btnLeft.rawValue...KeyCode.btnTask.rawValue where hasPointer:
      self = .button(Int(code - KeyCode.btnLeft.rawValue))
    case KeyCode.btnStylus.rawValue where parts.isPen: self = .button(1)
    case KeyCode.btnStylus2.rawValue where parts.isPen: self = .button(2)
    case KeyCode.btnDigi.rawValue..<KeyCode.btnWheel.rawValue: self = .tool
    default: self = .key
    }
  }
}
