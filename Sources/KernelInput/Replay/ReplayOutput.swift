import InputEvents

/// What a replay plays on: the kernel's devices, or a test's.
protocol ReplayOutput {
  /// Makes the device at a position, or replaces it, in the state that the description gives.
  mutating func open(_ device: Int, _ description: DeviceDescription) throws(DeviceError)
  /// Makes one frame ready.
  mutating func prepare(_ events: [InputEvent], for device: Int, stamp: Timestamp?)
  /// Sends the frame that is ready; answers with the moment at which the device had taken it, as `now` says.
  mutating func send(now: () -> Int64) throws(DeviceError) -> Int64
  /// Brings a device into a state, whatever it is in.
  mutating func bring(_ device: Int, to state: DeviceState) throws(DeviceError)
  /// Takes every key up and lifts every contact, on every device.
  mutating func release() throws(DeviceError)
  /// Takes the device away.
  mutating func close(_ device: Int)
}
