import Accessibility
import Scenes

/// A person looks whether another word for what leaves a sheet on a watch makes sense.
///
/// Answered where there is nothing to do in the sheet but to read (`task: {informationOnly: true}`), or by `hints:
/// {labelRationale: …}`.
public struct ReviewWatchLabelSensible: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchChangeLabelOnlyIfSensible,
    title: "What leaves a sheet on a watch is called otherwise only for a reason",
    why: "Cancel and Done are known from everywhere; another word has to be read and understood on a small screen.",
    remedy: "Say \"hints: {labelRationale: …}\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetWatchChangeLabelOnlyIfSensible, at: index),
      context.ownDismissLabel(of: index) != nil
    else { return .inapplicable }
    let isKept =
      view.purpose == .informationOnly || view.task?.informationOnly == true || view.hints?.labelRationale != nil
    return context.answer(
      .sheetWatchChangeLabelOnlyIfSensible, view.reviews, isKept: isKept,
      .sheetWatchChangeLabelOnlyIfSensible(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetWatchChangeLabelOnlyIfSensible(name: String) -> Self {
    Self("Does it make sense that what leaves the sheet “{name}” is not called as usual?", ["name": name])
  }
}
