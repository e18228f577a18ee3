import Accessibility
import Scenes

/// A person looks whether what people do in a sheet on a watch is short.
///
/// Answered by `task: {steps: …}` of at most `steps`.
public struct ReviewWatchBrief: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchBrief,
    title: "What people do in a sheet on a watch is short",
    why: "An arm that is held up tires; who needs long for each tap needs very long for many.",
    remedy: "Say \"task: {steps: …}\"",
    parameters: [
      RuleParameter(
        name: "steps", value: Double(Parameters().watchMaxSteps), unit: "steps",
        meaning: "how many there are at most in a sheet on a watch (P.watchMaxSteps)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetWatchBrief, at: index) else { return .inapplicable }
    let most = context.scene?.parameters.watchMaxSteps ?? 0
    return context.answer(
      .sheetWatchBrief, view.reviews, isKept: view.task?.steps.map { $0 <= most } == true,
      .sheetWatchBrief(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetWatchBrief(name: String) -> Self {
    Self("Is what people do in the sheet “{name}” short?", ["name": name])
  }
}
