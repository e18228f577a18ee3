import Accessibility
import Scenes

/// A person looks whether a sheet on a watch only interrupts what people are doing for a moment.
public struct ReviewWatchInterruption: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetWatchTemporaryInterruption,
    title: "A sheet on a watch interrupts only for a moment",
    why: "People look at a watch in between; what they were at has to be there again when the sheet is gone.")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetWatchTemporaryInterruption, at: index) else { return .inapplicable }
    return context.answer(
      .sheetWatchTemporaryInterruption, view.reviews, isKept: false,
      .sheetWatchTemporaryInterruption(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetWatchTemporaryInterruption(name: String) -> Self {
    Self(
      "Does the sheet “{name}” interrupt people only for a moment, and are they back where they were?", ["name": name])
  }
}
