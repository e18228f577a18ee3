/// Words of a node that the reader of its platform leaves out by rules of its own, as who knows its voice has found.
public struct UntoldWords: Hashable, Sendable {
  /// The words: one text of the node.
  public var text: String
  /// Why they are left out, in a sentence without a final period.
  public var reason: String
  /// Whether it is the name of what is around them that takes their place.
  public var isNaming: Bool

  /// Words with the reason.
  public init(_ text: String, reason: String, isNaming: Bool = false) {
    self.text = text
    self.reason = reason
    self.isNaming = isNaming
  }
}
