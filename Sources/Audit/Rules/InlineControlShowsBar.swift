import Accessibility
import Scenes

/// A scroll bar that shows all the time because a control stands in line with it, although people have set bars to come
/// and go.
public struct InlineControlShowsBar: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "inline-control-shows-bar",
    title: "No control in line with a scroll bar keeps it on the screen",
    why: "A bar has to show all the time where a control shares its strip; people who have set bars to show only while "
      + "they scroll then see one nevertheless, and it takes room from the content.",
    remedy: "Put the control elsewhere, in a toolbar or a bottom bar for one.",
    severity: .info, method: .static,
    references: [
      .guideline("scroll-macos-inline-forces-visible"), .guideline("scroll-macos-no-inline-controls"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.tree.nodes[index].indicators.isEmpty else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard context.scene?.platform == .macOS else { return .inapplicable }
    let forced = node.indicators.first { $0.policy == .inlineControl }
    guard let forced else { return .pass }
    return .fail(.barForcedByControl(name: node.name ?? node.id.path, edge: forced.place.rawValue))
  }
}

extension Message {
  static func barForcedByControl(name: String, edge: String) -> Self {
    Self(
      "The scroll bar at the {edge} edge of “{name}” always shows, for a control is in line with it.",
      ["name": name, "edge": edge])
  }
}
