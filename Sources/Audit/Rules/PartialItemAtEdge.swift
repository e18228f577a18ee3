import Accessibility
import Scenes

/// An item is cut off at the edge of what scrolls freely, so that people see that it goes on there.
///
/// What goes page by page shows whole pages and is left out, and so is a view that people have scrolled already. Where
/// something else tells that there is more, such as a bar that always shows, that is enough.
public struct PartialItemAtEdge: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "partial-item-at-edge",
    title: "An item is cut off at the edge beyond which there is more",
    why: "A row that is cut off says more plainly than any sign that there are others, and in which direction.",
    remedy: "Give the view another size, or its rows another height, so that the last one that shows is cut off.",
    severity: .info, method: .static, references: [.guideline("scroll-partial-content-at-edge")],
    parameters: Peek.parameters)

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let content = ScrollingContent(index, in: context), !content.isPaged, content.node.role != .page,
      content.isAtStart
    else { return .inapplicable }
    if content.hasStandingCue { return .pass }
    switch content.edge {
    case .cut: return .pass
    case .whole: return .fail(.evenEdge(name: content.name))
    case .unknown: return .inapplicable
    }
  }
}

extension Message {
  static func evenEdge(name: String) -> Self {
    Self("The edge of “{name}” lies between two items, as if there were no more.", ["name": name])
  }
}
