public import Accessibility
import Scenes

/// An alert that is there to confirm something destructive has a button that does it, and one that does not.
///
/// Why an alert comes up only its author knows (`reason: confirm-destructive`).
public struct ConfirmingAlertChoices: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "confirming-alert-choices",
    title: "An alert that confirms something destructive can be answered either way",
    why: "People who cannot say no are not asked but told, and lose their data; where the button that destroys does "
      + "not say so, they choose it unawares.",
    remedy: "Give it a button of the style \"destructive\" and one of the style \"cancel\".",
    severity: .warning, method: .static, references: [.guideline("action-sheet-alert-can-confirm-destructive")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .alert }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let view = context.presentation(node.id.path), case .alert(let alert) = view.kind,
      alert.reason == .confirmDestructive
    else { return .inapplicable }
    let missing = [ActionButton.Style.destructive, .cancel].filter { style in
      !alert.buttons.contains { $0.style == style }
    }
    if missing.isEmpty { return .pass }
    return .fail(.lacksChoices(name: view.title ?? view.id, missing.map(\.rawValue).joined(separator: " and none of ")))
  }
}

extension Message {
  static func lacksChoices(name: String, _ styles: String) -> Self {
    Self(
      "The alert “{name}” is to confirm something destructive and has no button of the style {styles}.",
      ["name": name, "styles": styles])
  }
}
