import Accessibility
import Scenes

/// On macOS a document is edited in a window of its own, not in a sheet.
///
/// That something is for that only its author says (`task.kind: document-editing` with `selfContained: true`); a window
/// of the kind `document` keeps it.
public struct DocumentInWindow: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "document-in-window",
    title: "A document is edited in its own window",
    why: "A sheet blocks its window and goes where that goes; people who edit a document put it beside others, "
      + "magnify it and leave it for a while.",
    remedy: "Present it in a window of the kind \"document\".",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-alt-document-window-macos")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .macOS else { return .inapplicable }
    switch node.role {
    case .window:
      let isDocument = scene.windows.contains { $0.id == node.id.path && $0.kind == .document }
      return isDocument ? .pass : .inapplicable
    case .sheet:
      guard let shown = ShownSheet(index, in: context), let task = shown.view.task, task.kind == .documentEditing,
        task.selfContained == true
      else { return .inapplicable }
      return .fail(.documentInSheet(name: shown.name))
    default: return .inapplicable
    }
  }
}

extension Message {
  static func documentInSheet(name: String) -> Self {
    Self("The sheet “{name}” is for editing a document, for which there are windows.", ["name": name])
  }
}
