/// Words of a node that the reader of its platform leaves out by rules of its own, as who knows its voice has found.
public struct UntoldWords: Hashable, Sendable {
  /// The words, each text of the node by itself.
  public var texts: [String]
  /// Why the first of them is left out, in a sentence without a final period.
  public var reason: String
  /// Whether it is only the name of what is around them that takes their place.
  public var isNaming: Bool

  /// Words with the reason.
  public init(_ texts: [String], reason: String, isNaming: Bool = false) {
    self.texts = texts
    self.reason = reason
    self.isNaming = isNaming
  }
}
