import Accessibility
import Scenes

/// On iOS and iPadOS no two scroll views of a window or presentation, neither in the other, scroll along the same axis.
///
/// Reported at the second one. A text that is edited scrolls within itself and is left out.
public struct ScrollersSideBySide: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "scrollers-side-by-side",
    title: "Two scroll views of a screen scroll in different directions",
    why: "Large swipes end in the neighbour; where both scroll alike, people move the wrong one.",
    remedy: "Join them to one, or let them scroll in different directions.",
    severity: .warning, method: .static,
    references: [.guideline("scroll-ios-one-per-screen"), .guideline("scroll-ios-two-in-different-directions")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.scene != nil, context.tree.platform == "iOS" || context.tree.platform == "iPadOS",
      context.tree.nodes[index].actions.contains(.scroll), !context.tree.nodes[index].role.isTextEntry,
      !context.standing[index].contains(.hidden), let surface = context.surroundings(of: index).surface
    else { return .inapplicable }
    let axes = Set(context.tree.nodes[index].indicators.map(\.axis))
    guard !axes.isEmpty else { return .inapplicable }
    var other = surface + 1
    while other < index {
      let node = context.tree.nodes[other]
      if node.actions.contains(.scroll), !node.role.isTextEntry, !context.standing[other].contains(.hidden),
        index >= node.end, let axis = node.indicators.map(\.axis).first(where: axes.contains)
      {
        return .fail(.besideScroller(other: node.name ?? node.id.path, axis: axis.rawValue))
      }
      other += 1
    }
    return .pass
  }
}

extension Message {
  static func besideScroller(other: String, axis: String) -> Self {
    Self("It is {axis}, and so is “{other}” beside it.", ["axis": axis, "other": other])
  }
}
