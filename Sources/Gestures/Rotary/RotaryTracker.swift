import InputEvents

/// Turns rotary axes into notches.
struct RotaryTracker: Sendable {
  private var axes: [RotaryAxis]
  /// Whether `EV_ABS` events matter here.
  let takesAbsolute: Bool

  init(_ device: DeviceDescription, models: [RotaryModel], parts: DeviceRoles) {
    let models = models.isEmpty ? RotaryModel.expected(of: device, parts: parts) : models
    axes = models.map { RotaryAxis($0, device) }
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
  mutating func flush(_ moment: Moment, _ context: inout EngineContext, _ output: inout [RecognizedInput]) {
    for index in axes.indices {
      let before = axes[index].lastTime
      defer { if axes[index].lastTime != before { noteHeld(moment, axes[index], &context) } }
      guard var turn = axes[index].endFrame(at: moment.time.microseconds, context.options) else {
        if context.options.explains, axes[index].lastTime != before { explain(axes[index], moment, &context) }
        continue
      }
      turn.device = moment.device
      output.append(moment.input(.rotary(turn)))
    }
  }

  /// Notes since when a device holds something back; there and back again within the threshold is held back, too.
  private func noteHeld(_ moment: Moment, _ axis: RotaryAxis, _ context: inout EngineContext) {
    if !axis.isTurning {
      context.heldTurn = (moment.device, moment.time)
    } else if context.heldTurn?.device == moment.device {
      context.heldTurn = nil
    }
  }

  /// Says how much is held back; of several frames in a row the last one says it.
  private func explain(_ axis: RotaryAxis, _ moment: Moment, _ context: inout EngineContext) {
    if let last = context.explanations.last, last.isOfHeldTurn, last.device == moment.device {
      context.explanations.removeLast()
    }
    guard !axis.isTurning else { return }
    let subject =
      "\(axis.isDial ? "dial" : "wheel"): \(axis.gathered) units held back; \(context.options.rotaryThreshold) of 120, "
      + "half a notch, begin a turn (P.rotaryThreshold), and these come with it unless "
      + "\(context.options.rotaryReset / 1000) ms go by (P.rotaryReset)"
    context.explanations.append(
      GestureExplanation(time: moment.time, device: moment.device, subject: subject, taker: nil, verdicts: []))
  }

  /// Forgets what is under way.
  mutating func reset() {
    for index in axes.indices { axes[index].reset() }
  }
}
