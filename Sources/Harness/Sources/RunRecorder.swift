import Announcer
public import InputEvents
public import Recordings

/// Writes what drives a run, and what is said in it, as a recording that can be played again.
///
/// Give `take(_:from:)` to the run as its observer, and `take(_:)` every entry and every item that it observes.
public final class RunRecorder {
  private var writer: any RecordingWriter
  private let sink: ByteSink?
  private var open: [RecordedEvent] = []
  private var waiting: [RecordingItem] = []
  private var leavesOutWords = false
  /// Whether something that drives the run was taken: frames, devices that come and go, and what a script asks for.
  private var holdsInput = false
  /// What has gone wrong: nothing is written after it.
  public private(set) var failure: RecordingError?
  /// The time of the latest row.
  public private(set) var latest = Timestamp.zero

  /// A recorder of these devices; the header is written at once.
  ///
  /// - Parameter drivesReader: Whether the run's touches, turns and chords go to the screen reader.
  public convenience init(
    _ writer: any RecordingWriter, devices: [RecordedDevice], drivesReader: Bool = false
  ) throws(RecordingError) {
    var header = RecordingHeader(devices: devices, clock: .recording)
    header.drivesReader = drivesReader
    try self.init(writer, header: header)
  }

  /// A recorder of a run with this header, which is written at once.
  ///
  /// - Parameter sink: Where the writer writes; every frame goes to the operating system at once, so that a killed run
  ///   loses none, and the end is waited for. Nil leaves both to the caller.
  public init(
    _ writer: any RecordingWriter, through sink: ByteSink? = nil, header: RecordingHeader
  ) throws(RecordingError) {
    self.writer = writer
    self.sink = sink
    try self.writer.start(header)
    try sink?.flush()
  }

  /// Writes no more of what is said: it may hold what was typed, and that is not to be kept.
  public func leaveOutWords() {
    guard !leavesOutWords else { return }
    leavesOutWords = true
    waiting.append(.comment("what was said from here on is left out, since text was typed"))
  }

  /// Takes an event that was fed to the run.
  public func take(_ event: InputEvent, from device: Int) {
    open.append(RecordedEvent(device: Int32(clamping: device), event: event))
    holdsInput = true
    latest = max(latest, event.time)
    if event.isReport { writeFrames() }
  }

  /// Takes what came between two events: a device that was plugged in or unplugged, at the run's time.
  public func take(_ item: RecordingItem) {
    waiting.append(item)
    holdsInput = true
    writeFrames()
  }

  /// Takes an entry of the transcript: its mark, what a script asked of the reader, and what was said.
  public func take(_ entry: TranscriptEntry) {
    let time = max(entry.time, latest)
    switch entry.trigger {
    case .mark(let name):
      waiting.append(.mark(name, at: time))
      holdsInput = true
    // What a gesture or key asked for is in the events already.
    case .command(let command, by: nil):
      waiting.append(.reader(command.instruction, at: time))
      holdsInput = true
    case .command, .start, .input, .time, .note, .warning, .expectation: break
    }
    for utterance in entry.utterances where !utterance.text.isEmpty && !leavesOutWords {
      waiting.append(.announcement(utterance.text, language: utterance.language, at: time))
    }
    // What is not written down tells nothing, and not when it was either: that would be the rhythm of typing.
    guard !waiting.isEmpty else { return }
    latest = time
    if open.isEmpty { writeFrames() }
  }

  /// Writes the rest, and throws what went wrong on the way.
  ///
  /// An old recording stays where nothing has driven the run, since there is nothing to put in its place.
  /// - Returns: Whether it stays.
  @discardableResult
  public func finish() throws(RecordingError) -> Bool {
    writeFrames()
    if let failure { throw failure }
    try writer.finish()
    if !holdsInput, sink?.keepsOld ?? false { return true }
    try sink?.commit()
    return false
  }

  private func writeFrames() {
    guard failure == nil else { return }
    do throws(RecordingError) {
      if !open.isEmpty { try writer.write(open) }
      for item in waiting { try writer.write(item) }
      if open.isEmpty { try sink?.flush() } else { try sink?.publish() }
    } catch {
      failure = error
    }
    open.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
  }
}
