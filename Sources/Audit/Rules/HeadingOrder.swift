public import Accessibility

/// Headings go down by one level at a time.
///
/// Compared is a heading with the one before it in the same window or presentation, where both have a level; the first
/// may have any, and going up may skip levels.
public struct HeadingOrder: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "heading-order",
    title: "Headings skip no level",
    why: "People who go from heading to heading take a level that is skipped for a part that they have missed.",
    remedy: "Give it the level below that of the heading before it.",
    severity: .warning, method: .static, references: .criterion("1.3.1"))

  public func concerns(_ role: Role) -> Bool { role == .heading }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let level = context.tree.nodes[index].headingLevel, Self.isHeard(index, context) else { return .inapplicable }
    let surface = Self.surface(of: index, context)
    var other = index - 1
    while other > (surface ?? -1) {
      let node = context.tree.nodes[other]
      if node.role == .heading, let above = node.headingLevel, Self.isHeard(other, context),
        Self.surface(of: other, context) == surface
      {
        return level <= above + 1
          ? .pass : .fail(.skippedLevel(level: level, above: above, name: node.name ?? node.id.path))
      }
      other -= 1
    }
    return .pass
  }

  private static func isHeard(_ index: Int, _ context: AuditContext) -> Bool {
    context.standing[index].isEmpty && !context.tree.nodes[index].traits.contains(.decorative)
  }

  /// The window or presentation that a node is in, if there is one.
  private static func surface(of index: Int, _ context: AuditContext) -> Int? {
    context.tree.ancestors(of: index).first { context.tree.nodes[$0].role.holdsHeadings }
  }
}

extension Role {
  /// Whether headings in it begin anew.
  fileprivate var holdsHeadings: Bool {
    switch self {
    case .application, .window, .sheet, .fullScreen, .actionSheet, .alert, .dialog, .popover, .panel: true
    default: false
    }
  }
}

extension Message {
  static func skippedLevel(level: Int, above: Int, name: String) -> Self {
    Self(
      "It has level {level}, and “{name}” before it level {above}.",
      ["level": "\(level)", "above": "\(above)", "name": name])
  }
}
