import Accessibility
import Scenes

/// A button of an action sheet, confirmation dialog or alert, with what its author says of it.
struct DialogButton {
  var node: AccessibilityNode { found.value.node }
  var declared: ActionButton { found.value.declared }
  /// What it answers.
  var dialog: Presentation { found.value.dialog }
  private let found: Boxed<Found>

  private struct Found {
    let node: AccessibilityNode
    let declared: ActionButton
    let dialog: Presentation
  }

  /// The button that a node stands for; nil where it is none or there is no document.
  init?(_ index: Int, in context: AuditContext) {
    guard context.tree.nodes[index].role == .button, context.scene != nil else { return nil }
    let path = context.tree.nodes[index].id.path
    guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")),
      let dialog = context.presentation(String(path[..<slash])), dialog.isDialog,
      let button = dialog.buttons.first(where: { $0.id == path[path.utf8.index(after: slash)...] })
    else { return nil }
    found = Boxed(Found(node: context.tree.nodes[index], declared: button, dialog: dialog))
  }
}
