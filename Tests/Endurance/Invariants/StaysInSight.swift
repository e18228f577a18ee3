import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// What has the focus, or is written in, is in sight until somebody scrolls it away (SM-11).
struct StaysInSight: Invariant {
  let name = "stays in sight"
  private let index: SceneIndex
  private var shown: NodeID?

  init(_ scene: Scene) { index = SceneIndex(scene) }

  mutating func note(_ moment: Moment) -> String? {
    switch moment.deed.input {
    case .key(_)?: break
    case nil where moment.deed.isAdvance: break
    default: shown = nil
    }
    for event in moment.events {
      switch event.kind {
      case .focused, .textChanged:
        if case .key(_)? = moment.deed.input { shown = event.node } else { shown = nil }
      case .scrolled, .paged, .willPresent, .willDismiss, .didDismiss, .selected, .acted: shown = nil
      default: break
      }
    }
    return nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    guard let shown, let place = tree.nodes.firstIndex(where: { $0.id == shown }) else { return nil }
    let node = tree.nodes[place]
    // What scrolls by the document, and what the system lets scroll where a screen is too small, which only the tree has.
    for id in index.around(shown).dropFirst() where index.elements[id]?.role == .scrollView {
      guard let view = tree.node(id), node.frame.intersection(view.frame).isEmpty, !node.frame.isEmpty else { continue }
      return "\(node.id) at \(node.frame) is out of sight of \(view.id)"
    }
    var parent = node.parent
    while parent >= 0 {
      let view = tree.nodes[parent]
      if index.elements[view.id] == nil, view.role == .scrollView, node.frame.intersection(view.frame).isEmpty,
        !node.frame.isEmpty
      {
        return "\(node.id) at \(node.frame) is out of sight of \(view.id)"
      }
      parent = view.parent
    }
    return nil
  }
}
