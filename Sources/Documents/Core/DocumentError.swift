public import Accessibility

/// One thing that is wrong in a document: where, what, what was expected, and what to do.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it is wrong; line 0 stands for the file as a whole.
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

  /// Something wrong with a file as a whole.
  public init(file: String, _ message: String, expected: String? = nil, hint: String? = nil) {
    self.init(SourceLocation(file: file, line: 0, column: 0), message, expected: expected, hint: hint)
  }

  /// `file:line:column`, or the file alone.
  var place: String { location.line > 0 ? location.description : location.file }

  /// `file:line:column: message; expected …; hint`
  public var description: String {
    var text = "\(place): \(message)"
    if let expected { text += "; expected \(expected)" }
    if let hint { text += " (\(hint))" }
    return text
  }
}
