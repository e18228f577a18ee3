import Accessibility
import Scenes

/// A person looks whether the task of a sheet on a watch is an important one.
///
/// Answered by `task: {importance: high}`; one whose author says `low` breaks it.
public struct ReviewWatchImportant: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchImportantTaskOnly,
    title: "A sheet on a watch serves an important task",
    why: "A sheet takes the whole screen of a watch from what people were looking at.",
    remedy: "Say \"task: {importance: high}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetWatchImportantTaskOnly, at: index) else { return .inapplicable }
    let name = view.title ?? view.id
    if view.task?.importance == .low, !view.reviews.contains(where: { $0.statement == .sheetWatchImportantTaskOnly }) {
      return .fail(.sheetWatchOfLowImportance(name: name))
    }
    return context.answer(
      .sheetWatchImportantTaskOnly, view.reviews, isKept: view.task?.importance == .high,
      .sheetWatchImportantTaskOnly(name: name))
  }
}

extension Message {
  static func sheetWatchImportantTaskOnly(name: String) -> Self {
    Self("Is the task of the sheet “{name}” important enough to take the whole screen?", ["name": name])
  }
  static func sheetWatchOfLowImportance(name: String) -> Self {
    Self(
      "The sheet “{name}” takes the whole screen, and the importance of its task is low.", ["name": name])
  }
}
