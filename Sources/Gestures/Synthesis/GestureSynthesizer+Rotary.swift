import InputEvents

extension GestureSynthesizer {
  /// How long a hand takes for a notch, in µs.
  private static let notchDuration: Int64 = 60_000
  /// Words for any device that turns; they name the only one there is.
  private static let anyRotary: Set = ["crown", "dial", "ring", "wheel", "knob"]

  /// A device of the bundled ones that a name means, else the crown.
  private static func example(of name: String) -> String {
    ["dial": "dial", "knob": "dial", "ring": "touch-ring", "wheel": "mouse"][name] ?? "watch-crown"
  }

  /// Looks whether there is the device that an action turns; the interface does not matter for that.
  public func checkDevice(of action: ScriptAction) throws(SynthesisError) {
    if case .turn(let name, _, _) = action { _ = try turned(name) }
  }

  private func turned(_ name: String) throws(SynthesisError) -> SynthesizedDevice {
    if let device = Self.rotary(name, among: devices) { return device }
    let known = devices.filter { !$0.model.rotary.isEmpty }.map(\.model.id)
    let example = Self.example(of: name)
    let turning =
      known.isEmpty
      ? "add one that turns: in a flow devices: [\(example)], of `detent perform` --device \(example)"
      : "these turn: \(known.joined(separator: ", "))"
    let words = Self.anyRotary.contains(name) ? [] : Self.anyRotary.sorted() + known
    let near = NearestSpelling.of(name, among: words).map { "did you mean '\($0)'? " } ?? ""
    throw SynthesisError(
      "none of the devices is a \(name)", hint: near + turning, isMissing: Self.anyRotary.contains(name))
  }

  /// Turns the device that `name` means.
  mutating func turn(_ name: String, _ notches: Double, _ duration: Int64?) throws(SynthesisError) {
    let device = try turned(name)
    guard
      let axis = device.model.rotary.firstIndex(where: { !$0.isHorizontal }) ?? device.model.rotary.indices.first
    else { return }
    try turn(device.index, axis: axis, notches, duration)
  }

  /// The device that an instruction calls `name`: by its id, by a part of it, or as the only one that turns.
  static func rotary(_ name: String, among devices: [SynthesizedDevice]) -> SynthesizedDevice? {
    let candidates = devices.filter { !$0.model.rotary.isEmpty }
    let named =
      candidates.first { $0.model.id == name }
      ?? candidates.first { $0.model.id.split(separator: "-").contains(Substring(name)) }
    if named != nil || !anyRotary.contains(name) { return named }
    let crowns = candidates.filter { $0.parts.touch == nil && !$0.parts.isMouse }
    return crowns.count == 1 ? crowns.first : nil
  }

  /// Turns the wheel of the mouse.
  mutating func scroll(_ notches: Double, _ isHorizontal: Bool) throws(SynthesisError) {
    for device in devices where device.parts.isMouse {
      if let axis = device.model.rotary.firstIndex(where: { $0.isHorizontal == isHorizontal }) {
        return try turn(device.index, axis: axis, notches, nil)
      }
    }
    throw SynthesisError(
      "none of the devices is a mouse with a \(isHorizontal ? "horizontal " : "")wheel",
      hint: "add --device mouse, or turn a crown", isMissing: true)
  }

  private mutating func turn(_ index: Int, axis: Int, _ notches: Double, _ duration: Int64?) throws(SynthesisError) {
    let device = devices[index]
    let rotary = device.model.rotary[axis]
    let writer = try RotaryWriter(rotary, on: device)
    let exact = notches * Double(writer.unitsPerNotch) * (rotary.isInverted ? -1 : 1)
    // A 120th of a notch has no exact number.
    guard let total = Int(exactly: exact.rounded()), abs(Double(total) - exact) < 1e-6 else {
      throw SynthesisError(
        "\(device.model.id) cannot turn by \(ScriptNumber.text(notches)) notches: it has "
          + (writer.unitsPerNotch == 1 ? "whole notches only" : "\(writer.unitsPerNotch) units in a notch"))
    }
    let isTurning = device.lastTurn.map { now - $0 < options.thresholds.rotaryReset } ?? false
    guard isTurning || notches.magnitude * 120 + 1e-6 >= Double(options.thresholds.rotaryThreshold) else {
      throw SynthesisError(
        "a turn by \(ScriptNumber.text(notches)) notches is too little to tell from a finger laid on \(device.model.id)",
        hint: "turn by half a notch at least; only what is being turned goes on by less")
    }
    if let room = writer.room(from: device.ringPositions[axis]), !room.contains(total) {
      throw SynthesisError(
        "\(device.model.id) does not wrap, and from where it stands \(ScriptNumber.text(notches)) notches go past its end"
      )
    }
    let reports = Double(options.reportRate) / 1_000_000
    let wanted = duration ?? Int64((notches.magnitude * Double(Self.notchDuration)).rounded())
    let steps = max(1, Int((Double(wanted) * reports).rounded(.up)))
    // A ring that turns by half a round between two reports might as well have gone the other way.
    if let extent = writer.wrapExtent,
      Double(total.magnitude) / Double(steps) * MotionCurve.glidePeak >= Double(extent) / 2 - 1
    {
      throw SynthesisError(
        "at \(options.reportRate) Hz \(device.model.id) would turn by half a round between two reports",
        hint: "turn more slowly")
    }
    writer.touch(axis, &devices[index], at: now, to: &frames)
    let start = writer.isTouched ? now + Int64((1 / reports).rounded()) : now
    var sent = 0
    for step in 1...steps {
      let progress = MotionCurve.glide.progress(Double(step) / Double(steps))
      let target = step == steps ? total : Int((Double(total) * progress).rounded())
      let time = start + Int64((Double(step - 1) / reports).rounded())
      let events = writer.events(target - sent, axis: axis, &devices[index], at: time)
      devices[index].send(events, at: time, to: &frames)
      sent = target
      finish(at: time)
    }
    devices[index].lastTurn = now
    guard writer.isTouched else { return }
    finish(at: now + Int64((1 / reports).rounded()))
    writer.lift(&devices[index], at: now, to: &frames)
  }
}
