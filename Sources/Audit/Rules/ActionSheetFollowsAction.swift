import Accessibility
import Scenes

/// An action sheet or confirmation dialog comes up because people have done something.
///
/// What makes it come up its author says (`trigger.source`); where that is not declared, a control that opens it or a
/// sheet that asks about its changes is what people did.
public struct ActionSheetFollowsAction: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-sheet-follows-action",
    title: "An action sheet answers something that people did",
    why: "An action sheet asks how to go on with what somebody has begun; one that comes by itself interrupts, and"
      + " a tap that was meant for what lies under it chooses.",
    remedy: "Let a control open it, or tell of what has happened in an alert.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-alert-unexpected"),
      .guideline("action-sheet-choices-for-initiated-action"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), dialog.actionSheet != nil else { return .inapplicable }
    switch dialog.view.invocation?.source {
    case .system: return .fail(.comesByItself(name: dialog.name))
    case .user: return .pass
    case nil:
      let isAsked =
        context.document?.opener(of: dialog.view.id) != nil
        || context.document?.once(rule.id) { Self.confirmations(in: $0) }.contains(dialog.view.id) == true
      return isAsked ? .pass : .inapplicable
    }
  }

  /// Ids of what sheets ask with.
  private static func confirmations(in scene: Scene) -> Set<String> {
    Set(scene.presentations.compactMap { if case .sheet(let sheet) = $0.kind { sheet.confirmation } else { nil } })
  }
}

extension Message {
  static func comesByItself(name: String) -> Self {
    Self("The action sheet “{name}” comes up without anybody having done something.", ["name": name])
  }
}
