/// What a voice says of a node, taken apart.
public struct Speech: Hashable, Sendable {
  /// The text, whole.
  public var text: String
  /// The hint that follows after a pause; nil where there is nothing to add.
  public var hint: String?
  /// The parts of the text, in the order they are spoken.
  public var passages: [Passage]
  /// The parts of the hint, in the order they are spoken.
  public var hints: [HintPassage]

  /// A part of a hint.
  public struct HintPassage: Hashable, Sendable {
    /// What is said.
    public var text: String
    /// When it is said; nil for the author's own hint.
    public var circumstance: HintRule.Circumstance?
    /// What the words rest on.
    public var basis: Basis
  }
}
