import Accessibility
import Geometry

/// What is read in an order of its author's is read as it is seen.
///
/// Looked at is an element that is read right after its neighbour in the same group and lies above it, in the same column.
/// Where the order of a document decides and nobody has said another one, a person looks whether it is meant; where the
/// place decides, there is nothing to look at.
public struct OrderVsVisual: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "order-vs-visual",
    title: "It is read in the order in which it is seen",
    why: "People who see little and listen as well lose their place where the voice goes up and down the screen.",
    remedy: "Put the elements into the order in which they are seen, unless their meaning asks for another one.",
    severity: .warning, method: .static, references: .criterion("1.3.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard Self.isRead(index, context), context.tree.says(.frame), context.tree.says(.exactFrame),
      let previous = context.surroundings(of: index).previous, Self.isRead(previous, context)
    else { return .inapplicable }
    let orders = (nodes[previous].explicitOrder, nodes[index].explicitOrder)
    // The place decides by itself elsewhere.
    guard context.manner == .document || orders.0 != nil && orders.1 != nil else { return .inapplicable }
    var (first, second) = (previous, index)
    if let one = orders.0, let other = orders.1, one > other { swap(&first, &second) }
    let (above, below) = (nodes[second].frame, nodes[first].frame)
    let isOneColumn = min(above.maxX, below.maxX) - max(above.minX, below.minX) > 0
    guard isOneColumn, above.maxY <= below.minY else { return .pass }
    let (name, other) = (nodes[second].name ?? nodes[second].id.path, nodes[first].name ?? nodes[first].id.path)
    let isOrdered = orders.0 != nil && orders.1 != nil
    return isOrdered
      ? .fail(.orderedAfterLower(name: name, other: other)) : .review(.readAfterLower(name: name, other: other))
  }

  private static func isRead(_ index: Int, _ context: AuditContext) -> Bool {
    context.tree.nodes[index].exposure == .element && context.standing[index].isEmpty
      && context.tree.nodes[index].frame.size.width > 0 && context.tree.nodes[index].frame.size.height > 0
  }
}

extension Message {
  static func orderedAfterLower(name: String, other: String) -> Self {
    Self("By its order “{name}” is read after “{other}”, and lies above it.", ["name": name, "other": other])
  }
  static func readAfterLower(name: String, other: String) -> Self {
    Self("“{name}” is read after “{other}” and lies above it: is that meant?", ["name": name, "other": other])
  }
}
