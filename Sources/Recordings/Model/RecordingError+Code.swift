extension RecordingError {
  /// A kind of failure; more may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// A stable name for programs.
    public var rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file cannot be opened.
    public static let cannotOpen = Self(rawValue: "cannot-open")
    /// The file cannot be written where it was asked for.
    public static let cannotCreate = Self(rawValue: "cannot-create")
    /// The operating system refused to read on.
    public static let cannotRead = Self(rawValue: "cannot-read")
    /// The operating system refused to write.
    public static let cannotWrite = Self(rawValue: "cannot-write")
    /// Nobody reads what is written any more (`EPIPE`).
    public static let readerLeft = Self(rawValue: "reader-left")
    /// A signal came while there was nothing to read, or no room to write.
    public static let interrupted = Self(rawValue: "interrupted")
    /// Neither content nor name says which format it is.
    public static let unknownFormat = Self(rawValue: "unknown-format")
    /// The text breaks the format's grammar.
    public static let malformed = Self(rawValue: "malformed")
    /// A number, a line, a depth or a count is beyond what the reader takes.
    public static let tooLarge = Self(rawValue: "too-large")
    /// The recording holds events but does not say of which device.
    public static let missingDescription = Self(rawValue: "missing-description")
    /// The format has a version that this reader does not know.
    public static let unsupportedVersion = Self(rawValue: "unsupported-version")
    /// The output format has no way to say what the recording holds.
    public static let notRepresentable = Self(rawValue: "not-representable")
  }
}
