/// The rules of the kernel's input core (`drivers/input/input.c`) for one device, without a kernel.
///
/// What a driver or a uinput writer sends goes in; what every reader of `/dev/input/eventN` gets comes out. The core
/// drops what says nothing new, and everything that synthesizes or replays events has to live with that:
///
/// - an absolute value, key or switch that is what it was already, and a relative movement of 0, are dropped;
/// - `ABS_MT_SLOT` is only staged, and sent when a value of that slot follows; every slot remembers its own values;
/// - a device without slots (protocol A) has its multitouch values passed on unseen;
/// - `fuzz` smooths absolute values before they are compared;
/// - autorepeat (key value 2) passes without a look at the key's state;
/// - codes and types that the device does not declare are dropped;
/// - a frame in which nothing is left is swallowed, and a frame that outgrows the core's buffer is cut in two.
///
/// All events of a frame carry the time of its `SYN_REPORT`, as the core stamps them.
public struct KernelTwin: Sendable {
  /// What the device can send; its state is where the twin starts.
  public let description: DeviceDescription
  /// Events the core expects in one frame (`hint_events_per_packet`); decides how large a reader's buffer is.
  public let eventsPerPacket: Int

  /// The most slots a device may have; the kernel refuses more.
  static let greatestSlotCount = 1024

  var types: CodeSet
  var keys: CodeSet
  var lights: CodeSet
  var switches: CodeSet
  var axisValues: [Int32]
  var fuzz: [Int32]
  /// Values of the multitouch axes, slot after slot; empty on a device without slots.
  var slotValues: [Int32]
  var slotCount: Int
  var stagedSlot = 0
  var sentSlot = 0
  var repeatDelay: Int32
  var repeatPeriod: Int32
  var pending: [InputEvent] = []

  /// The twin of a device in the state that its description gives.
  public init(_ description: DeviceDescription) {
    self.description = description
    eventsPerPacket = Self.eventsPerPacket(of: description)
    types = CodeSet([EventType.syn.rawValue])
    for (type, codes) in description.codes where !codes.isEmpty { types.insert(type.rawValue) }
    if description.autorepeat != nil { types.insert(EventType.rep.rawValue) }
    let state = description.state
    keys = state.pressedKeys
    lights = state.litLEDs
    switches = state.setSwitches
    axisValues = Array(repeating: 0, count: Int(AbsoluteAxis.count))
    fuzz = Array(repeating: 0, count: Int(AbsoluteAxis.count))
    for (axis, value) in state.axisValues where axis.rawValue < AbsoluteAxis.count {
      axisValues[Int(axis.rawValue)] = value
    }
    for (axis, range) in description.axes where axis.rawValue < AbsoluteAxis.count {
      fuzz[Int(axis.rawValue)] = max(0, range.fuzz)
    }
    slotCount = Self.slotCount(of: description)
    slotValues = Array(repeating: 0, count: slotCount * Self.axesPerSlot)
    for slot in 0..<slotCount { slotValues[Self.index(.mtTrackingId, in: slot)] = -1 }
    for (slot, values) in state.slots.prefix(slotCount).enumerated() {
      for (axis, value) in values where Self.isSlotValue(axis.rawValue) {
        slotValues[Self.index(axis, in: slot)] = value
      }
    }
    if state.currentSlot >= 0, Int(state.currentSlot) < slotCount {
      stagedSlot = Int(state.currentSlot)
      sentSlot = stagedSlot
    }
    repeatDelay = description.autorepeat?.delay ?? 0
    repeatPeriod = description.autorepeat?.period ?? 0
  }

  /// Takes one event as a driver writes it; appends to `delivered` what readers get, a frame at a time.
  public mutating func write(_ event: InputEvent, to delivered: inout [InputEvent]) {
    guard types.contains(event.type.rawValue) else { return }
    if event.isReport {
      pending.append(event)
      flush(at: event.time, to: &delivered)
      return
    }
    guard let passed = pass(event) else { return }
    if passed.withSlot {
      pending.append(.absolute(.mtSlot, Int32(clamping: stagedSlot), at: event.time))
    }
    pending.append(passed.event)
    // The core's buffer holds the hint and two events more; it is sent early when only two places are left.
    if pending.count >= eventsPerPacket {
      pending.append(Self.forcedReport(at: event.time))
      flush(at: event.time, to: &delivered)
    }
  }

  /// What readers get of `events`, which a driver writes one after the other.
  public mutating func write(_ events: some Sequence<InputEvent>) -> [InputEvent] {
    var delivered: [InputEvent] = []
    for event in events { write(event, to: &delivered) }
    return delivered
  }

  /// Takes the device away: readers see every key that is down come up, as `input_unregister_device` has it.
  public mutating func disconnect(at time: Timestamp) -> [InputEvent] {
    pending = []
    var delivered: [InputEvent] = []
    for number in keys {
      delivered.append(InputEvent(time: time, type: .key, code: number, value: 0))
    }
    if !delivered.isEmpty { delivered.append(Self.forcedReport(at: time)) }
    keys = []
    return delivered
  }

  /// What the device would answer when asked for its state now.
  public var state: DeviceState {
    var state = DeviceState()
    state.pressedKeys = keys
    state.litLEDs = lights
    state.setSwitches = switches
    for number in description.codes[.abs] ?? [] where number < AbsoluteAxis.count {
      let axis = AbsoluteAxis(rawValue: number)
      if number != AbsoluteAxis.mtSlot.rawValue, !Self.isSlotValue(number) {
        state.axisValues[axis] = axisValues[Int(number)]
      }
    }
    state.currentSlot = Int32(clamping: sentSlot)
    state.slots = (0..<slotCount).map { slot in
      var values: [AbsoluteAxis: Int32] = [:]
      for number in description.codes[.abs] ?? [] where Self.isSlotValue(number) {
        let axis = AbsoluteAxis(rawValue: number)
        values[axis] = slotValues[Self.index(axis, in: slot)]
      }
      return values
    }
    return state
  }

  private mutating func flush(at time: Timestamp, to delivered: inout [InputEvent]) {
    // A frame of nothing but its own end goes no further.
    if pending.count >= 2 {
      for var event in pending {
        event.time = time
        delivered.append(event)
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// The end of a frame that the core makes up itself; it has the value 1.
  private static func forcedReport(at time: Timestamp) -> InputEvent {
    InputEvent(time: time, type: .syn, code: SyncCode.report.rawValue, value: 1)
  }
}
