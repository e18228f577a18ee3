/// The grammar of one format: turns lines into events and items.
protocol RecordingDecoder {
  /// Whether the text of each batch is kept.
  var keepsText: Bool { get set }
  /// Whether the text may be copied into a file of the version that is written today.
  var canCopyText: Bool { get }
  /// The text that the last step's events came from, when it is kept.
  var text: SourceText { get set }

  /// Reads what stands before the first event.
  mutating func start(_ input: inout LineInput) throws(RecordingError) -> RecordingHeader
  /// Reads on: appends events to an empty batch, or answers with one item.
  mutating func step(
    _ input: inout LineInput, into batch: inout [RecordedEvent]
  ) throws(RecordingError) -> RecordingNews
}
