import Geometry
public import Gestures
public import InputEvents
public import Recordings

/// A script as a recording: what its devices would say, read as a recording is read.
///
/// Events are made as they are read, one instruction at a time, so that memory does not grow with the script.
public struct ScriptRecording {
  /// The devices and their clock.
  public let header: RecordingHeader
  /// When the script begins; a `wait` in front keeps its first event away from it.
  public let start: Timestamp
  /// The moment up to which it was read; at the end, with what it waits for after the last event.
  public var now: Timestamp { synthesizer.now }
  private let instructions: [Located<ScriptAction>]
  private var synthesizer: GestureSynthesizer
  private var next = 0

  /// A script on these devices.
  ///
  /// Throws the first instruction that cannot be done: its device is missing or cannot express it, or it needs an
  /// interface to look at (selectors, reader instructions).
  public init(
    _ script: GestureScript, on devices: [DeviceModel], options: SynthesisOptions = SynthesisOptions()
  ) throws(ScriptRunError) {
    var header = RecordingHeader(devices: devices.map(Self.device), clock: .recording)
    header.screen = options.screen.flatMap { RecordedScreen(width: $0.width, height: $0.height) }
    self.header = header
    start = options.start
    instructions = script.instructions
    do throws(SynthesisError) {
      synthesizer = try GestureSynthesizer(devices: devices, options: options)
    } catch {
      throw ScriptRunError(
        isAboutDevices: true, location: nil, instruction: "", message: error.message, hint: error.hint)
    }
    var rehearsal = synthesizer
    for instruction in instructions { _ = try Self.perform(instruction, &rehearsal) }
  }

  /// Reads on, as `RecordingReader.read` does: the events of an instruction, a mark, or the end.
  public mutating func read(into batch: inout [RecordedEvent]) -> RecordingNews {
    batch.removeAll(keepingCapacity: true)
    while next <= instructions.count {
      defer { next += 1 }
      guard next < instructions.count else {
        Self.append(synthesizer.finish(), to: &batch)
        return batch.isEmpty ? .end : .events
      }
      if case .mark(let name) = instructions[next].value { return .item(.mark(name, at: synthesizer.now)) }
      // The rehearsal has shown that every instruction can be done.
      guard let frames = try? Self.perform(instructions[next], &synthesizer) else { continue }
      Self.append(frames, to: &batch)
      if !batch.isEmpty { return .events }
    }
    return .end
  }

  /// Writes all of it.
  public mutating func write(to writer: inout any RecordingWriter) throws(RecordingError) {
    try writer.start(header)
    var batch: [RecordedEvent] = []
    while true {
      switch read(into: &batch) {
      case .events: try writer.write(batch)
      case .item(let item): try writer.write(item)
      case .end: return try writer.finish()
      }
    }
  }

  /// A device with the screen that it lies on, unless everybody would assume just that.
  private static func device(_ model: DeviceModel) -> RecordedDevice {
    let assumed = ScreenMapping.screen(ScreenMapping.assumedScreen, turnedLike: model.description)
    let screen = model.screen == assumed ? nil : model.screen
    return RecordedDevice(
      model.description, screen: screen.flatMap { RecordedScreen(width: $0.width, height: $0.height) })
  }

  private static func perform(
    _ instruction: Located<ScriptAction>, _ synthesizer: inout GestureSynthesizer
  ) throws(ScriptRunError) -> [SynthesizedFrame] {
    do throws(SynthesisError) {
      if case .reader = instruction.value {
        throw SynthesisError(
          "a screen reader needs an interface to read", hint: "detent run TARGET --script drives one")
      }
      if case .expect = instruction.value {
        throw SynthesisError(
          "what is expected is asked of an interface", hint: "detent run TARGET --script drives one")
      }
      return try synthesizer.perform(instruction.value)
    } catch {
      throw ScriptRunError(
        isAboutDevices: true, location: instruction.location, instruction: instruction.value.description,
        message: error.message, hint: error.hint)
    }
  }

  private static func append(_ frames: [SynthesizedFrame], to batch: inout [RecordedEvent]) {
    for frame in frames {
      for event in frame.events { batch.append(RecordedEvent(device: Int32(clamping: frame.device), event: event)) }
    }
  }
}
