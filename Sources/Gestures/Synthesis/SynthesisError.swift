/// Why devices cannot do what a script asks.
public struct SynthesisError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cannot be done and why, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// An error.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message, with the hint in brackets.
  public var description: String { message + (hint.map { " (\($0))" } ?? "") }
}
