import InputEvents

/// Turns rotary axes into detents.
struct RotaryTracker: Sendable {
  private var axes: [RotaryAxis]
  /// Whether `EV_ABS` events matter here.
  let takesAbsolute: Bool

  init(_ device: DeviceDescription, profiles: [RotaryProfile], parts: DeviceParts) {
    let profiles = profiles.isEmpty ? RotaryProfile.expected(of: device, parts: parts) : profiles
    axes = profiles.map { RotaryAxis($0, device) }
    takesAbsolute = axes.contains { $0.isAbsolute }
  }

  mutating func absolute(_ code: UInt16, _ value: Int32) {
    for index in axes.indices { axes[index].absolute(code, value) }
  }

  /// Takes an `EV_REL` event; answers whether the axis is one that turns.
  mutating func relative(_ code: UInt16, _ value: Int32) -> Bool {
    for index in axes.indices where axes[index].relative(code, value) { return true }
    return false
  }

  /// Reports what the frame turned.
  mutating func flush(_ moment: Moment, _ options: GestureOptions, _ output: inout [RecognizedInput]) {
    for index in axes.indices {
      guard var turn = axes[index].endFrame(at: moment.time.microseconds, options) else { continue }
      turn.device = moment.device
      output.append(moment.input(.rotary(turn)))
    }
  }

  /// Forgets what is under way.
  mutating func reset() {
    for index in axes.indices { axes[index].reset() }
  }
}
