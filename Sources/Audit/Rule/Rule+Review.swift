import Scenes

extension Rule {
  /// A rule that asks a person whether a statement is kept that no measurement can tell.
  ///
  /// - Parameter remedy: What in the document answers the question, beside a review; nothing where only that does.
  static func review(
    _ advice: Advice, title: String, why: String, remedy: String? = nil, parameters: [RuleParameter] = []
  ) -> Rule {
    let answer = "\"reviewed: [{statement: \(advice.rawValue), reason: …}]\""
    return Rule(
      id: "review-\(advice.rawValue)", title: title, why: why,
      remedy: remedy.map { "\($0), or answer with \(answer)." } ?? "Answer with \(answer).", severity: .info,
      method: .static, references: [.guideline(advice.rawValue)], parameters: parameters)
  }
}
