import InputEvents

/// Reads evemu 1.0 to 1.3: a description, then events; either may be missing.
///
/// More is accepted than the original tools write: CR LF, no final newline, values without padding, times of
/// the epoch, blank lines, comments anywhere, the lines of the description in any order. The fraction of a time
/// counts microseconds however many digits it has, as the original tools read it.
struct EvemuDecoder: RecordingDecoder {
  /// Events of one batch at most.
  static let batchLimit = 4096

  var keepsText = false
  var text = SourceText()
  private(set) var canCopyText = false
  private var pending: [RecordingItem] = []
  /// Comments so far before the first event.
  private var headComments = 0
  private var warnedOfFraction = false

  init() {}

  mutating func start(_ input: inout LineInput) throws(RecordingError) -> RecordingHeader {
    var description = EvemuDescription()
    var hasDescription = false
    var version = (major: 1, minor: 0)
    // Remarks before the last line of the description, and behind it.
    var (remarks, later): ([String], [String]) = ([], [])
    while true {
      let line = input.line
      guard let (range, _) = try input.nextLine() else { break }
      var cursor = EvemuFields(range)
      do throws(LineProblem) {
        switch try letter(&cursor, input.bytes.span) {
        case nil:
          if line == 1, let found = try Self.version(range, input.bytes.span) {
            version = found
          } else if let comment = Self.comment(range, input.bytes.span) {
            try note(comment, in: &later, range)
          }
        case UInt8(ascii: "E"):
          input.unread(to: range.lowerBound)
          return finish(hasDescription ? description : nil, remarks, later, version)
        case let letter?:
          try description.read(letter, &cursor, input.bytes.span)
          hasDescription = true
          remarks += later
          later = []
        }
      } catch {
        throw input.error(error, lineStart: range.lowerBound, line: line)
      }
      keep(input, from: range.lowerBound)
    }
    return finish(hasDescription ? description : nil, remarks, later, version)
  }

  /// Keeps a comment before the first event; they are held in memory, and so there is a limit to them.
  private mutating func note(
    _ comment: String, in comments: inout [String], _ range: Range<Int>
  ) throws(LineProblem) {
    headComments += range.count
    guard headComments <= Evemu.maximumHeadComments else {
      throw LineProblem(
        code: .tooLarge, position: range.lowerBound,
        message: "more than \(Evemu.maximumHeadComments) bytes of comments before the first event",
        hint: "remove some of them")
    }
    comments.append(comment)
  }

  private mutating func finish(
    _ description: EvemuDescription?, _ remarks: [String], _ later: [String], _ version: (major: Int, minor: Int)
  ) -> RecordingHeader {
    pending = later.map { .comment($0) }
    canCopyText = version == Evemu.version
    if version.minor > Evemu.version.minor {
      let message = "evemu \(version.major).\(version.minor) is newer than what is known here, 1.3"
      pending.append(.warning(RecordingWarning(line: 1, message)))
    }
    var header = RecordingHeader(
      devices: description.map { [RecordedDevice($0.finished)] } ?? [], clock: .recording)
    header.remarks = remarks
    return header
  }

  mutating func step(
    _ input: inout LineInput, into batch: inout [RecordedEvent]
  ) throws(RecordingError) -> RecordingNews {
    text.removeAll()
    if !pending.isEmpty { return .item(pending.removeFirst()) }
    while batch.count < Self.batchLimit {
      if !keepsText, readCanonicalLines(&input, into: &batch) > 0 { continue }
      let line = input.line
      guard batch.isEmpty || input.hasWholeLine, let (range, isTerminated) = try input.nextLine() else { break }
      var cursor = EvemuFields(range)
      do throws(LineProblem) {
        switch try letter(&cursor, input.bytes.span) {
        case nil:
          if let comment = Self.comment(range, input.bytes.span) { pending.append(.comment(comment)) }
        case UInt8(ascii: "E"):
          let event = try readEvent(&cursor, input.bytes.span, line)
          batch.append(RecordedEvent(device: 0, event: event))
          if !isTerminated, !event.isReport {
            let message = "the last line has no end and its frame no SYN_REPORT: its value may be cut off"
            pending.append(.warning(RecordingWarning(line: line, message)))
          }
        case let letter?:
          throw LineProblem(
            position: range.lowerBound,
            message: "“\(Character(Unicode.Scalar(letter))):” after the first event; expected events only",
            hint: "an evemu file holds one device and one recording")
        }
      } catch {
        throw input.error(error, lineStart: range.lowerBound, line: line)
      }
      keep(input, from: range.lowerBound)
      if keepsText, text.ends.count < batch.count { text.ends.append(text.bytes.count) }
      if !pending.isEmpty { break }
    }
    if !batch.isEmpty { return .events }
    if !pending.isEmpty { return .item(pending.removeFirst()) }
    return .end
  }

