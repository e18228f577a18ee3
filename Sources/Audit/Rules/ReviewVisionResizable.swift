import Accessibility
import Scenes

/// A person looks whether a sheet on visionOS should be resizable.
///
/// Answered by `resizable: true`.
public struct ReviewVisionResizable: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetVisionConsiderResizable,
    title: "People can resize a sheet on visionOS",
    why: "In space people sit at different distances, and who magnifies text needs more room for it.",
    remedy: "Say \"resizable: true\"")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let view = context.asked(.sheetVisionConsiderResizable, at: index), case .sheet(let sheet) = view.kind else {
      return .inapplicable
    }
    return context.answer(
      .sheetVisionConsiderResizable, view.reviews, isKept: sheet.isResizable == true,
      .sheetVisionConsiderResizable(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetVisionConsiderResizable(name: String) -> Self {
    Self("Would it help some people to resize the sheet “{name}”?", ["name": name])
  }
}
