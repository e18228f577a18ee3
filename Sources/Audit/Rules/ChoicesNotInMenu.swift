public import Accessibility
import Scenes

/// On iOS and iPadOS choices about an action that people have begun are in an action sheet, not in a menu.
///
/// A menu is about such an action where its author says that it needs clarification (`trigger.needsClarification`), or
/// which action brings it up (`trigger.action`) and no control that reveals it; one with a control that reveals it is what menus are there for.
public struct ChoicesNotInMenu: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "choices-not-in-menu",
    title: "Choices about an action are in an action sheet",
    why: "People open a menu to look and close it without harm; where it comes up because they did something they "
      + "do not see that they are asked.",
    remedy: "Present it as an \"actionSheet\", or let a \"revealControl\" open it.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-not-menu")
    ])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .menu }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.scene,
      scene.platform == .iOS || scene.platform == .iPadOS,
      let view = context.presentation(context.tree.nodes[index].id.path), case .menu(let menu) = view.kind
    else { return .inapplicable }
    let isAnswer = menu.revealControl == nil && view.invocation?.action?.isBlank == false
    if view.invocation?.needsClarification == true || isAnswer { return .fail(.menuAsks(name: view.title ?? view.id)) }
    return menu.revealControl == nil ? .inapplicable : .pass
  }
}

extension Message {
  static func menuAsks(name: String) -> Self {
    Self("The menu “{name}” asks about an action that people have begun.", ["name": name])
  }
}
