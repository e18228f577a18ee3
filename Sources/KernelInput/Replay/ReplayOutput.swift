import InputEvents

/// What a replay plays on: the kernel's devices, or a test's.
protocol ReplayOutput {
  /// Makes the device at a position, or replaces it, in the state that the description gives.
  mutating func open(_ device: Int, _ description: DeviceDescription) throws(DeviceError)
  /// Sends one frame.
  mutating func write(_ events: [InputEvent], to device: Int, stamp: Timestamp?) throws(DeviceError)
  /// Brings a device into a state, whatever it is in.
  mutating func bring(_ device: Int, to state: DeviceState) throws(DeviceError)
  /// Takes every key up and lifts every contact, on every device.
  mutating func release() throws(DeviceError)
  /// Takes the device away.
  mutating func close(_ device: Int)
}
