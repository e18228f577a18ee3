/// What a screen reader has to do so that a statement is kept for those who do not see the screen.
public struct SpecificationObligation: Hashable, Sendable, Identifiable {
  /// Its id in rules and explanations, such as `ann-confine`, for good.
  public let id: String
  /// What it has to do, in a sentence.
  public let text: String
  /// Ids of the statements that it rests on.
  public let statements: [String]

  init(_ id: String, _ text: String, _ statements: [String] = []) {
    self.id = id
    self.text = text
    self.statements = statements
  }
}
