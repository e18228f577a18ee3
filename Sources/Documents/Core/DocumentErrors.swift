import SafeText

/// Everything that is wrong in a document, in the order of the document.
public struct DocumentErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; at least one, at most `DocumentLimits.errors`.
  public var errors: [DocumentError]
  /// How many more there were than are listed.
  public var omitted: Int

  /// Errors, sorted by place.
  public init(_ errors: [DocumentError], omitted: Int = 0) {
    self.errors = errors.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    self.omitted = omitted
  }

  /// A single error.
  public init(_ error: DocumentError) { self.init([error]) }

  /// Each error in lines of its own, safe for a terminal: what is wrong where, then indented what was expected and a
  /// hint.
  public var report: String {
    var lines: [String] = []
    for error in errors {
      lines.append("\(error.place): \(error.message)".forTerminal)
      if let expected = error.expected { lines.append("  expected: \(expected.forTerminal)") }
      if let hint = error.hint { lines.append("  hint: \(hint.forTerminal)") }
    }
    if omitted > 0 { lines.append("and \(omitted) more errors") }
    return lines.joined(separator: "\n")
  }

  /// A line for each error.
  public var description: String {
    var lines = errors.map(\.description)
    if omitted > 0 { lines.append("and \(omitted) more") }
    return lines.joined(separator: "\n")
  }
}
