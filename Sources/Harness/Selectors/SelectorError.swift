/// Why a selector names nothing, or nothing in particular.
public struct SelectorError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  public var kind: Kind
  /// What is wrong, in one line without a final period.
  public var message: String
  /// What to do about it.
  public var hint: String?

  /// Kinds of failure.
  public enum Kind: Hashable, Sendable {
    /// It is not written as selectors are; the byte at which it goes wrong, from 1.
    case syntax(column: Int)
    /// Nothing on the screen is meant.
    case noMatch
    /// Several things are meant; how many.
    case ambiguous(Int)
    /// What is meant is there, and no hand can touch it: it is out of sight, or something lies over it.
    case outOfReach
  }

  /// A failure.
  public init(_ kind: Kind, _ message: String, hint: String? = nil) {
    self.kind = kind
    self.message = message
    self.hint = hint
  }
}

extension SelectorError: CustomStringConvertible {
  /// The message and the hint.
  public var description: String { message + (hint.map { " (\($0))" } ?? "") }
}
