import Accessibility
import Scenes

/// On iOS and iPadOS people edit or mark up documents and photos in a full screen, not in a sheet.
///
/// What is done only its author knows (`task.kind`: `document-editing`, `photo-editing`, `markup`).
public struct EditingFullScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "editing-full-screen",
    title: "Documents and photos are edited full screen",
    why: "Such work takes many steps and fine movements: a sheet leaves less room for them, and a pull that goes "
      + "astray closes it.",
    remedy: "Present it as \"fullScreen\".",
    severity: .warning, method: .static,
    references: [
      .guideline("modality-fullscreen-for-complex-task"),
      .guideline("sheet-alt-fullscreen-multistep-ios"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard node.role == .sheet || node.role == .fullScreen, let scene = context.scene,
      scene.platform == .iOS || scene.platform == .iPadOS, let view = context.presentation(node.id.path),
      let kind = view.task?.kind, [.documentEditing, .photoEditing, .markup].contains(kind)
    else { return .inapplicable }
    switch view.kind {
    case .fullScreen: return .pass
    case .sheet: return .fail(.editedInSheet(name: view.title ?? view.id, kind.rawValue))
    default: return .inapplicable
    }
  }
}

extension Message {
  static func editedInSheet(name: String, _ kind: String) -> Self {
    Self("The sheet “{name}” is for {kind}, which fits a full screen.", ["name": name, "kind": kind])
  }
}
