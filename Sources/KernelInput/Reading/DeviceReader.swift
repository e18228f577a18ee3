import Glibc
public import InputEvents
public import Recordings

/// Reads several devices on one clock, as `RecordingReader` reads a file: in batches, in the order of time.
///
/// ```swift
/// let reader = try DeviceReader(nodes: ["/dev/input/event3", "/dev/input/event4"])
/// var batch: [RecordedEvent] = []
/// reading: while true {
///   switch try reader.read(into: &batch, until: nextTimer) {
///   case .events: recognizer.feed(batch)
///   case .item(let item): note(item)
///   case .interrupted, .end: break reading
///   case .quiet: recognizer.advance(to: reader.now)
///   }
/// }
/// ```
public final class DeviceReader {
  /// The devices so far; an event names one by its position here.
  public private(set) var devices: [RecordedDevice]

  var sources: [Source?]
  private let signals: SignalSource
  private let monitor: DeviceFolderMonitor
  private var waiting: [Output] = []
  /// Looks whether another program has grabbed a device meanwhile; nil where nobody asked for it.
  var grabMonitor: GrabMonitor?
  /// How many devices were looked at so.
  var probes = 0
  /// What is to be grabbed still; nil when all that was asked for is done.
  var taking: GrabTaking?
  var held: [DeviceFrame] = []
  /// What ends the reading, once what is held is handed out.
  private var failure: DeviceError?
  /// The signal that ends the reading, once what is held is handed out.
  private var interruption: Int32?
  /// How many events the kernel or we had to throw away after `SYN_DROPPED`, as far as they could be counted.
  public private(set) var discardedEvents = 0

  /// Opens nodes; a device that several of them lead to is one. From now on until the reader goes, signals that would
  /// end the process end up in `read`.
  ///
  /// - Throws: `DeviceError` about the first node that cannot be used.
  public init(nodes: [String]) throws(DeviceError) {
    signals = try SignalSource()
    var opened: [Source] = []
    for node in nodes {
      let source = try Source(opened.count, node)
      if !opened.contains(where: { $0.device.deviceNumber == source.device.deviceNumber }) { opened.append(source) }
    }
    sources = opened
    devices = opened.map(\.recorded)
    monitor = try DeviceFolderMonitor()
  }

  /// The present moment on the devices' clock.
  public var now: Timestamp { Timestamp(microseconds: MonotonicClock.now() / 1000) }

  /// The recording header that describes the devices.
  public var header: RecordingHeader { RecordingHeader(devices: devices, clock: .monotonic) }

  /// Waits for the next thing to happen. Empties the batch first; fills it with whole frames.
  ///
  /// - Parameters:
  ///   - batch: The events of frames, in the order of time.
  ///   - deadline: When to give up, on the devices' clock; nil waits for ever.
  /// - Throws: `DeviceError` when a device fails in another way than being unplugged, and what `grab` and `checkGrabs`
  ///   throw where a device could not be had at once.
  public func read(into batch: inout [RecordedEvent], until deadline: Timestamp? = nil) throws(DeviceError)
    -> DeviceNews
  {
    batch.removeAll(keepingCapacity: true)
    while true {
      if let step = takeWaiting(into: &batch) { return step }
      if let failure { throw failure }
      if sources.allSatisfy({ $0 == nil }) { return .end }
      if let signal = interruption ?? signals.read() {
        guard !held.isEmpty else { return .interrupted(signal: signal) }
        // What was read and waited for its round comes first: nothing of it is lost.
        interruption = signal
        deliver(held, until: nil)
        continue
      }
      do throws(DeviceError) {
        if try takeDevices() { return .quiet }
      } catch {
        failure = error
        deliver(held, until: nil)
        continue
      }
      if let deadline, held.isEmpty, now >= deadline { return .quiet }
      try wait(until: held.isEmpty ? deadline : now)
    }
  }

  // MARK: - One round

  /// What `read` hands out, one after the other.
  private enum Output {
    case events([RecordedEvent])
    case item(RecordingItem)
    case grabbed(device: Int, at: Timestamp)
  }

  private func takeWaiting(into batch: inout [RecordedEvent]) -> DeviceNews? {
    guard !waiting.isEmpty else { return nil }
    switch waiting.removeFirst() {
    case .events(let events):
      batch.append(contentsOf: events)
      return .events
    case .item(let item): return .item(item)
    case .grabbed(let device, at: let time):
      sources[device]?.isGrabTold = true
      return .grabbed(device: device, at: time)
    }
  }

  private func wait(until deadline: Timestamp?) throws(DeviceError) {
    var numbers = [signals.number, monitor.number]
    let open = sources.compactMap(\.self)
    let first = numbers.count
    numbers += open.map { $0.device.number }
    if let grabMonitor { numbers.append(grabMonitor.number) }
    let (limit, overflow) = (deadline?.microseconds ?? 0).multipliedReportingOverflow(by: 1000)
    let moments = [deadline == nil || overflow ? nil : limit, nextLook, taking?.deadline]
    let ready = Poll.wait(for: numbers, until: moments.compactMap(\.self).min())
    // What happens from here on belongs to the next round, so that a device read late cannot come in front.
    let horizon = now
    var frames = held
    var removed: [(Int, Timestamp)] = []
    for (position, source) in open.enumerated() where ready[first + position] {
      do {
        try source.read(into: &frames)
      } catch  where error.code == .unplugged {
        removed.append((source.index, now))
        discardedEvents += source.assembler.discarded
        sources[source.index] = nil
      }
    }
    deliver(frames, until: removed.isEmpty ? horizon : nil)
    for (index, time) in removed { waiting.append(.item(.removed(device: index, at: time))) }
    for change in monitor.changes() { attach(change) }
    for device in look() { waiting.append(.grabbed(device: device, at: now)) }
  }

  /// Hands out frames up to `horizon` in the order of time, the rest next time.
  private func deliver(_ frames: [DeviceFrame], until horizon: Timestamp?) {
    let ordered = frames.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    held = horizon.map { limit in ordered.filter { $0.time > limit } } ?? []
    var events: [RecordedEvent] = []
    for frame in ordered.prefix(ordered.count - held.count) {
      if frame.origin == .resynchronized {
        if !events.isEmpty { waiting.append(.events(events)) }
        events = []
        waiting.append(.item(.resynchronized(device: frame.device, at: frame.time)))
      }
      events += frame.events.map { RecordedEvent(device: Int32(clamping: frame.device), event: $0) }
    }
    if !events.isEmpty { waiting.append(.events(events)) }
  }

  /// A device that was unplugged and comes back, under whatever node, takes its old place.
  private func attach(_ change: DeviceFolderMonitor.Change) {
    if case .opened(let node) = change { noteOpening(of: node) }
    guard case .appeared(let node) = change, sources.contains(where: { $0 == nil }),
      let source = try? Source(0, node),
      !sources.contains(where: { $0?.device.deviceNumber == source.device.deviceNumber })
    else { return }
    for index in sources.indices where sources[index] == nil {
      guard devices[index].description.isSameDevice(as: source.recorded.description) else { continue }
      source.move(to: index)
      sources[index] = source
      devices[index] = source.recorded
      waiting.append(.item(.added(device: index, source.recorded, at: now)))
      return
    }
  }
}
