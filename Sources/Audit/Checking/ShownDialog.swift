import Accessibility
import Scenes

/// An action sheet, a confirmation dialog or an alert that is on the screen, with what its author says of it.
struct ShownDialog {
  var node: AccessibilityNode { found.value.node }
  /// What its author says of it.
  var view: Presentation { found.value.view }
  var scene: Scene { found.value.scene }
  private let found: Boxed<Found>

  private struct Found {
    let node: AccessibilityNode
    let view: Presentation
    let scene: Scene
  }

  /// The dialog that a node stands for; nil where it is none or there is no document.
  init?(_ index: Int, in context: AuditContext) {
    switch context.tree.nodes[index].role {
    case .actionSheet, .alert: break
    default: return nil
    }
    guard let scene = context.scene, let view = context.presentation(context.tree.nodes[index].id.path), view.isDialog
    else { return nil }
    found = Boxed(Found(node: context.tree.nodes[index], view: view, scene: scene))
  }

  /// What people call it.
  var name: String { view.title ?? view.id }

  /// What only action sheets and confirmation dialogs have; nil for an alert.
  var actionSheet: ActionSheet? {
    switch view.kind {
    case .actionSheet(let sheet), .confirmationDialog(let sheet): sheet
    default: nil
    }
  }

  /// What only alerts have; nil for others.
  var alert: Alert? {
    if case .alert(let alert) = view.kind { alert } else { nil }
  }
}
