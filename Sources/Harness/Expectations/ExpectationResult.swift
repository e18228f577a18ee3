public import Gestures

/// What became of an expectation.
public struct ExpectationResult: Hashable, Sendable {
  /// The instruction as a script spells it.
  public var instruction: String
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

  /// What became of an instruction.
  public init(
    _ instruction: String, source: String? = nil, at location: ScriptLocation?, isKept: Bool, found: String,
    nearest: String? = nil
  ) {
    (self.instruction, self.source, self.location) = (instruction, source, location)
    (self.isKept, self.found, self.nearest) = (isKept, found, nearest)
  }

  /// Where it stands, as in `story.txt:3:5`; nil for what does not come from a script.
  public var place: String? {
    location.map { (source.map { "\($0):" } ?? "") + "\($0)" } ?? source
  }
}
