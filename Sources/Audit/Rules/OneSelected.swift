import Accessibility

/// One tab of a bar, one radio button of a group is selected.
///
/// Reported at the second one that is. That none is selected may be so with radio buttons, and with tabs is how some
/// sources tell nothing.
public struct OneSelected: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "one-selected",
    title: "One tab or radio button of a group is selected",
    why: "A screen reader says “selected” of two, and people do not know where they are.",
    remedy: "Take the trait from the one that is no longer chosen.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    switch nodes[index].role {
    case .tab, .radioButton: break
    default: return .inapplicable
    }
    guard Self.isSelected(nodes[index]), !context.standing[index].contains(.hidden) else { return .inapplicable }
    var other = context.surroundings[index].previous
    // Up to the nearest one that is selected: every sibling is looked at once for one of them.
    while let sibling = other {
      if nodes[sibling].role != nodes[index].role, nodes[sibling].role.isControl || nodes[sibling].role == .heading {
        break
      }
      if nodes[sibling].role == nodes[index].role, Self.isSelected(nodes[sibling]),
        !context.standing[sibling].contains(.hidden)
      {
        return .fail(.twoSelected(role: nodes[index].role.words, other: nodes[sibling].name ?? nodes[sibling].id.path))
      }
      other = context.surroundings[sibling].previous
    }
    return .pass
  }

  private static func isSelected(_ node: AccessibilityNode) -> Bool {
    node.traits.contains(.selected) || node.role == .radioButton && (node.value == "1" || node.value == "on")
  }
}

extension Message {
  static func twoSelected(role: String, other: String) -> Self {
    Self("This {role} is selected, and so is “{other}”.", ["role": role, "other": other])
  }
}
