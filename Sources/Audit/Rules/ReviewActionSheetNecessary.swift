import Accessibility
import Scenes

/// A person looks whether an action sheet with a single choice is necessary after an action that can be taken back and
/// destroys nothing.
public struct ReviewActionSheetNecessary: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .actionSheetNotMoreThanNecessary,
    title: "An action sheet comes up only where it is necessary",
    why: "People learn to tap questions away that are always there, and then the one that counts as well.",
    remedy: "Do it at once and offer to take it back")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.actionSheetNotMoreThanNecessary, at: index) else { return .inapplicable }
    let effect = context.document?.openingElement(of: view.id)?.effect
    let isTrivial = effect?.isReversible == true && effect?.isDestructive == false
    let choices = view.buttons.count { $0.style != .cancel }
    return context.answer(
      .actionSheetNotMoreThanNecessary, view.reviews, isKept: !isTrivial || choices != 1,
      .actionSheetNotMoreThanNecessary(name: view.title ?? view.id))
  }
}

extension Message {
  static func actionSheetNotMoreThanNecessary(name: String) -> Self {
    Self("What “{name}” asks about can be taken back: is it necessary to ask?", ["name": name])
  }
}
