import Accessibility
import Scenes

/// An action sheet on watchOS has a title, exactly one Cancel and one further button at the least.
public struct WatchActionSheetParts: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-action-sheet-parts",
    title: "An action sheet on a watch has a title, Cancel and a choice",
    why: "Without a title people are asked nothing that they could answer, and without Cancel they cannot "
      + "go back.",
    remedy: "Give it a title, one button of the style \"cancel\" and one more.",
    severity: .error, method: .static,
    references: [.guideline("action-sheet-watchos-anatomy"), .guideline("action-sheet-watchos-cancel-required")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .actionSheet || context.tree.nodes[index].role == .alert,
      let view = context.presentation(context.tree.nodes[index].id.path)
    else { return .inapplicable }
    guard context.scene?.platform == .watchOS, case .actionSheet = view.kind else { return .inapplicable }
    let cancels = view.buttons.count { $0.style == .cancel }
    if view.title?.isBlank ?? true { return .fail(.missingPart(part: "title")) }
    if cancels != 1 {
      return .fail(
        cancels == 0 ? .missingPart(part: "Cancel") : .severalCancels(name: view.title ?? view.id, count: cancels))
    }
    return view.buttons.count > cancels ? .pass : .fail(.missingPart(part: "choice"))
  }
}

extension Message {
  static func missingPart(part: String) -> Self { Self("This action sheet has no {part}.", ["part": part]) }
}
