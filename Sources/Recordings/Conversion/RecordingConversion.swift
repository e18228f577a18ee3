public import InputEvents

/// Carries a recording from one file to another, whatever their formats.
public struct RecordingConversion: Sendable {
  /// The file to read; `-` is standard input.
  public var input: String
  /// The file to write; `-` is standard output. It is replaced only when everything went well.
  public var output: String
  /// The format of the input; by default what its content says.
  public var inputFormat: RecordingFormat?
  /// The format of the output; by default what its name says.
  public var outputFormat: RecordingFormat?
  /// The device of an input that does not describe it.
  public var description: DeviceDescription?
  /// The one device to keep, by its name, its node, or a part of its name that no other has; of several with one name
  /// `NAME[2]` is the second. Needed for formats that hold one when there are several.
  public var device: String?

  /// Whether nobody but its owner may read the output, as it is where that holds for the input.
  public var isPrivate = false

  /// The version to write where the output is evemu.
  public var evemuVersion = EvemuVersion.newest

  /// A conversion; formats are found out unless given.
  public init(
    from input: String, _ inputFormat: RecordingFormat? = nil, to output: String,
    _ outputFormat: RecordingFormat? = nil, description: DeviceDescription? = nil, device: String? = nil
  ) {
    self.input = input
    self.inputFormat = inputFormat
    self.output = output
    self.outputFormat = outputFormat
    self.description = description
    self.device = device
  }

  /// Converts, and answers what a person should know: warnings of the reader, then what the output cannot hold.
  ///
  /// Lines of an unedited recording are copied byte for byte, comments included, when input and output have the
  /// same format in the version that is written today.
  public func run() throws(RecordingError) -> [RecordingWarning] {
    guard let format = outputFormat ?? RecordingFormat(path: output) else {
      let names = RecordingFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordingError(
        .unknownFormat, "the name does not say which format to write", file: output,
        hint: "name it with --to: \(names)")
    }
    var reader = try RecordingReader(
      path: input, format: inputFormat, description: description, keepsText: true)
    let isNewest = format != .evemu || evemuVersion == .newest
    let copies =
      reader.format == format && reader.canCopyText && isNewest && description == nil && device == nil
    if !copies { reader.keepsText = false }
    let sink = try ByteSink(
      writing: output, .whole(replaces: true, isPrivate: isPrivate || PrivateFile.isPrivate(input)))
    var writer = format.makeWriter(to: sink, evemu: evemuVersion)
    let warnings = try copies ? copy(&reader, to: &writer) : convert(&reader, to: &writer)
    try sink.commit()
    return warnings + writer.losses
  }

  private func copy(
    _ reader: inout RecordingReader, to writer: inout any RecordingWriter
  ) throws(RecordingError) -> [RecordingWarning] {
    var batch: [RecordedEvent] = []
    var warnings: [RecordingWarning] = []
    try writer.copy(reader.text)
    while true {
      let step = try reader.read(into: &batch)
      try writer.copy(reader.text)
      if case .item(.warning(let warning)) = step { warnings.append(warning) }
      if step == .end { return warnings }
    }
  }

  private func convert(
    _ reader: inout RecordingReader, to writer: inout any RecordingWriter
  ) throws(RecordingError) -> [RecordingWarning] {
    var batch: [RecordedEvent] = []
    var warnings: [RecordingWarning] = []
    var header = reader.header
    var kept: Int?
    if let device {
      let position = try header.position(ofDevice: device, in: input)
      header.devices = [header.devices[position]]
      kept = position
    }
    try writer.start(header)
    while true {
      switch try reader.read(into: &batch) {
      case .events:
        if let kept { Self.select(kept, from: &batch) }
        try writer.write(batch)
      case .item(.warning(let warning)): warnings.append(warning)
      case .item(let item):
        if let item = Self.selected(item, of: kept) { try writer.write(item) }
      case .end:
        try writer.finish()
        return warnings
      }
    }
  }

  private static func select(_ device: Int, from batch: inout [RecordedEvent]) {
    batch.removeAll { $0.device != device }
    for index in batch.indices { batch[index].device = 0 }
  }

  private static func selected(_ item: RecordingItem, of device: Int?) -> RecordingItem? {
    guard let device else { return item }
    switch item {
    case .added(device, let description, let time): return .added(device: 0, description, at: time)
    case .removed(device, let time): return .removed(device: 0, at: time)
    case .resynchronized(device, let time): return .resynchronized(device: 0, at: time)
    case .added, .removed, .resynchronized: return nil
    case .mark, .reader, .screen, .announcement, .comment, .unknown, .warning: return item
    }
  }
}
