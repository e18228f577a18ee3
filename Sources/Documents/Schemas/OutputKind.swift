/// What commands print for programs, each with a JSON Schema (draft 2020-12).
public enum OutputKind: String, CaseIterable, Hashable, Sendable {
  /// A line of `detent run --format json`.
  case transcript
  /// A line of `detent gestures`.
  case gestures
  /// What `detent audit --format json` prints.
  case audit

  /// Its JSON Schema as JSON; of what is printed line by line, that of one line.
  public var schema: String {
    switch self {
    case .transcript: Self.transcriptSchema
    case .gestures: Self.gesturesSchema
    case .audit: Self.auditSchema
    }
  }
}
