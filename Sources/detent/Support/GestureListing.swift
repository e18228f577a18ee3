import Geometry
import Gestures
import InputEvents
import Recordings
import SafeText

/// Reads a recording through the gesture engine and prints what comes out, in bounded memory.
struct GestureListing: ~Copyable {
  private var reader: RecordingReader
  private var engine: GestureEngine
  private var lines: GestureLineWriter
  private var output: [RecognizedInput] = []
  private let rotation: ScreenRotation
  private let explains: Bool
  private var now = Timestamp.zero
  private let sink: ByteSink
  private var isEmpty = true

  init(
    reader: consuming RecordingReader, screen: Size?, rotation: ScreenRotation, options: GestureOptions, writesAll: Bool
  ) throws {
    sink = try ByteSink(writing: "-", .whole(replaces: true))
    let assumed = ScreenMapping.assumedScreen
    let recorded = reader.header.screen ?? reader.devices.lazy.compactMap(\.screen).first
    let screen =
      screen ?? recorded.map { Size(width: $0.width, height: $0.height) } ?? reader.devices.first.map {
        ScreenMapping.screen(assumed, turnedLike: $0.description)
      } ?? assumed
    engine = GestureEngine(
      devices: reader.devices.map { .init($0.description, rotation: rotation) }, screen: screen, options: options)
    lines = GestureLineWriter(writesAll: writesAll)
    for (index, device) in reader.devices.enumerated() {
      lines.degreesPerUnit[index] = GestureEngine.Source(device.description).degreesPerUnit
    }
    self.reader = reader
    self.rotation = rotation
    explains = options.explains
  }

  /// Reads to the end.
  mutating func run() throws {
    var batch: [RecordedEvent] = []
    reading: while true {
      let step: RecordingNews
      do {
        step = try reader.read(into: &batch)
      } catch {
        // What was read before the mistake has happened.
        try take(batch)
        try sink.flush()
        throw error
      }
      switch step {
      case .events: try take(batch)
      case .item(let item): take(item)
      case .end: break reading
      }
      try collect()
    }
    engine.finish(at: now, into: &output)
    try collect()
    try sink.flush()
    guard isEmpty else { return }
    StandardError.show("detent: warning: \(reader.name): nothing in it is a gesture, a turn or a key of its devices")
    StandardError.show("  hint: `detent describe` says what the devices have; --all prints contacts and pointers too")
  }

  private mutating func take(_ batch: [RecordedEvent]) throws {
    for entry in batch {
      engine.process(entry.event, from: Int(entry.device), into: &output)
      if explains { try collect() }
    }
    if let last = batch.last { now = last.event.time }
    try collect()
  }

  private mutating func take(_ item: RecordingItem) {
    switch item {
    case .added(let device, let recorded, let time):
      let source = GestureEngine.Source(recorded.description, rotation: rotation)
      lines.degreesPerUnit[device] = source.degreesPerUnit
      engine.connect(source, as: device, at: time, into: &output)
    case .removed(let device, let time): engine.interrupt(device: device, at: time, into: &output)
    case .resynchronized(let device, _): engine.resynchronize(device: device)
    case .warning(let warning): StandardError.show("detent: warning: \(reader.name): \(warning)")
    case .screen(let screen, let time):
      engine.resize(to: Size(width: screen.width, height: screen.height), at: time, into: &output)
    case .mark, .reader, .announcement, .comment, .unknown: break
    }
  }

  /// Turns what was recognized into lines.
  private mutating func collect() throws {
    if explains { for explanation in engine.takeExplanations() { lines.write(explanation) } }
    for input in output { lines.write(input) }
    output.removeAll(keepingCapacity: true)
    if !lines.bytes.isEmpty { isEmpty = false }
    try sink.append { $0 += lines.bytes }
    lines.removeAll()
  }
}
