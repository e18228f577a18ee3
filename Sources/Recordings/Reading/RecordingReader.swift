public import InputEvents

/// Reads a recording of any format in batches, with memory that does not depend on its length.
///
/// ```swift
/// var reader = try RecordingReader(path: "tap.evemu")
/// var batch: [RecordedEvent] = []
/// reading: while true {
///   switch try reader.read(into: &batch) {
///   case .events: recognizer.feed(batch)
///   case .item(let item): note(item)
///   case .end: break reading
///   }
/// }
/// ```
public struct RecordingReader: ~Copyable {
  /// The format that the file turned out to have.
  public let format: RecordingFormat
  /// The file's name; `-` for standard input.
  public let name: String
  /// Clock and devices; devices that are plugged in later are added when their item is read.
  public private(set) var header: RecordingHeader
  /// Whether the recording describes a device of its own, which the description given took the place of.
  public let replacesDescription: Bool

  private var input: LineInput
  private var decoder: any RecordingDecoder
  /// What is wrong after the events of the batch that was delivered last.
  private var fault: RecordingError?

  /// The devices so far; an event names one by its position here.
  public var devices: [RecordedDevice] { header.devices }
  /// The number of the line that is read next, from 1.
  public var line: Int { input.line }
  /// The text that the last batch came from; empty unless the reader keeps it.
  public var text: SourceText { decoder.text }
  /// Whether the text of every batch is kept; slower, and needed only to copy it.
  public var keepsText: Bool {
    get { decoder.keepsText }
    set { decoder.keepsText = newValue }
  }
  /// Whether `text` may go as it stands into a file of the version that is written today.
  public var canCopyText: Bool { decoder.canCopyText }

  /// Opens a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - format: Its format; by default what its content says, else its name.
  ///   - description: The device of a recording that does not say it itself; replaces the one that it says.
  ///   - keepsText: Whether the text of every batch is kept for a writer of the same format.
  /// - Throws: `RecordingError` when the file cannot be opened, is in no known format, or is wrong before
  ///   its first event.
  public init(
    path: String, format: RecordingFormat? = nil, description: DeviceDescription? = nil, keepsText: Bool = false
  ) throws(RecordingError) {
    try self.init(
      ByteSource(path: path), format: format, description: description, keepsText: keepsText)
  }

  /// Reads bytes that are already in memory; `name` is what errors call them.
  public init(
    bytes: [UInt8], name: String = "memory", format: RecordingFormat? = nil,
    description: DeviceDescription? = nil, keepsText: Bool = false
  ) throws(RecordingError) {
    try self.init(
      ByteSource(bytes: bytes, name: name), format: format, description: description, keepsText: keepsText)
  }

  /// Reads a source whose beginning may have been looked at.
  public init(
    _ source: consuming ByteSource, format: RecordingFormat? = nil, description: DeviceDescription? = nil
  ) throws(RecordingError) {
    try self.init(source, format: format, description: description, keepsText: false)
  }

  init(
    _ source: consuming ByteSource, format: RecordingFormat?, description: DeviceDescription?, keepsText: Bool,
    chunk: Int = LineInput.chunk
  ) throws(RecordingError) {
    name = source.name
    var input = LineInput(source, chunk: chunk)
    try input.skipByteOrderMark()
    let known = if let format { format } else { try Self.detect(&input) }
    var decoder = known.makeDecoder()
    decoder.keepsText = keepsText
    var header = try decoder.start(&input)
    if description != nil, header.devices.count > 1 {
      throw RecordingError(
        .missingDescription,
        "the recording describes \(header.devices.count) devices, and --description gives one, whose the others are not",
        file: input.name, line: input.line, column: 1, hint: "leave --description out: the recording has its own")
    }
    let replaces = description != nil && !header.devices.isEmpty
    if let description { header.devices = [RecordedDevice(description)] }
    guard !header.devices.isEmpty else {
      throw RecordingError(
        .missingDescription, "the recording does not describe its device", file: input.name, line: input.line,
        column: 1,
        hint: "give the description that belongs to it with --description FILE")
    }
    self.format = known
    replacesDescription = replaces
    self.header = header
    self.decoder = decoder
    self.input = input
  }

  /// Reads on. Empties the batch first; the capacity that it has is kept and used again.
  ///
  /// A batch may end in the middle of a frame, which the next one continues. What has arrived is delivered before
  /// the reader waits for more, so that a pipe can be followed as it is written; so is what stands before a fault.
  /// - Throws: `RecordingError` with line and column where the text is wrong.
  public mutating func read(into batch: inout [RecordedEvent]) throws(RecordingError) -> RecordingNews {
    batch.removeAll(keepingCapacity: true)
    if let fault { throw fault }
    let step: RecordingNews
    do throws(RecordingError) {
      step = try decoder.step(&input, into: &batch)
    } catch {
      fault = error
      guard !batch.isEmpty else { throw error }
      return .events
    }
    if case .item(.added(let index, let device, _)) = step {
      if index < header.devices.count { header.devices[index] = device } else { header.devices.append(device) }
    }
    return step
  }

  private static func detect(_ input: inout LineInput) throws(RecordingError) -> RecordingFormat {
    // No more than it takes: a pipe may hold the next line back until this one is acted upon.
    while true {
      let range = input.start..<input.end
      if let format = RecordingFormat(content: input.bytes.span.extracting(range)) { return format }
      guard range.count < 4096, try input.fill() else { break }
    }
    guard input.end > input.start else {
      throw input.error(.malformed, "the file is empty; expected a recording")
    }
    let names = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw RecordingError(
      .unknownFormat, "this is no recording in a known format", file: input.name, line: 1, column: 1,
      hint: "known formats: \(names)")
  }
}
