import InputEvents

/// One turning axis, on its way from device units to notches.
///
///     gathering ──rotaryThreshold (60/120) come together──▶ turning ──▶ a turn a frame
///         ▲                                                    │
///         └──────────────── rotaryReset (500 ms) of pause ─────┘
///
/// A still axis holds back what is less than half a notch, as libinput does, so that a finger laid on a wheel
/// turns nothing. What is held back comes with what follows or is made up for by a turn back; after `rotaryReset` of
/// pause it is dropped, as libinput's is, so that touches far apart add up to nothing, and so is what has not made a whole
/// notch while it turned. All else that the device
/// reported is in the turns. Once it turns, every frame is reported, also when the direction changes. A notch counts when its
/// half-way point is passed, as in the kernel's own low-resolution counterpart; back over the same point it needs
/// `rotaryHysteresis` more, so that an axis trembling there does not rattle.
struct RotaryAxis: Sendable {
  private let code: UInt16
  /// The high-resolution counterpart of a wheel, 1/120 of its unit.
  private let fineCode: UInt16?
  let isAbsolute: Bool
  /// Whether it turns about an axis that points at the person: anything but a wheel.
  let isDial: Bool
  private let unitsPerNotch: Int64
  private let fineUnitsPerNotch: Int64
  private let isInverted: Bool
  private let isHorizontal: Bool
  /// Values of a ring that wraps; 0 where it does not.
  private let circumference: Int64
  /// Whether `ABS_MISC` says when the ring is touched.
  private let hasTouchFlag: Bool

  // The frame.
  private var coarse: Int64 = 0
  private var fine: Int64 = 0
  private var hasFine = false
  private var hasCoarse = false
  private var position: Int64?
  private var isTouched = true
  /// Whether a finger came in this frame.
  private var hasLanded = false

  // Between frames.
  /// Whether the high-resolution counterpart has ever been heard; some devices claim it and never send it.
  private var hasEverFine = false
  private var lastPosition: Int64?
  /// The value that the axis has. The kernel does not repeat it for a finger that lands there.
  private var knownPosition: Int64?
  /// Device units × 120 that have not made up a unit.
  private var fraction: Int64 = 0
  private(set) var isTurning = false
  /// Units that are held back until half a notch has come together.
  private(set) var gathered: Int64 = 0
  /// The last reports among them, from the oldest.
  private var gatheredReports: [RotaryTurn.Report] = []
  private var remainder: Int64 = 0
  private var lastDirection: Int64 = 0
  /// When it last moved, in µs.
  private(set) var lastTime: Int64?
  private var startsBurst = false
  /// Whether it has dropped what it had held back since its last turn.
  private var followsPause = false

  init(_ model: RotaryModel, _ device: DeviceDescription) {
    isInverted = model.isInverted
    isHorizontal = model.isHorizontal
    let units = Int64(max(model.unitsPerNotch, 1))
    switch model.axis {
    case .relative(let axis):
      isAbsolute = false
      isDial = ![.wheel, .hwheel, .wheelHiRes, .hwheelHiRes].contains(axis)
      (circumference, hasTouchFlag) = (0, false)
      switch axis {
      case .wheel, .hwheel:
        code = axis.rawValue
        fineCode = (axis == .wheel ? RelativeAxis.wheelHiRes : .hwheelHiRes).rawValue
        (unitsPerNotch, fineUnitsPerNotch) = (units, units.multipliedReportingOverflow(by: 120).partialValue)
      case .wheelHiRes, .hwheelHiRes:
        code = (axis == .wheelHiRes ? RelativeAxis.wheel : .hwheel).rawValue
        fineCode = axis.rawValue
        (unitsPerNotch, fineUnitsPerNotch) = (max(units / 120, 1), units)
      default:
        code = axis.rawValue
        fineCode = nil
        (unitsPerNotch, fineUnitsPerNotch) = (units, units)
      }
    case .absolute(let axis):
      (isAbsolute, isDial) = (true, true)
      code = axis.rawValue
      fineCode = nil
      (unitsPerNotch, fineUnitsPerNotch) = (units, units)
      let range = device.axes[axis]
      circumference = model.wraps ? Int64(range?.maximum ?? 0) - Int64(range?.minimum ?? 0) + 1 : 0
      hasTouchFlag = axis == .wheel && device.has(AbsoluteAxis.misc)
      knownPosition = device.state.axisValues[axis].map(Int64.init)
      lastPosition = hasTouchFlag ? nil : knownPosition
      isTouched = !hasTouchFlag || (device.state.axisValues[.misc] ?? 0) != 0
    }
  }

  // MARK: - Events

  mutating func absolute(_ code: UInt16, _ value: Int32) {
    guard isAbsolute else { return }
    if code == self.code {
      position = Int64(value)
      knownPosition = position
    }
    guard hasTouchFlag, code == AbsoluteAxis.misc.rawValue else { return }
    hasLanded = value != 0 && !isTouched
    isTouched = value != 0
  }

