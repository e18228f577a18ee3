import Accessibility

/// Keys do not stop at what a reader passes over.
///
/// Something hidden that has the keyboard focus, and something shown that takes the focus, is operated and is hidden
/// from readers alone. That hidden pages of a stack could take the focus, were they shown, is no fault.
public struct HiddenFocusable: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "hidden-focusable",
    title: "Keys do not stop at what a reader passes over",
    why:
      "People who use keys and a reader come to a place of which nothing is said, and operate what they do not know.",
    remedy: "Take it out of the order of the keys, or show it to readers too.",
    severity: .error, method: .static, references: .criterion("2.4.3"),
    implies: ["traits-conflict", "unreachable-reader"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let traits = context.tree.nodes[index].traits
    if isTouchedUnheard(index, in: context) { return .cannotTell(.unheardControl()) }
    guard !traits.isDisjoint(with: [.focusable, .focused]) else { return .inapplicable }
    if context.standing[index].contains(.hidden) {
      return traits.contains(.focused) ? .fail(.hiddenFocus()) : .inapplicable
    }
    if traits.contains(.decorative), context.tree.nodes[index].isOperable { return .fail(.unheardStop()) }
    return .pass
  }

  /// Whether fingers operate something that a reader passes over, by itself and not as a part of a control: where the
  /// tree is of a running application, something else may do the same.
  private func isTouchedUnheard(_ index: Int, in context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    return context.isFromElsewhere && node.traits.contains(.decorative) && node.actions.contains(.activate)
      && node.traits.isDisjoint(with: [.focusable, .focused, .disabled]) && !context.standing[index].contains(.hidden)
      && context.surroundings(of: index).control == nil
  }
}

extension Message {
  static func unheardControl() -> Self {
    Self("Touch operates it, and a reader passes it over; whether something else does the same is not known.")
  }
  static func hiddenFocus() -> Self { Self("It has the keyboard focus and is not shown.") }
  static func unheardStop() -> Self { Self("Keys stop here, and a reader passes it over.") }
}
