import Accessibility
import Scenes

/// An alert that follows a deliberate act offers no choices about it: those are for an action sheet.
///
/// What makes it come up its author says (`trigger.source`); where that is not declared, a control that opens it is
/// what people did, unless the alert tells of a problem or of something that has changed (`reason`). Two buttons beside
/// Cancel are choices.
public struct AlertWithoutChoices: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "alert-without-choices",
    title: "An alert that people asked for offers no choices",
    why: "An alert interrupts and is answered in a hurry; choices belong where people expect them and take their "
      + "time.",
    remedy: "Present it as an \"actionSheet\" or \"confirmationDialog\", or leave one button beside Cancel.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-alert-has-no-extra-choices"),
      .guideline("action-sheet-alert-unexpected"),
      .guideline("action-sheet-not-alert"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), let alert = dialog.alert else { return .inapplicable }
    let isDeliberate: Bool
    switch dialog.view.invocation?.source {
    case .user: isDeliberate = true
    case .system: isDeliberate = false
    case nil:
      guard context.document?.opener(of: dialog.view.id) != nil else { return .inapplicable }
      isDeliberate = alert.reason != .problem && alert.reason != .situationChange
    }
    let choices = alert.buttons.count { $0.style != .cancel }
    return isDeliberate && choices > 1 ? .fail(.offersChoices(name: dialog.name, count: choices)) : .pass
  }
}

extension Message {
  static func offersChoices(name: String, count: Int) -> Self {
    Self(
      "The alert “{name}” follows what people did and offers {count} choices.", ["name": name, "count": "\(count)"])
  }
}
