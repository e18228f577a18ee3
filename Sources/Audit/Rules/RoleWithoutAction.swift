public import Accessibility

/// What looks like a control to a reader can be operated.
///
/// In a tree that says of some nodes that they can be activated. A disabled control, one that something modal covers,
/// and one that is operated otherwise (by increment and decrement, or by what is in it) are left out.
public struct RoleWithoutAction: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "role-without-action",
    title: "A control can be activated without a pointer",
    why: "A screen reader says that there is a button, and activating it does nothing; keys do not reach it either.",
    remedy: "Let it answer to activation, or make it the text or picture that it is.",
    severity: .error, method: .static, references: .criterion("2.1.1"))

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .button, .link, .navigationLink, .tab, .menuItem, .toggle, .switchControl, .checkBox, .radioButton: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.saysActions, !context.isOutOfReach(index), context.surroundings(of: index).control == nil,
      context.tree.nodes[index].traits.isDisjoint(with: [.disabled, .decorative, .selected])
    else { return .inapplicable }
    if !context.tree.nodes[index].actions.isDisjoint(with: [.activate, .increment, .decrement])
      || !context.tree.nodes[index].customActions.isEmpty
    {
      return .pass
    }
    let inside = index + 1..<context.tree.nodes[index].end
    if inside.contains(where: { context.tree.nodes[$0].actions.contains(.activate) }) { return .inapplicable }
    return .fail(.deadControl(role: context.tree.nodes[index].role.words))
  }
}

extension Message {
  static func deadControl(role: String) -> Self { Self("This {role} cannot be activated.", ["role": role]) }
}
