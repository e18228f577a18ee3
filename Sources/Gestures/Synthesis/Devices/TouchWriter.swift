import Geometry
import InputEvents

/// Writes a motion as a touch device's frames, report after report.
struct TouchWriter {
  let mapping: ScreenMapping
  let options: SynthesisOptions
  let start: Timestamp
  var generator: SeededGenerator
  /// How much later than the rate says all reports but the first come, in µs; less than one report.
  private var phase = 0.0

  init(mapping: ScreenMapping, options: SynthesisOptions, start: Timestamp, generator: SeededGenerator) {
    self.mapping = mapping
    self.options = options
    self.start = start
    self.generator = generator
  }

  /// A finger on the device.
  private struct Contact {
    var finger: TouchMotion.Finger
    var slot: Int
    var firstTick: Int
    /// The report in which it is gone.
    var lastTick: Int
    var trackingID: Int32 = -1
  }

  /// A finger in a report.
  private struct Sample {
    var x: Int32
    var y: Int32
    var pressure: Double
  }

  /// When report `tick` of the gesture comes.
  func time(_ tick: Int) -> Timestamp {
    tick == 0 ? start : start + Int64((Double(tick) * period + phase).rounded())
  }

  /// Microseconds from one report to the next.
  private var period: Double { 1_000_000 / Double(options.reportRate) }

  /// The first report at `offset` µs or later.
  private func tick(at offset: Int64) -> Int {
    guard offset > 0 else { return 0 }
    return max(1, Int(((Double(offset) - phase) / period - 1e-9).rounded(.up)))
  }

  /// The reports of the motion; answers the time of the last one.
  mutating func write(
    _ motion: TouchMotion, on device: inout SynthesizedDevice, to frames: inout [SynthesizedFrame]
  ) -> Timestamp {
    var slots = Array(0..<slotCount(device))
    if options.slotOrder == .shuffled { slots = generator.shuffled(slots) }
    // A finger that is let go in full movement shows its whole way at its own speed at any rate: a report falls on
    // the end of the way, and the lift comes with the next one.
    let isLetGo = motion.curve.isLetGo
    phase = isLetGo ? Double(motion.end) - (Double(motion.end) / period + 1e-9).rounded(.down) * period : 0
    var contacts: [Contact] = []
    for (finger, slot) in zip(motion.fingers, slots) {
      let first = tick(at: finger.arrival)
      // A finger is seen in two reports at least: one that has it, and one that has not.
      let last = tick(at: finger.departure) + (isLetGo ? 1 : 0)
      contacts.append(Contact(finger: finger, slot: slot, firstTick: first, lastTick: max(first + 1, last)))
    }
    let lastTick = contacts.map(\.lastTick).max() ?? 0
    // The end of the way is reached in the last report that still has all fingers.
    let lastFull = (contacts.map(\.lastTick).min() ?? 0) - 1
    // Nobody moves before the last finger has been seen.
    let begin = max(motion.start, time(contacts.map(\.firstTick).max() ?? 0) - start)
    let end = max(begin + 1, min(motion.end, time(lastFull) - start))
    for tick in 0...lastTick {
      let offset = time(tick) - start
      let progress = motion.curve.progress(Double(offset - begin) / Double(end - begin))
      var samples: [Sample?] = []
      for index in contacts.indices {
        let contact = contacts[index]
        guard tick >= contact.firstTick, tick < contact.lastTick else {
          samples.append(nil)
          continue
        }
        if tick == contact.firstTick { contacts[index].trackingID = device.takeTrackingID() }
        samples.append(sample(contact, progress: progress, tick: tick, device))
      }
      device.send(events(contacts, samples, tick: tick, device), at: time(tick), to: &frames)
    }
    return time(lastTick)
  }

  private func slotCount(_ device: SynthesizedDevice) -> Int { Self.contactLimit(of: device) }

  /// How many contacts a device can tell at once.
  static func contactLimit(of device: SynthesizedDevice) -> Int {
    switch device.parts.touch {
    case .slots: min(Hand.capacity, max(1, Int(device.description.axes[.mtSlot]?.maximum ?? 0) + 1))
    case .anonymous: 10
    case .single: 1
    case nil: 0
    }
  }

  private mutating func sample(_ contact: Contact, progress: Double, tick: Int, _ device: SynthesizedDevice) -> Sample {
    var place = contact.finger.shape.position(progress)
    if options.jitter > 0 {
      place = place + Vector(dx: generator.unit() * options.jitter, dy: generator.unit() * options.jitter)
    }
    let (x, y) = mapping.deviceUnits(at: place)
    let isSingle = device.parts.touch == .single
    // A finger lands lightly, presses, and lightens before it leaves.
    let settled = min(1, Double(tick - contact.firstTick + 1) / 3)
    let leaving = min(1, Double(contact.lastTick - tick) / 2)
    let pressure = 0.15 + 0.4 * min(settled, leaving)
    return Sample(
      x: device.clamped(x, isSingle ? .x : .mtPositionX), y: device.clamped(y, isSingle ? .y : .mtPositionY),
      pressure: pressure)
  }

