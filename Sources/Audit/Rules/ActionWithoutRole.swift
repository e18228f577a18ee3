import Accessibility

/// What people activate is a control by its role.
///
/// List items, rows, cells and tree items are activated as what they are. Elements of an unknown role are a matter of
/// `role-unknown`; whether `other` stands for a control the tree does not say.
public struct ActionWithoutRole: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-without-role",
    title: "What can be activated is a control",
    why: "A screen reader reads it as a text or picture, and people do not learn that something happens when they "
      + "activate it.",
    remedy: "Give it the role of a button or link.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].actions.contains(.activate), !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative), context.surroundings(of: index).control == nil
    else { return .inapplicable }
    switch context.tree.nodes[index].role {
    case .text, .heading, .image, .view, .group, .progress, .separator, .page:
      return .fail(.activatedContent(role: context.tree.nodes[index].role.words))
    case .other: return .cannotTell(.activatedOther())
    case .unknown: return .inapplicable
    default: return .pass
    }
  }
}

extension Message {
  static func activatedContent(role: String) -> Self {
    Self("This {role} can be activated, and its role does not say so.", ["role": role])
  }
  static func activatedOther() -> Self {
    Self("This element can be activated; whether its role says so is not known.")
  }
}
