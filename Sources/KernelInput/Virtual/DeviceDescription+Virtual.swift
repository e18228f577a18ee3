import InputEvents

extension DeviceDescription {
  /// What is asked of uinput for a device like this one.
  ///
  /// - No noise filter: the recorded values went through it already.
  /// - No force feedback and no power events: uinput would wait for an answer from us.
  /// - Autorepeat only if wanted: else the kernel would add repeats to those that were recorded.
  func virtual(repeats: Bool) -> DeviceDescription {
    var result = self
    for axis in result.axes.keys { result.axes[axis]?.fuzz = 0 }
    for type in [EventType.ff, .ffStatus, .pwr] { result.codes[type] = nil }
    if !repeats || codes[.key] == nil {
      result.codes[.rep] = nil
      result.autorepeat = nil
    } else if result.autorepeat == nil {
      result.autorepeat = Autorepeat(delay: 250, period: 33)
    }
    return result
  }

  /// The same device as it is when it has just been made: the axes have their values, nothing is down.
  var atRest: DeviceDescription {
    var result = self
    result.state = DeviceState()
    result.state.axisValues = state.axisValues
    return result
  }
}

extension DeviceDescription.Autorepeat {
  /// The frame that sets these times.
  var frame: [InputEvent] {
    [
      InputEvent(time: .zero, type: .rep, code: RepeatCode.delay.rawValue, value: delay),
      InputEvent(time: .zero, type: .rep, code: RepeatCode.period.rawValue, value: period),
      .report(at: .zero),
    ]
  }
}
