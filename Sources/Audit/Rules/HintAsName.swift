public import Accessibility

/// What a control is called stands in its name, not in its hint.
///
/// A control without a name whose hint or tooltip says what it is or does. That name and hint are the same is a matter
/// of `name-said-twice`.
public struct HintAsName: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "hint-as-name",
    title: "What a control is called is its name, not its hint",
    why: "A hint comes after the name, late or never, as people like it: of a control that has nothing else they hear "
      + "the role, and voice control knows no word for it.",
    remedy: "Say in the name what it is for in one to three words, and keep the hint for what comes of it.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool { role.isControl }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.standing[index].contains(.hidden),
      !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    guard let words = Self.words(of: index, context) else { return .inapplicable }
    if context.shape(of: index).contains(.isSpoken) || context.isNamedByAnother(index) { return .pass }
    // Where something is in it, or a placeholder, a reader may say that.
    let node = context.tree.nodes[index]
    guard context.tree.says(.name), node.end == index + 1, node.placeholder?.isBlank ?? true else {
      return .inapplicable
    }
    return .fail(.hintInPlaceOfName(role: node.role.words, text: words))
  }

  /// What its hint, or else its tooltip, says.
  private static func words(of index: Int, _ context: AuditContext) -> String? {
    if let hint = context.tree.nodes[index].hint, !hint.isBlank { return hint }
    guard let tooltip = context.tree.nodes[index].tooltip, !tooltip.isBlank else { return nil }
    return tooltip
  }
}

extension Message {
  static func hintInPlaceOfName(role: String, text: String) -> Self {
    Self("What this {role} is for stands in its hint “{text}” alone.", ["role": role, "text": text])
  }
}