  /// The letter of a data line, the cursor behind its colon; nil for comments and blank lines.
  private func letter(_ cursor: inout EvemuFields, _ bytes: Span<UInt8>) throws(LineProblem) -> UInt8? {
    cursor.skipBlanks(bytes)
    guard let byte = cursor.peek(bytes), byte != UInt8(ascii: "#") else { return nil }
    guard Evemu.lineLetters.contains(byte) else {
      throw cursor.expected("one of the lines N:, I:, P:, B:, A:, L:, S:, E: or a comment", bytes)
    }
    cursor.position += 1
    try cursor.take(UInt8(ascii: ":"), bytes, "a colon")
    return byte
  }

  private mutating func readEvent(
    _ cursor: inout EvemuFields, _ bytes: Span<UInt8>, _ line: Int
  ) throws(LineProblem) -> InputEvent {
    cursor.skipBlanks(bytes)
    let start = cursor.position
    guard cursor.peek(bytes) != UInt8(ascii: "-") else { throw cursor.expected("seconds from 0 up", bytes) }
    let seconds: Int64 = try cursor.decimal(bytes, "the seconds")
    try cursor.take(UInt8(ascii: "."), bytes, "a period after the seconds")
    let fraction = cursor.position
    guard let digit = cursor.peek(bytes), (0x30...0x39).contains(digit) else {
      throw cursor.expected("microseconds", bytes)
    }
    let microseconds: Int64 = try cursor.decimal(bytes, "the microseconds")
    guard cursor.position - fraction <= 6 else {
      throw LineProblem(position: fraction, message: "microseconds have at most six digits")
    }
    if cursor.position - fraction < 6, !warnedOfFraction {
      warnedOfFraction = true
      let message = "a fraction of fewer than six digits is read as whole microseconds, as evemu reads it"
      pending.append(.warning(RecordingWarning(line: line, message)))
    }
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (time, carry) = product.addingReportingOverflow(microseconds)
    guard !overflow, !carry else {
      throw LineProblem(code: .tooLarge, position: start, message: "the time is beyond 292,000 years")
    }
    let event = InputEvent(
      time: Timestamp(microseconds: time),
      type: EventType(rawValue: try cursor.hexadecimal(bytes, "the event type")),
      code: try cursor.hexadecimal(bytes, "the code"),
      value: try cursor.decimal(bytes, "the value"))
    try cursor.finish(bytes)
    return event
  }

  private mutating func keep(_ input: borrowing LineInput, from start: Int) {
    guard keepsText else { return }
    text.bytes.append(contentsOf: input.bytes[start..<input.start])
  }

  /// The version that a first line states, or nil when it is another comment.
  private static func version(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(LineProblem) -> (major: Int, minor: Int)? {
    var cursor = EvemuFields(range)
    cursor.skipBlanks(bytes)
    for byte in "# EVEMU ".utf8 {
      guard cursor.peek(bytes) == byte else { return nil }
      cursor.position += 1
    }
    let start = cursor.position
    let major: Int = try cursor.decimal(bytes, "the major version")
    try cursor.take(UInt8(ascii: "."), bytes, "a period in the version")
    let minor: Int = try cursor.decimal(bytes, "the minor version")
    guard major == Evemu.version.major else {
      throw LineProblem(
        code: .unsupportedVersion, position: start,
        message: "evemu \(major).\(minor) is not known; expected 1.0 to 1.3")
    }
    return (major, minor)
  }

  /// The text of a comment between events, or nil for blank lines, rulers and the banner of evemu-record.
  private static func comment(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String? {
    var text: [UInt8] = []
    for index in range where !text.isEmpty || (bytes[index] != 0x20 && bytes[index] != 0x09) {
      text.append(bytes[index])
    }
    guard text.contains(where: { $0 != UInt8(ascii: "#") && $0 != 0x20 && $0 != 0x09 }) else { return nil }
    text.removeFirst()
    if text.first == 0x20 { text.removeFirst() }
    while text.last == 0x0D { text.removeLast() }
    let comment = String(decoding: text, as: UTF8.self)
    return comment == Evemu.banner ? nil : comment
  }
}
