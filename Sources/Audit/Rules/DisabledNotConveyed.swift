import Accessibility

/// A control that looks disabled and does nothing says that it is disabled.
///
/// Found where the tree gives nodes actions, the control has none, and it is drawn fainter than what it is in; and where
/// the words of its state say that it is disabled and the state does not.
public struct DisabledNotConveyed: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "disabled-not-conveyed",
    title: "A control that is dimmed is disabled to a reader as well",
    why: "People who do not see that it is faint try it and do not learn why nothing happens.",
    remedy: "Mark it as disabled.",
    severity: .warning, method: .static, references: .criterion("4.1.2"),
    parameters: [
      RuleParameter(
        name: "faint", value: faint, unit: "of 1",
        meaning: "The opacity below which a control looks disabled; systems draw disabled controls at 0.3 to 0.5.")
    ], implies: ["role-without-action", "contrast-text", "contrast-nontext", "contrast-enhanced"])

  private static let faint = 0.6

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    if context.tree.nodes[index].role.isControl, let words = context.tree.nodes[index].stateDescription,
      Self.disabled.contains(words.folded), !context.isOutOfReach(index)
    {
      return context.tree.nodes[index].traits.contains(.disabled)
        ? .pass : .fail(.disabledInWords(role: context.tree.nodes[index].role.words, words: words))
    }
    guard context.tree.nodes[index].role.isControl, context.tree.nodes[index].alpha < Self.faint, context.saysActions,
      !context.isOutOfReach(index), !context.tree.nodes[index].traits.contains(.decorative)
    else { return .inapplicable }
    if context.tree.nodes[index].traits.contains(.disabled) { return .pass }
    guard context.tree.nodes[index].actions.isDisjoint(with: [.activate, .increment, .decrement, .focus]) else {
      return .inapplicable
    }
    return .fail(.faintControl(role: context.tree.nodes[index].role.words))
  }
}

extension DisabledNotConveyed {
  /// Words for a state that is none in words only.
  private static let disabled: Set<String> = [
    "disabled", "dimmed", "inactive", "not available", "unavailable", "사용 안 함", "사용할 수 없음", "비활성화됨",
  ]
}

extension Message {
  static func disabledInWords(role: String, words: String) -> Self {
    Self(
      "This {role} says “{words}” in words, and is not disabled to those who ask for its state.",
      ["role": role, "words": words])
  }
  static func faintControl(role: String) -> Self {
    Self("This {role} is faint and does nothing, and does not say that it is disabled.", ["role": role])
  }
}
