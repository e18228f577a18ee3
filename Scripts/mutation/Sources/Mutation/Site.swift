/// A place of a source that can be changed, in one of several ways.
public struct Site: Sendable {
  /// The bytes that are replaced.
  public let bytes: Range<Int>
  /// The bytes of the statement or declaration around it; of those only one thing is changed.
  public let item: Range<Int>
  /// Where it is, from 1.
  public let line: Int
  /// Where it is in its line, from 1.
  public let column: Int
  /// What is there.
  public let original: String
  /// The ways to change it.
  public let changes: [Change]
}