  /// Takes an `EV_REL` event; answers whether it is this axis's.
  mutating func relative(_ code: UInt16, _ value: Int32) -> Bool {
    guard !isAbsolute else { return false }
    if code == self.code {
      coarse += Int64(value)
      hasCoarse = true
      return true
    }
    guard code == fineCode else { return false }
    fine += Int64(value)
    hasFine = true
    return true
  }

  // MARK: - Frames

  /// Ends a frame; answers the turn that it made, if any.
  mutating func endFrame(at time: Int64, _ options: GestureOptions) -> RotaryTurn? {
    if hasLanded, position == nil { lastPosition = knownPosition }
    hasLanded = false
    guard hasCoarse || hasFine || position != nil || isAbsolute && !isTouched else { return nil }
    let delta = takeFrame()
    guard delta != 0 else { return nil }
    let units = isInverted ? -delta : delta

    let pause = lastTime.map { time &- $0 } ?? .max
    if pause < 0 || pause >= options.rotaryReset {
      (isTurning, gathered, remainder, lastDirection) = (false, 0, 0, 0)
      gatheredReports = []
      followsPause = true
    }
    if pause < 0 || pause > options.rotaryBurst { startsBurst = true }
    lastTime = time
    return turn(by: units, at: time, options)
  }

  /// The frame's way in 1/120 notches: the fine axis where the frame has it, never both.
  private mutating func takeFrame() -> Int64 {
    defer { (coarse, fine, hasCoarse, hasFine, position) = (0, 0, false, false, nil) }
    if isAbsolute { return takePosition() }
    if hasFine {
      hasEverFine = true
      return units(fine, per: fineUnitsPerNotch)
    }
    return hasEverFine ? 0 : units(coarse, per: unitsPerNotch)
  }

  private mutating func takePosition() -> Int64 {
    guard isTouched else {
      lastPosition = nil
      return 0
    }
    guard let position else { return 0 }
    defer { lastPosition = position }
    guard let lastPosition else { return 0 }
    var way = position - lastPosition
    if circumference > 1 {
      way %= circumference
      if way * 2 > circumference { way -= circumference }
      if way * 2 < -circumference { way += circumference }
    }
    return units(way, per: unitsPerNotch)
  }

  /// Device units as 1/120 notches; what does not make up a whole one is kept for the next frame.
  private mutating func units(_ way: Int64, per notch: Int64) -> Int64 {
    let total = way.multipliedReportingOverflow(by: 120).partialValue &+ fraction
    fraction = total % notch
    return total / notch
  }

  private mutating func turn(by units: Int64, at time: Int64, _ options: GestureOptions) -> RotaryTurn? {
    var units = units
    var reports: [RotaryTurn.Report] = []
    if !isTurning {
      gathered += units
      if gatheredReports.count == ImpulseVelocity.capacity { gatheredReports.removeFirst() }
      gatheredReports.append(.init(time: Timestamp(microseconds: time), units: Int(clamping: units)))
      guard gathered.magnitude >= UInt64(max(options.rotaryThreshold, 0)) else { return nil }
      isTurning = true
      units = gathered
      gathered = 0
      if gatheredReports.count > 1 { reports = gatheredReports }
    }
    remainder += units
    let notches = takeNotches(options)
    defer { (startsBurst, followsPause) = (false, false) }
    var turn = RotaryTurn(
      units: Int(clamping: units), notches: Int(clamping: notches), isHorizontal: isHorizontal,
      isDial: isDial, startsBurst: startsBurst)
    turn.followsPause = followsPause
    turn.reports = reports
    return turn
  }

  /// The notches whose half-way point has been passed.
  private mutating func takeNotches(_ options: GestureOptions) -> Int64 {
    let direction: Int64 = remainder < 0 ? -1 : 1
    var threshold = Int64(max(options.rotaryThreshold, 1))
    if direction == -lastDirection { threshold += Int64(max(options.rotaryHysteresis, 0)) }
    let distance = remainder * direction
    guard distance >= threshold else { return 0 }
    let notches = max(1, (distance + 120 - Int64(max(options.rotaryThreshold, 1))) / 120)
    remainder -= notches * 120 * direction
    lastDirection = direction
    return notches * direction
  }

  /// Events were lost, or the device is gone: forgets what is under way, but not where a ring stands.
  mutating func reset() {
    isTurning = false
    (gathered, remainder, lastDirection, fraction) = (0, 0, 0, 0)
    gatheredReports = []
    lastTime = nil
    (coarse, fine, hasCoarse, hasFine, position) = (0, 0, false, false, nil)
    if isAbsolute { lastPosition = nil }
  }
}
