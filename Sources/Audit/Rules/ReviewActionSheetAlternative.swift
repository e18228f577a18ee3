import Accessibility
import Scenes

/// A person looks whether something else would do that does not stop people.
///
/// Answered by `hints: {alternativeConsidered: …}`, or where what opens it can be taken back (`effect: {reversible:
/// true}`).
public struct ReviewActionSheetAlternative: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .actionSheetConsiderNoninterrupting,
    title: "Something that interrupts nobody was considered in place of an action sheet",
    why: "An undo, a menu or a setting lets people go on; a question does not.",
    remedy: "Say \"hints: {alternativeConsidered: …}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.actionSheetConsiderNoninterrupting, at: index) else { return .inapplicable }
    let canBeUndone = context.document?.openingElement(of: view.id)?.effect?.isReversible == true
    return context.answer(
      .actionSheetConsiderNoninterrupting, view.reviews,
      isKept: view.hints?.alternativeConsidered != nil || canBeUndone,
      .actionSheetConsiderNoninterrupting(name: view.title ?? view.id))
  }
}

extension Message {
  static func actionSheetConsiderNoninterrupting(name: String) -> Self {
    Self("Would something else than “{name}” do that does not stop people?", ["name": name])
  }
}
