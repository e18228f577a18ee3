import Accessibility
import Scenes

/// A person looks whether the task of a modal sheet is an easy one that can be completed in it.
///
/// Answered by `task: {steps: …}` of at most `steps`.
public struct ReviewSimpleTask: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetModalForSimpleTask,
    title: "The task of a modal sheet is done before people go back",
    why: "Who has to leave a modal sheet to find something out loses what they have entered, or has to keep it in "
      + "mind.",
    remedy: "Say \"task: {steps: …}\"",
    parameters: [
      RuleParameter(
        name: "steps", value: Double(Parameters().simpleMaxSteps), unit: "steps",
        meaning: "how many a simple task has at most (P.simpleMaxSteps)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetModalForSimpleTask, at: index) else { return .inapplicable }
    let most = context.scene?.parameters.simpleMaxSteps ?? 0
    return context.answer(
      .sheetModalForSimpleTask, view.reviews, isKept: view.task?.steps.map { $0 <= most } == true,
      .sheetModalForSimpleTask(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetModalForSimpleTask(name: String) -> Self {
    Self(
      "Is the task of the modal sheet “{name}” an easy one that people complete before they go back?", ["name": name])
  }
}
