public import Accessibility

/// One tab of a bar, one radio button of a group is selected.
///
/// Reported at the second one that is. That none is selected may be so with radio buttons, and with tabs is how some
/// sources tell nothing; in a tree that says all of its nodes it is reported at the first tab of a bar.
public struct OneSelected: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "one-selected",
    title: "One tab or radio button of a group is selected",
    why: "A screen reader says “selected” of two, and people do not know where they are.",
    remedy: "Take the trait from the one that is no longer chosen.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .tab, .radioButton: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    if Self.beginsBarWithoutSelection(index, context) { return .fail(.noneSelected()) }
    guard Self.isSelected(nodes[index]), !context.standing[index].contains(.hidden) else { return .inapplicable }
    var other = context.surroundings(of: index).previous
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
      other = context.surroundings(of: sibling).previous
    }
    return .pass
  }

  private static func isSelected(_ node: AccessibilityNode) -> Bool {
    node.traits.contains(.selected) || node.role == .radioButton && (node.value == "1" || node.value == "on")
  }
}

extension OneSelected {
  /// Whether a node is the first of several tabs of a bar none of which is selected.
  private static func beginsBarWithoutSelection(_ index: Int, _ context: AuditContext) -> Bool {
    let nodes = context.tree.nodes
    let bar = nodes[index].parent
    guard nodes[index].role == .tab, bar >= 0, nodes[bar].role == .tabBar, index == bar + 1, context.document == nil,
      context.tree.provenance == nil, context.standing[index].isEmpty
    else { return false }
    let tabs = context.tree.children(of: bar).filter { nodes[$0].role == .tab && context.standing[$0].isEmpty }
    return tabs.count > 1 && !tabs.contains { isSelected(nodes[$0]) || nodes[$0].value?.isBlank == false }
  }
}

extension Message {
  static func noneSelected() -> Self { Self("None of the tabs of this bar is selected.") }
  static func twoSelected(role: String, other: String) -> Self {
    Self("This {role} is selected, and so is “{other}”.", ["role": role, "other": other])
  }
}
