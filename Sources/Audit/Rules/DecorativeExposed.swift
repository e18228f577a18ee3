import Accessibility

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
    "background", "background image", "background picture", "decoration", "decorative", "decorative image", "divider",
    "divider line", "line", "ornament", "placeholder image", "separator", "separator line", "shadow", "spacer",
    "배경", "배경 이미지", "구분선", "장식",
  ]

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    switch context.tree.nodes[index].role {
    case .image, .separator: break
    default: return .inapplicable
    }
    guard context.shapes[index].contains(.isSpoken), !context.tree.nodes[index].isOperable,
      !context.tree.nodes[index].traits.contains(.decorative), !context.standing[index].contains(.hidden),
      context.surroundings[index].control == nil, let name = context.tree.nodes[index].name
    else { return .inapplicable }
    return Self.names.contains(name.folded) ? .fail(.exposedDecoration(name: name)) : .pass
  }
}

extension Message {
  static func exposedDecoration(name: String) -> Self {
    Self("A reader stops here and says “{name}”, which only adorns.", ["name": name])
  }
}
