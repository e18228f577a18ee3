import InputEvents
import Recordings

/// Plays a recording on virtual devices: one scheduler for all of them, with absolute deadlines.
struct Replayer<Output: ReplayOutput> {
  private let options: ReplayOptions
  private let clock: ReplayClock
  private(set) var output: Output
  private var timing = TimingRecorder()
  private var signals = TypedSignals()

  /// Time between being ready and the first deadline, in ns: code that runs for the first time is slow.
  static var lead: Int64 { 25_000_000 }

  init(options: ReplayOptions, clock: ReplayClock, output: Output) {
    self.options = options
    self.clock = clock
    self.output = output
  }

  var report: TimingReport { timing.report }

  /// Plays what `makeSource` opens, once for each loop, and releases everything after each.
  ///
  /// - Parameter ready: Called once, when the devices are there and before the first deadline.
  /// - Returns: How it ended.
  mutating func play(
    _ makeSource: () throws -> ReplaySource, ready: () throws -> Void = {}
  ) throws -> ReplayEnd {
    var loop = 0
    while options.loops.map({ loop < $0 }) ?? true {
      let source = try makeSource()
      var timeline = ReplayTimeline(source)
      var start = try ReplayStart(
        &timeline, devices: source.header.devices.map(\.description), from: options.from, origin: source.start)
      for (index, description) in start.devices.enumerated() {
        guard let description else { continue }
        if loop == 0 {
          try output.open(index, description)
        } else {
          try output.bring(index, to: description.state)
        }
      }
      if loop == 0 { try ready() }
      let end = try playLoop(&timeline, &start, delay: loop == 0 ? 0 : ReplayOptions.pauseBetweenLoops * 1000)
      try output.release()
      if case .interrupted = end { return end }
      loop += 1
      timing.interrupt()
    }
    return .finished
  }

  private mutating func playLoop(
    _ timeline: inout ReplayTimeline, _ start: inout ReplayStart, delay: Int64
  ) throws -> ReplayEnd {
    guard let firstTime = start.origin, var entry = start.next else { return .finished }
    let skipped = firstTime + options.from
    var schedule = ReplaySchedule(
      origin: clock.now() + Self.lead + delay, first: options.from > 0 ? skipped : firstTime,
      speed: options.speed, longestPause: options.longestPause)
    while true {
      if let until = options.until, entry.time - firstTime > until { return .finished }
      let deadline = schedule.deadline(of: entry.time)
      let events = prepare(entry, deadline: deadline)
      if let signal = wait(until: deadline) { return .interrupted(signal: signal) }
      if let events {
        let moment = try output.send(now: clock.now)
        timing.note(deadline: deadline, taken: moment)
        signals.note(events, at: moment)
      } else {
        try plug(entry)
      }
      let step = try next(of: &timeline)
      if case .interrupted(let signal) = step { return .interrupted(signal: signal) }
      guard case .entry(let next) = step else {
        guard var end = timeline.end, end > entry.time else { return .finished }
        if let until = options.until { end = min(end, firstTime + until) }
        let signal = wait(until: schedule.deadline(of: max(end, entry.time)))
        return signal.map { .interrupted(signal: $0) } ?? .finished
      }
      entry = next
    }
  }

  /// What comes next in a recording.
  private enum Step {
    case entry(ReplayTimeline.Entry)
    case end
    case interrupted(signal: Int32)
  }

  /// Reads on; whoever ends the replay does not have to wait for a recording that is still being written.
  private mutating func next(of timeline: inout ReplayTimeline) throws -> Step {
    while true {
      let found = Result { () throws(RecordingError) in try timeline.next() }
      if case .failure(let error) = found, error.code == .interrupted {
        if let signal = wait(until: clock.now()) { return .interrupted(signal: signal) }
        continue
      }
      return try found.get().map { .entry($0) } ?? .end
    }
  }

  /// Makes a frame ready; nil when nothing is to be sent.
  private mutating func prepare(_ entry: ReplayTimeline.Entry, deadline: Int64) -> [InputEvent]? {
    guard case .frame(let frame) = entry else { return nil }
    let events = options.kernelRepeats ? frame.events.filter { $0.type != .key || $0.value != 2 } : frame.events
    // The kernel swallows frames in which nothing is left.
    guard events.contains(where: { !$0.isReport && !$0.isDropped }) else { return nil }
    let stamp = options.intendedTimestamps ? Timestamp(microseconds: deadline / 1000) : nil
    output.prepare(events, for: frame.device, stamp: stamp)
    return events
  }

  private mutating func plug(_ entry: ReplayTimeline.Entry) throws(DeviceError) {
    switch entry {
    case .frame: break
    case .added(let device, let description, _): try output.open(device, description)
    case .removed(let device, _): output.close(device)
    }
  }

  /// Waits; returns the signal with which somebody ends the replay.
  private mutating func wait(until deadline: Int64) -> Int32? {
    while let signal = clock.wait(deadline) {
      if !signals.explain(signal, at: clock.now()) { return signal }
    }
    return nil
  }
}
