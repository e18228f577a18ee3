import Accessibility
import Scenes

/// A person looks whether what an action sheet tells and asks is important.
///
/// Answered by `importance: high`.
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
    var isKept = false
    switch view.kind {
    case .actionSheet(let sheet), .confirmationDialog(let sheet): isKept = sheet.importance == .high
    default: break
    }
    return context.answer(
      .actionSheetImportantOnly, view.reviews, isKept: isKept, .actionSheetImportantOnly(name: view.title ?? view.id))
  }
}

extension Message {
  static func actionSheetImportantOnly(name: String) -> Self {
    Self("Is what “{name}” tells and asks important enough to stop people?", ["name": name])
  }
}
