/// A file format of recordings. A new format is a case here, a decoder and a writer.
public enum RecordingFormat: String, CaseIterable, Hashable, Sendable {
  /// evemu 1.0 to 1.3: one device.
  case evemu
  /// Detent's own: several devices on one clock, JSON Lines.
  case session

  /// The endings of file names that mean this format, the usual one first.
  public var fileExtensions: [String] {
    switch self {
    case .evemu: ["evemu", "events", "desc"]
    case .session: ["session.jsonl", "jsonl"]
    }
  }

  /// Whether a file of this format holds one device and no more.
  public var holdsOneDevice: Bool {
    switch self {
    case .evemu: true
    case .session: false
    }
  }

  /// The format that the ending of a file name means, or nil.
  public init?(path: String) {
    for format in Self.allCases where format.fileExtensions.contains(where: { path.hasSuffix("." + $0) }) {
      self = format
      return
    }
    return nil
  }

  /// The format that the first bytes of a file speak of, or nil.
  ///
  /// A session starts with a brace; evemu with a comment or a capital letter and a colon.
  init?(content: Span<UInt8>) {
    var index = 0
    while index < content.count, [0x20, 0x09, 0x0A, 0x0D].contains(content[index]) { index += 1 }
    guard index < content.count else { return nil }
    switch content[index] {
    case UInt8(ascii: "{"): self = .session
    case UInt8(ascii: "#"): self = .evemu
    case let letter where Evemu.lineLetters.contains(letter):
      guard index + 1 < content.count, content[index + 1] == UInt8(ascii: ":") else { return nil }
      self = .evemu
    default: return nil
    }
  }

  /// A decoder at the start of a file.
  func makeDecoder() -> any RecordingDecoder {
    switch self {
    case .evemu: EvemuDecoder()
    case .session: SessionDecoder()
    }
  }

  /// A writer of this format that has written nothing yet.
  /// - Parameter evemu: The version of evemu to write, where evemu is written.
  public func makeWriter(to sink: ByteSink, evemu: EvemuVersion = .newest) -> any RecordingWriter {
    switch self {
    case .evemu: EvemuWriter(to: sink, version: evemu)
    case .session: SessionWriter(to: sink)
    }
  }
}
