import InputEvents

/// The members of one row, before its kind is known.
struct SessionLine {
  /// The number of its line, from 1.
  var line = 0
  /// Where it begins, and where the values stand that may be wrong in themselves: columns, from 1.
  var columns = Columns()
  var time: Int64?
  var device: Int32?
  var hasEvents = false
  var isContinued = false
  var isResynchronized = false
  var description: RecordedDevice?
  var isRemoved = false
  var mark: String?
  var reader: String?
  var utterance: String?
  var language: String?
  var comment: String?
  var end: (frames: Int, events: Int)?
  var format: String?
  var version: String?
  var clock: String?
  var salt: String?
  var isReaderOn = false
  var voice: String?
  var screen: RecordedScreen?
  var deviceCount: Int?
  /// The row as it stands, when nothing of it is known.
  var unknown: String?
  /// Whether no row was read.
  var isBlank = true

  /// Where parts of a row stand.
  struct Columns {
    var start = 1
    var device = 1
    var format = 1
    var version = 1
    var clock = 1
    var deviceCount = 1
  }

  /// Whether no member says what kind of row it is.
  var isUnknown: Bool {
    !isBlank && !hasEvents && description == nil && !isRemoved && mark == nil && reader == nil && screen == nil
      && utterance == nil
      && comment == nil && end == nil && format == nil
  }
}
