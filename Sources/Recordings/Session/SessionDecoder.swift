import InputEvents

/// Reads session files; `SessionWriter` says what stands in them.
struct SessionDecoder: RecordingDecoder {
  /// Events of one batch, at most, before the row that exceeds it.
  static let batchLimit = 4096

  var keepsText = false
  var text = SourceText()
  private(set) var canCopyText = false
  var pending: [RecordingItem] = []
  /// Events that the next step delivers, after the item that announces them.
  var held: [RecordedEvent] = []
  var devices = 0
  var frames = 0
  var events = 0
  var isClosed = false
  private var isOver = false
  /// Whether header and devices are read, so that a cut-off row is a loss and not a bad file.
  var hasStarted = false
  /// The length of a cut-off last row.
  var lostBytes = 0

  init() {}

  mutating func start(_ input: inout LineInput) throws(RecordingError) -> RecordingHeader {
    var row = SessionLine()
    var none: [RecordedEvent] = []
    guard try nextRow(&input, &row, &none), row.format == Session.name else {
      throw input.error(
        .malformed, "expected the header of a session, {\"format\":\"\(Session.name)\",…}", line: max(row.line, 1),
        column: row.format == nil ? row.columns.start : row.columns.format)
    }
    try checkVersion(row, input)
    guard let count = row.deviceCount else {
      throw input.error(
        .malformed, "the header does not say how many devices follow; expected a member \"devices\"", at: row,
        row.columns.start)
    }
    guard count > 0 else {
      throw input.error(
        .malformed, "\(count) devices; expected how many follow, 1 or more", at: row, row.columns.deviceCount)
    }
    guard count <= Session.maximumDevices else {
      throw input.error(
        .tooLarge, "\(count) devices; a session holds at most \(Session.maximumDevices)", at: row,
        row.columns.deviceCount)
    }
    var header = RecordingHeader(devices: [], clock: try clock(row, input), salt: row.salt)
    header.drivesReader = row.isReaderOn
    header.readerVoice = row.voice
    header.readerLanguage = row.language
    header.screen = row.screen
    for index in 0..<count {
      var row = SessionLine()
      guard try nextRow(&input, &row, &none) else {
        throw input.error(.malformed, "the file ends after \(index) of \(count) devices")
      }
      guard let device = row.description, row.device ?? Int32(index) == Int32(index) else {
        throw input.error(
          .malformed, "expected the row of device \(index) of \(count): {\"d\":\(index),\"device\":…}", at: row,
          row.description == nil ? row.columns.start : row.columns.device)
      }
      header.devices.append(device)
    }
    devices = count
    hasStarted = true
    return header
  }

  private func clock(_ row: SessionLine, _ input: borrowing LineInput) throws(RecordingError) -> RecordingClock {
    guard let name = row.clock else { return .monotonic }
    if let clock = RecordingClock.all.first(where: { $0.rawValue == name }) { return clock }
    let known = RecordingClock.all.map(\.rawValue).joined(separator: ", ")
    throw input.error(
      .malformed, "there is no clock “\(name.prefix(40))”; expected one of \(known)", at: row, row.columns.clock)
  }

  private mutating func checkVersion(_ row: SessionLine, _ input: borrowing LineInput) throws(RecordingError) {
    guard let version = row.version else {
      throw input.error(.malformed, "expected a version such as \"1.0\" in the header", at: row, row.columns.start)
    }
    let numbers = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let major = numbers[0], let minor = numbers[1] else {
      throw input.error(
        .malformed, "expected a version such as \"1.0\", found “\(version.prefix(40))”", at: row, row.columns.version)
    }
    guard major == Session.version.major else {
      throw input.error(
        .unsupportedVersion, "session version \(major).\(minor) is not known; expected 1.x", at: row,
        row.columns.version, hint: "read it with the version of detent that wrote it")
    }
    canCopyText = minor <= Session.version.minor
    if minor > Session.version.minor {
      let message = "session version \(major).\(minor) is newer than what is known here, 1.0"
      pending.append(.warning(RecordingWarning(line: row.line, message)))
    }
  }

  mutating func step(
    _ input: inout LineInput, into batch: inout [RecordedEvent]
  ) throws(RecordingError) -> RecordingNews {
    text.removeAll()
    if !pending.isEmpty { return .item(pending.removeFirst()) }
    swap(&batch, &held)
    held.removeAll(keepingCapacity: true)
    while batch.count < Self.batchLimit, pending.isEmpty, !isOver, batch.isEmpty || input.hasWholeLine {
      var row = SessionLine()
      let start = batch.count
      do throws(RecordingError) {
        guard try nextRow(&input, &row, &batch) else {
          isOver = true
          noteMissingEnd(input)
          break
        }
        try take(row, input, &batch, from: start)
      } catch {
        // What stands before the row is whole.
        batch.removeSubrange(start...)
        throw error
      }
    }
    if !batch.isEmpty { return .events }
    return pending.isEmpty ? .end : .item(pending.removeFirst())
  }
}
