import Accessibility
import Scenes

/// A person looks whether a modal sheet or full screen holds all that its task needs.
///
/// Answered by `task: {selfContained: true}` or `hints: {relatedOptions: true}`.
public struct ReviewSelfContained: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .modalityFocusSelfContainedTask,
    title: "What is modal holds one self-contained task",
    why: "People cannot get at anything else meanwhile: all that the task needs has to be there.",
    remedy: "Say \"task: {selfContained: true}\", or \"hints: {relatedOptions: true}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.modalityFocusSelfContainedTask, at: index) else { return .inapplicable }
    let isAnswered = view.reviews.contains { $0.statement == .modalityFocusSelfContainedTask }
    if view.task?.selfContained == false, view.hints?.relatedOptions != true, !isAnswered {
      return .fail(.taskNeedsMore(name: view.title ?? view.id))
    }
    return context.answer(
      .modalityFocusSelfContainedTask, view.reviews,
      isKept: view.task?.selfContained == true || view.hints?.relatedOptions == true,
      .modalityFocusSelfContainedTask(name: view.title ?? view.id))
  }
}

extension Message {
  static func modalityFocusSelfContainedTask(name: String) -> Self {
    Self("Is all that people need for the task of “{name}” in it?", ["name": name])
  }
  static func taskNeedsMore(name: String) -> Self {
    Self(
      "The task of “{name}” needs more than is in it, as its author says, and people cannot get at that.",
      ["name": name])
  }
}
