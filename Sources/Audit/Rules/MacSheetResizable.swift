import Accessibility
import Scenes

/// A sheet on macOS whose content gains from more room can be resized.
///
/// Whether it does only its author knows (`content.expandable`).
public struct MacSheetResizable: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "mac-sheet-resizable",
    title: "A sheet with content that grows can be resized",
    why: "People who see little enlarge what they look at; where they cannot, they look at a part of it at a time.",
    remedy: "Say \"resizable: true\".",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-macos-support-resizing")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.macOS]), shown.view.contentSize?.isExpandable == true
    else { return .inapplicable }
    return shown.sheet.isResizable == true ? .pass : .fail(.cannotGrow(name: shown.name))
  }
}

extension Message {
  static func cannotGrow(name: String) -> Self {
    Self("The content of the sheet “{name}” gains from more room, and nobody can resize it.", ["name": name])
  }
}
