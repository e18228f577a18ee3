import Accessibility
import Geometry
import Harness

/// One thing that people do to an interface, in the words of a script.
struct Doing: Hashable {
  /// Statements, as `detent run --script` takes them.
  var text: String
  /// What a screen reader asks, where it is one that does it; nothing for hands on devices.
  var actions: [Action] = []

  /// Where it taps, where it is one touch that neither moves nor stays.
  var tap: Point?

  /// Something asked of a node.
  struct Action: Hashable {
    var action: AccessibilityAction
    var node: NodeID
  }

  init(_ text: String) { self.text = text }

  init(reader text: String, _ actions: [Action]) {
    self.text = text
    self.actions = actions
  }
}
