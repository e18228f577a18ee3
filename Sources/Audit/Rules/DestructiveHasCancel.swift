import Accessibility
import Scenes

/// An action sheet or confirmation dialog with a button that destroys something has one that declines, and no second
/// one.
///
/// A confirmation dialog without one gets it from the platform. Alerts have a rule of their own (`confirming-alert-choices`).
public struct DestructiveHasCancel: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "destructive-has-cancel",
    title: "What asks before it destroys can be declined",
    why: "People who have come there by mistake, or who have changed their minds, have no way to keep "
      + "their data.",
    remedy: "Give the action sheet or dialog one button of the style \"cancel\".",
    severity: .error, method: .static, references: [.guideline("action-sheet-cancel-for-data-loss")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .actionSheet || context.tree.nodes[index].role == .alert,
      let view = context.presentation(context.tree.nodes[index].id.path)
    else { return .inapplicable }
    switch view.kind {
    case .actionSheet, .confirmationDialog: break
    default: return .inapplicable
    }
    let name = view.title ?? view.id
    guard let danger = view.buttons.first(where: Self.destroys) else { return .inapplicable }
    let declining = view.buttons.count { $0.style == .cancel || $0.answer == .keep }
    if declining == 1 { return .pass }
    // The platform adds one (action-sheet-swiftui-cancel-default).
    if declining == 0, case .confirmationDialog = view.kind { return .pass }
    return declining == 0
      ? .fail(.noCancel(name: name, button: danger.label)) : .fail(.severalCancels(name: name, count: declining))
  }

  private static func destroys(_ button: ActionButton) -> Bool {
    button.style == .destructive || button.destroysData || button.performsDestructiveAction == true
  }
}

extension Message {
  static func noCancel(name: String, button: String) -> Self {
    Self("“{name}” offers “{button}” and nothing that declines it.", ["name": name, "button": button])
  }
  static func severalCancels(name: String, count: Int) -> Self {
    Self("“{name}” has {count} buttons that decline.", ["name": name, "count": "\(count)"])
  }
}
