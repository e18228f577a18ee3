/// What ends a run before its end.
public struct Failure: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// A failure in words.
  public init(_ description: String) { self.description = description }
}
