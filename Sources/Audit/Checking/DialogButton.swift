import Accessibility
import Scenes

/// A button of an action sheet, confirmation dialog or alert, with what its author says of it.
struct DialogButton {
  var node: AccessibilityNode
  var declared: ActionButton
  /// What it answers.
  var dialog: Presentation

  /// The button that a node stands for; nil where it is none or there is no document.
  init?(_ index: Int, in context: AuditContext) {
    node = context.tree.nodes[index]
    guard node.role == .button, let scene = context.scene else { return nil }
    let names = node.id.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2, let dialog = scene.presentation(names[0]), dialog.isDialog,
      let button = dialog.buttons.first(where: { $0.id == names[1] })
    else { return nil }
    (self.dialog, declared) = (dialog, button)
  }
}