  // MARK: - Events

  private mutating func events(
    _ contacts: [Contact], _ samples: [Sample?], tick: Int, _ device: SynthesizedDevice
  ) -> [InputEvent] {
    let isInvolved = contacts.contains { tick >= $0.firstTick && tick <= $0.lastTick }
    guard isInvolved else { return [] }
    let now = time(tick)
    var order = Array(contacts.indices)
    if options.slotOrder == .shuffled { order = generator.shuffled(order) }
    var events: [InputEvent] = []
    switch device.parts.touch {
    case .slots:
      for index in order { events += slotEvents(contacts[index], samples[index], tick: tick, now, device) }
    case .anonymous:
      for index in order { events += anonymousEvents(contacts[index], samples[index], now, device) }
      if events.isEmpty { events.append(Self.endOfContact(now)) }
    case .single, nil: break
    }
    return events + emulation(samples, now, device)
  }

  private func slotEvents(
    _ contact: Contact, _ sample: Sample?, tick: Int, _ now: Timestamp, _ device: SynthesizedDevice
  ) -> [InputEvent] {
    guard tick >= contact.firstTick, tick <= contact.lastTick else { return [] }
    var events: [InputEvent] = [.absolute(.mtSlot, Int32(clamping: contact.slot), at: now)]
    guard let sample else { return events + [.absolute(.mtTrackingId, -1, at: now)] }
    events.append(.absolute(.mtTrackingId, contact.trackingID, at: now))
    return events + valueEvents(sample, now, device)
  }

  private func anonymousEvents(
    _ contact: Contact, _ sample: Sample?, _ now: Timestamp, _ device: SynthesizedDevice
  ) -> [InputEvent] {
    guard let sample else { return [] }
    var events: [InputEvent] = []
    if device.description.has(.mtTrackingId) { events.append(.absolute(.mtTrackingId, contact.trackingID, at: now)) }
    return events + valueEvents(sample, now, device) + [Self.endOfContact(now)]
  }

  private static func endOfContact(_ now: Timestamp) -> InputEvent {
    InputEvent(time: now, type: .syn, code: SyncCode.mtReport.rawValue, value: 0)
  }

  private func valueEvents(_ sample: Sample, _ now: Timestamp, _ device: SynthesizedDevice) -> [InputEvent] {
    var events: [InputEvent] = []
    if device.description.has(.mtToolType) { events.append(.absolute(.mtToolType, 0, at: now)) }
    events.append(.absolute(.mtPositionX, sample.x, at: now))
    events.append(.absolute(.mtPositionY, sample.y, at: now))
    for (axis, share) in [(AbsoluteAxis.mtTouchMajor, 0.5), (.mtTouchMinor, 0.45), (.mtPressure, 1)] {
      if let value = device.value(axis, share: sample.pressure * share) {
        events.append(.absolute(axis, value, at: now))
      }
    }
    return events
  }

  /// Buttons, and the axes that follow the finger that came first, for programs that know one contact only
  /// (`input_mt_report_pointer_emulation`).
  private func emulation(_ samples: [Sample?], _ now: Timestamp, _ device: SynthesizedDevice) -> [InputEvent] {
    let present = samples.compactMap { $0 }
    let description = device.description
    var events: [InputEvent] = []
    let tools: [KeyCode] = [
      .btnToolFinger, .btnToolDoubletap, .btnToolTripletap, .btnToolQuadtap, .btnToolQuinttap,
    ]
    if description.has(.btnTouch) { events.append(.key(.btnTouch, present.isEmpty ? 0 : 1, at: now)) }
    for (count, tool) in tools.enumerated() where description.has(tool) {
      events.append(.key(tool, present.count == count + 1 ? 1 : 0, at: now))
    }
    guard let oldest = present.first else {
      return device.value(.pressure, share: 0).map { events + [.absolute(.pressure, $0, at: now)] } ?? events
    }
    if description.has(AbsoluteAxis.x) { events.append(.absolute(.x, oldest.x, at: now)) }
    if description.has(AbsoluteAxis.y) { events.append(.absolute(.y, oldest.y, at: now)) }
    if let value = device.value(.pressure, share: oldest.pressure) {
      events.append(.absolute(.pressure, value, at: now))
    }
    return events
  }
}
