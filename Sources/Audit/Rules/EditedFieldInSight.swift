import Accessibility
import Geometry
import Scenes

/// The field that is edited does not lie under the on-screen keyboard.
///
/// A field that shows in part passes: where in it the caret is decides whether people see what they type. One that
/// nothing scrolls may lie below the screen after that has turned, from under the keyboard of which nobody can bring it.
public struct EditedFieldInSight: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "edited-field-in-sight",
    title: "The keyboard does not hide the field that is edited",
    why: "People who type into a field that the on-screen keyboard covers do not see what they write.",
    remedy: "Let what the field is in scroll down, so that the field can be moved above the keyboard.",
    severity: .warning, method: .static, references: [.guideline("sheet-keyboard-coexists")])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].traits.contains(.editing) else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard node.role.isTextEntry, context.document != nil, let keyboard = Self.keyboard(context)
    else { return .inapplicable }
    let isUnder = node.frame.intersection(keyboard.frame) == node.frame
    let isBelow =
      node.frame.minY >= max(context.tree.screen.height, keyboard.frame.minY)
      && !context.tree.ancestors(of: index).contains { context.tree.nodes[$0].traits.contains(.clips) }
    if node.frame.isEmpty || !isUnder && !isBelow { return .pass }
    return .fail(.underKeyboard(name: node.name ?? node.id.path))
  }

  /// The keyboard while it is up: a group beside the windows and presentations of the scene.
  private static func keyboard(_ context: AuditContext) -> AccessibilityNode? {
    let tree = context.tree
    guard let last = tree.roots.last.map({ tree.nodes[$0] }), last.role == .group, last.id.path.hasPrefix("keyboard"),
      context.presentation(last.id.path) == nil
    else { return nil }
    return last
  }
}

extension Message {
  static func underKeyboard(name: String) -> Self {
    Self("“{name}” is edited and lies under the keyboard.", ["name": name])
  }
}
