import Accessibility
import Stage
import TestSupport
import Testing

extension StageDriver {
  /// Taps what has a label, and waits.
  mutating func tap(labelled label: String) {
    guard let node = stage.tree.nodes.first(where: { $0.name == label }) else {
      Issue.record("nothing on the screen is \"\(label)\"")
      return
    }
    tap(node.id.path)
    settle()
  }
}
