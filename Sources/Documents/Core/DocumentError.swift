public import Accessibility

/// One thing that is wrong in a document: where, what, what was expected, and what to do.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it is wrong.
  public var location: SourceLocation
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What was expected there.
  public var expected: String?
  /// What to do about it.
  public var hint: String?

  /// Something wrong at a place.
  public init(_ location: SourceLocation, _ message: String, expected: String? = nil, hint: String? = nil) {
    self.location = location
    self.message = message
    self.expected = expected
    self.hint = hint
  }

  /// `file:line:column: message; expected …; hint`
  public var description: String {
    var text = "\(location): \(message)"
    if let expected { text += "; expected \(expected)" }
    if let hint { text += " (\(hint))" }
    return text
  }
}
