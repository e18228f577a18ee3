import Accessibility
import Scenes

/// A person looks whether an action sheet with more than four buttons needs all of them.
public struct ReviewActionSheetButtons: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .actionSheetFewerButtonsFaster,
    title: "An action sheet has few buttons",
    why: "Each button is read before people choose; a reader speaks all of them, and a switch steps through them.",
    remedy: "Take buttons away, or make a menu of it",
    parameters: [
      RuleParameter(name: "buttons", value: 4, unit: "buttons", meaning: "how many are few (A-20)")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.actionSheetFewerButtonsFaster, at: index) else { return .inapplicable }
    return context.answer(
      .actionSheetFewerButtonsFaster, view.reviews, isKept: view.buttons.count <= 4,
      .actionSheetFewerButtonsFaster(name: view.title ?? view.id))
  }
}

extension Message {
  static func actionSheetFewerButtonsFaster(name: String) -> Self {
    Self("“{name}” has more than four buttons: does it need all of them?", ["name": name])
  }
}
