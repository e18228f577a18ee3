/// A part of an utterance as it is spoken.
public struct Passage: Hashable, Sendable {
  /// What is said.
  public var text: String
  /// What it tells, and by which rule.
  public var part: Portion
  /// What its words, or their place, rest on.
  public var basis: Basis
  /// The wording it was made of; nil for texts of the interface.
  public var wording: Wording?
  /// Whether there is a pause before it.
  var followsPause = false
  /// Whether it is of something in the node that is no stop of its own.
  var isOfPart = false
  /// Whether it goes on with the passage before it, behind a blank, as a label does that another node is.
  var goesOn = false

  /// A part with what it rests on.
  public init(_ text: String, _ part: Portion, _ basis: Basis, _ wording: Wording? = nil) {
    self.wording = wording
    self.text = text
    self.part = part
    self.basis = basis
  }
}
