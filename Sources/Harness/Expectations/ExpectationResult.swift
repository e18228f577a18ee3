public import Gestures

/// What became of an expectation.
public struct ExpectationResult: Hashable, Sendable {
  /// The statement as a script spells it.
  public var statement: String
  /// What the script is called; nil when nobody has said.
  public var source: String?
  /// Where in the script it stands.
  public var location: ScriptLocation?
  /// Whether it was so.
  public var isKept: Bool
  /// What there was, in words.
  public var found: String
  /// The nearest thing to what was expected, in words.
  public var nearest: String?

  /// What became of a statement.
  public init(
    _ statement: String, source: String? = nil, at location: ScriptLocation?, isKept: Bool, found: String,
    nearest: String? = nil
  ) {
    (self.statement, self.source, self.location) = (statement, source, location)
    (self.isKept, self.found, self.nearest) = (isKept, found, nearest)
  }

  /// Where it stands, as in `story.txt:3:5`; nil for what does not come from a script.
  public var place: String? {
    location.map { (source.map { "\($0):" } ?? "") + "\($0)" } ?? source
  }
}
