public import Accessibility

/// What only adorns is not read out.
///
/// A picture or line that nobody operates and whose whole name says that it adorns: “divider”, “background image”.
public struct DecorativeExposed: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "decorative-exposed",
    title: "What only adorns is decorative to a reader as well",
    why: "A screen reader stops at something that means nothing, and people who listen lose time at it.",
    remedy: "Mark it as decorative; or, if it means something, name what it means.",
    severity: .warning, method: .static, references: .criterion("1.1.1"))

  private static let names: Set<String> = [
    "background", "background image", "decorative background", "background picture", "decoration", "decorative",
    "decorative image", "divider",
    "divider line", "line", "ornament", "placeholder image", "separator", "separator line", "shadow", "spacer",
    "배경", "배경 이미지", "구분선", "장식",
  ]

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .image, .separator: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard !node.isOperable, !context.standing[index].contains(.hidden), context.surroundings(of: index).control == nil
    else { return .inapplicable }
    // A reader is said to stop at it for its own sake.
    if node.isElement == true, node.traits.contains(.decorative) || node.role == .separator && !Self.isUsed(node) {
      return .fail(.stopAtDecoration(role: node.role.words))
    }
    guard context.shape(of: index).contains(.isSpoken), !node.traits.contains(.decorative), let name = node.name
    else { return .inapplicable }
    return Self.names.contains(name.folded) ? .fail(.exposedDecoration(name: name)) : .pass
  }

  /// Whether a separator is one that people move.
  private static func isUsed(_ node: AccessibilityNode) -> Bool {
    node.traits.contains(.focusable) || !node.actions.isEmpty || node.value?.isBlank == false
  }
}

extension Message {
  static func stopAtDecoration(role: String) -> Self {
    Self("A reader stops at this {role}, which only adorns.", ["role": role])
  }
  static func exposedDecoration(name: String) -> Self {
    Self("A reader stops here and says “{name}”, which only adorns.", ["name": name])
  }
}
