import Geometry

/// What the reading order has to know of a node, in a third of the room of the node itself.
public struct OrderedNode: Orderable, Sendable {
  let role: Role
  let exposure: AccessibilityNode.Exposure
  let removesSubtree: Bool
  let traits: Traits
  let frame: Rect
  private let order: ShortOrder
  private let shortParent: Int32
  private let shortEnd: Int32

  /// What counts of a node.
  ///
  /// - Parameters:
  ///   - parent: The index of its parent, −1 for a root.
  ///   - end: One past the last index of its subtree.
  public init(_ node: AccessibilityNode, parent: Int, end: Int) {
    role = node.role
    exposure = node.exposure
    removesSubtree = node.removesSubtree
    traits = node.traits
    frame = node.frame
    order = ShortOrder(node.explicitOrder)
    shortParent = Int32(clamping: parent)
    shortEnd = Int32(clamping: end)
  }

  var explicitOrder: Int? { order.value }
  var parent: Int { Int(shortParent) }
  var end: Int { Int(shortEnd) }
}
