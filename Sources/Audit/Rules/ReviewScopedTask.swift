import Accessibility
import Scenes

/// A person looks whether a sheet serves one job that has an end and belongs to what people are doing.
///
/// Answered by `task: {scope: bounded, relatesTo: …}`. A task that its author says has no end, or relates to something
/// else than what the sheet came up over, breaks it.
public struct ReviewScopedTask: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetScopedTask,
    title: "A sheet serves one bounded job that belongs to what people are doing",
    why: "In a sheet without an end people lose what they came from, and with it the way back.",
    remedy: "Say \"task: {scope: bounded, relatesTo: …}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetScopedTask, at: index), let scene = context.scene else {
      return .inapplicable
    }
    if view.reviews.contains(where: { $0.statement == .sheetScopedTask }) { return .pass }
    let (name, other) = (view.title ?? view.id, scene.unrelatedTask(of: view))
    if view.task?.extent == .openEnded { return .fail(.sheetWithoutEnd(name: name)) }
    if let other { return .fail(.sheetOfOtherTask(name: name, task: other)) }
    return context.answer(
      .sheetScopedTask, view.reviews, isKept: view.task?.extent == .bounded && view.task?.relatesTo != nil,
      .sheetScopedTask(name: name))
  }
}

extension Message {
  static func sheetScopedTask(name: String) -> Self {
    Self(
      "Does the sheet “{name}” serve one job that has an end, and that belongs to what people are doing?",
      ["name": name])
  }
  static func sheetWithoutEnd(name: String) -> Self {
    Self("The task of the sheet “{name}” has no end, as its author says.", ["name": name])
  }
  static func sheetOfOtherTask(name: String, task: String) -> Self {
    Self(
      "The task of the sheet “{name}” relates to “{task}”, and that is not what the sheet comes up over.",
      ["name": name, "task": task])
  }
}
