/// Writes a recording: `start` once, then events and items in their order, then `finish`.
public protocol RecordingWriter {
  /// What the format could not hold of what was written so far, each kind of loss once.
  var losses: [RecordingWarning] { get }

  /// Writes what stands before the first event.
  mutating func start(_ header: RecordingHeader) throws(RecordingError)
  /// Writes events in their order; a frame may be spread over calls.
  mutating func write(_ events: Span<RecordedEvent>) throws(RecordingError)
  /// Writes what stands between two events.
  mutating func write(_ item: RecordingItem) throws(RecordingError)
  /// Copies the lines of a recording of the same format as they stand.
  mutating func copy(_ text: SourceText) throws(RecordingError)
  /// Writes what stands after the last event, and everything that is still buffered.
  mutating func finish() throws(RecordingError)
}

extension RecordingWriter {
  /// Writes events in their order; a frame may be spread over calls.
  public mutating func write(_ events: [RecordedEvent]) throws(RecordingError) { try write(events.span) }
}
