import Accessibility
import Scenes

/// On a watch important information is in an alert or an action sheet, not in a sheet.
///
/// What something is for only its author knows (`purpose: important-information`).
public struct WatchImportantInAlert: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-important-in-alert",
    title: "On a watch important information is in an alert or action sheet",
    why: "An alert or action sheet is known at a glance and spoken at once; a sheet is a place that people have to"
      + " look around in first.",
    remedy: "Present it as an \"alert\" or \"actionSheet\".",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-alert-for-important-info")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    context.isDialogOnWatch(index, for: .importantInformation) { .importantInformationInSheet(name: $0) }
  }
}

extension Message {
  static func importantInformationInSheet(name: String) -> Self {
    Self("The sheet “{name}” is there for important information.", ["name": name])
  }
}
