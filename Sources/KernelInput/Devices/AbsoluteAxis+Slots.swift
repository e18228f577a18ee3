import InputEvents

extension AbsoluteAxis {
  /// Whether the kernel keeps a value of this axis for every slot (`ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`).
  var isPerSlot: Bool { self >= .mtTouchMajor && self <= .mtToolY }
}
