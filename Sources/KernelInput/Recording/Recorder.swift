import Glibc
import InputEvents
public import Recordings

/// Records devices on one clock, and ends in good order.
public enum Recorder {
  /// What was recorded.
  public struct Summary: Hashable, Sendable {
    /// Frames that were written.
    public var frames = 0
    /// Events of these frames.
    public var events = 0
    /// How often the kernel dropped events.
    public var drops = 0
    /// The signal that ended it, if one did.
    public var signal: Int32?
    /// The devices that another program grabbed meanwhile, by their places: nothing that they did then is recorded.
    public var grabbed: [Int] = []
    /// Whether it ended because every device was unplugged.
    public var isUnplugged = false
  }

  /// Writes what the devices say until a signal, a limit or the last unplugging ends it.
  ///
  /// After every round of reading, all of it is with the operating system: a killed recorder loses no frame that it
  /// had read, apart from a Ctrl that went down in its last second (see `TerminalKeyTrimmer`).
  ///
  /// - Parameters:
  ///   - reader: The open devices.
  ///   - writer: Has written nothing yet.
  ///   - sink: Where the writer writes.
  ///   - started: Called when no device has to be waited for any more, and the recording's time begins; what they did
  ///     until then is recorded too.
  ///   - noticed: Called when another program is found to have grabbed a device, with its place; once for each.
  /// - Throws: `DeviceError` and `RecordingError`; what was read until a device failed is recorded.
  public static func record(
    _ reader: DeviceReader, to writer: inout any RecordingWriter, through sink: ByteSink,
    options: RecorderOptions = RecorderOptions(), started: () -> Void = {},
    noticed: (Int) -> Void = { _ in }
  ) throws -> Summary {
    if options.grabs { try reader.grab() } else { try reader.checkGrabs() }
    var filter = RecordingFilter(reader.header, identity: options.keepsKeystrokes ? nil : .random())
    var isOpen = false
    // A device that cannot be had, and does nothing, leaves no file.
    func open() throws(RecordingError) {
      guard !isOpen else { return }
      isOpen = true
      try writer.start(filter.header)
      try sink.flush()
    }
    var hasStarted = false
    var deadline: Timestamp?
    var failure: DeviceError?
    var summary = Summary()
    var batch: [RecordedEvent] = []
    recording: while options.frames.map({ summary.frames < $0 }) ?? true {
      if !hasStarted, reader.isSettled {
        try open()
        hasStarted = true
        started()
        deadline = options.duration.map { reader.now + $0 }
      }
      var frames: [DeviceFrame] = []
      var item: RecordingItem?
      let news: DeviceNews
      do throws(DeviceError) {
        news = try reader.read(into: &batch, until: [deadline, filter.deadline].compactMap(\.self).min())
      } catch {
        failure = error
        break recording
      }
      switch news {
      case .events:
        for frame in DeviceFrame.frames(of: batch) { filter.take(frame, into: &frames) }
      case .item(let found):
        item = filter.take(found, into: &frames)
      case .quiet:
        if let deadline, reader.now >= deadline { break recording }
        filter.advance(to: reader.now, into: &frames)
      case .interrupted(let signal):
        summary.signal = signal
        break recording
      case .end:
        summary.isUnplugged = true
        break recording
      case .grabbed(let device, at: _):
        summary.grabbed.append(device)
        noticed(device)
        item = filter.take(.comment("another program has grabbed device \(device)"), into: &frames)
      }
      guard !frames.isEmpty || item != nil else { continue }
      try open()
      try write(frames, to: &writer, &summary)
      if let item { try writer.write(item) }
      // With the first frame there is something to put in the place of an old file.
      if summary.frames > 0 { try sink.publish() } else { try sink.flush() }
    }
    var rest: [DeviceFrame] = []
    filter.finish(isInterrupted: summary.signal == SIGINT, into: &rest)
    if !rest.isEmpty || summary.isUnplugged { try open() }
    if isOpen {
      try write(rest, to: &writer, &summary)
      try writer.finish()
      if summary.frames > 0 || !sink.keepsOld { try sink.commit() }
    }
    for device in reader.lastLook() {
      summary.grabbed.append(device)
      noticed(device)
    }
    if let failure { throw failure }
    if !hasStarted, summary.signal != nil, options.grabs || summary.frames == 0 {
      throw interruption(of: reader, after: summary.frames)
    }
    return summary
  }

  /// That a signal came before the devices could be had as they were asked for.
  private static func interruption(of reader: DeviceReader, after frames: Int) -> DeviceError {
    DeviceError(
      .interrupted, reader.devices.first?.node ?? "",
      frames == 0 ? "interrupted before anything was read" : "interrupted while a key of the device was down",
      hint: frames == 0 ? nil : "what it did until then is recorded: \(frames) frames")
  }

  private static func write(
    _ frames: [DeviceFrame], to writer: inout any RecordingWriter, _ summary: inout Summary
  ) throws(RecordingError) {
    for frame in frames {
      try writer.write(frame.events.map { RecordedEvent(device: Int32(clamping: frame.device), event: $0) })
      summary.frames += 1
      summary.events += frame.events.count
      if frame.events.contains(where: \.isDropped) { summary.drops += 1 }
    }
  }
}
