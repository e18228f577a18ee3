import Accessibility
import Scenes

/// On a watch a sheet that only informs is left by Done or Dismiss, not by Cancel.
///
/// That it only informs its author says (`purpose: information-only`, `task.informationOnly`). A sheet without any way
/// out gets Cancel from the system.
public struct WatchDoneForInformation: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-done-for-information",
    title: "A sheet on a watch that only informs is left by Done",
    why: "Cancel asks what it would undo; where there is nothing, people wonder what they have begun.",
    remedy: "Add a control with \"dismiss: done\".",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-done-when-info-only")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.watchOS]),
      shown.view.purpose == .informationOnly || shown.view.task?.informationOnly == true
    else { return .inapplicable }
    return shown.waysOut.contains(.cancel) ? .fail(.nothingToCancel(name: shown.name)) : .pass
  }
}

extension Message {
  static func nothingToCancel(name: String) -> Self {
    Self("The sheet “{name}” only informs and is left by Cancel.", ["name": name])
  }
}
