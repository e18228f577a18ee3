public import Accessibility
import Scenes

/// An action sheet is modal: until it is answered there is nothing else to be done.
///
/// Only in scenes; what a tree of another origin calls an action sheet need not say whether it is modal.
public struct ActionSheetModal: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-sheet-modal",
    title: "An action sheet is modal",
    why: "An action sheet asks what is to happen to what people have just begun; where they can go on below it, that "
      + "changes while they are asked, and a screen reader wanders off from the question.",
    remedy: "Leave \"modal: false\" out, or present the choices as a menu or popover.",
    severity: .error, method: .static, references: [.guideline("action-sheet-is-modal")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .actionSheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let view = context.presentation(node.id.path) else { return .inapplicable }
    return node.traits.contains(.modal) ? .pass : .fail(.notModal(name: view.title ?? view.id))
  }
}

extension Message {
  static func notModal(name: String) -> Self {
    Self("The action sheet “{name}” leaves what is below it in use.", ["name": name])
  }
}
