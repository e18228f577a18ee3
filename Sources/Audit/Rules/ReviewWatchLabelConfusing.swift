import Accessibility
import Scenes

/// A person looks whether another word for what leaves a sheet on a watch is clear.
///
/// Words that look like a way back or like a title are what other rules report.
public struct ReviewWatchLabelConfusing: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchNoConfusingLabel,
    title: "What leaves a sheet on a watch is not called confusingly",
    why: "People have to know before they tap that they leave the sheet, and what becomes of what they have done.",
    remedy: "Leave its label out")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetWatchNoConfusingLabel, at: index), context.ownDismissLabel(of: index) != nil
    else {
      return .inapplicable
    }
    return context.answer(
      .sheetWatchNoConfusingLabel, view.reviews, isKept: false, .sheetWatchNoConfusingLabel(name: view.title ?? view.id)
    )
  }
}

extension Message {
  static func sheetWatchNoConfusingLabel(name: String) -> Self {
    Self("Is it clear from its label that what leaves the sheet “{name}” does so?", ["name": name])
  }
}
