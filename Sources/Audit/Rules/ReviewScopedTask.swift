import Accessibility
import Scenes

/// A person looks whether a sheet serves one job that has an end and belongs to what people are doing.
///
/// Answered by `task: {scope: bounded, relatesTo: …}`.
public struct ReviewScopedTask: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetScopedTask,
    title: "A sheet serves one bounded job that belongs to what people are doing",
    why: "In a sheet without an end people lose what they came from, and with it the way back.",
    remedy: "Say \"task: {scope: bounded, relatesTo: …}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetScopedTask, at: index) else { return .inapplicable }
    return context.answer(
      .sheetScopedTask, view.reviews, isKept: view.task?.extent == .bounded && view.task?.relatesTo != nil,
      .sheetScopedTask(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetScopedTask(name: String) -> Self {
    Self(
      "Does the sheet “{name}” serve one job that has an end, and that belongs to what people are doing?",
      ["name": name])
  }
}
