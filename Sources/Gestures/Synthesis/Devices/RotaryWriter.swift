import InputEvents

/// Writes turns as the events of a rotary axis.
struct RotaryWriter {
  private enum Kind {
    /// Units of a relative axis.
    case relative(RelativeAxis)
    /// 1/120 notches, and whole notches on the older axis as they come together.
    case highResolution(RelativeAxis, lowResolution: RelativeAxis?, notches: Int)
    /// Positions from the axis' minimum.
    case ring(AbsoluteAxis, range: AxisRange, wraps: Bool)
  }

  private let kind: Kind
  private let tellsTouch: Bool
  /// The least turn is one of these.
  let unitsPerNotch: Int

  init(_ rotary: RotaryModel, on device: SynthesizedDevice) throws(SynthesisError) {
    let description = device.description
    tellsTouch = description.has(AbsoluteAxis.misc)
    switch rotary.axis {
    case .absolute(let axis):
      guard description.has(axis), let range = description.axes[axis], range.maximum > range.minimum else {
        throw SynthesisError("\(device.model.id) says that \(axis) turns, but has no range for it")
      }
      kind = .ring(axis, range: range, wraps: rotary.wraps)
      unitsPerNotch = max(1, rotary.unitsPerNotch)
    case .relative(let axis):
      let pair: (high: RelativeAxis, low: RelativeAxis)? =
        switch axis {
        case .wheel, .wheelHiRes: (.wheelHiRes, .wheel)
        case .hwheel, .hwheelHiRes: (.hwheelHiRes, .hwheel)
        default: nil
        }
      if let pair, description.has(pair.high) {
        // A model counts either notches of the wheel or 1/120 of them.
        let notches = axis == pair.high ? max(1, rotary.unitsPerNotch / 120) : max(1, rotary.unitsPerNotch)
        kind = .highResolution(pair.high, lowResolution: description.has(pair.low) ? pair.low : nil, notches: notches)
        unitsPerNotch = axis == pair.high ? max(1, rotary.unitsPerNotch) : 120 * notches
      } else {
        guard description.has(axis) else {
          throw SynthesisError("\(device.model.id) says that \(axis) turns, but does not have it")
        }
        kind = .relative(axis)
        unitsPerNotch = max(1, rotary.unitsPerNotch)
      }
    }
  }

  /// The turns that do not run past an end, in units; nil where there is no end.
  func room(from position: Int) -> ClosedRange<Int>? {
    guard case .ring(_, let range, let wraps) = kind, !wraps else { return nil }
    return -position...max(0, Int(range.maximum) - Int(range.minimum) - position)
  }

  /// Units of a whole round, where the axis wraps.
  var wrapExtent: Int? {
    guard case .ring(_, let range, let wraps) = kind, wraps else { return nil }
    return Int(range.maximum) - Int(range.minimum) + 1
  }

  /// Whether the device says when a finger lies on its ring, as tablets do by `ABS_MISC`.
  var isTouched: Bool { if case .ring(.wheel, _, _) = kind { tellsTouch } else { false } }

  /// Lays a finger on a ring that tells touches; anywhere but where the last one left, so that the place is told.
  func touch(
    _ number: Int, _ device: inout SynthesizedDevice, at time: Timestamp, to frames: inout [SynthesizedFrame]
  ) {
    guard isTouched, case .ring(let axis, let range, let wraps) = kind else { return }
    let extent = Int(range.maximum) - Int(range.minimum) + 1
    if wraps { device.ringPositions[number] = (device.ringPositions[number] + extent / 2) % extent }
    let position = Int32(clamping: Int(range.minimum) + device.ringPositions[number])
    // 15 is what tablets report for a finger on the ring (`PAD_DEVICE_ID`).
    device.send([.absolute(axis, position, at: time), .absolute(.misc, 15, at: time)], at: time, to: &frames)
  }

  /// Takes the finger off a ring that tells touches.
  func lift(_ device: inout SynthesizedDevice, at time: Timestamp, to frames: inout [SynthesizedFrame]) {
    guard isTouched else { return }
    device.send([.absolute(.misc, 0, at: time)], at: time, to: &frames)
  }

  /// The events of a turn by `units` of rotary axis number `axis`.
  func events(_ units: Int, axis number: Int, _ device: inout SynthesizedDevice, at time: Timestamp) -> [InputEvent] {
    guard units != 0 else { return [] }
    switch kind {
    case .relative(let axis): return [.relative(axis, Int32(clamping: units), at: time)]
    case .highResolution(let high, let low, _):
      device.wheelRemainders[number] += units
      let whole = device.wheelRemainders[number] / 120
      device.wheelRemainders[number] -= whole * 120
      var events: [InputEvent] = []
      if let low, whole != 0 { events.append(.relative(low, Int32(clamping: whole), at: time)) }
      return events + [.relative(high, Int32(clamping: units), at: time)]
    case .ring(let axis, let range, let wraps):
      let extent = Int(range.maximum) - Int(range.minimum) + 1
      var position = device.ringPositions[number] + units
      if wraps { position = ((position % extent) + extent) % extent }
      device.ringPositions[number] = position
      return [.absolute(axis, Int32(clamping: Int(range.minimum) + position), at: time)]
    }
  }
}
