public import Accessibility
import Scenes

/// An alert tells of a problem or of something that has changed, or confirms something destructive.
///
/// Why an alert comes up only its author knows (`reason`); where nothing is declared there is nothing to check.
public struct AlertTellsProblem: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "alert-tells-problem",
    title: "An alert comes up for something that people may have to react to",
    why: "An alert stops people in what they do, and a screen reader with them; where it tells of nothing that "
      + "concerns them now, they learn to close alerts unread, and miss the one that matters.",
    remedy: "Show what is no problem, no change and nothing to confirm in the interface itself, where it stops nobody.",
    severity: .info, method: .static, references: [.guideline("action-sheet-alert-tells-problem")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .alert }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let view = context.presentation(node.id.path), case .alert(let alert) = view.kind, let reason = alert.reason
    else { return .inapplicable }
    return reason.isOfAlerts ? .pass : .fail(.noReasonForAlert(name: view.title ?? view.id, reason.rawValue))
  }
}

extension Message {
  static func noReasonForAlert(name: String, _ reason: String) -> Self {
    Self("The alert “{name}” comes up for the reason {reason}.", ["name": name, "reason": reason])
  }
}
