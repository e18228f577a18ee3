/// The news that one call of a reader brought.
public enum RecordingNews: Hashable, Sendable {
  /// The batch holds events, at least one.
  case events
  /// Something stands here between two events; the batch is empty.
  case item(RecordingItem)
  /// The recording is over; the batch is empty.
  case end
}
