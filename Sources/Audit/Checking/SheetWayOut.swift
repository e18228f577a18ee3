import Accessibility
import Scenes

/// A button of a sheet that leaves it, with what its author says of it.
struct SheetWayOut {
  var node: AccessibilityNode { found.value.node }
  var role: Element.DismissRole { found.value.role }
  /// What it leaves.
  var sheet: ShownSheet { found.value.sheet }
  private let found: Boxed<Found>

  private struct Found {
    let node: AccessibilityNode
    let role: Element.DismissRole
    let sheet: ShownSheet
  }

  /// The way out that a node stands for; nil where it is none, where there is no document, or on another platform.
  init?(_ index: Int, in context: AuditContext, on platforms: [Platform]) {
    guard context.tree.nodes[index].role == .button, let document = context.document,
      platforms.contains(document.scene.platform), let surface = context.surroundings(of: index).surface,
      let role = document.dismissRole(
        context.tree.nodes[index].id.lastPart, of: context.tree.nodes[surface].id.path),
      let sheet = ShownSheet(surface, in: context, on: platforms)
    else { return nil }
    found = Boxed(Found(node: context.tree.nodes[index], role: role, sheet: sheet))
  }
}
