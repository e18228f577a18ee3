import Geometry

/// What the reading order has to know of a node, in a third of the room of the node itself.
public struct OrderedNode: Orderable, Sendable {
  let role: Role
  let exposure: AccessibilityNode.Exposure
  let removesSubtree: Bool
  let traits: Traits
  let frame: Rect
  private let order: Int32
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
    order = node.explicitOrder.map { Int32(clamping: max($0, Int(Int32.min) + 1)) } ?? .min
    shortParent = Int32(clamping: parent)
    shortEnd = Int32(clamping: end)
  }

  var explicitOrder: Int? { order == .min ? nil : Int(order) }
  var parent: Int { Int(shortParent) }
  var end: Int { Int(shortEnd) }
}
