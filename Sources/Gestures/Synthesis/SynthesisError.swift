/// Why devices cannot do what a script asks.
public struct SynthesisError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What cannot be done and why, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// Whether none of the devices has what it takes, so that nobody who has them can do it.
  public var isMissing: Bool

  /// An error.
  public init(_ message: String, hint: String? = nil, isMissing: Bool = false) {
    self.message = message
    self.hint = hint
    self.isMissing = isMissing
  }

  /// The message, with the hint in brackets.
  public var description: String { message + (hint.map { " (\($0))" } ?? "") }
}
