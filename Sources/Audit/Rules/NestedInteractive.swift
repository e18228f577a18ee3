public import Accessibility

/// A button, link or switch holds no other control.
///
/// What comes out of it, such as its menu, is not held by it; nor is a row or cell a control in this sense. Controls of
/// several parts (fields with a button to clear them, steppers, combo boxes) are made that way. TalkBack stops at what can
/// be activated within a row that can be, and both can be touched: a dump of Android keeps the rule.
public struct NestedInteractive: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "nested-interactive",
    title: "A button or link is not in another one",
    why: "Many readers take a button as one thing and never come to the control within; a tap is meant for either.",
    remedy: "Put them beside each other, or offer the inner one as an action of the outer one.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool { role.isControl }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative), context.tree.nodes[index].isElement != false,
      !context.isMerged(index)
    else { return .inapplicable }
    guard let outer = context.surroundings(of: index).control else { return .pass }
    switch context.tree.nodes[outer].role {
    case .button, .link, .navigationLink, .switchControl, .toggle, .checkBox, .radioButton, .keyboardKey: break
    default: return .inapplicable
    }
    if let surface = context.surroundings(of: index).surface, surface > outer { return .inapplicable }
    if context.manner == .merging { return .pass }
    return .fail(
      .nested(
        role: context.tree.nodes[index].role.words, outer: context.tree.nodes[outer].role.words,
        name: context.tree.nodes[outer].name ?? context.tree.nodes[outer].id.path))
  }
}

extension Message {
  static func nested(role: String, outer: String, name: String) -> Self {
    Self("This {role} is within the {outer} “{name}”.", ["role": role, "outer": outer, "name": name])
  }
}
