public import InputEvents
public import Recordings

/// Where a replay gets its events from: a file, or what a synthesizer made.
public struct ReplaySource {
  /// The devices that there are from the start.
  public var header: RecordingHeader
  /// When it begins on its own clock; nil begins it with its first event, since most clocks count from elsewhere.
  public var start: Timestamp?
  /// When it is over on its own clock, known once all of it was read; nil is over with its last event.
  public var end: (() -> Timestamp)?
  /// Reads on, as `RecordingReader.read` does.
  public var read: (inout [RecordedEvent]) throws(RecordingError) -> RecordingNews

  /// A source that reads with a function.
  public init(
    header: RecordingHeader, start: Timestamp? = nil, end: (() -> Timestamp)? = nil,
    read: @escaping (inout [RecordedEvent]) throws(RecordingError) -> RecordingNews
  ) {
    self.header = header
    self.start = start
    self.end = end
    self.read = read
  }

  /// Events that are all there already.
  public init(header: RecordingHeader, events: [RecordedEvent]) {
    var remaining = events
    self.init(header: header) { batch throws(RecordingError) in
      batch = remaining
      remaining = []
      return batch.isEmpty ? .end : .events
    }
  }

  /// A recording of any format.
  ///
  /// - Parameter leavesOut: Called for each thing that was asked of a screen reader, which no device can say.
  public init(_ reader: consuming RecordingReader, leavesOut: @escaping () -> Void = {}) {
    let box = ReaderBox(reader)
    self.init(header: box.reader.header) { batch throws(RecordingError) in
      let step = try box.reader.read(into: &batch)
      if case .item(.reader) = step { leavesOut() }
      return step
    }
  }

  private final class ReaderBox {
    var reader: RecordingReader
    init(_ reader: consuming RecordingReader) { self.reader = reader }
  }
}
