import Accessibility
import Scenes

/// A person looks whether a sheet on an iPhone has to have the detent medium although its author says that its content
/// is more useful at full height.
///
/// Asked only of sheets with `hints: {fullHeightUseful: true}`.
public struct ReviewMediumSkipped: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetSkipMediumWhenFullIsBetter,
    title: "A sheet whose content is more useful at full height does not stop at medium",
    why: "At medium people have to pull such a sheet up each time before they can use it.",
    remedy: "Leave the detent medium out")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetSkipMediumWhenFullIsBetter, at: index), case .sheet(let sheet) = view.kind,
      view.hints?.fullHeightUseful == true
    else { return .inapplicable }
    let isKept = !sheet.detents.contains { $0.height == .medium }
    return context.answer(
      .sheetSkipMediumWhenFullIsBetter, view.reviews, isKept: isKept,
      .sheetSkipMediumWhenFullIsBetter(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetSkipMediumWhenFullIsBetter(name: String) -> Self {
    Self("The sheet “{name}” is more useful at full height: does it have to stop at medium?", ["name": name])
  }
}
