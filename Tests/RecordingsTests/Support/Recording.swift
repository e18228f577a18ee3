import InputEvents
import Recordings

/// A whole recording in memory, for tests that compare.
struct Recording: Equatable {
  /// An event or an item, in the order in which they were read.
  enum Part: Equatable {
    case event(RecordedEvent)
    case item(RecordingItem)
  }
  var header: RecordingHeader
  var parts: [Part] = []

  var events: [RecordedEvent] {
    parts.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }
  var items: [RecordingItem] {
    parts.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }
  var warnings: [RecordingWarning] {
    items.compactMap { if case .warning(let warning) = $0 { warning } else { nil } }
  }

  init(header: RecordingHeader, parts: [Part] = []) {
    self.header = header
    self.parts = parts
  }

  init(
    _ text: String, format: RecordingFormat? = nil, description: DeviceDescription? = nil
  ) throws(RecordingError) {
    try self.init(bytes: Array(text.utf8), format: format, description: description)
  }

  init(
    bytes: [UInt8], format: RecordingFormat? = nil, description: DeviceDescription? = nil
  ) throws(RecordingError) {
    var reader = try RecordingReader(bytes: bytes, name: "test", format: format, description: description)
    header = reader.header
    var batch: [RecordedEvent] = []
    reading: while true {
      switch try reader.read(into: &batch) {
      case .events: parts += batch.map { .event($0) }
      case .item(let item): parts.append(.item(item))
      case .end: break reading
      }
    }
  }

  /// The recording in a format, as bytes.
  func written(as format: RecordingFormat) throws(RecordingError) -> [UInt8] {
    let sink = ByteSink()
    var writer = format.makeWriter(to: sink)
    try writer.start(header)
    for part in parts {
      switch part {
      case .event(let event): try writer.write([event])
      case .item(let item): try writer.write(item)
      }
    }
    try writer.finish()
    return sink.bytes
  }
}
