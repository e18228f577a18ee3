import Geometry
import InputEvents

/// Turns the frames of a touch device into contacts.
///
/// Every way of telling contacts ends in the same slots: protocol B names them, protocol A is matched to them
/// (`ContactTracker+Anonymous.swift`), single touch uses the first. Events only stage values; `commit` reports what
/// a frame changed. A slot keeps its position when its contact goes, because the kernel does not repeat values: a
/// second tap at the same place sends no position at all.
struct ContactTracker: Sendable {
  /// Slots at most; a description that claims more is not believed.
  static let maximumSlots = 64

  /// What is known of a slot.
  struct Slot: Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    /// `MT_TOOL_FINGER` 0, `MT_TOOL_PEN` 1, `MT_TOOL_PALM` 2.
    var tool: Int32 = 0
    /// −1 while nothing touches.
    var trackingID: Int32 = -1
    /// The number of the contact that was reported, 0 if none.
    var contact = 0
    /// What was last reported of it.
    var reported = Point.zero
    /// What is added to its place: a finger that had none until the slot told of it goes on from where it counted as
    /// being.
    var shift = Vector.zero
    var reportedPressure: Int32 = 0
    /// The reported contact is gone.
    var ends = false
    /// A contact came and has not been reported.
    var begins = false
    /// A contact came and went within the frame.
    var flashes = false
  }

  let touch: DeviceRoles.Touch
  var mapping: ScreenMapping
  /// Whether it lies beside the screen.
  private let isPad: Bool
  private let pressureMinimum: Double
  /// 0 where the device does not tell pressure.
  private let pressureScale: Double
  var slots: [Slot]
  /// The slot that the next event is about; may be one that the device does not have.
  var current: Int
  /// A bit for every slot that the frame has touched.
  var dirty: UInt64 = 0
  /// What touches where the slot does not say.
  private var defaultTool = Contact.Tool.finger
  /// The last tracking id that was given to a contact without one.
  var serial: Int32 = 0
  /// Whether contacts were down before the first event, which have not been reported.
  private(set) var hasAdopted = false
  var anonymous = AnonymousContacts()
  /// Fingers of a touchpad that have no slot; nil where every finger has one.
  var counted: CountedFingers?

  init(_ device: DeviceDescription, touch: DeviceRoles.Touch, parts: DeviceRoles, mapping: ScreenMapping) {
    self.touch = touch
    self.mapping = mapping
    isPad = !parts.isDirect
    let pressureAxis: AbsoluteAxis = touch == .single ? .pressure : .mtPressure
    let pressure = device.has(pressureAxis) ? device.axes[pressureAxis] : nil
    pressureMinimum = Double(pressure?.minimum ?? 0)
    let span = Double(pressure?.maximum ?? 0) - pressureMinimum
    pressureScale = span > 0 ? 1 / span : 0
    defaultTool = parts.isPen && touch == .single ? .pen : .finger
    switch touch {
    case .slots:
      let range = device.axes[.mtSlot]
      let claimed = (Int(range?.maximum ?? 9)) + 1
      slots = Array(repeating: Slot(), count: min(max(claimed, device.state.slots.count, 1), Self.maximumSlots))
    case .anonymous: slots = Array(repeating: Slot(), count: AnonymousContacts.capacity)
    case .single: slots = [Slot()]
    }
    current = 0
    if !parts.isDirect, touch != .anonymous { counted = CountedFingers(device, slots: slots.count) }
    adopt(device.state)
  }

  /// Takes over what the device reported before the first event. A contact that is down already is reported with
  /// the first frame.
  private mutating func adopt(_ state: DeviceState) {
    switch touch {
    case .single:
      slots[0].x = state.axisValues[.x] ?? 0
      slots[0].y = state.axisValues[.y] ?? 0
      slots[0].pressure = state.axisValues[.pressure] ?? 0
      if state.pressedKeys.contains(KeyCode.btnTouch) { setTouching(true) }
    case .slots:
      for (index, values) in state.slots.enumerated() where index < slots.count {
        slots[index].x = values[.mtPositionX] ?? 0
        slots[index].y = values[.mtPositionY] ?? 0
        slots[index].pressure = values[.mtPressure] ?? 0
        slots[index].tool = values[.mtToolType] ?? 0
        let id = values[.mtTrackingId] ?? -1
        current = index
        if id >= 0 { setTrackingID(id) }
      }
      current = Int(state.currentSlot)
    case .anonymous: break
    }
    hasAdopted = dirty != 0
  }

  /// Answers once whether the contacts that have just been reported were down before the first event.
  mutating func takeAdopted() -> Bool {
    defer { hasAdopted = false }
    return hasAdopted
  }

  // MARK: - Events

  /// Takes an `EV_ABS` event.
  @inline(__always) mutating func absolute(_ code: UInt16, _ value: Int32) {
    switch touch {
    case .slots:
      if code == AbsoluteAxis.mtSlot.rawValue {
        current = Int(value)
        return
      }
      guard code > AbsoluteAxis.mtSlot.rawValue, current >= 0, current < slots.count else { return }
      switch code {
      case AbsoluteAxis.mtPositionX.rawValue: slots[current].x = value
      case AbsoluteAxis.mtPositionY.rawValue: slots[current].y = value
      case AbsoluteAxis.mtPressure.rawValue: slots[current].pressure = value
      case AbsoluteAxis.mtToolType.rawValue: slots[current].tool = value
      case AbsoluteAxis.mtTrackingId.rawValue: setTrackingID(value)
      default: return
      }
      dirty |= 1 << UInt64(current)
    case .anonymous: anonymous.absolute(code, value)
    case .single:
      switch code {
      case AbsoluteAxis.x.rawValue: slots[0].x = value
      case AbsoluteAxis.y.rawValue: slots[0].y = value
      case AbsoluteAxis.pressure.rawValue: slots[0].pressure = value
      default: return
      }
      dirty |= 1
    }
  }

  /// Takes `SYN_MT_REPORT`.
  mutating func endAnonymousContact() { anonymous.endContact() }

  /// Takes `BTN_TOUCH`, which says something only where there are no slots.
  mutating func touchButton(isDown: Bool) {
    switch touch {
    case .slots: break
    case .anonymous: anonymous.isTouching = isDown
    case .single: setTouching(isDown)
    }
  }

  private mutating func setTouching(_ isDown: Bool) {
    current = 0
    if isDown { serial = serial &+ 1 & Int32.max }
    setTrackingID(isDown ? serial : -1)
    dirty |= 1
  }

  /// A new id on a slot in use is the end of one contact and the beginning of another, even without −1 between.
  mutating func setTrackingID(_ id: Int32) {
    let index = current
    guard id != slots[index].trackingID else { return }
    if id >= 0 {
      if slots[index].begins { slots[index].flashes = true }
      slots[index].begins = true
    } else if slots[index].begins {
      slots[index].begins = false
      slots[index].flashes = true
    }
    if slots[index].contact != 0 { slots[index].ends = true }
    slots[index].trackingID = id
    dirty |= 1 << UInt64(index)
  }

  // MARK: - Frames

  /// Reports what the frame changed, slot by slot, an end before the beginning that replaces it.
  mutating func commit(_ nextID: inout Int, into changes: inout [ContactEvent]) {
    if touch == .anonymous { match() }
    if counted != nil { return commitCounting(&nextID, into: &changes) }
    while dirty != 0 {
      let index = dirty.trailingZeroBitCount
      dirty &= dirty &- 1
      commit(slot: index, &nextID, &changes)
    }
  }

  @inline(__always) mutating func commit(slot index: Int, _ nextID: inout Int, _ changes: inout [ContactEvent]) {
    if slots[index].ends {
      changes.append(ContactEvent(.ended, lastReport(index)))
      slots[index].ends = false
      slots[index].contact = 0
    }
    if slots[index].flashes || slots[index].begins { commitBeginning(index, &nextID, &changes) }
    guard slots[index].contact != 0 else { return }
    if slots[index].tool == 2 {
      changes.append(ContactEvent(.cancelled, lastReport(index)))
      slots[index].contact = 0
      return
    }
    let place = mapping.point(slots[index].x, slots[index].y) + slots[index].shift
    guard place != slots[index].reported || slots[index].pressure != slots[index].reportedPressure else { return }
    slots[index].reported = place
    slots[index].reportedPressure = slots[index].pressure
    changes.append(ContactEvent(.moved, lastReport(index)))
  }

  private mutating func commitBeginning(_ index: Int, _ nextID: inout Int, _ changes: inout [ContactEvent]) {
    slots[index].reported = mapping.point(slots[index].x, slots[index].y)
    slots[index].shift = .zero
    slots[index].reportedPressure = slots[index].pressure
    let isPalm = slots[index].tool == 2
    if slots[index].flashes, !isPalm {
      slots[index].contact = nextID
      nextID += 1
      changes.append(ContactEvent(.began, lastReport(index)))
      changes.append(ContactEvent(.ended, lastReport(index)))
      slots[index].contact = 0
    }
    if slots[index].begins, !isPalm {
      slots[index].contact = nextID
      nextID += 1
      changes.append(ContactEvent(.began, lastReport(index)))
    }
    slots[index].flashes = false
    slots[index].begins = false
  }

  /// Cancels every contact: events were lost or the device is gone. A slot that is still in use stays silent until
  /// it gets a new tracking id, because nobody knows what its contact did meanwhile.
  mutating func cancel(into changes: inout [ContactEvent]) {
    for index in slots.indices {
      if slots[index].contact != 0 { changes.append(ContactEvent(.cancelled, lastReport(index))) }
      slots[index].contact = 0
      slots[index].ends = false
      slots[index].begins = false
      slots[index].flashes = false
    }
    anonymous.discard()
    cancelCounted(into: &changes)
    dirty = 0
  }

  /// Forgets which slots are in use: the device is gone.
  mutating func forget() {
    for index in slots.indices { slots[index].trackingID = -1 }
    counted?.forget()
  }

  @inline(__always) func lastReport(_ index: Int) -> Contact {
    let slot = slots[index]
    return Contact(
      id: slot.contact, slot: index, tool: slot.tool == 1 ? .pen : defaultTool, position: slot.reported,
      pressure: pressureScale == 0
        ? nil : min(max((Double(slot.reportedPressure) - pressureMinimum) * pressureScale, 0), 1),
      isOnPad: isPad)
  }

  /// Where the first slot is, in points: where a pen hovers.
  var hoverPosition: Point { mapping.point(slots[0].x, slots[0].y) }
}
