import InputEvents

extension DeviceState {
  /// The same state with every key up and every contact lifted. Switches and lights stay: nobody holds them.
  var released: DeviceState {
    var result = self
    result.pressedKeys = []
    if result.axisValues[.pressure] != nil { result.axisValues[.pressure] = 0 }
    for slot in result.slots.indices where result.slots[slot][.mtTrackingId] != nil {
      result.slots[slot][.mtTrackingId] = -1
    }
    return result
  }

  /// Whether a key is down or a contact touches.
  var isReleased: Bool {
    pressedKeys.isEmpty && slots.allSatisfy { ($0[.mtTrackingId] ?? -1) < 0 }
  }
}
