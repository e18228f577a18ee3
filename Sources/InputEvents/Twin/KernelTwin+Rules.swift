extension KernelTwin {
  /// An event that passes, and whether the staged slot has to be told before it.
  struct Passed {
    var event: InputEvent
    var withSlot = false
  }

  /// The event as readers get it, or nil where the core ignores it (`input_get_disposition`).
  mutating func pass(_ event: InputEvent) -> Passed? {
    switch event.type {
    case .syn:
      let passes = event.code == SyncCode.config.rawValue || event.code == SyncCode.mtReport.rawValue
      return passes ? Passed(event: event) : nil
    case .key:
      // Autorepeat bypasses the state.
      if event.value == 2 { return isSupported(event) ? Passed(event: event) : nil }
      return isSupported(event) && Self.change(&keys, event) ? Passed(event: event) : nil
    case .sw: return isSupported(event) && Self.change(&switches, event) ? Passed(event: event) : nil
    case .led: return isSupported(event) && Self.change(&lights, event) ? Passed(event: event) : nil
    case .abs: return isSupported(event) ? passAbsolute(event) : nil
    case .rel: return isSupported(event) && event.value != 0 ? Passed(event: event) : nil
    case .msc, .snd: return isSupported(event) ? Passed(event: event) : nil
    case .rep: return passRepeat(event)
    case .ff: return event.value >= 0 ? Passed(event: event) : nil
    case .pwr: return Passed(event: event)
    default: return nil
    }
  }

  private func isSupported(_ event: InputEvent) -> Bool {
    description.codes[event.type]?.contains(event.code) ?? false
  }

  /// Whether the bit of the event's code changes; any value but 0 counts as set.
  private static func change(_ bits: inout CodeSet, _ event: InputEvent) -> Bool {
    guard bits.contains(event.code) != (event.value != 0) else { return false }
    if event.value != 0 { bits.insert(event.code) } else { bits.remove(event.code) }
    return true
  }

  /// `input_handle_abs_event`: staging, memory of every slot, noise filter.
  private mutating func passAbsolute(_ event: InputEvent) -> Passed? {
    var event = event
    if event.code == AbsoluteAxis.mtSlot.rawValue {
      if event.value >= 0, Int(event.value) < slotCount { stagedSlot = Int(event.value) }
      return nil
    }
    guard event.code < AbsoluteAxis.count else { return nil }
    let noise = fuzz[Int(event.code)]
    guard Self.isSlotValue(event.code) else {
      let old = axisValues[Int(event.code)]
      event.value = Self.defuzz(event.value, old: old, fuzz: noise)
      guard event.value != old else { return nil }
      axisValues[Int(event.code)] = event.value
      return Passed(event: event)
    }
    guard slotCount > 0 else { return Passed(event: event) }
    let index = Self.index(AbsoluteAxis(rawValue: event.code), in: stagedSlot)
    let old = slotValues[index]
    event.value = Self.defuzz(event.value, old: old, fuzz: noise)
    guard event.value != old else { return nil }
    slotValues[index] = event.value
    let isNewSlot = stagedSlot != sentSlot
    sentSlot = stagedSlot
    return Passed(event: event, withSlot: isNewSlot)
  }

  private mutating func passRepeat(_ event: InputEvent) -> Passed? {
    guard event.value >= 0 else { return nil }
    switch RepeatCode(rawValue: event.code) {
    case .delay where repeatDelay != event.value: repeatDelay = event.value
    case .period where repeatPeriod != event.value: repeatPeriod = event.value
    default: return nil
    }
    return Passed(event: event)
  }

  /// The value that comes through the noise filter (`input_defuzz_abs_event`): near the old one it stays the old
  /// one, somewhat further off it moves a quarter of the way, and up to twice the noise half of the way.
  static func defuzz(_ value: Int32, old: Int32, fuzz: Int32) -> Int32 {
    guard fuzz > 0 else { return value }
    let distance = (Int64(value) - Int64(old)).magnitude
    if distance < UInt64(fuzz / 2) { return old }
    if distance < UInt64(fuzz) { return Int32(truncatingIfNeeded: (Int64(old) * 3 + Int64(value)) / 4) }
    if distance < UInt64(fuzz) * 2 { return Int32(truncatingIfNeeded: (Int64(old) + Int64(value)) / 2) }
    return value
  }
}

// MARK: - Sizes

extension KernelTwin {
  static let axesPerSlot = Int(AbsoluteAxis.mtToolY.rawValue - AbsoluteAxis.mtTouchMajor.rawValue) + 1

  /// Whether an axis is remembered for each slot (`ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`).
  static func isSlotValue(_ number: UInt16) -> Bool {
    number >= AbsoluteAxis.mtTouchMajor.rawValue && number <= AbsoluteAxis.mtToolY.rawValue
  }

  /// Where the value of an axis for which `isSlotValue` holds is kept.
  static func index(_ axis: AbsoluteAxis, in slot: Int) -> Int {
    slot * axesPerSlot + Int(axis.rawValue - AbsoluteAxis.mtTouchMajor.rawValue)
  }

  /// How many slots the device has; 0 where it does not declare `ABS_MT_SLOT`.
  static func slotCount(of description: DeviceDescription) -> Int {
    guard description.has(.mtSlot), let range = description.axes[.mtSlot], range.maximum >= 0 else { return 0 }
    return min(greatestSlotCount, Int(range.maximum) + 1)
  }

  /// The core's guess of the events in a frame (`input_estimate_events_per_packet`).
  static func eventsPerPacket(of description: DeviceDescription) -> Int {
    var contacts = slotCount(of: description)
    if contacts == 0 {
      if description.has(.mtTrackingId) {
        let range = description.axes[.mtTrackingId] ?? AxisRange(minimum: 0, maximum: 0)
        contacts = Int(min(max(Int64(range.maximum) - Int64(range.minimum) + 1, 2), 32))
      } else if description.has(.mtPositionX) {
        contacts = 2
      }
    }
    var events = contacts + 1
    for number in description.codes[.abs] ?? [] {
      events += number == AbsoluteAxis.mtSlot.rawValue || isSlotValue(number) ? contacts : 1
    }
    events += description.codes[.rel]?.count ?? 0
    // Room for keys and miscellaneous events; uinput asks for 60 where there are contacts without slots.
    events += 7
    return description.has(.mtPositionX) && !description.has(.mtSlot) ? max(events, 60) : events
  }
}
