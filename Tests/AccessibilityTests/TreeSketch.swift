import Accessibility
import Geometry

/// A tree written down for a test: nodes with their children, frames as `x, y, width, height`.
indirect enum Sketch {
  case node(AccessibilityNode, [Sketch])

  static func button(
    _ name: String, _ x: Double, _ y: Double, _ children: [Sketch] = [], order: Int? = nil,
    traits: Traits = []
  ) -> Sketch {
    var node = AccessibilityNode(
      id: NodeID(name), role: .button, name: name, frame: Rect(x: x, y: y, width: 44, height: 44))
    node.explicitOrder = order
    node.traits = traits
    return .node(node, children)
  }

  static func text(_ name: String, _ x: Double, _ y: Double) -> Sketch {
    .node(
      AccessibilityNode(
        id: NodeID(name), role: .text, name: name, frame: Rect(x: x, y: y, width: 44, height: 20)), [])
  }

  static func box(
    _ id: String, role: Role = .group, frame: Rect = Rect(x: 0, y: 0, width: 300, height: 300),
    traits: Traits = [], order: Int? = nil, alpha: Double = 1, _ children: [Sketch]
  ) -> Sketch {
    var node = AccessibilityNode(id: NodeID(id), role: role, frame: frame)
    node.traits = traits
    node.explicitOrder = order
    node.alpha = alpha
    return .node(node, children)
  }

  func append(to tree: inout AccessibilityTree) {
    guard case .node(let node, let children) = self else { return }
    tree.begin(node)
    for child in children { child.append(to: &tree) }
    tree.close()
  }
}

extension AccessibilityTree {
  init(_ sketches: Sketch..., platform: String = "iOS", rightToLeft: Bool = false) {
    self.init(screen: Size(width: 393, height: 852))
    self.platform = platform
    isRightToLeft = rightToLeft
    for sketch in sketches { sketch.append(to: &self) }
  }

  /// What a reader reads, by id.
  var read: [String] { ReadingOrder(self).ids(in: self).map(\.path) }
}
