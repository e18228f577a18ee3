import InputEvents
import Recordings

/// What must hold for every reader of recordings.
enum RecordingFuzz {
  /// A recording read to its end.
  struct Content: Equatable {
    var header: RecordingHeader
    var events: [RecordedEvent] = []
    var items: [RecordingItem] = []
  }

  /// Reads; describes; writes in the same format and reads that again.
  static func check(_ bytes: [UInt8], _ format: RecordingFormat) {
    guard let content = try? read(bytes, format) else { return }
    guard let reader = try? RecordingReader(bytes: bytes, format: format, description: stranger(bytes)),
      let report = try? RecordingReport(reading: reader)
    else { fatalError("a recording that can be read cannot be described") }
    _ = report.text.utf8.count + report.json.utf8.count
    guard let written = try? write(content, format) else { return }
    guard let again = try? read(written, format) else {
      fatalError("what was written cannot be read: \(String(decoding: written, as: UTF8.self))")
    }
    guard again.events == content.events else { fatalError("events differ: \(content.events) \(again.events)") }
    guard format == .evemu || again == content else { fatalError("recordings differ: \(content) \(again)") }
  }

  /// A description for files that hold events only.
  private static func stranger(_ bytes: [UInt8]) -> DeviceDescription? {
    (try? RecordingReader(bytes: bytes)) == nil ? DeviceDescription(name: "stranger") : nil
  }

  private static func read(_ bytes: [UInt8], _ format: RecordingFormat) throws(RecordingError) -> Content {
    var reader = try RecordingReader(bytes: bytes, format: format, description: stranger(bytes))
    var content = Content(header: reader.header)
    var batch: [RecordedEvent] = []
    while true {
      switch try reader.read(into: &batch) {
      case .events: content.events += batch
      case .item(.warning): continue
      case .item(let item): content.items.append(item)
      case .end: return content
      }
    }
  }

  private static func write(_ content: Content, _ format: RecordingFormat) throws(RecordingError) -> [UInt8] {
    let sink = ByteSink()
    var writer = format.makeWriter(to: sink)
    try writer.start(content.header)
    for item in content.items {
      // Devices that are plugged in come first: the order of items and events is not what is checked here.
      try writer.write(item)
    }
    try writer.write(content.events)
    try writer.finish()
    return sink.bytes
  }
}
