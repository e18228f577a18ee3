import Accessibility
import Scenes

/// A person looks whether a modal sheet is for what modal sheets are for.
///
/// Answered by a `purpose` other than `navigation`, `supplementary` and `other`.
public struct ReviewSpecificInformation: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetModalForSpecificInformation,
    title: "A modal sheet asks for particular information or serves a simple task",
    why: "A modal sheet stops everything else: for going somewhere, or for what is looked at beside something else, "
      + "that is too much.",
    remedy: "Say its \"purpose\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetModalForSpecificInformation, at: index) else { return .inapplicable }
    return context.answer(
      .sheetModalForSpecificInformation, view.reviews, isKept: view.purpose.answersForModal,
      .sheetModalForSpecificInformation(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetModalForSpecificInformation(name: String) -> Self {
    Self("Does the modal sheet “{name}” ask people for particular information, or serve a simple task?", ["name": name])
  }
}
