import Accessibility
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
    case .swipe, .drag, .pointerDrag, .pinch, .wheel, .crown, .press, .text, .turnScreen, .resizeScreen: nil
    }
  }
}
