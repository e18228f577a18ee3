import Accessibility
import Scenes

/// A person looks whether the choices of an action sheet belong to one subject.
///
/// Answered by `hints: {relatedOptions: true}`, and where there is a single choice.
public struct ReviewRelatedOptions: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .modalityFocusRelatedOptions,
    title: "The choices of an action sheet belong together",
    why: "Choices of one subject are compared; a stranger among them is overlooked, or tapped by mistake.",
    remedy: "Say \"hints: {relatedOptions: true}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.modalityFocusRelatedOptions, at: index) else { return .inapplicable }
    return context.answer(
      .modalityFocusRelatedOptions, view.reviews,
      isKept: view.hints?.relatedOptions == true || view.buttons.count { $0.style != .cancel } < 2,
      .modalityFocusRelatedOptions(name: view.title ?? view.id))
  }
}

extension Message {
  static func modalityFocusRelatedOptions(name: String) -> Self {
    Self("Do the choices of “{name}” belong to one subject?", ["name": name])
  }
}
