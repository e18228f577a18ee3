import Accessibility
import Geometry

/// The tree does not contradict itself about a node.
///
/// Frames are rectangles of finite size, and one node at most has the keyboard focus in a window. Counted as kept are
/// the nodes that people operate.
public struct TreeInconsistent: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "tree-inconsistent",
    title: "The tree says of a node what can be true",
    why: "Assistive technology goes by the tree: it looks for the focus and for places, and finds none or two.",
    remedy: "Repair what builds the tree.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let frame = context.tree.nodes[index].frame
    let (width, height) = (frame.size.width, frame.size.height)
    guard (frame.minX + frame.minY + width + height).isFinite, width >= 0, height >= 0 else {
      return .fail(.impossibleFrame())
    }
    if context.tree.nodes[index].traits.contains(.focused),
      let first = context.firstFocus[context.surroundings[index].surface ?? -1], first < index,
      !Self.isAncestor(first, of: index, context)
    {
      return .fail(.secondFocus(other: context.tree.nodes[first].id.path))
    }
    return context.tree.nodes[index].isOperable && !context.standing[index].contains(.hidden) ? .pass : .inapplicable
  }

  /// A container that has the focus by one of its parts says so as well.
  private static func isAncestor(_ node: Int, of other: Int, _ context: AuditContext) -> Bool {
    node < other && other < context.tree.nodes[node].end
  }
}

extension Message {
  static func impossibleFrame() -> Self { Self("Its frame is not a rectangle of finite size.") }
  static func secondFocus(other: String) -> Self {
    Self("It has the keyboard focus, and so has “{other}”.", ["other": other])
  }
}
