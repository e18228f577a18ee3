import Accessibility
import Geometry
import Harness

extension Step {
  /// The node that is tapped.
  var tapped: NodeID? { if case .tap(_, let node) = self { node } else { nil } }

  /// The node that a reader activates.
  var activated: NodeID? { if case .reader(.activate, let node) = self { node } else { nil } }

  /// The node that it is meant for, if it is meant for one.
  var node: NodeID? {
    switch self {
    case .tap(_, let node), .hold(_, let node, _), .secondaryClick(_, let node), .reader(_, let node): node
    case .swipe, .drag, .heldDrag, .pointerDrag, .pinch, .wheel, .crown, .press, .text, .turnScreen, .resizeScreen: nil
    }
  }
}

extension ReproducibleTarget {
  /// Whether fingers or a wheel scroll a node now, as far as the target tells, or it lies wholly off the screen, as a page
  /// that does not show: they scroll it where it shows.
  func isScrolledByFingers(_ node: NodeID, in tree: AccessibilityTree) -> Bool {
    if let index = tree.index(of: node), tree.platform != "tvOS" {
      let screen = Rect(origin: .zero, size: tree.screen)
      if tree.nodes[index].frame.intersection(screen).isEmpty { return true }
    }
    guard let accepted = acceptedSteps(in: tree) else { return false }
    return accepted.takers.contains { step, taker in
      switch step {
      case .swipe, .drag, .wheel: taker == node
      default: false
      }
    }
  }
}
