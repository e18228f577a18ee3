import Accessibility
import Scenes

/// On a watch a sheet in which people change something has a Cancel button.
///
/// People change something where its author says so (`task.allowsChanges`), else where it holds a control with a value:
/// a field, a slider, a switch. A sheet without any way out gets Cancel from the system.
public struct WatchCancelForChanges: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-cancel-for-changes",
    title: "A sheet on a watch that changes something can be cancelled",
    why: "A tap that went astray on a small screen has changed something by then; Cancel is how people take that "
      + "back.",
    remedy: "Give one of its ways out the role \"cancel\", or leave them out.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-cancel-when-changes-possible")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.watchOS]) else { return .inapplicable }
    let changes =
      shown.view.task?.allowsChanges
      ?? (index + 1..<max(index + 1, shown.node.end)).contains { Self.changes(context.tree.nodes[$0].role) }
    guard changes else { return .inapplicable }
    return shown.waysOut.contains(.cancel) ? .pass : .fail(.cannotCancel(name: shown.name))
  }

  private static func changes(_ role: Role) -> Bool {
    switch role {
    case .toggle, .switchControl, .checkBox, .radioButton, .slider, .adjustable, .stepper, .picker, .comboBox: true
    default: role.isTextEntry
    }
  }
}

extension Message {
  static func cannotCancel(name: String) -> Self {
    Self("People change something in the sheet “{name}”, and none of its ways out is Cancel.", ["name": name])
  }
}
