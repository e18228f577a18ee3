import Accessibility
import Geometry
import Scenes

/// A sheet on visionOS is not said to come from the bottom edge of its window, and its author's frame does not end there.
public struct VisionSheetEdge: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "vision-sheet-edge",
    title: "A sheet on visionOS does not come from below",
    why: "What comes from the lower edge of a window is at the edge of what people look at; in the middle "
      + "they see it at once.",
    remedy: "Leave \"presentationEdge\" out.",
    severity: .warning, method: .static, references: [.guideline("sheet-visionos-not-from-bottom")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard platform == .visionOS else { return .inapplicable }
    if view.frame != nil, let window = context.windowFrame(of: view),
      context.tree.nodes[index].frame.maxY >= window.maxY - (context.scene?.parameters.geomTol ?? 0)
    {
      return .fail(.fromBelow(name: view.title ?? view.id))
    }
    return sheet.presentationEdge == .bottom ? .fail(.fromBelow(name: view.title ?? view.id)) : .pass
  }
}

extension Message {
  static func fromBelow(name: String) -> Self {
    Self("“{name}” comes from the bottom edge of its window.", ["name": name])
  }
}
