/// Why a text is not a gesture script.
public struct GestureScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the first wrong character stands.
  public var location: ScriptLocation
  /// What is wrong and what was expected, in one line without a final period.
  public var message: String
  /// What to do about it, such as the nearest right spelling.
  public var hint: String?

  /// An error at a place.
  public init(_ message: String, at location: ScriptLocation, hint: String? = nil) {
    self.message = message
    self.location = location
    self.hint = hint
  }

  /// `line:column: message (hint)`.
  public var description: String { "\(location): \(message)" + (hint.map { " (\($0))" } ?? "") }
}
