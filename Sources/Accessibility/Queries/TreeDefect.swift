import Geometry

/// Something about a tree that makes it unfit as evidence: nodes that cannot be told apart or placed.
public struct TreeDefect: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var kind: Kind
  /// Index of the node in the tree.
  public var index: Int
  /// Its id.
  public var node: NodeID

  /// What can be wrong with a node.
  public enum Kind: Hashable, Sendable {
    /// An earlier node has the same id.
    case duplicateID
    /// The id is empty.
    case emptyID
    /// A coordinate is infinite or not a number, or a width or height is negative.
    case impossibleFrame
    /// An earlier node has the keyboard focus too.
    case secondFocus
  }

  /// What is wrong, for people.
  public var description: String {
    switch kind {
    case .duplicateID: "\(node): another node has the same id"
    case .emptyID: "node \(index) has an empty id"
    case .impossibleFrame: "\(node): the frame is not a rectangle of finite size"
    case .secondFocus: "\(node): another node has the keyboard focus as well"
    }
  }
}

extension AccessibilityTree {
  /// What makes the tree unfit as evidence, in document order; empty for a sound tree.
  public var defects: [TreeDefect] {
    var result: [TreeDefect] = []
    var seen: Set<NodeID> = []
    var hasFocus = false
    for (index, node) in nodes.enumerated() {
      func report(_ kind: TreeDefect.Kind) {
        result.append(TreeDefect(kind: kind, index: index, node: node.id))
      }
      if node.id.path.isEmpty {
        report(.emptyID)
      } else if !seen.insert(node.id).inserted {
        report(.duplicateID)
      }
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 {
        report(.impossibleFrame)
      }
      if node.traits.contains(.focused) {
        if hasFocus { report(.secondFocus) }
        hasFocus = true
      }
    }
    return result
  }
}
