import InputEvents

/// What one device did so far: counts, what is down, and where its time went back.
struct DeviceTally {
  private(set) var events = 0
  private(set) var frames = 0
  private(set) var first: Timestamp?
  private(set) var last: Timestamp?
  private var pressed: CodeSet
  private var slot: Int32
  /// Slots with a contact, by the tracking id.
  private var contacts: [Int32: Int32] = [:]
  private var openEvents = 0
  private var stepsBack = 0
  private var firstStepBack: (from: Timestamp, to: Timestamp)?
  private var drops = 0
  private var firstDrop: Timestamp?

  init(_ description: DeviceDescription) {
    pressed = description.state.pressedKeys
    slot = description.state.currentSlot
    for (index, values) in description.state.slots.enumerated() {
      if let id = values[.mtTrackingId], id >= 0 { contacts[Int32(clamping: index)] = id }
    }
  }

  mutating func add(_ event: InputEvent) {
    events += 1
    openEvents += 1
    if let last, event.time < last {
      stepsBack += 1
      if firstStepBack == nil { firstStepBack = (last, event.time) }
    }
    if first == nil { first = event.time }
    last = event.time
    switch event.type {
    case .key where event.value == 0: pressed.remove(event.code)
    case .key: pressed.insert(event.code)
    case .abs where event.code == AbsoluteAxis.mtSlot.rawValue: slot = event.value
    case .abs where event.code == AbsoluteAxis.mtTrackingId.rawValue:
      // A hostile recording may name any slot; no device has this many.
      if event.value < 0 { contacts[slot] = nil } else if contacts.count < 1024 { contacts[slot] = event.value }
    case .syn where event.isReport:
      frames += 1
      openEvents = 0
    case .syn where event.isDropped:
      drops += 1
      if firstDrop == nil { firstDrop = event.time }
    default: break
    }
  }

  /// Unplugging releases everything.
  mutating func release() {
    pressed = []
    contacts = [:]
  }

  /// What is wrong with the device's part of a recording that ends here.
  func problems(of device: Int) -> [RecordingProblem] {
    var problems: [RecordingProblem] = []
    if let step = firstStepBack {
      let times = stepsBack == 1 ? "once" : "\(stepsBack) times"
      let message = "the clock goes back \(times), first from \(step.from) to \(step.to)"
      problems.append(RecordingProblem(.clockBackwards, message, device: device, time: step.to))
    }
    if drops > 0 {
      let times = drops == 1 ? "once" : "\(drops) times"
      let message = "the kernel lost events \(times) (SYN_DROPPED)"
      problems.append(RecordingProblem(.droppedEvents, message, device: device, time: firstDrop))
    }
    for key in pressed {
      let message = "\(KeyCode(rawValue: key)) is down at the end"
      problems.append(RecordingProblem(.stuckKey, message, device: device, time: last))
    }
    for slot in contacts.keys.sorted() {
      let message = "the contact in slot \(slot) (tracking id \(contacts[slot] ?? 0)) is down at the end"
      problems.append(RecordingProblem(.openContact, message, device: device, time: last))
    }
    if openEvents > 0 {
      let count = openEvents == 1 ? "1 event" : "\(openEvents) events"
      let message = "the last frame has no SYN_REPORT after \(count)"
      problems.append(RecordingProblem(.truncatedFrame, message, device: device, time: last))
    }
    return problems
  }
}
