import Accessibility
import Scenes

/// A person looks whether what an action sheet tells and asks is important.
///
/// Answered by `importance: high`; one whose author says `low` breaks it.
public struct ReviewActionSheetImportant: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .actionSheetImportantOnly,
    title: "An action sheet gives important information and choices",
    why: "It stops people in what they are doing; that has to be worth it.",
    remedy: "Say \"importance: high\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.actionSheetImportantOnly, at: index) else { return .inapplicable }
    var importance: Importance?
    switch view.kind {
    case .actionSheet(let sheet), .confirmationDialog(let sheet): importance = sheet.importance
    default: break
    }
    let name = view.title ?? view.id
    if importance == .low, !view.reviews.contains(where: { $0.statement == .actionSheetImportantOnly }) {
      return .fail(.actionSheetOfLowImportance(name: name))
    }
    return context.answer(
      .actionSheetImportantOnly, view.reviews, isKept: importance == .high, .actionSheetImportantOnly(name: name))
  }
}

extension Message {
  static func actionSheetImportantOnly(name: String) -> Self {
    Self("Is what “{name}” tells and asks important enough to stop people?", ["name": name])
  }
  static func actionSheetOfLowImportance(name: String) -> Self {
    Self("“{name}” stops people, and its importance is low: ask it where it stops nobody.", ["name": name])
  }
}
