import Accessibility
import Scenes

/// On a watch a set of choices is in an alert or an action sheet, not in a sheet.
///
/// What something is for only its author knows (`purpose: choices`).
public struct WatchChoicesInActionSheet: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-choices-in-action-sheet",
    title: "On a watch a set of choices is in an alert or action sheet",
    why: "An alert or action sheet is known at a glance and spoken at once; a sheet is a place that people have to"
      + " look around in first.",
    remedy: "Present it as an \"alert\" or \"actionSheet\".",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-action-sheet-for-choices")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    context.isDialogOnWatch(index, for: .choices) { .choicesInSheet(name: $0) }
  }
}

extension Message {
  static func choicesInSheet(name: String) -> Self {
    Self("The sheet “{name}” is there for a set of choices.", ["name": name])
  }
}
