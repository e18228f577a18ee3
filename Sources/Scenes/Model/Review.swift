/// That a person has looked at something that only people can judge, and what came of it.
public struct Review: Hashable, Sendable {
  /// The statement of the guidelines that was looked at.
  public var statement: Advice
  /// Why it is kept, or why that does not matter here.
  public var reason: String

  /// What came of a look.
  public init(_ statement: Advice, because reason: String) {
    self.statement = statement
    self.reason = reason
  }
}
