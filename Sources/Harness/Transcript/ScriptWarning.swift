public import Gestures

/// Something in a script that is probably a mistake, and where it stands.
public struct ScriptWarning: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What the script is called; nil when nobody has said.
  public var source: String?
  /// Where in the script it stands; nil for instructions that come from no text.
  public var location: ScriptLocation?
  /// The instruction that it is about, with where that begins, where it stands in one and was found before the start.
  public var instruction: Located<ScriptAction>?

  /// A warning about a place in a script.
  public init(_ message: String, source: String?, location: ScriptLocation?) {
    (self.message, self.source, self.location) = (message, source, location)
  }

  /// `script:1:5: message`.
  public var description: String {
    location.map { (source.map { "\($0):" } ?? "") + "\($0): \(message)" } ?? message
  }
}
