import InputEvents

/// The members of one row, before its kind is known.
struct SessionRow {
  var time: Int64?
  var device: Int32?
  var hasEvents = false
  var isContinued = false
  var isResynchronized = false
  var description: RecordedDevice?
  var isRemoved = false
  var mark: String?
  var utterance: String?
  var language: String?
  var comment: String?
  var end: (frames: Int, events: Int)?
  var format: String?
  var version: String?
  var clock: String?
  var salt: String?
  var deviceCount: Int?
  /// The row as it stands, when nothing of it is known.
  var unknown: String?
  /// Whether no row was read.
  var isBlank = true

  /// Whether no member says what kind of row it is.
  var isUnknown: Bool {
    !isBlank && !hasEvents && description == nil && !isRemoved && mark == nil && utterance == nil && comment == nil
      && end == nil && format == nil
  }
}
