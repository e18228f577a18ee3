/// What the specification decides where a statement can be understood in several ways.
public struct SpecificationDecision: Hashable, Sendable, Identifiable {
  /// Its code, such as `A-34`, for good.
  public let id: String
  /// What the documents leave open.
  public let question: String
  /// What holds here.
  public let answer: String
  /// Ids of the statements that it is about.
  public let statements: [String]

  init(_ id: String, _ question: String, _ answer: String, _ statements: [String]) {
    self.id = id
    self.question = question
    self.answer = answer
    self.statements = statements
  }
}
