import Geometry
import TestSupport
import Testing

@testable import Accessibility

/// The reading order of what is no more than a place, beside that of the whole tree.
@Suite("Reading order of nodes of which little is known")
struct OrderedNodeTests {
  @Test("it is that of the tree, whatever is in it", arguments: UInt64(0)..<300)
  func asOfTree(seed: UInt64) {
    var hands = SplitMix64(seed: seed)
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.platform = ["iOS", "iPadOS", "watchOS"].randomElement(using: &hands)
    tree.isRightToLeft = Bool.random(using: &hands)
    add(4, to: &tree, &hands)
    let nodes = tree.nodes.map { OrderedNode($0, parent: $0.parent, end: $0.end) }
    var empty = AccessibilityTree(screen: tree.screen)
    (empty.platform, empty.isRightToLeft) = (tree.platform, tree.isRightToLeft)
    let order = ReadingOrder(tree)
    #expect(ReadingOrder(of: nodes, as: empty) == order)
  }

  @Test("the greatest places in the order stay as they are", arguments: [1, 2, Int(Int32.max), Int.max])
  func places(order: Int) {
    var node = AccessibilityNode(id: "a", role: .button, frame: .zero)
    node.explicitOrder = order
    #expect(OrderedNode(node, parent: -1, end: 1).explicitOrder == min(order, Int(Int32.max)))
    node.explicitOrder = nil
    #expect(OrderedNode(node, parent: -1, end: 1).explicitOrder == nil)
  }

  private func add(_ depth: Int, to tree: inout AccessibilityTree, _ hands: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...4, using: &hands) {
      var node = AccessibilityNode(
        id: NodeID("n\(tree.nodes.count)"),
        role: [.button, .text, .group, .view, .list, .cell, .image].randomElement(using: &hands) ?? .group,
        name: Bool.random(using: &hands) ? "x" : nil,
        frame: Rect(
          x: Double.random(in: 0...300, using: &hands), y: (Double.random(in: 0...90, using: &hands) * 8).rounded(),
          width: Double.random(in: 0...100, using: &hands), height: 20))
      for trait in [Traits.hidden, .clips, .decorative, .blocked, .modal, .landmark]
      where Int.random(in: 0..<12, using: &hands) == 0 { node.traits.insert(trait) }
      if Int.random(in: 0..<5, using: &hands) == 0 { node.explicitOrder = Int.random(in: -1...4, using: &hands) }
      tree.begin(node)
      if depth > 0 { add(depth - 1, to: &tree, &hands) }
      tree.close()
    }
  }
}
