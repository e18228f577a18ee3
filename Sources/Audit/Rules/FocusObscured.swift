import Accessibility
import Geometry

/// What has the keyboard focus is not wholly behind something else.
///
/// A sheet that lies over its parent and lets it be operated, a panel or the keyboard on the screen may cover what Tab has
/// come to: people type into, and press, what they do not see (WCAG 2.2, 2.4.11). A part that shows is enough there.
public struct FocusObscured: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "focus-obscured",
    title: "What has the keyboard focus shows",
    why: "People with a keyboard see where they are by the focus; behind something else nobody sees it.",
    remedy: "Bring what gets the focus into sight, or move aside what covers it.",
    severity: .warning, method: .static, references: .criterion("2.4.11"))

  public var looksAround: Bool { true }
  public var looksAtFocus: Bool { true }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard node.traits.contains(.focused), node.isOperable, context.standing[index].isEmpty, !node.frame.isEmpty,
      !context.tree.visibleArea(of: index).isEmpty
    else { return .inapplicable }
    return context.tree.isToBeSeen(index) ? .pass : .fail(.focusObscured())
  }
}

extension Message {
  static func focusObscured() -> Self { Self("It has the keyboard focus, and something else covers all of it.") }
}
