import Accessibility
import Scenes

/// A sheet that is on the screen, with what its author says of it.
struct ShownSheet {
  var node: AccessibilityNode { found.value.node }
  /// What its author says of it.
  var view: Presentation { found.value.view }
  /// What only sheets have of that.
  var sheet: Sheet { found.value.sheet }
  var scene: Scene { found.value.scene }
  private let found: Boxed<Found>

  private struct Found {
    let node: AccessibilityNode
    let view: Presentation
    let sheet: Sheet
    let scene: Scene
  }

  /// The sheet that a node stands for; nil where it is none, where there is no document, or on another platform.
  ///
  /// What is a sheet only because there is no room for more, such as a popover on a phone, is none.
  init?(_ index: Int, in context: AuditContext, on platforms: [Platform] = Platform.allCases) {
    guard context.tree.nodes[index].role == .sheet, let scene = context.scene, platforms.contains(scene.platform),
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind
    else { return nil }
    found = Boxed(Found(node: context.tree.nodes[index], view: view, sheet: sheet, scene: scene))
  }

  /// What people call it.
  var name: String { view.title ?? view.id }

  /// Roles of the controls that leave it, as its author says, in the order of the document; a watch adds Cancel to one
  /// without any.
  var waysOut: [Element.DismissRole] {
    var found: [Element.DismissRole] = []
    func look(at elements: [Element]) {
      for element in elements {
        if let role = element.dismissRole { found.append(role) }
        look(at: element.children)
      }
    }
    look(at: view.content)
    return found.isEmpty && scene.platform == .watchOS ? [.cancel] : found
  }
}
