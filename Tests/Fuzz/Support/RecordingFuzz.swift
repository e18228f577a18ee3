import InputEvents
import Recordings

/// What must hold for every reader of recordings.
enum RecordingFuzz {
  private enum Part: Equatable {
    case events([RecordedEvent])
    case item(RecordingItem)
  }

  /// Reads; describes; writes in the same format and reads that again.
  static func check(_ bytes: [UInt8], _ format: RecordingFormat) {
    // Files of events only get a device, so that their events are read as well.
    let stranger = (try? RecordingReader(bytes: bytes, format: format)) == nil ? DeviceDescription() : nil
    guard let (header, parts) = try? read(bytes, format, stranger) else { return }
    guard let reader = try? RecordingReader(bytes: bytes, format: format, description: stranger),
      let report = try? RecordingReport(reading: reader)
    else { fatalError("a recording that can be read cannot be described") }
    _ = report.text.utf8.count + report.json.utf8.count
    guard let written = try? write(header, parts, format) else { return }
    guard let again = try? read(written, format, nil) else {
      fatalError("what was written cannot be read: \(String(decoding: written, as: UTF8.self))")
    }
    guard again.parts == parts else { fatalError("differs:\n\(parts)\n\(again.parts)") }
    guard format == .evemu || again.header == header else { fatalError("differs:\n\(header)\n\(again.header)") }
  }

  private static func read(
    _ bytes: [UInt8], _ format: RecordingFormat, _ stranger: DeviceDescription?
  ) throws(RecordingError) -> (header: RecordingHeader, parts: [Part]) {
    var reader = try RecordingReader(bytes: bytes, format: format, description: stranger)
    let header = reader.header
    var parts: [Part] = []
    var batch: [RecordedEvent] = []
    while true {
      switch try reader.read(into: &batch) {
      case .events:
        if case .events(let before) = parts.last {
          parts[parts.count - 1] = .events(before + batch)
        } else {
          parts.append(.events(batch))
        }
      case .item(.warning): continue
      case .item(let item): parts.append(.item(item))
      case .end: return (header, parts)
      }
    }
  }

  private static func write(
    _ header: RecordingHeader, _ parts: [Part], _ format: RecordingFormat
  ) throws(RecordingError) -> [UInt8] {
    let sink = ByteSink()
    var writer = format.makeWriter(to: sink)
    try writer.start(header)
    for part in parts {
      switch part {
      case .events(let events): try writer.write(events)
      case .item(let item): try writer.write(item)
      }
    }
    try writer.finish()
    return sink.bytes
  }
}
