import Accessibility
import Scenes

/// An action sheet on watchOS has four buttons at most, Cancel included, and three choices beside it.
public struct WatchActionSheetSize: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-action-sheet-size",
    title: "An action sheet on a watch has four buttons at most",
    why: "A watch shows few rows: people scroll to see all choices, and choose before they have.",
    remedy: "Offer three choices beside Cancel at most.",
    severity: .warning, method: .static,
    references: [.guideline("action-sheet-watchos-max-four"), .guideline("action-sheet-watchos-max-three-choices")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .actionSheet || context.tree.nodes[index].role == .alert,
      let view = context.presentation(context.tree.nodes[index].id.path)
    else { return .inapplicable }
    guard context.scene?.platform == .watchOS, case .actionSheet = view.kind else { return .inapplicable }
    let choices = view.buttons.count { $0.style != .cancel }
    if view.buttons.count <= Self.mostButtons, choices <= Self.mostChoices { return .pass }
    return .fail(.manyButtons(count: view.buttons.count, choices: choices))
  }

  private static let mostButtons = 4
  private static let mostChoices = 3
}

extension Message {
  static func manyButtons(count: Int, choices: Int) -> Self {
    Self("It has {count} buttons, {choices} of them beside Cancel.", ["count": "\(count)", "choices": "\(choices)"])
  }
}
