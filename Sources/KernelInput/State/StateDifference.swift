import InputEvents

/// The frames that lead from one state of a device to another: for the repair after `SYN_DROPPED`, for the start of a
/// replay, and for the release at its end.
enum StateDifference {
  /// At most two frames. Where a slot's contact was replaced by another one, a first frame lifts the old one, because
  /// readers take a tracking id that jumps for an error.
  static func frames(from old: DeviceState, to new: DeviceState, at time: Timestamp) -> [[InputEvent]] {
    var frames: [[InputEvent]] = []
    var middle = old
    for slot in 0..<min(old.slots.count, new.slots.count) {
      let before = old.slots[slot][.mtTrackingId] ?? -1
      let after = new.slots[slot][.mtTrackingId] ?? -1
      if before >= 0, after >= 0, before != after {
        middle.slots[slot][.mtTrackingId] = -1
        middle.currentSlot = Int32(clamping: slot)
      }
    }
    for (start, end) in [(old, middle), (middle, new)] {
      let events = events(from: start, to: end, at: time)
      if !events.isEmpty { frames.append(events + [.report(at: time)]) }
    }
    return frames
  }

  /// The order is that of drivers: contacts, then keys and switches, then what stands for the first contact.
  private static func events(from old: DeviceState, to new: DeviceState, at time: Timestamp) -> [InputEvent] {
    slotEvents(from: old, to: new, at: time)
      + bits(.key, from: old.pressedKeys, to: new.pressedKeys, at: time)
      + bits(.sw, from: old.setSwitches, to: new.setSwitches, at: time)
      + bits(.led, from: old.litLEDs, to: new.litLEDs, at: time)
      + new.axisValues.sorted { $0.key < $1.key }.compactMap { axis, value in
        old.axisValues[axis] == value ? nil : .absolute(axis, value, at: time)
      }
  }

  private static func slotEvents(from old: DeviceState, to new: DeviceState, at time: Timestamp) -> [InputEvent] {
    var events: [InputEvent] = []
    var current = old.currentSlot
    func select(_ slot: Int32) {
      if current != slot { events.append(.absolute(.mtSlot, slot, at: time)) }
      current = slot
    }
    for (index, values) in new.slots.enumerated() {
      let before = index < old.slots.count ? old.slots[index] : [:]
      // The tracking id comes first: it opens the contact that the other values describe.
      let changed = values.filter { before[$0.key] != $0.value }
        .sorted { left, right in
          left.key == .mtTrackingId || right.key == .mtTrackingId ? left.key == .mtTrackingId : left.key < right.key
        }
      guard !changed.isEmpty else { continue }
      select(Int32(clamping: index))
      events += changed.map { .absolute($0.key, $0.value, at: time) }
    }
    if !new.slots.isEmpty { select(new.currentSlot) }
    return events
  }

  private static func bits(
    _ type: EventType, from old: CodeSet, to new: CodeSet, at time: Timestamp
  ) -> [InputEvent] {
    let up = old.filter { !new.contains($0) }.map { InputEvent(time: time, type: type, code: $0, value: 0) }
    let down = new.filter { !old.contains($0) }.map { InputEvent(time: time, type: type, code: $0, value: 1) }
    return up + down
  }
}
